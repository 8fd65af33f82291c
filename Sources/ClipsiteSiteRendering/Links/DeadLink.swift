package import ClipsiteDiagnostics

/// A link or picture of a page leads nowhere.
package enum DeadLink {
  package static func diagnostic(
    _ target: String, isDraft: Bool, suggestion: String?, at place: SourceRange
  ) -> Diagnostic {
    if isDraft {
      return Diagnostic(
        .deadLink, at: place, "`\(target)` is a draft, which is not part of the site",
        fix: "publish it, or build with --drafts")
    }
    return Diagnostic(
      .deadLink, at: place, "`\(target)` leads to nothing in the content folder",
      fix: suggestion.map { "write `\($0)`" } ?? "correct the target, or add the file")
  }

  /// A link of a rendered page.
  package struct Rendered {
    /// The target as its author wrote it.
    let target: String
    /// The domain that does not answer it.
    let domain: String
    /// The element, if the target is a page and the element cannot show or run one.
    let loader: String?
    /// The URL of the page that was probably meant.
    let otherURL: String?
    /// Whether the target has a domain.
    let namesDomain: Bool

    /// The rule that the link breaks.
    ///
    /// - Parameter key: The key of the data that the link comes from.
    fileprivate func message(_ key: String?) -> String {
      let source = key.map { " in `\($0)`" } ?? ""
      guard let loader else { return "`\(target)`\(source) leads to nothing on \(domain)" }
      let use = loader == "script" ? "run" : "shown"
      return "`\(target)`\(source) is a page and cannot be \(use) by `<\(loader)>`"
    }

    fileprivate var fix: String {
      if loader != nil { return "name a file" }
      return otherURL.map { "write `\($0)`, or add the page" }
        ?? "correct the target, or add the page or file"
    }
  }

  /// - Parameters:
  ///   - template: The path of the template that rendered the page.
  ///   - page: The file of the page, or the template of a page without one.
  package static func diagnostic(
    _ link: Rendered, _ origin: LinkOrigin, template: String, page: SourceRange
  ) -> Diagnostic {
    let severity: Severity = link.namesDomain && link.loader == nil ? .warning : .error
    let (key, place): (String?, SourceRange?) =
      switch origin {
      case .key(let key, let place): (key, place)
      case .template(let place), .text(let place): (nil, place)
      case .unknown: (nil, nil)
      }
    guard let place else {
      return Diagnostic(
        .deadLink, at: page, "\(link.message(key)), in the page rendered by \(template)", fix: link.fix,
        severity: severity)
    }
    let isOnPage = place.path == page.path || page.path == template
    return Diagnostic(
      .deadLink, at: place, link.message(key), fix: link.fix,
      notes: isOnPage ? [] : [Diagnostic.Note("first on this page", at: page)], severity: severity)
  }

  /// A picture of a page's text is a page.
  package static func page(_ target: String, at place: SourceRange) -> Diagnostic {
    let link = Rendered(target: target, domain: "", loader: "img", otherURL: nil, namesDomain: false)
    return Diagnostic(.deadLink, at: place, link.message(nil), fix: link.fix)
  }

  package static func outside(_ target: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .deadLink, at: place, "`\(target)` leads out of the content folder",
      fix: "move the file into the content folder")
  }
}

extension DiagnosticCode {
  /// A link or picture of a page leads nowhere.
  package static let deadLink = DiagnosticCode(
    "DeadLink", .error,
    explanation: """
      Links and pictures in Markdown name files of the content folder: another page by its `.md` file, a picture by its own
      name, both seen from the folder of the page or, with a slash in front, from the content folder. clipsite turns
      them into URLs, in either layout. A target that is not there would be a broken link on the site.

      Links of templates, of data under `extra`, and of raw HTML are checked in the rendered pages: links, pictures, scripts,
      styles, and media on the site's own domains must lead to a page or a file of the site. `/about` means a page of the
      domain that the link is on. A URL with a domain of the site is only warned about, because a server may answer it
      with something that is not part of the site. Forms and paths that hosts answer themselves, such as `/.netlify/`,
      `/_vercel/`, and `/cdn-cgi/`, are not checked.
      """)
}
