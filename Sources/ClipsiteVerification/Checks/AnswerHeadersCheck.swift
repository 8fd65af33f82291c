import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// No header keeps visitors or search engines from a page, or apps from their files.
  static let answerHeaders = LiveCheck(
    .v16AnswerHeaders, asks: { _ in [.association(.appleBot), .assetLinks] },
    pages: { page, document in
      let (answer, tags, url) = (document.answer, document.tags, page.url)
      return download(answer, url) + repeatedTypes(answer, url) + leads(page, document)
        + canonical(answer, tags, of: url) + robots(answer, tags, of: url) + charset(answer, tags, of: url)
        + variants(answer, url)
    }
  ) { observation, _ in
    let links = observation.answer(to: .assetLinks).flatMap { $0.status == 200 ? $0 : nil }
    let found = links.map { repeatedTypes($0, observation.url(of: DomainObservation.assetLinksPath)) } ?? []
    guard let answer = observation.servedAssociation else { return found }
    let url = observation.associationURL
    return repeatedTypes(answer, url) + download(answer, url) + found
  }

  private static func download(_ answer: HTTPAnswer, _ url: String) -> [Finding] {
    guard answer["content-disposition"]?.lowercased().hasPrefix("attachment") == true else { return [] }
    return .one(
      url, "\(url) has the header `Content-Disposition: attachment`, so browsers save it as a file",
      fix: "remove the header Content-Disposition")
  }

  /// Of two types, some visitors read the first and others the last.
  static func repeatedTypes(_ answer: HTTPAnswer, _ url: String) -> [Finding] {
    let types = answer.values(of: "content-type")
    guard types.count > 1 else { return [] }
    let all = types.map { "`\($0)`" }.joined(separator: ", ")
    return .one(
      url, "\(url) has \(types.count) headers Content-Type: \(all)",
      fix: "set the header Content-Type in one place only", Set(types).count > 1 ? .error : .warning)
  }

  /// A short URL can lead on in a header as its tag does. A tag or header that the site does not have is an
  /// error. Without a site, nobody can tell whether the page wants to lead on, so both are a warning.
  private static func leads(_ page: LivePage, _ document: LivePage.Document) -> [Finding] {
    let (url, tags) = (page.url, document.tags)
    guard let value = document.answer["refresh"], let target = MetaRefresh.target(of: value) else {
      return []
    }
    let known = ([url] + tags.refreshTargets(on: url)).map { PageAddress($0) }
    guard !known.contains(PageAddress(PageLocation(String(target), from: url).url)) else { return [] }
    return .one(
      url,
      "\(url) has the header `Refresh: \(value)`, which leads visitors away before they see the App Clip",
      fix: "remove the header Refresh", page.expected.comparison == .agreement ? .warning : .error)
  }

  /// The canonical URL of a header must be that of the tag, or the page itself.
  private static func canonical(_ answer: HTTPAnswer, _ tags: PageTags, of url: String) -> [Finding] {
    let own = (tags.canonical.isEmpty ? [url] : tags.canonical).map {
      PageAddress(PageLocation($0, from: url).url)
    }
    return HeaderLinks.canonical(of: answer).compactMap { link in
      let address = PageAddress(PageLocation(link, from: url).url)
      guard !own.contains(address) else { return nil }
      return Finding(
        url, "\(url) has a header `Link` whose canonical URL is another page: `\(link)`",
        fix: "remove the header Link, because Apple's systems launch from the canonical URL",
        address?.host == PageAddress(url)?.host ? .warning : .error)
    }
  }

  /// A page whose own tag says the same is meant to be left out.
  private static func robots(_ answer: HTTPAnswer, _ tags: PageTags, of url: String) -> [Finding] {
    let values = answer.values(of: "x-robots-tag")
    guard !tags.isUnlisted, let value = values.first(where: RobotsDirectives.excludes) else { return [] }
    return .one(
      url, "\(url) has the header `X-Robots-Tag: \(value)`, which keeps it out of search engines",
      fix: "remove the header X-Robots-Tag, which hosts send for previews", .warning)
  }

  private static func charset(_ answer: HTTPAnswer, _ tags: PageTags, of url: String) -> [Finding] {
    let words: String
    switch charset(of: answer["content-type"] ?? "") {
    case "utf-8", "utf8": return []
    case let charset?: words = "\(url) has the character set `\(charset)`, but it should be `utf-8`"
    case nil:
      guard !tags.namesCharset, answer.body.contains(where: { $0 >= 0x80 }) else { return [] }
      words = "neither the header Content-Type nor a tag names the character set of \(url)"
    }
    let fix = "set the header Content-Type of pages to text/html; charset=utf-8"
    return .one(url, words, fix: fix, .warning)
  }

  private static func charset(of type: String) -> String? {
    let parameters = type.lowercased().split(separator: ";").dropFirst()
    return parameters.lazy.compactMap { parameter -> String? in
      let text = parameter.filter { $0 != " " && $0 != "\"" && $0 != "\t" }
      return text.hasPrefix("charset=") ? String(text.dropFirst("charset=".count)) : nil
    }.first
  }

  /// Without `Vary`, a cache gives the compressed page to visitors who cannot read it (RFC 9110, section
  /// 12.5.5).
  private static func variants(_ answer: HTTPAnswer, _ url: String) -> [Finding] {
    let vary = answer.values(of: "vary").map { $0.lowercased() }
    guard answer["content-encoding"] != nil,
      !vary.contains(where: { $0.contains("accept-encoding") || $0 == "*" })
    else { return [] }
    return .one(
      url, "\(url) comes compressed without the header `Vary: Accept-Encoding`",
      fix: "let the host send Vary: Accept-Encoding", .note)
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
      repeats it. A character set other than UTF-8, or an unnamed one, spoils letters with accents. `Refresh`
      leads visitors to another page. That is an error if the site does not have it, and a warning for a URL,
      because nobody outside knows whether the page wants to lead on. `Link` with `rel="canonical"` names
      another page than the tag. Of two different `Content-Type` headers of a page, its preview image, or a file
      for apps, each visitor reads another one.
      """,
    fix: "Remove the header on the server.",
    example: .answer(
      to: LiveExample.page, wrong: LiveExample.page(fields: "\nX-Robots-Tag: noindex"),
      right: LiveExample.page()))
}
