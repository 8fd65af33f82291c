import AppClips

/// The `robots.txt` of a domain: everything may be read, and here is the sitemap (RFC 9309).
enum RobotsFile {
  static func bytes(for host: Host) -> [UInt8] {
    Array("User-agent: *\nAllow: /\n\nSitemap: https://\(host.domain)/sitemap.xml\n".utf8)
  }
}
