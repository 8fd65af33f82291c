import ClipsiteAppClips
package import ClipsiteAppStoreConnect
package import ClipsiteJSON
import ClipsiteSiteModel

/// Shows how what is registered differs from the site.
struct ExperiencePlanReport: JSONRecord {
  let plan: ExperiencePlan

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
    Field("remark") { $0.remark?.rawValue },
  ]
}

extension PlannedExperience.Action: JSONReportable {}
extension ExperienceChange: JSONReportable {}

/// Shows what App Store Connect says of experiences and domains.
struct ExperienceStatusReport: JSONRecord {
  let experiences: [RegisteredExperience]
  /// The states of the domains of a build.
  let domains: [DomainStatus]
  /// Indicates whether there is a build with the App Clip.
  let hasBuild: Bool

  /// The exit status: an experience launches nothing on a domain that is not accepted.
  var status: ExitStatus { domains.allSatisfy(\.isValid) ? .success : .contentErrors }

  /// The report for people.
  ///
  /// - Parameters:
  ///   - isQuiet: Leave out what is well.
  ///   - next: Quotes a command that helps, with the site.
  func text(isQuiet: Bool, next: (String) -> String) -> String {
    var lines: [String] = []
    for experience in experiences where experience.status != .deactivated {
      let isWell = experience.status == .received && experience.placeStatus != .noMatch
      if !isQuiet || !isWell { lines += Self.lines(of: experience) }
    }
    for domain in domains where !isQuiet || !domain.isValid { lines += Self.lines(of: domain, next) }
    if !hasBuild {
      lines.append("No build with the App Clip has been uploaded, so nothing is known about its domains.")
    }
    return (lines + (isQuiet ? [] : [counts])).map { $0 + "\n" }.joined()
  }

  private static func lines(of experience: RegisteredExperience) -> [String] {
    let place = experience.placeStatus.map { ", and " + words($0) } ?? ""
    var lines = ["\(experience.link): \(words(experience.status))\(place)"]
    if experience.placeStatus == .noMatch {
      lines.append("  fix: compare name, address and coordinates with the place in Apple Maps")
    }
    let url = try? InvocationURL(experience.link)
    if url?.query != nil || url?.fragment != nil {
      lines.append("  Apple does not say how a query or fragment in a registered URL is compared")
    }
    return lines
  }

  private static func words(_ status: RegisteredExperience.Status) -> String {
    switch status {
    case .received: "registered"
    case .deactivated: "deactivated"
    case .inTransfer: "the app is being transferred"
    default: "status '\(status.rawValue)'"
    }
  }

  private static func words(_ status: RegisteredExperience.PlaceStatus) -> String {
    switch status {
    case .pending: "Apple Maps is looking for the place"
    case .matched: "Apple Maps knows the place"
    case .noMatch: "Apple Maps did not find the place"
    default: "place '\(status.rawValue)'"
    }
  }

  private static func lines(of domain: DomainStatus, _ next: (String) -> String) -> [String] {
    let start = "\(domain.domain) (\(domain.source.rawValue)): "
    guard !domain.isValid else { return [start + "accepted"] }
    let reason = domain.fault?.explanation ?? "no reason is known"
    let code = domain.errorCode.map { " [\($0)]" } ?? ""
    return ["\(start)not accepted: \(reason)\(code)", "  fix: \(fix(for: domain, next))"]
  }

  private static func fix(for domain: DomainStatus, _ next: (String) -> String) -> String {
    domain.fault?.isOfEntitlements == true
      ? "correct the associated domains of the App Clip in Xcode, and upload a build"
      : "\(next("verify \(domain.domain)")) looks closer"
  }

  /// “12 experiences registered, 1 deactivated; 2 of 4 answers accept their domain”.
  private var counts: String {
    let gone = experiences.count { $0.status == .deactivated }
    let registered =
      "\(ProgressLine.grouped(experiences.count - gone)) registered, \(ProgressLine.grouped(gone)) "
      + "deactivated"
    guard !domains.isEmpty else { return registered }
    return "\(registered). \(domains.count(where: \.isValid)) of \(domains.count) answers accept their domain"
  }

  /// The report for programs: one event for each experience, then one for each answer about a domain.
  var events: [any JSONEvent] { experiences as [any JSONEvent] + domains }

  static let fields: [Field] = [
    Field("experiences") { $0.experiences.count }, Field("domains") { $0.domains.count },
    Field("hasBuild") { $0.hasBuild },
  ]
}

extension RegisteredExperience: JSONEvent {
  package static let event = "experience"
  package static let fields: [Field] = [
    Field("url") { $0.link }, Field("id") { $0.id }, Field("status") { $0.status.rawValue },
    Field("placeStatus") { $0.placeStatus?.rawValue },
  ]
}

extension DomainStatus: JSONEvent {
  package static let event = "domain-status"
  package static let fields: [Field] = [
    Field("domain") { $0.domain }, Field("source") { $0.source }, Field("isValid") { $0.isValid },
    Field("updated") { $0.updated }, Field("errorCode") { $0.errorCode },
    Field("explanation") { $0.fault?.explanation },
  ]
}

extension DomainStatus.Source: JSONReportable {}

/// The end of the report of a push.
struct PushSummary: JSONRecord {
  let outcome: PushOutcome
  /// The number of experiences that the site no longer needs, and that nobody allowed to deactivate.
  let left: Int
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
      "\(ProgressLine.grouped(count(.create))) registered, \(ProgressLine.grouped(count(.update))) changed, "
      + "\(ProgressLine.grouped(count(.deactivate))) deactivated"
    guard outcome.isComplete else { return "Not finished: \(counts). Run the command again to finish." }
    let rest =
      left == 0
      ? "" : " \(ProgressLine.grouped(left)) no longer needed. '--allow-removal' deactivates what is."
    return "Done: \(counts).\(rest)"
  }

  var failures: [FailureEvent] {
    outcome.failures.map { FailureEvent(message: $0.error.description, fix: $0.error.fix, url: $0.link) }
  }

  static let fields: [Field] = [
    Field("created") { $0.count(.create) }, Field("updated") { $0.count(.update) },
    Field("deactivated") { $0.count(.deactivate) }, Field("failures") { $0.outcome.failures.count },
    Field("isComplete") { $0.outcome.isComplete },
  ]
}
