/// What came of verifying a domain.
public struct DomainReport: Sendable {
  /// The domain.
  public let domain: String
  /// What was found, check by check.
  public let findings: [Finding]
  /// How many pages were looked at.
  public let pages: Int

  /// A report.
  public init(domain: String, findings: [Finding], pages: Int) {
    self.domain = domain
    self.findings = findings
    self.pages = pages
  }

  /// The gravest of what was found; nil when nothing was.
  public var worst: Finding.Level? { findings.map(\.level).min() }
}
