package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A page asks for a template that the theme does not have.
package enum UnknownTemplate {
  package static func diagnostic(_ template: SpannedText, in path: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTemplate, at: SourceRange(path, template.range.bytes),
      "the theme has no template `\(template.value)`",
      fix: Suggestion.fix(for: template.value, in: known)
        ?? "use one of \(known.prefix(8).joined(separator: ", "))")
  }
}

extension DiagnosticCode {
  /// A page asks for a template that the theme does not have.
  package static let unknownTemplate = DiagnosticCode(
    "UnknownTemplate", .error,
    explanation: """
      `template` names a file of the folder `Templates`, without `.mustache`. Without the key, pages with a `place` use
      `location`, an `index.md` uses `directory`, and all others use `page`.
      """)
}
