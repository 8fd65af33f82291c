package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// The content has a file where the configuration of a host goes.
package enum HostFileTaken {
  package static func diagnostic(_ host: Provider, at place: SourceRange, chosen: SourceRange) -> Diagnostic {
    Diagnostic(
      .hostFileTaken, at: place, "the host \(host.rawValue) needs a file of this name",
      fix: "delete this file, or take \(host.rawValue) out of `hosts` and keep it",
      notes: [.init("the host is named here", at: chosen)])
  }
}

extension DiagnosticCode {
  /// The content has a file where the configuration of a host goes.
  package static let hostFileTaken = DiagnosticCode(
    "HostFileTaken", .error,
    explanation: """
      A file such as `Content/_headers` or `Content/vercel.json` is copied to the root of the domain, and the host named in
      `hosts` needs a file of that name there. clipsite does not merge the two. Keep your own file and take the host out of
      `hosts`, or keep the host and delete the file.
      """)
}
