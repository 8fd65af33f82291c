package import ClipsiteDiagnostics

/// A host stands in `hosts` twice.
package enum RepeatedHost {
  package static func diagnostic(_ host: Provider, at place: SourceRange) -> Diagnostic {
    Diagnostic(.repeatedHost, at: place, "the host `\(host.rawValue)` stands twice", fix: "delete this one")
  }
}

extension DiagnosticCode {
  /// A host stands in `hosts` twice.
  package static let repeatedHost = DiagnosticCode(
    "RepeatedHost", .warning, explanation: "Each host is named once; the second entry does nothing.")
}
