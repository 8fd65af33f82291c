import ClipsiteJSON
import ClipsitePlatform
import ClipsitePublishing
import ClipsiteSiteOutput

/// Shows what a run will do at every place of a target.
struct PlanReport {
  private let plans: [DestinationPlan]

  init(_ plans: [DestinationPlan]) { self.plans = plans }

  private static let marks: [PlannedChange.Action: String] = [
    .new: "+", .content: "~", .headers: "~", .delete: "-",
  ]

  /// The plan for people: each change with its reason, and a line that counts them.
  func text(listsChanges: Bool) -> String {
    plans.map { plan in
      let changes = listsChanges ? plan.plan.changes.map(Self.line) : []
      let lines = [plan.name] + changes + ["  " + Self.counts(plan.plan)] + Self.unknownTypes(plan.plan)
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }

  private static func line(_ change: PlannedChange) -> String {
    "  \(marks[change.action] ?? "") \(change.file.key)  (\(change.file.kind.rawValue): \(change.reason.description))"
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
  var jsonLines: String {
    plans.map { plan in
      let changes = plan.plan.changes.map { Self.object(of: $0, at: plan.name) }
      let guards = plan.refusals.map { Self.object(of: $0, at: plan.name) }
      return (changes + guards + [Self.summary(of: plan)]).map(EventLine.text).joined()
    }.joined()
  }

  private static func object(of change: PlannedChange, at place: String) -> JSONValue {
    [
      "version": 1, "event": "change", "place": .string(place), "action": .string(change.action.rawValue),
      "key": .string(change.file.key.text), "domain": .string(change.file.domain),
      "kind": .string(change.file.kind.rawValue), "size": .number(String(change.file.size)),
      "sha256": .string(change.file.sha256), "content-type": .string(change.file.contentType),
      "cache-control": .string(change.file.cacheControl), "reason": .string(change.reason.description),
    ]
  }

  private static func object(of refusal: PublishRefusal, at place: String) -> JSONValue {
    EventLine.refusal(refusal.message, fix: refusal.fix, at: place)
  }

  private static func summary(of plan: DestinationPlan) -> JSONValue {
    let count = { (action: PlannedChange.Action) in JSONValue.number(String(plan.plan.changes(action).count))
    }
    return [
      "version": 1, "event": "plan", "place": .string(plan.name), "new": count(.new),
      "content": count(.content),
      "headers": count(.headers), "same": .number(String(plan.plan.unchanged.count)),
      "delete": count(.delete),
    ]
  }
}
