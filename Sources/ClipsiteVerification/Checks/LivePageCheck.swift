import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteHTTPClient
import ClipsiteSiteRendering

/// V13: pages answer at their URLs, with the tags that the build gave them.
enum V13LivePages {
  /// Returns the mistakes of a page.
  static func check(_ page: ExpectedPage, _ outcome: DomainObservation.Outcome) -> [Diagnostic] {
    let answer: HTTPAnswer
    switch outcome {
    case .failure(let failure):
      return [
        Diagnostic(.v13LivePages, at: SourceRange(page.url), "\(page.url) cannot be read: \(failure.reason)")
      ]
    case .success(let success): answer = success
    }
    if answer.isRedirect, let target = page.redirectTarget, leads(answer, from: page, to: target) {
      return []
    }
    if answer.isRedirect {
      return [
        Diagnostic(
          .v13LivePages, at: SourceRange(page.url),
          "\(page.url) \(answer.statusInWords); \(expectation(of: page))",
          fix: "serve the page at this very address; with folders of pages, many hosts add a slash")
      ]
    }
    guard answer.status == 200 else {
      return [
        Diagnostic(
          .v13LivePages, at: SourceRange(page.url),
          "\(page.url) \(answer.statusInWords); it has to answer 200",
          fix: "publish it")
      ]
    }
    guard answer.mediaType == "text/html" else {
      let type = answer.mediaType.map { "the type `\($0)`" } ?? "no type"
      return [
        Diagnostic(
          .v13LivePages, at: SourceRange(page.url), "\(page.url) has \(type); it has to be `text/html`",
          fix: "set the header Content-Type of pages to text/html; charset=utf-8")
      ]
    }
    return content(of: page, answer)
  }

  private static func expectation(of page: ExpectedPage) -> String {
    page.redirectTarget.map { "it leads to `\($0)`" } ?? "it has to answer 200"
  }

  private static func leads(_ answer: HTTPAnswer, from page: ExpectedPage, to target: String) -> Bool {
    guard let location = answer["location"] else { return false }
    return location == target || "https://\(page.domain)\(location)" == target
  }

  private static func content(of page: ExpectedPage, _ answer: HTTPAnswer) -> [Diagnostic] {
    guard let bytes = page.bytes else {
      return [
        Diagnostic(
          .v13LivePages, at: SourceRange(page.url), "\(page.url) answers 200; \(expectation(of: page))",
          fix: "publish the host's configuration, which has the redirect")
      ]
    }
    guard answer.body != bytes else { return [] }
    let (live, local) = (PageTags(answer.body), PageTags(bytes))
    var findings: [Diagnostic] = []
    if live.banners != local.banners {
      findings.append(
        Diagnostic(
          .v13LivePages, at: SourceRange(page.url),
          "\(page.url) has \(shown(live.banners)) as its `apple-itunes-app` tag; Output has "
            + "\(shown(local.banners))",
          fix: "publish again, then look at what rewrites pages"))
    }
    if live.image != local.image {
      findings.append(
        Diagnostic(
          .v13LivePages, at: SourceRange(page.url),
          "\(page.url) has \(shown(live.image)) as its `og:image`; Output has \(shown(local.image))",
          fix: "publish again, then look at what rewrites pages"))
    }
    return findings.isEmpty
      ? [
        Diagnostic(
          .v13LivePages, at: SourceRange(page.url),
          "\(page.url) differs from the page in Output; its tags are the same",
          fix: "publish again, or let the host leave pages as they are", severity: .warning)
      ] : findings
  }

  private static func shown(_ values: [String]) -> String {
    values.isEmpty ? "nothing" : values.map { "`\($0)`" }.joined(separator: " and ")
  }

  /// The preview picture of a live page; a finding when its address is of no use.
  static func image(of page: ExpectedPage, _ answer: HTTPAnswer) -> (url: String?, findings: [Diagnostic]) {
    guard answer.status == 200, let url = PageTags(answer.body).image.first else { return (nil, []) }
    if url.hasPrefix("https://") { return (url, []) }
    return (
      nil,
      [
        Diagnostic(
          .v13LivePages, at: SourceRange(page.url),
          "the `og:image` of \(page.url) is `\(url)`; it has to be an absolute https URL")
      ]
    )
  }

  /// Returns the mistakes of a preview image.
  static func check(image url: String, of page: String, _ outcome: DomainObservation.Outcome) -> [Diagnostic]
  {
    let problem: String
    switch outcome {
    case .failure(let failure): problem = "cannot be read: \(failure.reason)"
    case .success(let answer) where answer.status != 200: problem = answer.statusInWords
    case .success(let answer):
      guard answer.mediaType?.hasPrefix("image/") != true else { return [] }
      problem = "has \(answer.mediaType.map { "the type `\($0)`" } ?? "no type"), which is no picture"
    }
    return [
      Diagnostic(
        .v13LivePages, at: SourceRange(page), "the `og:image` of \(page), \(url), \(problem)",
        fix: "publish the picture")
    ]
  }
}

/// The tags of a page that Apple's systems look at.
struct PageTags {
  /// The contents of the tags for Safari: one, where the page shows the App Clip.
  private(set) var banners: [String] = []
  /// The addresses of preview pictures.
  private(set) var image: [String] = []

  init(_ page: [UInt8]) {
    for tag in TagScanner.tags(in: page) where tag.name == "meta" {
      if tag["name"] == SmartAppBanner.metaName { banners.append(tag["content"] ?? "") }
      if tag["property"] == "og:image" { image.append(tag["content"] ?? "") }
    }
  }
}

/// A page as it should be.
struct ExpectedPage: Sendable {
  /// The domain that serves it.
  let domain: String
  let url: String
  /// The page that it leads to, when it is a short URL.
  let redirectTarget: String?
  /// Its bytes in the output folder, or `nil` for a short URL that has no page.
  let bytes: [UInt8]?
}

extension DiagnosticCode {
  package static let v13LivePages = DiagnosticCode(
    "V13LivePages", .error,
    explanation: """
      Each page has to answer 200 at its very URL, without a redirect, as `text/html`, with the
      `apple-itunes-app` tag of the build; an invocation URL that redirects launches nothing. The preview
      picture (`og:image`) has to be an absolute `https` URL that answers 200 with a picture. A page whose
      bytes differ otherwise is a warning: hosts that rewrite pages do that. A short URL may also redirect to
      its page. 200 pages of a domain are looked at, always the same ones, or as many as `--sample` says, or
      with `--all-pages` all.
      """)
}
