import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteModel

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
  ///   - asset: The author's own file. Its lines take the place of ours.
  static func append(
    of domain: DomainID, asset: AssetID?, _ source: RenderingSource, to output: inout [UInt8],
    _ diagnostics: inout [Diagnostic]
  ) {
    output += asset.flatMap { read($0, source, &diagnostics) } ?? rules
    // A domain without pages has no sitemap.
    guard !source.site.sitemapPages(of: domain).isEmpty else { return }
    let line = Array("Sitemap: https://\(source.site[domain].name)/sitemap.xml".utf8)
    let lines = output.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    guard !lines.contains(where: { $0.elementsEqual(line) }) else { return }
    if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
    output += line + [UInt8(ascii: "\n")]
  }

  private static func read(
    _ asset: AssetID, _ source: RenderingSource, _ diagnostics: inout [Diagnostic]
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
