import ClipsiteSystem
import ClipsiteText
import ClipsiteVerification

/// The errors and warnings of a run, compared with those of the run before, which are lines of a file.
struct FindingChanges {
  /// The findings that the earlier run did not have.
  let new: [DomainReport]
  /// The lines of the earlier run that are not true any more.
  let gone: [String]
  /// The lines of this run.
  private let lines: [String]

  /// - Parameter path: The file of the earlier run, which need not exist.
  init(_ reports: [DomainReport], since path: String) throws(SystemError) {
    let text = try FileStore.exists(path) ? FileStore.read(path, limit: FileStore.listLimit) : []
    let earlier = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    let known = Set(earlier.map(Self.identity))
    lines = reports.flatMap { report in report.findings.compactMap { Self.line($0, of: report) } }
    let now = Set(lines.map(Self.identity))
    gone = earlier.filter { !now.contains(Self.identity($0)) }
    new = reports.map { report in
      let findings = report.findings.filter { finding in
        Self.line(finding, of: report).map { !known.contains(Self.identity($0)) } ?? false
      }
      return DomainReport(domain: report.domain, findings: findings, pages: report.pages)
    }
  }

  /// Writes the file for the next run.
  func save(at path: String) throws(SystemError) {
    try FileStore.save(Array(lines.map { $0 + "\n" }.joined().utf8), at: path)
  }

  /// The lines that are gone, and one that counts. Empty if nothing differs.
  var text: String {
    let count = new.reduce(0) { $0 + $1.findings.count }
    guard count + gone.count > 0 else { return "" }
    let most = VerifyReport.mostOfACheck
    let rest = gone.count > most ? ["gone: and \(NumberText.grouped(gone.count - most)) more"] : []
    let counts = "\(count) new, \(gone.count) gone, \(lines.count - count) as before"
    return (gone.prefix(most).map { "gone: \($0)" } + rest + [counts, ""]).joined(separator: "\n")
  }

  private static func line(_ finding: Diagnostic, of report: DomainReport) -> String? {
    guard finding.level <= .warning else { return nil }
    return "\(report.domain): \(finding.level.rawValue): \(finding.message) [\(finding.code)]"
  }

  /// The line without numbers, because messages count days and bytes. The status of an answer is no count.
  private static func identity(_ line: String) -> String {
    let words = line.split(separator: " ")
    return zip(words, [""] + words).map { word, last in
      word.contains(where: \.isLetter) || last == "answers" ? word : "#"
    }.joined(separator: " ")
  }
}
