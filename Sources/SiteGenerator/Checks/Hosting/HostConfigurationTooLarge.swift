import Diagnostics

/// The configuration of a host is larger than the host takes.
enum HostConfigurationTooLarge {
  static let code = DiagnosticCode(
    "HostConfigurationTooLarge", .error,
    explanation: """
      Azure Static Web Apps takes a configuration of 20 KB, CloudFront a function of 10 KB, GitLab Pages redirects of 64 KB. Each
      short URL makes it larger. Put short URLs on a domain of their own, for every domain has its own configuration, or choose
      another host.
      """)

  static func diagnostic(_ host: WebHost, _ file: OutputPath, size: Int, limit: Int, at place: Place)
    -> Diagnostic
  {
    Diagnostic(
      code, at: place, "\(file) has \(size) bytes; \(host.rawValue) takes \(limit)",
      fix: "take short URLs away, put them on a domain of their own, or choose another host")
  }
}
