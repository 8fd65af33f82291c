package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A part of a URL breaks the rules for slugs.
package enum InvalidSlug {
  package static func diagnostic(_ error: InvalidValue<Slug.Rule>, at place: SourceRange) -> Diagnostic {
    error.diagnostic(.invalidSlug, at: place)
  }
}

extension DiagnosticCode {
  /// A part of a URL breaks the rules for slugs.
  package static let invalidSlug = DiagnosticCode(
    "InvalidSlug", .error,
    explanation: """
      Each part of a page's URL comes from the name of its file or folder, or from `slug`. It has lower-case ASCII letters,
      digits and hyphens only: no dots, because hosts take `/a.b` for a file; nothing that needs percent-encoding,
      because hosts redirect other spellings and an invocation URL must not redirect; no names that some system
      reserves.

      Rename the file, or set `slug` in its front matter.
      """)
}
