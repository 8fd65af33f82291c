import ClipsiteAppStoreConnect
import ClipsiteJSON
import ClipsiteSiteModel

/// Shows how what is registered differs from the site.
struct ExperiencePlanReport {
  private let plan: ExperiencePlan

  init(_ plan: ExperiencePlan) { self.plan = plan }

  private static let marks: [PlannedExperience.Action: String] = [
    .create: "+", .update: "~", .deactivate: "-",
  ]

  /// The plan for people: each change with its reason, and a line that counts them.
  func text(listsChanges: Bool) -> String {
    let shown = plan.entries.filter { $0.action != .unchanged || $0.remark != nil }
    return (listsChanges ? shown.map(Self.line) : []).map { $0 + "\n" }.joined() + counts + "\n"
  }

  private static func line(_ entry: PlannedExperience) -> String {
    let changes = changes(of: entry)
    let words = changes + (entry.remark.map { [$0.rawValue] } ?? [])
    let reason = entry.action == .create ? "not registered yet" : words.joined(separator: ", ")
    return "\(marks[entry.action] ?? " ") \(entry.link)  (\(reason))"
  }

  private static func changes(of entry: PlannedExperience) -> [String] {
    ExperienceChange.allCases.filter(entry.changes.contains).map(\.rawValue)
  }

  /// “2 to register, 1 to change, 0 to deactivate, 12 the same”.
  private var counts: String {
    let count = { (action: PlannedExperience.Action) in ProgressLine.grouped(plan.entries(action).count) }
    return "\(count(.create)) to register, \(count(.update)) to change, \(count(.deactivate)) to deactivate, "
      + "\(count(.unchanged)) the same"
  }

  /// The plan for programs: one object for each experience, then one that counts them.
  var jsonLines: String {
    let counts = PlannedExperience.Action.allCases.map { action in
      JSONValue.Member(action.rawValue, .number(String(plan.entries(action).count)))
    }
    let summary = JSONValue.object([.init("version", 1), .init("event", "plan")] + counts)
    return (plan.entries.map(Self.object) + [summary]).map(EventLine.text).joined()
  }

  private static func object(of entry: PlannedExperience) -> JSONValue {
    [
      "version": 1, "event": "experience", "action": .string(entry.action.rawValue),
      "url": .string(entry.link), "id": entry.registered.map { .string($0.id) } ?? .null,
      "page": entry.wanted.map { .string($0.file) } ?? .null,
      "changes": .array(changes(of: entry).map { .string($0) }),
      "remark": entry.remark.map { .string($0.rawValue) } ?? .null,
    ]
  }
}
