import Diagnostics

/// A color of `looks` is not written in hexadecimal.
enum InvalidColor {
  static let code = DiagnosticCode(
    "InvalidColor", .error,
    explanation: """
      The colors of `looks` in site.yml are written into the style of every page: as `#` and three or six hexadecimal
      digits, for instance `#a33c13`. In YAML, put it between quotes, since `#` begins a comment.

      Text in this color needs a contrast of 4.5:1 against what it stands on (WCAG 2.2, 1.4.3).
      """)

  static func diagnostic(_ text: String, at place: Place) -> Diagnostic {
    Diagnostic(
      code, at: place, "`\(text)` is no color in hexadecimal", fix: "write it as in \"#a33c13\"")
  }
}
