package import ClipsiteDiagnostics

/// A color of `looks` is not written in hexadecimal.
package enum InvalidColor {
  package static func diagnostic(_ text: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidColor, at: place, "`\(text)` is no color in hexadecimal", fix: "write it as in \"#a33c13\"")
  }
}

extension DiagnosticCode {
  /// A color of `looks` is not written in hexadecimal.
  package static let invalidColor = DiagnosticCode(
    "InvalidColor", .error,
    explanation: """
      The colors of `looks` in site.yml are written into the style of every page: as `#` and three or six hexadecimal
      digits, for instance `#a33c13`. In YAML, put it between quotes, since `#` begins a comment.

      Areas get the color as it is, and text on them is black or white. Text in the color itself is darkened on light
      backgrounds, and lightened on dark ones, where its contrast would be below 4.5:1 (WCAG 2.2, 1.4.3).
      """)
}
