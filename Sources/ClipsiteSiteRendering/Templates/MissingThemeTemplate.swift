package import ClipsiteDiagnostics

/// The theme lacks a template that every site needs.
package enum MissingThemeTemplate {
  package static func diagnostic(_ name: String, folder: String) -> Diagnostic {
    Diagnostic(
      .missingThemeTemplate, at: SourceRange("\(folder)/\(name).mustache"),
      "the theme has no template `\(name)`",
      fix: "add the file; `clipsite init` writes a complete theme")
  }
}

extension DiagnosticCode {
  /// The theme lacks a template that every site needs.
  package static let missingThemeTemplate = DiagnosticCode(
    "MissingThemeTemplate", .error,
    explanation: """
      A theme has the templates `directory`, `location`, `page`, `card`, `redirect` and `404`, each a file with the ending
      `.mustache` in the folder `Templates`.
      """)
}
