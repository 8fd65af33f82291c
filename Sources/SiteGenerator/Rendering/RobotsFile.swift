import AppClips

/// The `robots.txt` of a domain: everything may be read, and here is the sitemap (RFC 9309).
enum RobotsFile {
  /// - Parameter hasSitemap: Whether the domain has a sitemap; one without pages has none.
  static func bytes(for host: Host, hasSitemap: Bool) -> [UInt8] {
    let rules = "User-agent: *\nAllow: /\n"
    return Array((hasSitemap ? rules + "\nSitemap: https://\(host.domain)/sitemap.xml\n" : rules).utf8)
  }
}
