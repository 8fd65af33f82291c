import ClipsiteAppStoreConnect
import ClipsiteJSON

/// What is said at the end of a push.
struct PushSummary {
  private static let mostFailures = 20

  let outcome: PushOutcome
  /// How many experiences the site no longer needs, and nobody allowed to deactivate.
  let left: Int
  /// The exit status of a run that was stopped.
  var stopStatus = ExitStatus.interrupted

  /// The exit status.
  var status: ExitStatus {
    let errors = outcome.failures.map(\.error.status)
    for status in [ExitStatus.denied, .inputOutput, .usage] where errors.contains(status) { return status }
    if !errors.isEmpty { return .contentErrors }
    return outcome.isInterrupted ? stopStatus : .success
  }

  private func count(_ action: PlannedExperience.Action) -> Int { outcome.done[action] ?? 0 }

  /// The summary for people.
  var text: String {
    let counts =
      "\(ProgressLine.grouped(count(.create))) registered, \(ProgressLine.grouped(count(.update))) changed, "
      + "\(ProgressLine.grouped(count(.deactivate))) deactivated"
    guard outcome.isComplete else { return "Not finished: \(counts). Run the command again to finish." }
    let rest =
      left == 0
      ? "" : " \(ProgressLine.grouped(left)) no longer needed; '--allow-removal' deactivates what is."
    return "Done: \(counts).\(rest)"
  }

  /// The failures for people, not more than anybody reads.
  var failures: [String] {
    let shown = outcome.failures.prefix(Self.mostFailures).map { "\($0.link): \($0.error)" }
    let rest = outcome.failures.count - shown.count
    return rest > 0 ? shown + ["\(rest) more experiences failed"] : shown
  }

  /// An object for each failure.
  var failureLines: String {
    outcome.failures.map { failure in
      EventLine.text([
        "version": 1, "event": "failure", "url": failure.link.isEmpty ? .null : .string(failure.link),
        "message": .string(failure.error.description),
      ])
    }.joined()
  }

  /// The summary for programs, behind an object for each failure.
  var jsonLines: String {
    failureLines
      + EventLine.text([
        "version": 1, "event": "summary", "created": .number(String(count(.create))),
        "updated": .number(String(count(.update))), "deactivated": .number(String(count(.deactivate))),
        "failures": .number(String(outcome.failures.count)), "complete": .bool(outcome.isComplete),
      ])
  }
}
