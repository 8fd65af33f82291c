import AppClips
import Diagnostics

/// A short URL in `aliases` is neither a path nor an `https` URL.
enum InvalidAlias {
  static let code = DiagnosticCode(
    "InvalidAlias", .error,
    explanation: """
      A short URL in `aliases` is a path on the page's own domain, such as `/m`, or a whole `https` URL on another
      domain, such as `https://go.example.com/m`. The other domain gets its own folder and its own AASA file, because
      short and long URL each have to be associated with the App Clip (Apple, “Configuring the launch experience of
      your App Clip”, “Use short URLs or redirects”).

      A short URL is written as a file, so it has no query and no fragment, and its parts follow the rules for slugs.
      """)

  enum Reason: Error {
    case invalidURL(InvalidValue<InvocationURL.Rule>)
    case invalidPath(InvalidValue<Slug.Rule>)
    case queryOrFragment
  }

  static func diagnostic(_ alias: String, _ reason: Reason, at place: Place) -> Diagnostic {
    switch reason {
    case .invalidURL(let error): error.diagnostic(code, at: place)
    case .invalidPath(let error): error.diagnostic(code, at: place)
    case .queryOrFragment:
      Diagnostic(
        code, at: place, "the short URL `\(alias)` has a query or a fragment, which no file can answer",
        fix: "use a path alone, such as `/m`")
    }
  }
}
