import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsitePlatform
import ClipsitePublishing
import ClipsiteSiteOutput

/// Shows what a run will do at every place of a target.
struct PlanReport {
  let plans: [DestinationPlan]

  private static let marks: [PlannedChange.Action: String] = [
    .new: "+", .content: "~", .headers: "~", .delete: "-",
  ]

  /// The plan for people: each change with its reason, and a line that counts them.
  func text(listsChanges: Bool) -> String {
    plans.map { plan in
      let changes = listsChanges ? plan.plan.changes.map(Self.line) : []
      let keys = listsChanges ? Self.credentials(plan) : []
      let lines =
        [plan.name] + keys + changes + ["  " + Self.counts(plan.plan)] + Self.unknownTypes(plan.plan)
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }

  private static func line(_ change: PlannedChange) -> String {
    "  \(marks[change.action] ?? "") \(change.file.key)  "
      + "(\(change.file.kind.rawValue): \(change.reason.description))"
  }

  private static func credentials(_ plan: DestinationPlan) -> [String] {
    guard let source = plan.credentials else { return [] }
    return (["credentials: \(source.name)"] + (source.remark.map { ["note: \($0)"] } ?? []))
      .map { "  " + VisibleText.escaped($0) }
  }

  /// A remark on files that browsers would download instead of showing.
  private static func unknownTypes(_ plan: PublishPlan) -> [String] {
    let files = plan.changes.map(\.file).filter { $0.contentType == "application/octet-stream" }
    guard let first = files.first else { return [] }
    return ["  \(files.count) of no known type are sent as application/octet-stream, \(first.key) among them"]
  }

  /// “3 new, 1 changed, 0 with other headers, 12 the same, 0 to delete”.
  private static func counts(_ plan: PublishPlan) -> String {
    let count = { (action: PlannedChange.Action) in ProgressLine.grouped(plan.changes(action).count) }
    return "\(count(.new)) new, \(count(.content)) changed, \(count(.headers)) with other headers, "
      + "\(ProgressLine.grouped(plan.unchanged.count)) the same, \(count(.delete)) to delete"
  }

  /// The plan for programs: one object for each change, then one for each place.
  var json: [JSONValue] {
    plans.flatMap { plan in
      let changes = plan.plan.changes.map { Self.object(of: $0, at: plan.name) }
      let refusals = plan.refusals.map { Self.refusal($0.message, fix: $0.fix, at: plan.name) }
      return changes + refusals + [Self.summary(of: plan)]
    }
  }

  private static func object(of change: PlannedChange, at destination: String) -> JSONValue {
    [
      "version": 1, "event": "change", "place": .string(destination),
      "action": .string(change.action.rawValue),
      "key": .string(change.file.key.text), "domain": .string(change.file.domain),
      "kind": .string(change.file.kind.rawValue), "size": .number(String(change.file.size)),
      "sha256": .string(change.file.sha256), "content-type": .string(change.file.contentType),
      "cache-control": .string(change.file.cacheControl), "reason": .string(change.reason.description),
    ]
  }

  /// The reason why nothing is published.
  ///
  /// - Parameter destination: The destination that it is about, or `nil` for the whole run.
  static func refusal(_ message: String, fix: String, at destination: String? = nil) -> JSONValue {
    [
      "version": 1, "event": "refusal", "place": destination.map { .string($0) } ?? .null,
      "message": .string(message), "fix": .string(fix),
    ]
  }

  private static func summary(of plan: DestinationPlan) -> JSONValue {
    let count = { (action: PlannedChange.Action) in JSONValue.number(String(plan.plan.changes(action).count))
    }
    return [
      "version": 1, "event": "plan", "place": .string(plan.name), "new": count(.new),
      "content": count(.content),
      "headers": count(.headers), "same": .number(String(plan.plan.unchanged.count)),
      "delete": count(.delete), "credentials": plan.credentials.map { .string($0.name) } ?? .null,
      "credentials-note": plan.credentials?.remark.map { .string($0) } ?? .null,
    ]
  }
}

/// The end of the report of a run.
struct PublishSummary {
  private static let mostFailures = 20

  let outcome: PublishOutcome
  var elapsed = Duration.zero
  /// The exit status of a run that was stopped.
  var stopStatus = ExitStatus.interrupted

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
      "\(ProgressLine.counted(outcome.sent, "file")) sent, \(ProgressLine.counted(outcome.bytes, "byte")), "
      + "\(ProgressLine.grouped(outcome.deleted)) deleted, in \(seconds)"
    if outcome.isComplete { return "Published: \(counts)." }
    let rest = outcome.deleted == 0 ? " Nothing was deleted." : ""
    return "Not finished: \(counts).\(rest) \(state). Run the command again to finish."
  }

  /// The state of the website after a run that did not finish.
  private var state: String {
    let live = outcome.liveDestinations
    if live.isEmpty { return "Visitors still get what was published before" }
    return live.count == outcome.destinationCount
      ? "What was sent is live" : "What was sent to \(live.joined(separator: ", ")) is live"
  }

  /// The failures for people, not more than anybody reads.
  var failures: [String] {
    let shown = outcome.failures.prefix(Self.mostFailures).map(Self.sentence)
    let rest = outcome.failures.count - shown.count
    return rest > 0 ? shown + ["\(ProgressLine.counted(rest, "more file")) failed"] : shown
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
  var json: [JSONValue] {
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
    return failures + [summary]
  }
}

/// Shows the releases of a target's folders, or the way that was gone between them.
struct ReleaseReport {
  /// The releases to list.
  var releases: [Rollback.Release] = []
  /// The steps that were done.
  var steps: [Rollback.Step] = []

  /// The report for people.
  var text: String {
    var lines: [String] = []
    for (index, release) in releases.enumerated() {
      if index == 0 || releases[index - 1].folder != release.folder { lines.append(release.folder) }
      lines.append(Self.line(release))
    }
    lines += steps.map {
      "\($0.folder): release \($0.to) is served \($0.to == $0.from ? "already" : "instead of \($0.from)")."
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ release: Rollback.Release) -> String {
    let date = release.date.map { UTCTime($0).text } ?? "date unknown"
    let remark = release.isServed ? "  served" : release.isRolledBack ? "  rolled back" : ""
    return "  \(release.number)  \(date)\(remark)"
  }

  /// The report for programs.
  var json: [JSONValue] { releases.map(Self.object) + steps.map(Self.object) }

  private static func object(of release: Rollback.Release) -> JSONValue {
    [
      "version": 1, "event": "release", "place": .string(release.folder),
      "release": .number(String(release.number)),
      "date": release.date.map { .string(UTCTime($0).timestamp) } ?? .null,
      "served": .bool(release.isServed), "rolled-back": .bool(release.isRolledBack),
    ]
  }

  private static func object(of step: Rollback.Step) -> JSONValue {
    [
      "version": 1, "event": "rollback", "place": .string(step.folder),
      "from": .number(String(step.from)), "to": .number(String(step.to)),
    ]
  }
}

/// The targets of a site, by name.
struct TargetReport {
  let names: [String]

  /// The report for people, and for the completions of shells.
  var text: String { names.map { VisibleText.escaped($0) + "\n" }.joined() }

  /// The report for programs.
  var json: [JSONValue] { names.map { ["version": 1, "event": "target", "name": .string($0)] } }
}
