import Diagnostics

/// The path of a short URL has more parts than a host takes in a redirect.
enum HostRedirectTooLong {
  static let code = DiagnosticCode(
    "HostRedirectTooLong", .error,
    explanation: """
      GitLab Pages takes redirects from paths of at most 25 parts. A rule beyond that is left out without a word, and the short URL
      is not found.
      """)

  static func diagnostic(_ host: WebHost, parts: Int, limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      code, at: place,
      "the short URL has \(parts) parts; \(host.rawValue) redirects paths of at most \(limit)",
      fix: "make the short URL shorter, or choose another host")
  }
}
