import ClipsiteAppClips
import ClipsiteJSON

/// Which URLs are likely to fit into an App Clip Code, for people and for programs.
package struct FitReport: Sendable {
  private let entries: [(code: PrintedCode, fit: CodeFit)]

  /// The report on some codes.
  package init(_ codes: [PrintedCode]) { entries = codes.map { ($0, CodeFit($0.url)) } }

  /// How many URLs have a risk.
  package func count(of risk: CodeFit.Risk) -> Int { entries.count { $0.fit.risk == risk } }

  /// A line for each URL, and below it what can be said against it.
  package var text: String {
    entries.map { entry in
      let findings = entry.fit.findings.map { "  \($0.message)\n    fix: \($0.fix)\n" }.joined()
      return "\(entry.fit.risk.rawValue) risk, about \(entry.fit.bits) bits: \(entry.code.url)\n\(findings)"
    }.joined()
  }

  /// One object a line.
  package var jsonLines: String {
    entries.map { String(decoding: Self.object($0.code, $0.fit).bytes(), as: UTF8.self) + "\n" }.joined()
  }

  private static func object(_ code: PrintedCode, _ fit: CodeFit) -> JSONValue {
    [
      "version": 1, "event": "fit", "url": .string(code.url.description), "name": .string(code.name),
      "title": .string(code.title), "risk": .string(fit.risk.rawValue), "bits": .number(String(fit.bits)),
      "findings": .array(
        fit.findings.map {
          ["rule": .string($0.rule.rawValue), "message": .string($0.message), "fix": .string($0.fix)]
        }),
    ]
  }
}
