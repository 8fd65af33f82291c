import ClipsiteAppClips
package import ClipsiteAppStoreConnect
package import ClipsiteText

/// Shows what App Store Connect says of experiences and domains: for people by groups that need the same, each
/// with what to do.
struct ExperienceStatusReport: JSONRecord {
  let experiences: [RegisteredExperience]
  /// The states of the domains of a build.
  let domains: [DomainStatus]
  /// The default experiences of the versions of the app.
  var defaults: [DefaultExperience] = []
  /// The warning about the size of the App Clip, if there is one.
  var sizeWarning: String?
  /// Indicates whether there is a build with the App Clip.
  let hasBuild: Bool
  /// The group that somebody asked for, or `nil` for all.
  var group: ExperienceGroup?

  /// The exit status: an experience launches nothing on a domain that is not accepted, and no banner or card shows
  /// without a default experience in a released version.
  var status: ExitStatus {
    domains.allSatisfy(\.isValid) && defaults.contains { $0.isReleased && $0.isComplete }
      ? .success : .contentErrors
  }

  private var groups: [ExperienceGroup: [RegisteredExperience]] {
    Dictionary(grouping: experiences, by: ExperienceGroup.init(of:))
  }

  /// The report for people.
  ///
  /// - Parameters:
  ///   - isQuiet: Leave out what is well.
  ///   - next: Quotes a command that helps, with the site.
  func text(isQuiet: Bool, next: (String) -> String) -> String {
    var lines: [String] = []
    let groups = groups
    for shown in ExperienceGroup.allCases where group == nil || group == shown {
      // A group that somebody asks for is there, also without members.
      let members = groups[shown] ?? []
      guard group != nil || !members.isEmpty, !isQuiet || shown.advice != nil else { continue }
      lines += self.lines(of: shown, members, next)
    }
    for domain in domains where !isQuiet && group == nil || !domain.isValid {
      lines += Self.lines(of: domain, next)
    }
    if group == nil { lines += defaultLines(isQuiet) }
    if let sizeWarning { lines.append("warning: \(sizeWarning)") }
    if !hasBuild {
      lines.append("The newest build, if there is one, has no App Clip, so its domains are not known.")
    }
    return (lines + (isQuiet ? [] : [counts, ExperienceGroup.finalState])).map { $0 + "\n" }.joined()
  }

  /// The default experience of each version, and what banners and cards still wait for.
  private func defaultLines(_ isQuiet: Bool) -> [String] {
    var lines: [String] = []
    for experience in defaults {
      let version = experience.version.map { "version \($0)" } ?? "no version"
      let state = experience.isReleased ? "released" : experience.state ?? "unknown"
      let words = experience.localizations.map { words in
        "  \(words.locale): \(words.subtitle.map { "“\($0)”" } ?? "no subtitle"), \(words.image ?? "no header image")"
      }
      let urls = experience.reviewURLs.map { "  for App Review: \($0)" }
      if !isQuiet || !experience.isComplete {
        lines.append("default experience of \(version) (\(state)): \(experience.action ?? "no action")")
        lines += (words + (isQuiet ? [] : urls)).map(VisibleText.escaped)
      }
      if !experience.isComplete { lines.append("  fix: complete it in App Store Connect or with fastlane") }
    }
    if defaults.isEmpty {
      lines += [
        "no default experience, so no banner and no card shows",
        "  fix: create one in App Store Connect, or from the files of 'clipsite experiences export --fastlane FOLDER'",
      ]
    } else if !defaults.contains(where: \.isReleased) {
      lines += ["no released version has a default experience, so no banner and no card shows yet"]
    }
    return lines
  }

  /// The number of URLs of a group that people see without asking for the group.
  private static let listedCount = 3

  /// Returns a group with what helps, and its first URLs.
  private func lines(
    of shown: ExperienceGroup, _ members: [RegisteredExperience], _ next: (String) -> String
  ) -> [String] {
    var lines = ["\(NumberText.grouped(members.count)) \(shown.name): \(shown.meaning)"]
    if let advice = shown.advice { lines.append("  fix: \(advice)") }
    let listed = group == nil ? members.prefix(Self.listedCount) : members[...]
    lines += listed.flatMap { Self.lines(of: $0, in: shown) }
    if listed.count < members.count {
      let rest = NumberText.grouped(members.count - listed.count)
      lines.append("  and \(rest) more. \(next("experiences status --group \(shown.rawValue)")) lists all")
    }
    return lines
  }

