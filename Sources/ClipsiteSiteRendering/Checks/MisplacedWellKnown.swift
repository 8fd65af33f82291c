package import ClipsiteDiagnostics

/// A folder `.well-known` is not at the top of the content folder.
package enum MisplacedWellKnown {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .misplacedWellKnown, at: SourceRange(path), "nobody will look for a folder .well-known here",
      fix: "move its files to Content/.well-known/, or to a folder in it with the domain's name")
  }
}

extension DiagnosticCode {
  /// A folder `.well-known` is not at the top of the content folder.
  package static let misplacedWellKnown = DiagnosticCode(
    "MisplacedWellKnown", .error,
    explanation: """
      Devices and crawlers ask for `/.well-known/…` at the root of a domain only (RFC 8615; Apple, “Supporting associated
      domains”). Files for the primary domain go to `Content/.well-known/`, those of another domain to a folder in it with the
      domain's name, as in `Content/.well-known/ferrystreet.example.net/`.
      """)
}
