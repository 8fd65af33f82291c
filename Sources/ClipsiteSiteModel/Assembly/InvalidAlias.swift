package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A short URL in `aliases` is neither a path nor an `https` URL.
package enum InvalidAlias {
  package enum Reason: Error {
    case invalidURL(InvalidValue<InvocationURL.Rule>)
    case invalidPath(InvalidValue<Slug.Rule>)
    case queryOrFragment
  }

  package static func diagnostic(_ alias: String, _ reason: Reason, at place: SourceRange) -> Diagnostic {
    switch reason {
    case .invalidURL(let error): error.diagnostic(.invalidAlias, at: place)
    case .invalidPath(let error): error.diagnostic(.invalidAlias, at: place)
    case .queryOrFragment:
      Diagnostic(
        .invalidAlias, at: place,
        "the short URL `\(alias)` has a query or a fragment, which no file can answer",
        fix: "use a path alone, such as `/m`, or a query on the domain's root, such as `/?id=1`")
    }
  }
}

extension DiagnosticCode {
  /// A short URL in `aliases` is neither a path nor an `https` URL.
  package static let invalidAlias = DiagnosticCode(
    "InvalidAlias", .error,
    explanation: """
      A short URL in `aliases` is a path on the page's own domain, such as `/m`, or a whole `https` URL on another
      domain, such as `https://go.example.com/m`. The other domain gets its own folder and its own AASA file, because
      short and long URL each have to be associated with the App Clip (Apple, “Configuring the launch experience of
      your App Clip”, “Use short URLs or redirects”).

      A short URL is written as a file, so it has no fragment, and its parts follow the rules for slugs. Only the root of a
      domain may have a query, as in `https://appclip.example.com?id=1`: the root page answers it, whatever the query is,
      and the URL has an App Clip experience of its own.
      """)
}
