package import ClipsiteText
package import ClipsiteVerification

/// Shows what was found on the live site.
struct VerifyReport: JSONRecord {
  /// As many findings of one check as people read.
  static let mostOfACheck = 20

  /// The findings, domain by domain.
  let reports: [DomainReport]
  /// Indicates whether warnings count as errors.
  let isStrict: Bool
  /// The difference from an earlier run, if only that is shown.
  private let changes: FindingChanges?

  init(_ reports: [DomainReport], isStrict: Bool, changes: FindingChanges? = nil) {
    self.reports = changes?.new ?? reports
    self.isStrict = isStrict
    self.changes = changes
  }

  /// Returns the findings of all domains, for annotations.
  ///
  /// - Parameter isQuiet: Leave out what does not decide the status of the run.
  func diagnostics(isQuiet: Bool) -> DiagnosticList {
    let list = DiagnosticList(reports.flatMap(\.findings).filter { !isQuiet || decidesStatus($0) })
    return isStrict ? list.strict() : list
  }

  var status: ExitStatus {
    switch reports.compactMap(\.worst).min() {
    case .error: .contentErrors
    case .warning where isStrict: .contentErrors
    case .warning, .pending, .information, nil:
      reports.contains { $0.findings.contains { $0.level == .pending } } ? .pending : .success
    }
  }

  /// The findings for people, each with its fix, and a line for each domain.
  ///
  /// Of one check, the gravest come first.
  ///
  /// - Parameter isQuiet: Leave out what does not decide the status of the run, and the lines of domains.
  func text(isQuiet: Bool, usesColor: Bool = false) -> String {
    reports.map { report in
      let findings = isQuiet ? report.findings.filter(decidesStatus) : report.findings
      var lines: [String] = []
      for check in LiveCheck.all.map(\.code) {
        let groups = EqualFindings.groups(of: findings.filter { $0.code == check })
        let ofCheck = LiveLevel.allCases.flatMap { level in groups.filter { $0.first.level == level } }
        lines += ofCheck.prefix(Self.mostOfACheck).map { Self.lines($0, of: report.domain, usesColor) }
        let rest = ofCheck.dropFirst(Self.mostOfACheck).reduce(0) { $0 + 1 + $1.others.count }
        if rest > 0 { lines.append("\(report.domain): and \(NumberText.grouped(rest)) more [\(check)]\n") }
      }
      return lines.joined() + (isQuiet || changes != nil ? "" : Self.summary(of: report))
    }.joined() + (isQuiet ? "" : changes?.text ?? "")
  }

  /// A run that ends with the status of a delay at Apple says so, even if it is quiet.
  private func decidesStatus(_ finding: Diagnostic) -> Bool {
    switch finding.level {
    case .error: true
    case .warning: isStrict
    case .pending: status == .pending
    case .information: false
    }
  }

  private static func lines(_ equal: EqualFindings, of domain: String, _ usesColor: Bool) -> String {
    let finding = equal.first
    func paint(_ text: String, _ style: TextStyle) -> String { style.apply(to: text, if: usesColor) }
    let fix = finding.fix.map { "  \(paint("fix:", .fix)) \($0)\n" } ?? ""
    let others = equal.others.isEmpty ? "" : "  also: \(equal.shownOthers)\n"
    let level = paint("\(finding.level.rawValue):", TextStyle(finding.severity))
    return "\(domain): \(level) \(paint(finding.message, .bold)) [\(finding.code)]\n\(others)\(fix)"
  }

  /// “example.com: 1 error, 2 warnings; 14 checks, 17 pages”.
  private static func summary(of report: DomainReport) -> String {
    let counts = LiveLevel.allCases.compactMap { level -> String? in
      let count = report.findings.count { $0.level == level }
      switch (level, count) {
      case (_, 0), (.information, _): return nil
      case (.error, _): return NumberText.counted(count, "error")
      case (.warning, _): return NumberText.counted(count, "warning")
      case (.pending, _): return "\(NumberText.grouped(count)) pending at Apple"
      }
    }
    let found = counts.isEmpty ? "all is well" : counts.joined(separator: ", ")
    let pages = NumberText.counted(report.pages, "page")
    return "\(report.domain): \(found). \(LiveCheck.all.count) checks, \(pages)\n"
  }

  /// The events for programs: one for each finding, then one for each domain.
  var events: [any JSONEvent] {
    reports.flatMap { report in
      report.findings.map { FindingEvent(domain: report.domain, finding: $0) as any JSONEvent } + [report]
    }
  }

  static let fields: [Field] = [
    Field("domains") { $0.reports.count }, Field("pages") { $0.reports.reduce(0) { $0 + $1.pages } },
    Field("findings") { FindingCounts(findings: $0.reports.flatMap(\.findings)) },
    Field("gone") { $0.changes?.gone },
  ]
}

/// A finding for programs.
struct FindingEvent: JSONEvent {
  let domain: String
  let finding: Diagnostic

  static let event = "finding"
  static let fields: [Field] = [
    Field("domain") { $0.domain }, Field("check") { $0.finding.code.name },
    Field("level") { $0.finding.level }, Field("url") { $0.finding.range.path },
    Field("message") { $0.finding.message }, Field("fix") { $0.finding.fix },
  ]
}

extension DomainReport: JSONEvent {
  package static let event = "domain"
  package static let fields: [Field] = [
    Field("domain") { $0.domain }, Field("pages") { $0.pages },
    Field("findings") { FindingCounts(findings: $0.findings) },
  ]
}

/// The number of findings by level.
private struct FindingCounts: JSONRecord {
  let findings: [Diagnostic]

  static let fields: [Field] = LiveLevel.allCases.map { level in
    Field(level.rawValue) { $0.findings.count { $0.level == level } }
  }
}

extension LiveLevel: JSONReportable {}

/// Findings of one check that differ only in the URL that they are about.
private struct EqualFindings {
  /// As many other URLs as people read.
  private static let mostShown = 2

  /// The finding that is shown.
  let first: Diagnostic
  /// The URLs of the others.
  var others: [String] = []

  /// “`https://example.com/b`, `https://example.com/c`, and 25 more”.
  var shownOthers: String {
    let rest = others.count - Self.mostShown
    let more = rest > 0 ? ["and \(NumberText.grouped(rest)) more"] : []
    return (others.prefix(Self.mostShown).map { "`\($0)`" } + more).joined(separator: ", ")
  }

  /// Groups findings, in the order of the first of each group.
  static func groups(of findings: [Diagnostic]) -> [EqualFindings] {
    var (groups, positions): ([EqualFindings], [[String?]: Int]) = ([], [:])
    for finding in findings {
      let url = finding.range.path
      let words = [finding.message, finding.fix].map { $0?.replacing(url, with: "\n") }
      if let position = positions[words + [finding.level.rawValue]] {
        if url != groups[position].first.range.path { groups[position].others.append(url) }
      } else {
        positions[words + [finding.level.rawValue]] = groups.count
        groups.append(EqualFindings(first: finding))
      }
    }
    return groups
  }
}
