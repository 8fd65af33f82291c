import ClipsiteAppClips
import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// Pages answer at their URLs, with the tags that the build gave them.
  static let livePages = LiveCheck(.v13LivePages) { page in
    let expected = page.expected
    switch page.outcome {
    case .failure(let failure):
      return .one(
        page.url, "\(page.url) cannot be read: \(failure.reason)",
        fix: failure.kind == .encoding
          ? "let the host compress the page itself, or send it without Content-Encoding"
          : "look at whether the server is up and reachable from elsewhere")
    case .success(let answer):
      let problem = delivery(of: expected, answer)
      return (problem.map { [$0] } ?? page.document.map { content(of: expected, $0) } ?? [])
        + retries(of: expected, answer)
    }
  }

  /// Returns the problem that hides the content of a page, or `nil`.
  private static func delivery(of page: ExpectedPage, _ answer: HTTPAnswer) -> Finding? {
    if answer.challenge != nil {
      return Finding(
        page.url, "\(page.url) \(answer.statusInWords), not with the page",
        fix: "exempt the page from protection against bots")
    }
    if answer.isRedirect { return redirect(of: page, answer) }
    guard answer.status == 200 else {
      return Finding(
        page.url, "\(page.url) \(answer.statusInWords), but it must answer 200",
        fix: remedy(for: answer.status))
    }
    guard answer.mediaType == "text/html" else {
      return Finding(
        page.url, "\(page.url) has \(answer.typeInWords), but it must be `text/html`",
        fix: "set the header Content-Type of pages to text/html; charset=utf-8")
    }
    return nil
  }

  private static func remedy(for status: Int) -> String {
    switch status {
    case 401, 403: "let everybody read the page, without a password or a challenge"
    case 404, 410: "publish it"
    case 429: Finding.patience
    case 511: "sign in to this network, then run this again"
    default: "look at the server's log"
    }
  }

  /// A page that came at a later try is there, but somebody should know.
  private static func retries(of page: ExpectedPage, _ answer: HTTPAnswer) -> [Finding] {
    let tries = answer.delivery.earlierTries
    guard !tries.isEmpty, answer.status < 400 else { return [] }
    return .one(
      page.url,
      "\(page.url) answers only at try \(tries.count + 1). Before, it "
        + tries.joined(separator: ", then "),
      fix: "look at the server's limits and log", .note)
  }

  // MARK: Redirects

  /// Nobody needs more redirects, and some readers follow no more.
  private static let mostRedirects = 5

  /// Returns the reason why the redirects to and from a page open no page, or `nil` if they may.
  static func deadEnd(of page: ExpectedPage, _ answer: HTTPAnswer) -> Finding? {
    guard page.comparison == .agreement, let location = answer["location"] else { return nil }
    let target = PageLocation(location, from: page.url)
    let chain = (page.way + [target.url]).map { "`\($0)`" }.joined(separator: " → ")
    func finding(_ problem: String, fix: String) -> Finding {
      Finding(page.way[0], "\(page.way[0]) opens no page, because \(problem): \(chain)", fix: fix)
    }
    if page.earlier.contains(target.url) {
      return finding("its redirects lead back without end", fix: "remove the redirect that leads back")
    }
    if page.earlier.count >= mostRedirects {
      return finding("it redirects more than \(mostRedirects) times", fix: "redirect to the last URL at once")
    }
    guard (try? WebURL(target.url)) != nil else {
      return finding("it redirects to what is not a web page", fix: "redirect to a page, or serve one here")
    }
    if ["apps.apple.com", "itunes.apple.com"].contains(target.host) {
      return finding(
        "it redirects to the App Store",
        fix: "serve a page with the App Clip's tag, and link to the App Store")
    }
    return nil
  }

  private static func redirect(of page: ExpectedPage, _ answer: HTTPAnswer) -> Finding? {
    if let end = deadEnd(of: page, answer) { return end }
    if let target = page.redirectTarget {
      if leads(answer, from: page, to: target) {
        return [301, 308].contains(answer.status)
          ? nil
          : Finding(
            page.url, "\(page.url) \(answer.statusInWords), but a short URL should redirect permanently",
            fix: "publish the host's configuration, which redirects with 301", .warning)
      }
    } else if page.comparison == .agreement, page.known == nil, let location = answer["location"],
      !isSpelling(location, of: page.url)
    {
      // Nobody outside can tell a short URL from a page that moved.
      return Finding(
        page.url,
        "\(page.url) \(answer.statusInWords), so the App Clip gets the first URL, and the tag is on the second",
        fix: "make sure that the AASA files of both domains name the App Clip, and verify both URLs", .warning
      )
    }
    return Finding(
      page.url, "\(page.url) \(answer.statusInWords), but \(expectation(of: page))",
      fix: remedy(forRedirectOf: page, to: answer["location"] ?? ""))
  }

  private static func remedy(forRedirectOf page: ExpectedPage, to location: String) -> String {
    if page.redirectTarget != nil { return "publish the host's configuration, which has the redirect" }
    if PageLocation(location, from: page.url).url == page.url {
      return "remove the redirect, which leads to the same URL without end"
    }
    return isSpelling(location, of: page.url)
      ? "serve the page at this URL, because many hosts add a slash to folders of pages"
      : "remove the redirect, or list this URL as one of the other page's `aliases`"
  }

  /// `true` if a redirect leads to the same page in another spelling: a slash more or less, or `www.`.
  private static func isSpelling(_ location: String, of url: String) -> Bool {
    func plain(_ url: String) -> String {
      var text = url.lowercased()
      for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) {
        text.removeFirst(prefix.count)
      }
      text = String(text.prefix { $0 != "?" && $0 != "#" })
      for ending in ["/", "/index.html", ".html"] where text.hasSuffix(ending) {
        text.removeLast(ending.count)
      }
      return text
    }
    return plain(PageLocation(location, from: url).url) == plain(url)
  }

  private static func expectation(of page: ExpectedPage) -> String {
    page.redirectTarget.map { "it leads to `\($0)`" } ?? "it must answer 200"
  }

  private static func leads(_ answer: HTTPAnswer, from page: ExpectedPage, to target: String) -> Bool {
    answer["location"].map { PageLocation($0, from: page.url).url } == target
  }

  /// The query that a short URL is asked with.
  static let query = "clipsite=1"

  /// Returns the mistakes of a short URL with a query, which must reach the page.
  static func findings(queryOf page: ExpectedPage, _ outcome: DomainObservation.Outcome) -> [Finding] {
    guard case .success(let answer) = outcome, answer.isRedirect, let location = answer["location"],
      !location.contains(query)
    else { return [] }
    return .one(
      page.url, "\(page.url) loses its query when it redirects to `\(location)`",
      fix: "let the redirect keep the query, which App Clips read", .warning)
  }

  // MARK: Content

  private static func content(of page: ExpectedPage, _ document: LivePage.Document) -> [Finding] {
    let (url, answer) = (page.url, document.answer)
    guard page.comparison == .build else { return [] }
    guard let bytes = page.bytes else {
      return .one(
        url, "\(url) answers 200, but \(expectation(of: page))",
        fix: "publish the host's configuration, which has the redirect")
    }
    guard answer.body != bytes else { return [] }
    if answer.body.count < bytes.count, bytes.starts(with: answer.body) {
      return .one(
        url, "\(url) is cut off: it has \(answer.body.count) bytes, and the page in Output \(bytes.count)",
        fix: "publish again, then look at what compresses or shortens pages")
    }
    let (live, local) = (document.tags, PageTags(bytes))
    let findings = compared.filter { $0.values(live) != $0.values(local) }.map { tag in
      Finding(
        url,
        "\(url) has \(shown(tag.values(live))) as its \(tag.name), but Output has "
          + shown(tag.values(local)),
        fix: "publish again, then look at what rewrites pages", tag.severity)
    }
    guard findings.isEmpty else { return findings }
    return .one(
      url,
      "\(url) differs from the page in Output\(FirstDifference(answer.body, bytes)). "
        + "Its tags are the same",
      fix: "publish again, or let the host leave pages as they are", .warning)
  }

  /// The tags of a page that Apple's systems, Messages, and search engines read.
  private static let compared:
    [(name: String, values: @Sendable (PageTags) -> [String], severity: Severity)] = [
      ("`apple-itunes-app` tag", { $0.banners }, .error), ("`og:image`", { $0.image }, .error),
      ("canonical URL", { $0.canonical }, .error), ("`refresh` tag", { $0.refreshes }, .error),
      ("`og:url`", { $0.shared }, .warning), ("`robots` tag", { $0.robots }, .warning),
      ("App Links tag", { $0.appLinks.map { "\($0.property): \($0.value)" } }, .warning),
    ]

  private static func shown(_ values: [String]) -> String {
    values.isEmpty ? "nothing" : values.map { "`\($0)`" }.joined(separator: " and ")
  }
}

