import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite
package import ClipsiteText

// What is wrong with a link of a rendered page, and where it comes from.
extension LinkAudit {
  /// A link that leads nowhere, or a page where a file must be.
  ///
  /// - Parameters:
  ///   - loader: The element, if the target is a page and the element cannot show or run one.
  ///   - directURL: The URL to write, if the link leads to its page on a detour.
  func deadFinding(
    _ target: LinkTarget, _ url: PageURL, loader: String?, directURL: String? = nil, on subject: inout Subject
  ) -> Finding {
    let (key, range) = LinkOrigin(of: url, on: &subject).place
    let text = String(decoding: url.meant, as: UTF8.self)
    let message =
      directURL.map { _ in "`\(text)` is not the URL of the page, so some hosts do not answer it" }
      ?? loader.map { DeadLink.message(text, key, isPageFor: $0) }
      ?? DeadLink.message(text, key, on: source.site[target.domain].name.rawValue)
    let fix =
      directURL.map { "write `\($0)`" } ?? (loader == nil ? fix(for: target) : DeadLink.fixForPage)
    let isDetour = directURL != nil || fix == Self.slashFix
    let severity: Severity = (target.namesDomain || isDetour) && loader == nil ? .warning : .error
    let (template, page) = (template(of: subject), pageRange(of: subject))
    guard let range else {
      return Finding(
        diagnostic: Diagnostic(
          .deadLink, at: page, "\(message), in the page rendered by \(template)", fix: fix, severity: severity
        ))
    }
    let isOnPage = range.path == page.path || page.path == template
    return Finding(
      diagnostic: Diagnostic(
        .deadLink, at: range, message, fix: fix,
        notes: isOnPage ? [] : [Diagnostic.Note("first on this page", at: page)], severity: severity))
  }

  /// Returns the URL of the page of a link that names it by `http` or by its file, or `nil` for other links.
  func directURL(of target: LinkTarget, _ entry: OutputTree.Entry, _ url: PageURL) -> String? {
    let endings = entry.recipe.isPage ? ["/index.html", ".html"] : []
    let ending = endings.first(where: target.path.hasSuffix) ?? ""
    guard !ending.isEmpty || url.meant.starts(with: "http:".utf8) else { return nil }
    let domain = target.namesDomain ? "https://\(source.site[target.domain].name)" : ""
    return domain + target.path.dropLast(ending.utf8.count)
  }

  /// Some hosts answer a page also with a slash behind it.
  private static let slashFix = "remove the slash at the end"

  private func fix(for target: LinkTarget) -> String {
    let path = target.path
    if path.hasSuffix("/"), source.served.entry(at: String(path.dropLast()), domain: target.domain) != nil {
      return Self.slashFix
    }
    guard target.domain != .primary, source.served.entry(at: path, domain: .primary) != nil else {
      return "correct the target, or add the page or file"
    }
    return "write `https://\(source.site[DomainID.primary].name)\(path)`, or add the page"
  }

  /// An address that runs code: nothing is wrong if the theme has it, or a page that may hold raw HTML. It
  /// has the code of those in Markdown.
  mutating func unsafeFinding(_ url: PageURL, _ scheme: String, on subject: inout Subject) -> Finding? {
    if let origins = subject.origins, url.hasScheme(fromTemplateIn: origins) { return nil }
    let allowsRawHTML = subject.page?.source.fields.allowsRawHTML == true
    searches += 1
    guard searches <= Self.searchLimit else {
      return allowsRawHTML ? nil : Finding(diagnostic: nil, isUnsafe: true)
    }
    let origin = LinkOrigin(of: url, on: &subject)
    if case .text = origin, allowsRawHTML { return nil }
    let (key, range) =
      if case .key(let key, let range) = origin { (" in `\(key)`", range) } else {
        ("", pageRange(of: subject))
      }
    return Finding(
      diagnostic: Diagnostic(
        .unsafeLink, at: range,
        "the address `\(String(decoding: url.meant, as: UTF8.self))`\(key) is left out. "
          + "`\(scheme):` addresses are not safe on a page",
        fix: "link to an `https` URL"),
      isUnsafe: true)
  }

  private func pageRange(of subject: Subject) -> SourceRange {
    subject.page.map { SourceRange(source.content.displayPath(of: source.site.source(of: $0))) }
      ?? SourceRange(template(of: subject))
  }

  private func template(of subject: Subject) -> String {
    source.theme.library.template(subject.template).path
  }
}

extension LinkOrigin {
  /// The key of the data, if the link comes from data, and the range in a file, if it is known.
  fileprivate var place: (key: String?, range: SourceRange?) {
    switch self {
    case .key(let key, let range): (key, range)
    case .template(let range), .text(let range): (nil, range)
    case .unknown: (nil, nil)
    }
  }
}

/// The words for links that lead nowhere, which Markdown and rendered pages share.
enum DeadLink {
  /// The remedy for a page that an element cannot show or run.
  static let fixForPage = "name a file"

  /// - Parameter key: The key of the data that the link comes from.
  static func message(_ target: String, _ key: String?, on domain: String) -> String {
    "`\(target)`\(source(key)) leads to nothing on \(domain)"
  }

  static func message(_ target: String, _ key: String?, isPageFor loader: String) -> String {
    "`\(target)`\(source(key)) is a page and cannot be \(loader == "script" ? "run" : "shown") by "
      + "`<\(loader)>`"
  }

  private static func source(_ key: String?) -> String { key.map { " in `\($0)`" } ?? "" }
}

extension DiagnosticCode {
  /// A link or picture of a page leads nowhere.
  package static let deadLink = DiagnosticCode(
    "DeadLink", .error,
    summary: "A link leads to a page or file that does not exist.",
    explanation: """
      Links and images in Markdown name files of the content folder: a page by its `.md` file, and an image by
      its name. The path is relative to the folder of the page or, with a leading slash, to the content
      folder. clipsite turns it into a URL.

      clipsite also checks links of templates, of `extra`, and of raw HTML in the rendered pages. Links,
      images, scripts, styles, and media on the site's domains must lead to a page or file. `/about` is a page
      on the same domain. A URL with a domain of the site is only a warning, because a server may answer it.
      clipsite does not check forms and paths of providers such as `/.netlify/`, `/_vercel/`, and `/cdn-cgi/`.
      """,
    fix: "Correct the link, or add the file.",
    example: .init(
      .page, wrong: "---\ntitle: Market Street\n---\n[Menu](menu.pdf)",
      right: "---\ntitle: Market Street\n---\n[Home](/index.md)"))
}
