import ClipsiteJSON
import ClipsitePublishing

/// What is said at the end of a run.
struct PublishSummary {
  private static let mostFailures = 20

  let outcome: PublishOutcome
  var elapsed = Duration.zero
  /// The exit status of a run that was stopped.
  var stopStatus = ExitStatus.interrupted

  /// The exit status.
  var status: ExitStatus {
    if outcome.isDenied { return .denied }
    if outcome.failures.contains(where: { isSystem($0.error) }) { return .inputOutput }
    if !outcome.failures.isEmpty { return .contentErrors }
    return outcome.isInterrupted ? stopStatus : .success
  }

  private func isSystem(_ error: PublishError) -> Bool {
    if case .system = error { true } else { false }
  }

  /// The summary for people.
  var text: String {
    let counts =
      "\(ProgressLine.grouped(outcome.sent)) files sent, \(ProgressLine.grouped(outcome.bytes)) bytes, "
      + "\(ProgressLine.grouped(outcome.deleted)) deleted, in \(seconds)"
    if outcome.isComplete { return "Published: \(counts)." }
    let rest = outcome.deleted == 0 ? " Nothing was deleted." : ""
    return "Not finished: \(counts).\(rest) \(state); run the command again to finish."
  }

  /// What visitors get after a run that did not finish.
  private var state: String {
    let places = outcome.liveDestinations
    if places.isEmpty { return "Visitors still get what was published before" }
    return places.count == outcome.destinationCount
      ? "What was sent is live" : "What was sent to \(places.joined(separator: ", ")) is live"
  }

  /// The failures for people, not more than anybody reads.
  var failures: [String] {
    let shown = outcome.failures.prefix(Self.mostFailures).map(Self.sentence)
    let rest = outcome.failures.count - shown.count
    return rest > 0 ? shown + ["\(rest) more files failed"] : shown
  }

  private static func sentence(_ failure: PublishFailure) -> String {
    let text = failure.error.description
    return text.contains(failure.key) ? text : "\(failure.key): \(text)"
  }

  private var seconds: String {
    let tenths = Int(elapsed / .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// The summary for programs, behind an object for each failure.
  var jsonLines: String {
    let failures = outcome.failures.map { failure -> JSONValue in
      [
        "version": 1, "event": "failure", "key": failure.key.isEmpty ? .null : .string(failure.key),
        "message": .string(failure.error.description),
      ]
    }
    let summary: JSONValue = [
      "version": 1, "event": "summary", "sent": .number(String(outcome.sent)),
      "bytes": .number(String(outcome.bytes)), "deleted": .number(String(outcome.deleted)),
      "failures": .number(String(outcome.failures.count)), "complete": .bool(outcome.isComplete),
    ]
    return (failures + [summary]).map(EventLine.text).joined()
  }
}