/// The first place at which a live page differs, for messages.
private struct FirstDifference: CustomStringConvertible {
  let description: String

  init(_ live: [UInt8], _ local: [UInt8]) {
    let offset = zip(live, local).prefix { $0 == $1 }.count
    description = ": \(Self.excerpt(live, offset)) instead of \(Self.excerpt(local, offset))"
  }

  private static func excerpt(_ bytes: [UInt8], _ offset: Int) -> String {
    let rest = bytes[offset...].prefix(40).prefix { $0 != UInt8(ascii: "\n") }
    return rest.isEmpty
      ? (offset == bytes.count ? "the end" : "a line end") : "`\(String(decoding: rest, as: UTF8.self))`"
  }
}

extension DiagnosticCode {
  package static let v13LivePages = DiagnosticCode(
    "V13LivePages", .error,
    summary: "A live page differs from the build in a way that matters.",
    explanation: """
      Each page answers with status 200 at its exact URL, as `text/html`, with the `apple-itunes-app` tag, the
      preview image, and the canonical URL of the build. The preview image is an absolute `https` URL that
      answers 200 with the bytes of the build, or at least with a whole image. A page that is cut off is an
      error. Other differences are a warning, because some providers rewrite pages.

      A scan launches the App Clip from the URL in the code, even if that URL redirects, while Safari and
      Messages use the tag of the page to which it redirects (Apple, “Configuring the launch experience of your
      App Clip”, “Use short URLs or redirects”). So a short URL can redirect to its page, permanently and with
      its query. Another status is a warning, and another target is an error. A page that redirects is an error,
      because its canonical URL and all links to it name a URL that does not answer. Outside
      the folder of the site, `clipsite verify URL` does not know which of the two a URL is, so a redirect to
      another page is a warning. Redirects that lead back, to the App Store, or to what is not a web page are an
      error, because no page opens, and so are more than five.

      clipsite checks the same 200 pages of a domain each time, or as many as `--sample` or `--all-pages` sets.
      It tries twice more if a server answers 5xx, breaks off, or takes too long, and then names the page as
      information. If a server limits requests (429), clipsite asks less often. A page that it refuses three times
      while it answers others is an error. clipsite never requests the preview image of a public page at a private
      address. `clipsite verify URL` asks for a page twice, because servers can have different pages, and for its
      image also as Messages does.
      """,
    fix: "Publish the site again, or correct the configuration of the server.",
    example: .answer(to: LiveExample.page, wrong: "HTTP/2 308\nLocation: /market/", right: LiveExample.page())
  )
}
