/// What came of verifying a domain.
package struct DomainReport: Sendable {
  /// The domain.
  package let domain: String
  /// What was found, check by check.
  package let findings: [Finding]
  /// How many pages were looked at.
  package let pages: Int

  /// A report.
  package init(domain: String, findings: [Finding], pages: Int) {
    self.domain = domain
    self.findings = findings
    self.pages = pages
  }

  /// The gravest of what was found; nil when nothing was.
  package var worst: Finding.Level? { findings.map(\.level).min() }
}
