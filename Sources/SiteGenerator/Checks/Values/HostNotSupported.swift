import Diagnostics

/// Host configuration is asked for, and this version does not write it.
enum HostNotSupported {
  static let code = DiagnosticCode(
    "HostNotSupported", .warning,
    explanation: """
      `hosts` names the hosts that configuration files are to be written for: types of AASA files, redirects, cache headers. This
      version of clipsite checks the key and writes none of them yet; set up the host by hand meanwhile.
      """)

  static func diagnostic(_ host: String, at place: Place) -> Diagnostic {
    Diagnostic(
      code, at: place, "no configuration is written for the host `\(host)` yet",
      fix: "remove the entry, and configure the host by hand")
  }
}
