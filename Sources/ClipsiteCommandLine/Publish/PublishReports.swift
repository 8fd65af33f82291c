package import ClipsiteContent
package import ClipsitePublishing
package import ClipsiteRendering
import ClipsiteSystem
package import ClipsiteText

/// Shows what a run will do at a place of a target.
extension DestinationPlan {
  private static let marks: [PlannedChange.Action: String] = [
    .new: "+", .content: "~", .headers: "~", .delete: "-",
  ]

  /// The plan for people: each change with its reason, and a line that counts them.
  func text(listsChanges: Bool) -> String {
    let details = listsChanges ? shownCredentials + plan.changes.map(Self.line) : []
    let title = name + (plan.release.map { ": release \($0) again" } ?? "")
    let kept = plan.foreign.prefix(listsChanges ? .max : 3).map {
      "  = \(VisibleText.escaped($0.text))  (kept: clipsite did not publish it)"
    }
    let rest = plan.foreign.count - kept.count
    let more = rest > 0 ? ["  = \(NumberText.counted(rest, "file")) more that clipsite did not publish"] : []
    return ([title] + details + kept + more + ["  " + counts] + unknownTypes).joined(separator: "\n") + "\n"
  }

  private static func line(_ change: PlannedChange) -> String {
    "  \(marks[change.action] ?? "") \(change.file.key)  "
      + "(\(change.file.kind.rawValue): \(change.reason.description))"
  }

  private var shownCredentials: [String] {
    guard let source = credentials else { return [] }
    return (["credentials: \(source.name)"] + (source.remark.map { ["note: \($0)"] } ?? []))
      .map { "  " + VisibleText.escaped($0) }
  }

  /// A remark on files that browsers would download instead of showing.
  private var unknownTypes: [String] {
    let files = plan.changes.map(\.file).filter { $0.contentType == "application/octet-stream" }
    guard let first = files.first else { return [] }
    let count = NumberText.grouped(files.count)
    return ["  \(count) of no known type are sent as application/octet-stream, \(first.key) among them"]
  }

  /// “3 new, 1 changed, 0 with other headers, 12 the same, 0 to delete”.
  private var counts: String {
    let count = { (action: PlannedChange.Action) in NumberText.grouped(plan.changes(action).count) }
    return "\(count(.new)) new, \(count(.content)) changed, \(count(.headers)) with other headers, "
      + "\(NumberText.grouped(plan.unchanged.count)) the same, \(count(.delete)) to delete"
  }

  /// The plan for programs: one event for each change, then one for the destination.
  var events: [any JSONEvent] {
    plan.changes.map { ChangeEvent(destination: name, change: $0) as any JSONEvent }
      + refusals.map { FailureEvent(message: $0.message, fix: $0.fix, destination: name) }
      + [PlanEvent(destination: name, plan: plan, credentials: credentials)]
  }
}

/// The change of a file at a destination, for programs.
struct ChangeEvent: JSONEvent {
  let destination: String
  let change: PlannedChange

  static let event = "change"
  static let fields: [Field] = [
    Field("destination") { $0.destination }, Field("action") { $0.change.action },
    Field("key") { $0.change.file.key.text }, Field("domain") { $0.change.file.domain },
    Field("kind") { $0.change.file.kind }, Field("size") { $0.change.file.size },
    Field("sha256") { $0.change.file.sha256 }, Field("contentType") { $0.change.file.contentType },
    Field("cacheControl") { $0.change.file.cacheControl }, Field("reason") { $0.change.reason.description },
  ]
}

/// The number of files at a destination by action, for programs.
struct PlanEvent: JSONEvent {
  let destination: String
  let plan: PublishPlan
  let credentials: KeySource?

  static let event = "plan"
  static let fields: [Field] =
    [Field("destination") { $0.destination }]
    + PlannedChange.Action.allCases.map { action in
      Field(action.rawValue) { $0.plan.changes(action).count }
    } + [
      Field("unchanged") { $0.plan.unchanged.count },
      Field("foreign") { $0.plan.foreign.map(\.text) }, Field("release") { $0.plan.release },
      Field("credentials") { $0.credentials },
    ]
}

extension KeySource: JSONRecord {
  package static let fields: [Field] = [Field("name") { $0.name }, Field("remark") { $0.remark }]
}

extension PlannedChange.Action: JSONReportable {}
extension BuiltSite.FileRole: JSONReportable {}

/// The end of the report of a run.
struct PublishSummary: JSONRecord {
  let outcome: PublishOutcome
  var elapsed = Duration.zero
  /// The exit status of a run that was stopped.
  var stopStatus = ExitStatus.interrupted

  var status: ExitStatus {
    if outcome.isDenied { return .denied }
    if outcome.failures.contains(where: { $0.error.kind == .system }) { return .inputOutput }
    if !outcome.failures.isEmpty { return .contentErrors }
    return outcome.isInterrupted ? stopStatus : .success
  }

  /// The summary for people.
  var text: String {
    let counts =
      "\(NumberText.counted(outcome.sent, "file")) sent, \(NumberText.counted(outcome.bytes, "byte")), "
      + "\(NumberText.grouped(outcome.deleted)) deleted, in \(seconds)"
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

  private var seconds: String {
    let tenths = Int(elapsed / .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10) s"
  }

  var failures: [FailureEvent] {
    outcome.failures.map {
      FailureEvent($0.error, destination: $0.destination, key: $0.key)
    }
  }

  static let fields: [Field] = [
    Field("sent") { $0.outcome.sent }, Field("bytes") { $0.outcome.bytes },
    Field("deleted") { $0.outcome.deleted }, Field("failures") { $0.outcome.failures.count },
    Field("isComplete") { $0.outcome.isComplete },
  ]
}

extension Rollback.Release: JSONEvent {
  package static let event = "release"
  package static let fields: [Field] = [
    Field("release") { $0.number }, Field("origin") { $0.origin },
    Field("date") { $0.date.map { UTCTime($0).timestamp } }, Field("isServed") { $0.isServed },
    Field("isRolledBack") { $0.isRolledBack }, Field("without") { $0.without },
    Field("obstacle") { $0.obstacle },
  ]

  /// The line for people.
  var line: String {
    let date = date.map { UTCTime($0).text } ?? "date unknown"
    let copy = origin == number || obstacle != nil ? nil : "release \(origin) again"
    let state = obstacle ?? (isServed ? "served" : isRolledBack ? "rolled back" : nil)
    let rest = without.isEmpty ? nil : "without '\(without.joined(separator: "' and '"))'"
    return "  " + ["\(number)", date, copy, state, rest].compactMap { $0 }.joined(separator: "  ") + "\n"
  }
}

extension PublishTarget: JSONEvent {
  package static let event = "target"
  package static let fields: [Field] = [Field("name") { $0.name }]
}
