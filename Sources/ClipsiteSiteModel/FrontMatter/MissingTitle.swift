package import ClipsiteDiagnostics

/// A page has no title.
package enum MissingTitle {
  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(.missingTitle, at: place, "the page has no title", fix: "add `title:` to the front matter")
  }
}

extension DiagnosticCode {
  /// A page has no title.
  package static let missingTitle = DiagnosticCode(
    "MissingTitle", .error,
    explanation: """
      Every page has a `title`: it names the page in browsers, in link previews, in lists and, unless `clip.title` says
      otherwise, on the App Clip card.
      """)
}
