package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A host does not let the site set the type of the AASA file.
package enum HostLeavesTypeUnset {
  package static func diagnostic(_ host: Provider, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .hostLeavesTypeUnset, at: place,
      "\(host.rawValue) sends the AASA file without the type application/json",
      fix: "Apple takes the file as it is; for the right type, choose a host that can set it")
  }
}

extension DiagnosticCode {
  /// A host does not let the site set the type of the AASA file.
  package static let hostLeavesTypeUnset = DiagnosticCode(
    "HostLeavesTypeUnset", .note,
    explanation: """
      Apple asks for the AASA file as `application/json` (“Supporting associated domains”). GitHub Pages and Surge choose types by
      the extension, which the file does not have, and send `application/octet-stream` or something like it. Apple's systems have
      taken such files, github.com's own among them, so this is a note. Where it must be right, take a host that lets you set
      the type, or put one such as Cloudflare in front of it.
      """)
}
