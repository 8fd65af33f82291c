package import ClipsiteDiagnostics
import ClipsiteHTTPClient
import ClipsitePlatform

/// V20: the sitemap is that of the build, or at least one that search engines can read.
enum V20Sitemap {
  static func check(_ observation: DomainObservation, _ rules: VerificationRules) -> [Diagnostic] {
    guard let built = observation.built else {
      guard let answer = observation.answer(to: .sitemap("sitemap.xml")), answer.status == 200 else {
        return []
      }
      return future(answer, at: observation.url(of: "sitemap.xml"), rules)
    }
    return built.sitemaps.flatMap { path, bytes -> [Diagnostic] in
      let url = observation.url(of: path)
      guard let answer = observation.answer(to: .sitemap(path)) else { return [] }
      if answer.status != 200 {
        return [finding(url, "\(url) \(answer.statusInWords), but Output has the file", fix: "publish it")]
      }
      guard answer.body == bytes else {
        let (live, local) = (locations(in: answer.body), locations(in: bytes))
        let counts = live == local ? "" : ": it lists \(live) URLs, and Output \(local)"
        return [finding(url, "\(url) is not the file in Output\(counts)", fix: "publish again")]
      }
      return future(answer, at: url, rules)
    }
  }

  private static func locations(in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).ranges(of: "<loc>").count
  }

  /// Search engines distrust every date of a sitemap with dates that are ahead.
  private static func future(_ answer: HTTPAnswer, at url: String, _ rules: VerificationRules) -> [Diagnostic]
  {
    let text = String(decoding: answer.body, as: UTF8.self)
    // A day of the world's earliest time zone has begun 14 hours before.
    let latest = String(UTCTime(rules.now + 14 * 3600).timestamp.prefix(10))
    let dates = text.split(separator: "<lastmod>").dropFirst().map { String($0.prefix(10)) }
    guard let ahead = dates.first(where: { $0.utf8.count == 10 && $0 > latest }) else { return [] }
    return [
      finding(
        url, "\(url) has a `lastmod` in the future: \(ahead)",
        fix: "write the day on which the page last changed")
    ]
  }

  private static func finding(_ url: String, _ message: String, fix: String) -> Diagnostic {
    Diagnostic(.v20Sitemap, at: SourceRange(url), message, fix: fix)
  }
}

extension DiagnosticCode {
  package static let v20Sitemap = DiagnosticCode(
    "V20Sitemap", .warning,
    summary: "A live sitemap is old or wrong.",
    explanation: """
      The live sitemaps must be those in Output, because an older one hides new pages from search engines.
      `lastmod` must not be in the future (sitemaps.org).
      """,
    fix: "Publish the site again.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/sitemap.xml

        HTTP/2 200
        Content-Type: application/xml

        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.com/market</loc><lastmod>2062-06-01</lastmod></url>
        </urlset>
        """,
      right: """
        GET https://example.com/sitemap.xml

        HTTP/2 200
        Content-Type: application/xml

        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.com/market</loc><lastmod>2026-06-01</lastmod></url>
        </urlset>
        """))
}
