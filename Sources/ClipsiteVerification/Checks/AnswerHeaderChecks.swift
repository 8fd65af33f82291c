package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V16: no header keeps visitors or search engines from a page.
enum V16AnswerHeaders {
  /// Returns the mistakes in the headers of the files that apps read.
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    let links = observation.answer(to: .assetLinks).flatMap { $0.status == 200 ? $0 : nil }
    let linksURL = observation.url(of: DomainObservation.assetLinksPath)
    let found = links.map { types($0, linksURL) } ?? []
    guard let answer = observation.servedAssociation else { return found }
    return types(answer, observation.associationURL) + download(answer, observation.associationURL) + found
  }

  /// Returns the mistakes in the headers of a page.
  static func check(_ answer: HTTPAnswer, _ tags: PageTags, of url: String) -> [Diagnostic] {
    download(answer, url) + types(answer, url) + leads(answer, tags, of: url)
      + canonical(answer, tags, of: url) + robots(answer, tags, of: url) + charset(answer, tags, of: url)
      + variants(answer, url)
  }

  /// Without `Vary`, a cache gives the compressed page to visitors who cannot read it (RFC 9110, section
  /// 12.5.5).
  private static func variants(_ answer: HTTPAnswer, _ url: String) -> [Diagnostic] {
    let vary = answer.values(of: "vary").map { $0.lowercased() }
    guard answer["content-encoding"] != nil,
      !vary.contains(where: { $0.contains("accept-encoding") || $0 == "*" })
    else { return [] }
    return finding(
      url, "\(url) comes compressed without the header `Vary: Accept-Encoding`",
      fix: "let the host send Vary: Accept-Encoding", .note)
  }

  private static func download(_ answer: HTTPAnswer, _ url: String) -> [Diagnostic] {
    guard answer["content-disposition"]?.lowercased().hasPrefix("attachment") == true else { return [] }
    return finding(
      url, "\(url) has the header `Content-Disposition: attachment`, so browsers save it as a file",
      fix: "remove the header Content-Disposition")
  }

  /// Of two types, some visitors read the first and others the last.
  private static func types(_ answer: HTTPAnswer, _ url: String) -> [Diagnostic] {
    let types = answer.values(of: "content-type")
    guard types.count > 1 else { return [] }
    let all = types.map { "`\($0)`" }.joined(separator: ", ")
    return finding(
      url, "\(url) has \(types.count) headers Content-Type: \(all)",
      fix: "set the header Content-Type in one place only", Set(types).count > 1 ? .error : .warning)
  }

  /// A short URL can lead on in a header as its tag does.
  private static func leads(_ answer: HTTPAnswer, _ tags: PageTags, of url: String) -> [Diagnostic] {
    guard let value = answer["refresh"], let target = HeaderLinks.refreshTarget(of: value) else { return [] }
    let known = ([url] + tags.refreshTargets(on: url)).map { PageAddress($0) }
    guard !known.contains(PageAddress(PageLocation(target, from: url).url)) else { return [] }
    return finding(
      url,
      "\(url) has the header `Refresh: \(value)`, which leads visitors away before they see the App Clip",
      fix: "remove the header Refresh")
  }

  /// The canonical URL of a header must be that of the tag, or the page itself.
  private static func canonical(_ answer: HTTPAnswer, _ tags: PageTags, of url: String) -> [Diagnostic] {
    let own = (tags.canonical.isEmpty ? [url] : tags.canonical).map {
      PageAddress(PageLocation($0, from: url).url)
    }
    return HeaderLinks.canonical(of: answer).flatMap { link in
      let address = PageAddress(PageLocation(link, from: url).url)
      guard !own.contains(address) else { return [Diagnostic]() }
      return finding(
        url, "\(url) has a header `Link` whose canonical URL is another page: `\(link)`",
        fix: "remove the header Link, because Apple's systems launch from the canonical URL",
        address?.host == PageAddress(url)?.host ? .warning : .error)
    }
  }

  /// A page whose own tag says the same is meant to be left out.
  private static func robots(_ answer: HTTPAnswer, _ tags: PageTags, of url: String) -> [Diagnostic] {
    let values = answer.values(of: "x-robots-tag")
    guard !tags.isUnlisted, let value = values.first(where: RobotsDirectives.excludes) else { return [] }
    return finding(
      url, "\(url) has the header `X-Robots-Tag: \(value)`, which keeps it out of search engines",
      fix: "remove the header X-Robots-Tag, which hosts send for previews", .warning)
  }

  private static func charset(_ answer: HTTPAnswer, _ tags: PageTags, of url: String) -> [Diagnostic] {
    let fix = "set the header Content-Type of pages to text/html; charset=utf-8"
    guard let charset = charset(of: answer["content-type"] ?? "") else {
      guard !tags.namesCharset, answer.body.contains(where: { $0 >= 0x80 }) else { return [] }
      return finding(
        url, "neither the header Content-Type nor a tag names the character set of \(url)", fix: fix, .warning
      )
    }
    guard charset != "utf-8", charset != "utf8" else { return [] }
    return finding(
      url, "\(url) has the character set `\(charset)`, but it should be `utf-8`", fix: fix, .warning)
  }

  private static func finding(
    _ url: String, _ message: String, fix: String, _ severity: Severity = .error
  ) -> [Diagnostic] {
    [Diagnostic(.v16AnswerHeaders, at: SourceRange(url), message, fix: fix, severity: severity)]
  }

  private static func charset(of type: String) -> String? {
    let parameters = type.lowercased().split(separator: ";").dropFirst()
    return parameters.lazy.compactMap { parameter -> String? in
      let text = parameter.filter { $0 != " " && $0 != "\"" && $0 != "\t" }
      return text.hasPrefix("charset=") ? String(text.dropFirst("charset=".count)) : nil
    }.first
  }
}

