import ClipsiteText

/// The findings in the form that servers for continuous integration read: a suite for each domain, a case
/// for each check. Errors are failures, what is pending at Apple skips its case, the rest is output of it.
package struct JUnitReport {
  private let reports: [DomainReport]
  private let isStrict: Bool

  /// A report.
  ///
  /// - Parameters:
  ///   - reports: The findings.
  ///   - isStrict: Indicates whether warnings are failures, too.
  package init(_ reports: [DomainReport], isStrict: Bool) {
    self.reports = reports
    self.isStrict = isStrict
  }

  /// The file.
  package var text: String {
    let suites = reports.map { suite($0) }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"clipsite verify\">\n\(suites)</testsuites>\n"
  }

  private func suite(_ report: DomainReport) -> String {
    let checks = LiveCheck.all.map(\.code)
    let failures = checks.count { result(of: $0, in: report) == .error }
    let skipped = checks.count { result(of: $0, in: report) == .pending }
    let cases = checks.map { testCase($0, report) }.joined()
    return
      "  <testsuite name=\"\(Self.escaped(report.domain))\" tests=\"\(checks.count)\" "
      + "failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">\n\(cases)  </testsuite>\n"
  }

  /// Returns the result of a case, or `nil` for a check that passed, with warnings or without. Errors come
  /// before what is pending.
  private func result(of check: DiagnosticCode, in report: DomainReport) -> LiveLevel? {
    let levels = Set(report.findings.lazy.filter { $0.code == check }.map(\.level))
    if levels.contains(.error) || (isStrict && levels.contains(.warning)) { return .error }
    return levels.contains(.pending) ? .pending : nil
  }

  private func testCase(_ check: DiagnosticCode, _ report: DomainReport) -> String {
    let findings = report.findings.filter { $0.code == check }
    let start = "    <testcase classname=\"\(Self.escaped(report.domain))\" name=\"\(check.name)\""
    guard let first = findings.min(by: { $0.level < $1.level }) else { return start + "/>\n" }
    let text = Self.escaped(findings.map(Self.line).joined(separator: "\n"))
    let content =
      switch result(of: check, in: report) {
      case .error: "<failure message=\"\(Self.escaped(first.message))\">\(text)</failure>"
      case .pending: "<skipped message=\"\(Self.escaped(first.message))\"/>"
      default: "<system-out>\(text)</system-out>"
      }
    return "\(start)>\(content)</testcase>\n"
  }

  private static func line(_ finding: Diagnostic) -> String {
    "\(finding.level.rawValue): \(finding.message)" + (finding.fix.map { ". Fix: \($0)" } ?? "")
  }

  /// The messages have no control characters any more; those with a meaning in XML are left, and two that it
  /// forbids.
  private static func escaped(_ text: String) -> String {
    var allowed = ""
    for scalar in text.unicodeScalars {
      allowed.unicodeScalars.append(scalar == "\u{FFFE}" || scalar == "\u{FFFF}" ? "\u{FFFD}" : scalar)
    }
    return MarkupEscaping.escaped(allowed, .xml)
  }
}
