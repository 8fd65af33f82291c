import ClipsiteNetwork
import ClipsiteSystem
package import ClipsiteText

extension LiveCheck {
  /// The sitemap is that of the build, or at least one that search engines can read.
  static let sitemap = LiveCheck(
    .v20Sitemap, asks: { $0.sitemapPaths.map { .sitemap($0) } }
  ) { observation, rules in
    guard let built = observation.built else {
      guard let answer = observation.answer(to: .sitemap("sitemap.xml")), answer.status == 200 else {
        return []
      }
      let url = observation.url(of: "sitemap.xml")
      let isSecure = answer.body.firstRange(of: Array("<loc>http://".utf8)) == nil
      if isSecure { return future(answer, at: url, rules) }
      return .one(url, "\(url) lists URLs with http", fix: "list them with https", .warning)
    }
    return built.sitemaps.flatMap { path, bytes -> [Finding] in
      let url = observation.url(of: path)
      guard let answer = observation.answer(to: .sitemap(path)) else { return [] }
      if answer.status != 200 || answer.challenge != nil { return [.missing(answer, url, fix: "publish it")] }
      guard answer.body == bytes else {
        let (live, local) = (locations(in: answer.body), locations(in: bytes))
        let counts = live == local ? "" : ": it lists \(live) URLs, and Output \(local)"
        return .one(url, "\(url) is not the file in Output\(counts)", fix: "publish again")
      }
      return future(answer, at: url, rules)
    }
  }

  private static func locations(in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).ranges(of: "<loc>").count
  }

  /// Search engines distrust every date of a sitemap with dates that are ahead.
  private static func future(_ answer: HTTPAnswer, at url: String, _ rules: VerificationRules) -> [Finding] {
    let text = String(decoding: answer.body, as: UTF8.self)
    // A day of the world's earliest time zone has begun 14 hours before.
    let latest = String(UTCTime(rules.now + 14 * 3600).timestamp.prefix(10))
    let dates = text.split(separator: "<lastmod>").dropFirst().map { String($0.prefix(10)) }
    guard let ahead = dates.first(where: { $0.utf8.count == 10 && $0 > latest }) else { return [] }
    return .one(
      url, "\(url) has a `lastmod` in the future: \(ahead)",
      fix: "write the day on which the page last changed")
  }
}

extension LiveExample {
  fileprivate static func sitemap(_ day: String) -> String {
    let entry = "<url><loc>\(page)</loc><lastmod>\(day)</lastmod></url>"
    return answer(
      "application/xml",
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\(entry)\n</urlset>")
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
    example: .answer(
      to: "https://example.com/sitemap.xml", wrong: LiveExample.sitemap("2062-06-01"),
      right: LiveExample.sitemap("2026-06-01")))
}
