import Diagnostics

/// A rendered page has a tag of its head twice.
enum DoubledTag {
  static let code = DiagnosticCode(
    "DoubledTag", .error,
    explanation: """
      Tags such as `apple-itunes-app`, `og:image` or the canonical link stand once on a page; with two, readers pick one of
      them. clipsite writes all of them with `{{head.tags}}`, so the theme, or raw HTML in the page, must not.
      """)

  static func diagnostic(_ tag: String, template: String, at place: Place) -> Diagnostic {
    Diagnostic(
      code, at: place, "the page rendered by \(template) has the tag `\(tag)` twice",
      fix: "remove the one beside {{head.tags}}")
  }
}