  private static func lines(of experience: RegisteredExperience, in group: ExperienceGroup) -> [String] {
    let place = experience.placeStatus.map { ", place '\($0.rawValue)'" } ?? ""
    let words = group == .unknown ? ": status '\(experience.status.rawValue)'\(place)" : ""
    let url = try? InvocationURL(experience.link)
    let isWhole = url?.query == nil && url?.fragment == nil
    return ["  \(experience.link)\(words)"]
      + (isWhole ? [] : ["    Apple does not say how a query or fragment in a registered URL is compared"])
  }

  /// Returns the state of a domain, with what helps.
  private static func lines(of domain: DomainStatus, _ next: (String) -> String) -> [String] {
    let start = "\(domain.domain) (\(domain.source.rawValue)): "
    guard !domain.isValid else {
      return [start + (domain.isOfBuild ? "listed, but Apple has not looked at it yet" : "accepted")]
    }
    let reason = domain.fault?.explanation ?? "no reason is known"
    let code = domain.errorCode.map { " [\($0)]" } ?? ""
    let target = domain.source == .app ? "app" : "App Clip"
    let fix =
      domain.fault?.isOfEntitlements == true
      ? "add 'appclips:\(domain.domain)' to the associated domains of the \(target), and upload a build"
      : "\(next("verify \(domain.domain)")) looks closer"
    return ["\(start)not accepted: \(reason)\(code)", "  fix: \(fix)"]
  }

  /// “1,950 matched, 40 pending, 10 not found. 2 of 4 answers accept their domain”.
  private var counts: String {
    let groups = groups
    let found = ExperienceGroup.allCases.compactMap { group in
      groups[group].map { "\(NumberText.grouped($0.count)) \(group.name)" }
    }
    let experiences = found.isEmpty ? "No experiences" : found.joined(separator: ", ")
    guard !domains.isEmpty else { return experiences }
    let accepted = domains.count { $0.isValid && !$0.isOfBuild }
    return "\(experiences). \(accepted) of \(domains.count) answers accept their domain"
  }

  /// The report for programs: one event for each experience, then one for each answer about a domain.
  var events: [any JSONEvent] {
    experiences.filter { group == nil || ExperienceGroup(of: $0) == group } as [any JSONEvent] + domains
      + defaults
  }

  static let fields: [Field] =
    [
      Field("experiences") { $0.experiences.count }, Field("domains") { $0.domains.count },
      Field("hasBuild") { $0.hasBuild }, Field("sizeWarning") { $0.sizeWarning },
    ]
    + ExperienceGroup.allCases.map { group in
      Field(String(describing: group)) { $0.experiences.count { ExperienceGroup(of: $0) == group } }
    }
}

extension RegisteredExperience: JSONEvent {
  package static let event = "experience"
  package static let fields: [Field] = [
    Field("url") { $0.link }, Field("id") { $0.id }, Field("status") { $0.status.rawValue },
    Field("placeStatus") { $0.placeStatus?.rawValue }, Field("group") { ExperienceGroup(of: $0) },
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

extension DefaultExperience: JSONEvent {
  package static let event = "default-experience"
  package static let fields: [Field] = [
    Field("appVersion") { $0.version }, Field("state") { $0.state }, Field("isReleased") { $0.isReleased },
    Field("action") { $0.action }, Field("localizations") { $0.localizations },
    Field("reviewURLs") { $0.reviewURLs }, Field("isComplete") { $0.isComplete },
  ]
}

extension DefaultExperience.Localization: JSONRecord {
  package static let fields: [Field] = [
    Field("locale") { $0.locale }, Field("subtitle") { $0.subtitle }, Field("image") { $0.image },
  ]
}

extension DomainStatus.Source: JSONReportable {}
extension ExperienceGroup: JSONReportable {}
