package import ClipsiteDiagnostics

/// An address uses `http`.
package enum InsecureURL {
  package static func diagnostic(_ url: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(.insecureURL, at: place, "the address `\(url)` is not secure", fix: "use https")
  }
}

extension DiagnosticCode {
  /// An address uses `http`.
  package static let insecureURL = DiagnosticCode(
    "InsecureURL", .warning,
    explanation: """
      Link previews and App Clips want `https`: an `http` picture may be missing from the preview, and devices warn of it.
      """)
}
