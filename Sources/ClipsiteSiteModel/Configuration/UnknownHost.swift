package import ClipsiteDiagnostics

/// A host in `hosts` is none that clipsite writes configuration for.
package enum UnknownHost {
  package static func diagnostic(_ word: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownHost, at: place, "clipsite knows no host `\(word)`",
      fix: Suggestion.fix(for: word, in: Provider.names)
        ?? "use one of \(Provider.names.joined(separator: ", "))")
  }
}

extension DiagnosticCode {
  /// A host in `hosts` is none that clipsite writes configuration for.
  package static let unknownHost = DiagnosticCode(
    "UnknownHost", .error,
    explanation: """
      `hosts` names what the site is put on, so that clipsite writes its configuration:

      - \(Provider.names.joined(separator: "\n- "))

      For another host, leave it out and configure by hand: page URLs are answered from their `.html` file without a redirect,
      `/.well-known/apple-app-site-association` as `application/json`, unknown URLs from `404.html` with status 404.
      """)
}
