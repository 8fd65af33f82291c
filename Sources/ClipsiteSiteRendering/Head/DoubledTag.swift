package import ClipsiteDiagnostics

/// A rendered page has a tag of its head twice.
package enum DoubledTag {
  /// The theme places the head a second time.
  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .doubledTag, at: place, "the theme places {{head.tags}} a second time", fix: "remove one of them")
  }

  /// - Parameter template: The template of the page that is to blame; nil for a place in the theme.
  package static func diagnostic(_ tag: String, template: String?, at place: SourceRange) -> Diagnostic {
    let message =
      template.map { "the page rendered by \($0) has the tag `\(tag)` twice" }
      ?? "this is a second tag `\(tag)` on the page"
    return Diagnostic(.doubledTag, at: place, message, fix: "remove the one beside {{head.tags}}")
  }
}

extension DiagnosticCode {
  /// A rendered page has a tag of its head twice.
  package static let doubledTag = DiagnosticCode(
    "DoubledTag", .error,
    explanation: """
      Tags such as `apple-itunes-app`, `og:image` or the canonical link stand once on a page; with two, readers pick one of
      them. clipsite writes all of them with `{{head.tags}}`, so the theme, or raw HTML in the page, must not.
      """)
}