/// V17: the policy of a page allows its own styles.
enum V17PagePolicy {
  static func check(_ answer: HTTPAnswer, _ tags: PageTags, of url: String) -> [Diagnostic] {
    let policies = ContentPolicy.all(of: answer, tags)
    guard !policies.isEmpty else { return [] }
    let inline = InlineStyle.all(in: answer.body)
    return policies.compactMap { problem(with: $0, inline, tags, url) }
  }

  private static func problem(
    with policy: ContentPolicy, _ inline: [InlineStyle], _ tags: PageTags, _ url: String
  ) -> Diagnostic? {
    let name = "the Content-Security-Policy of \(url) (\(policy.origin))"
    let fix = "publish the headers that the build wrote, and remove what else sets a policy"
    if policy.isSandbox {
      return Diagnostic(
        .v17PagePolicy, at: SourceRange(url),
        "\(name) has `sandbox`, which takes away links and forms",
        fix: "remove `sandbox` from the policy")
    }
    if let directive = inline.lazy.compactMap({ policy.directive(blocking: $0) }).first {
      return Diagnostic(
        .v17PagePolicy, at: SourceRange(url),
        "\(name) blocks the page's own style: `\(directive)`",
        fix: fix)
    }
    for sheet in tags.styleSheets {
      guard let directive = policy.directive(blocking: sheet, on: url) else { continue }
      return Diagnostic(
        .v17PagePolicy, at: SourceRange(url),
        "\(name) blocks the style sheet `\(sheet)`: `\(directive)`",
        fix: fix)
    }
    return nil
  }
}

extension DiagnosticCode {
  package static let v16AnswerHeaders = DiagnosticCode(
    "V16AnswerHeaders", .error,
    summary: "A header keeps visitors or search engines from a page.",
    explanation: """
      Hosts and content delivery networks add headers that no file shows. `Content-Disposition: attachment`
      makes browsers save a page or the AASA file, which is an error. `X-Robots-Tag` with `noindex` or `none`
      keeps a page out of search engines and of Siri, which is a warning unless the page's own `robots` tag
      says the same. A character set other than UTF-8, or an unnamed one, spoils letters with accents. `Refresh`
      leads visitors to another page, and `Link` with `rel="canonical"` names another page than the tag. Of two
      different `Content-Type` headers, each visitor reads another one.
      """,
    fix: "Remove the header on the server.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/market

        HTTP/2 200
        Content-Type: text/html; charset=utf-8
        X-Robots-Tag: noindex

        <head>
        <meta name="apple-itunes-app"
          content="app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card">
        <meta property="og:image" content="https://example.com/donut.png">
        </head>
        """,
      right: """
        GET https://example.com/market

        HTTP/2 200
        Content-Type: text/html; charset=utf-8

        <head>
        <meta name="apple-itunes-app"
          content="app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card">
        <meta property="og:image" content="https://example.com/donut.png">
        </head>
        """))

  package static let v17PagePolicy = DiagnosticCode(
    "V17PagePolicy", .error,
    summary: "The policy of a page blocks its own styles.",
    explanation: """
      A Content Security Policy must allow the styles of its own page: each `<style>` by its hash, a nonce, or
      `'unsafe-inline'`, and each style sheet by its source. If a page has two policies, in two headers or in
      a header and a tag, a browser loads only what both allow (Content Security Policy Level 3). `sandbox`
      takes away what pages can usually do. Update the policy whenever you publish other styles.
      """,
    fix: "Publish the headers that the build wrote.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/market

        HTTP/2 200
        Content-Type: text/html; charset=utf-8
        Content-Security-Policy: style-src 'self'

        <head>
        <meta name="apple-itunes-app"
          content="app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card">
        <meta property="og:image" content="https://example.com/donut.png">
        <style>h1 { color: maroon }</style>
        </head>
        """,
      right: """
        GET https://example.com/market

        HTTP/2 200
        Content-Type: text/html; charset=utf-8
        Content-Security-Policy: style-src 'self' 'unsafe-inline'

        <head>
        <meta name="apple-itunes-app"
          content="app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card">
        <meta property="og:image" content="https://example.com/donut.png">
        <style>h1 { color: maroon }</style>
        </head>
        """))
}
