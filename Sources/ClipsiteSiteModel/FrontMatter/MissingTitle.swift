package import ClipsiteDiagnostics

/// A page has no title.
package enum MissingTitle {
  package static let code = DiagnosticCode(
    "MissingTitle", .error,
    explanation: """
      Every page has a `title`: it names the page in browsers, in link previews, in lists and, unless `clip.title` says
      otherwise, on the App Clip card.
      """)

  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(code, at: place, "the page has no title", fix: "add `title:` to the front matter")
  }
}
