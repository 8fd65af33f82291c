import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// The `robots.txt` of a domain: everything may be read, or what the author's own file says, and here is the
/// sitemap (RFC 9309).
enum RobotsFile {
  /// The name, in the root of the domain.
  static let name: RelativePath = "robots.txt"
  /// The size that search engines read (RFC 9309, section 2.5).
  private static let sizeLimit = 500 << 10
  private static let rules = Array("User-agent: *\nAllow: /\n".utf8)

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - asset: The author's own file, by position in `Site.assets`. Its lines take the place of ours.
  static func append(
    of domain: DomainID, asset: AssetID?, _ source: RenderingSource, to output: inout [UInt8],
    _ diagnostics: inout [Diagnostic]
  ) {
    output += asset.flatMap { read($0, of: source, &diagnostics) } ?? rules
    // A domain without pages has no sitemap.
    guard !source.site.sitemapEntries(of: domain).isEmpty else { return }
    let line = Array("Sitemap: https://\(source.site[domain].name)/sitemap.xml".utf8)
    let lines = output.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    guard !lines.contains(where: { $0.elementsEqual(line) }) else { return }
    if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
    output += line + [UInt8(ascii: "\n")]
  }

  private static func read(
    _ asset: AssetID, of source: RenderingSource, _ diagnostics: inout [Diagnostic]
  ) -> [UInt8]? {
    let path = source.site[asset].source
    let shown = source.content.displayPath(of: path)
    do throws(SystemError) {
      let bytes = try FileStore.read(source.content.systemPath(of: path), limit: sizeLimit)
      let file = SourceFile(path: shown, bytes: bytes)
      guard TextCheck.check(text: file, diagnostics: &diagnostics) else { return nil }
      return Array(bytes[file.byteOrderMarkLength...])
    } catch {
      diagnostics.append(.unreadableFile(shown, error, limit: sizeLimit))
      return nil
    }
  }
}

/// The `sitemap.xml` of a domain: the URLs that search engines should know. Past 50,000 it becomes an index
/// of parts (sitemaps.org protocol, “Using Sitemap index files”).
package enum Sitemap {
  /// The number of URLs that one file may hold.
  static let urlLimit = 50_000

  /// The files of a domain's sitemap; none for a domain without pages, because a sitemap must have an entry.
  package static func files(of domain: DomainID, in site: Site) -> [(path: RelativePath, recipe: Recipe)] {
    let parts = (site.sitemapEntries(of: domain).count + urlLimit - 1) / urlLimit
    guard parts > 1 else { return parts == 0 ? [] : [("sitemap.xml", .sitemap(domain: domain, part: 1))] }
    return [("sitemap.xml", .sitemapIndex(domain: domain))]
      + (1...parts).map { (RelativePath("sitemap-\($0).xml"), .sitemap(domain: domain, part: $0)) }
  }

  /// Writes one part.
  package static func append(part: Int, of domain: DomainID, in site: Site, to output: inout [UInt8]) {
    let entries = site.sitemapEntries(of: domain)
    let start = (part - 1) * urlLimit
    append(head: "urlset", hasLanguages: site.hasVariants(on: domain), to: &output)
    for (id, number) in entries[start..<min(start + urlLimit, entries.count)] {
      let url = site.url(of: site.path(of: site[id], part: number), on: domain)
      append("url", url: url, alternates: site.alternates(of: site[id], part: number), to: &output)
    }
    output.append(contentsOf: "</urlset>\n".utf8)
  }

  /// Writes the list of parts.
  static func appendIndex(of domain: DomainID, in site: Site, to output: inout [UInt8]) {
    let parts = (site.sitemapEntries(of: domain).count + urlLimit - 1) / urlLimit
    append(head: "sitemapindex", to: &output)
    for part in 1...parts {
      append("sitemap", url: "https://\(site[domain].name)/sitemap-\(part).xml", to: &output)
    }
    output.append(contentsOf: "</sitemapindex>\n".utf8)
  }

  private static func append(
    head element: String, hasLanguages: Bool = false, to output: inout [UInt8]
  ) {
    output.append(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    output.append(contentsOf: "<\(element) xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"".utf8)
    if hasLanguages { output.append(contentsOf: " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"".utf8) }
    output.append(contentsOf: ">\n".utf8)
  }

  /// The URLs of pages need no escaping: they are made of domains and slugs. Nor do language tags.
  private static func append(
    _ element: String, url: String, alternates: [(language: String, url: String)] = [],
    to output: inout [UInt8]
  ) {
    output.append(contentsOf: "  <\(element)><loc>".utf8)
    output.append(contentsOf: url.utf8)
    output.append(contentsOf: "</loc>".utf8)
    for (language, url) in alternates {
      output.append(
        contentsOf: "\n    <xhtml:link rel=\"alternate\" hreflang=\"\(language)\" href=\"\(url)\"/>".utf8)
    }
    if !alternates.isEmpty { output.append(contentsOf: "\n  ".utf8) }
    output.append(contentsOf: "</\(element)>\n".utf8)
  }
}
