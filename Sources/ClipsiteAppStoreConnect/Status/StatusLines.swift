import ClipsiteAppClips

/// The lines of a report on experiences and domains for people.
package struct StatusLines {
  /// The number of URLs of a group that people see without asking for the group.
  private static let listedCount = 3

  private let grouped: (Int) -> String
  private let next: (String) -> String

  /// Creates the lines.
  ///
  /// - Parameters:
  ///   - grouped: Spells a number.
  ///   - next: Quotes a command that helps, with the site.
  package init(grouped: @escaping (Int) -> String, next: @escaping (String) -> String) {
    (self.grouped, self.next) = (grouped, next)
  }

  // MARK: Experiences

  /// Returns a group with what helps, and its first URLs.
  ///
  /// - Parameter listsAll: Whether to list all URLs.
  package func lines(
    of group: ExperienceGroup, _ members: [RegisteredExperience], listsAll: Bool
  ) -> [String] {
    var lines = ["\(grouped(members.count)) \(group.name): \(group.meaning)"]
    if let advice = group.advice { lines.append("  fix: \(advice)") }
    let listed = listsAll ? members[...] : members.prefix(Self.listedCount)
    lines += listed.flatMap { Self.lines(of: $0, in: group) }
    if listed.count < members.count {
      let rest = grouped(members.count - listed.count)
      lines.append("  and \(rest) more. \(next("experiences status --group \(group.rawValue)")) lists all")
    }
    return lines
  }

  private static func lines(of experience: RegisteredExperience, in group: ExperienceGroup) -> [String] {
    var lines = ["  \(experience.link)\(group == .unknown ? ": \(words(of: experience))" : "")"]
    let url = try? InvocationURL(experience.link)
    if url?.query != nil || url?.fragment != nil {
      lines.append("    Apple does not say how a query or fragment in a registered URL is compared")
    }
    return lines
  }

  /// The words of the API for a state.
  private static func words(of experience: RegisteredExperience) -> String {
    "status '\(experience.status.rawValue)'"
      + (experience.placeStatus.map { ", place '\($0.rawValue)'" } ?? "")
  }

  // MARK: Domains

  /// Returns the state of a domain, with what helps.
  package func lines(of domain: DomainStatus) -> [String] {
    let start = "\(domain.domain) (\(domain.source.rawValue)): "
    guard !domain.isValid else { return [start + "accepted"] }
    let reason = domain.fault?.explanation ?? "no reason is known"
    let code = domain.errorCode.map { " [\($0)]" } ?? ""
    return ["\(start)not accepted: \(reason)\(code)", "  fix: \(fix(for: domain))"]
  }

  private func fix(for domain: DomainStatus) -> String {
    domain.fault?.isOfEntitlements == true
      ? "correct the associated domains of the App Clip in Xcode, and upload a build"
      : "\(next("verify \(domain.domain)")) looks closer"
  }
}
