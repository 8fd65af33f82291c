import Diagnostics

/// A rendered page lacks a tag of its head.
enum MissingTag {
  static let code = DiagnosticCode(
    "MissingTag", .error,
    explanation: """
      The head of a page is computed by clipsite and placed by the theme with `{{head.tags}}` inside `<head>`. A theme that
      leaves it out, or writes the tags itself and forgets one, makes pages whose App Clip card or preview never shows.
      """)

  static func diagnostic(_ tag: String, template: String, at place: Place) -> Diagnostic {
    Diagnostic(
      code, at: place, "the page rendered by \(template) lacks the tag `\(tag)`",
      fix: "place {{head.tags}} in the `<head>` of the template")
  }
}
