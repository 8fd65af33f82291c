import ClipsiteAppClips
package import ClipsiteAppStoreConnect
import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// Shows how what is registered differs from the site.
struct ExperiencePlanReport: JSONRecord {
  let plan: ExperiencePlan

  private static let marks: [PlannedExperience.Action: String] = [
    .create: "+", .update: "~", .deactivate: "-",
  ]

  /// The plan for people: each change with its reason, and a line that counts them.
  func text(listsChanges: Bool) -> String {
    let shown = plan.entries.filter { $0.isChange || $0.remark != nil }
    return (listsChanges ? shown.map(Self.line) : []).map { $0 + "\n" }.joined() + counts + "\n"
  }

  private static func line(_ entry: PlannedExperience) -> String {
    let words = entry.differences + (entry.remark.map { [$0.text] } ?? [])
    let reason = entry.action == .create ? "not registered yet" : words.joined(separator: ", ")
    return "\(marks[entry.action] ?? " ") \(entry.link)  (\(reason))"
  }

  /// “2 to register, 1 to change, 0 to deactivate, 12 the same”.
  private var counts: String {
    let count = { (action: PlannedExperience.Action) in NumberText.grouped(plan.entries(action).count) }
    return "\(count(.create)) to register, \(count(.update)) to change, \(count(.deactivate)) to deactivate, "
      + "\(count(.unchanged)) the same"
      + (plan.entries(.leave).isEmpty ? "" : ", \(count(.leave)) left alone")
  }

  /// The number of experiences by action, for programs.
  static let fields: [Field] = PlannedExperience.Action.allCases.map { action in
    Field(action.rawValue) { $0.plan.entries(action).count }
  }
}

extension PlannedExperience: JSONEvent {
  package static let event = "experience-change"
  package static let fields: [Field] = [
    Field("action") { $0.action }, Field("url") { $0.link }, Field("id") { $0.registered?.id },
    Field("page") { $0.wanted?.file },
    Field("changes") { ExperienceChange.allCases.filter($0.changes.contains) },
    Field("differences") { $0.differences },
    Field("remark") { $0.remark?.text },
  ]
}

extension PlannedExperience.Action: JSONReportable {}
extension ExperienceChange: JSONReportable {}

/// The end of the report of a push.
struct PushSummary: JSONRecord {
  let outcome: PushOutcome
  /// The number of experiences that the site no longer needs, and that nobody allowed to deactivate.
  let left: Int
  /// The number of changes that this run leaves out, because it carries out a part of the plan.
  var leftOut = 0
  /// The exit status of a run that was stopped.
  var stopStatus = ExitStatus.interrupted

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
      "\(NumberText.grouped(count(.create))) registered, \(NumberText.grouped(count(.update))) changed, "
      + "\(NumberText.grouped(count(.deactivate))) deactivated"
    guard outcome.isComplete else {
      let isRejected = outcome.failures.contains { $0.error.kind == .rejected }
      return "Not finished: \(counts). Run the command again to finish."
        + (isRejected
          ? " App Store Connect also refuses what another push or a person changed in the meantime. The next run "
            + "compares again." : "")
    }
    var text = "Done: \(counts)."
    if leftOut > 0 {
      text +=
        " \(NumberText.grouped(leftOut)) more \(leftOut == 1 ? "change is" : "changes are") left for another run."
    }
    if left > 0 {
      text += " \(NumberText.grouped(left)) no longer needed. '--allow-removal' deactivates what is."
    }
    return text
  }

  var failures: [FailureEvent] {
    outcome.failures.map { FailureEvent($0.error, url: $0.link) }
  }

  static let fields: [Field] = [
    Field("created") { $0.count(.create) }, Field("updated") { $0.count(.update) },
    Field("deactivated") { $0.count(.deactivate) }, Field("failures") { $0.outcome.failures.count },
    Field("leftOut") { $0.leftOut }, Field("isComplete") { $0.outcome.isComplete && $0.leftOut == 0 },
  ]
}
