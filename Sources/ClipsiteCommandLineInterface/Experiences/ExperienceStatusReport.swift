import ClipsiteAppClips
import ClipsiteAppStoreConnect
import ClipsiteJSON

/// Shows what App Store Connect says of experiences and domains.
struct ExperienceStatusReport {
  /// What is registered.
  let experiences: [RegisteredExperience]
  /// What is said of the domains of a build.
  let domains: [DomainStatus]
  /// Whether there is a build with the App Clip.
  let hasBuild: Bool

  /// The exit status: an experience launches nothing on a domain that is not accepted.
  var status: ExitStatus { domains.allSatisfy(\.isValid) ? .success : .contentErrors }

  /// The report for people.
  ///
  /// - Parameter isQuiet: Leave out what is well.
  func text(isQuiet: Bool) -> String {
    var lines: [String] = []
    for experience in experiences where experience.status != .deactivated {
      let isWell = experience.status == .received && experience.placeStatus != .noMatch
      if !isQuiet || !isWell { lines += Self.lines(of: experience) }
    }
    for domain in domains where !isQuiet || !domain.isValid { lines += Self.lines(of: domain) }
    if !hasBuild {
      lines.append("No build with the App Clip has been uploaded, so nothing is said of domains.")
    }
    return (lines + (isQuiet ? [] : [counts])).map { $0 + "\n" }.joined()
  }

  private static func lines(of experience: RegisteredExperience) -> [String] {
    let place = experience.placeStatus.map { "; " + words($0) } ?? ""
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
    case .other(let word): "status '\(word)'"
    }
  }

  private static func words(_ status: RegisteredExperience.PlaceStatus) -> String {
    switch status {
    case .pending: "Apple Maps is looking for the place"
    case .matched: "Apple Maps knows the place"
    case .noMatch: "Apple Maps did not find the place"
    case .other(let word): "place '\(word)'"
    }
  }

  private static func lines(of domain: DomainStatus) -> [String] {
    let start = "\(domain.domain) (\(domain.source.rawValue)): "
    guard !domain.isValid else { return [start + "accepted"] }
    let reason = domain.fault?.explanation ?? "no reason is known"
    let code = domain.errorCode.map { " [\($0)]" } ?? ""
    return ["\(start)not accepted: \(reason)\(code)", "  fix: \(fix(for: domain))"]
  }

  private static func fix(for domain: DomainStatus) -> String {
    domain.fault?.isOfEntitlements == true
      ? "correct the associated domains of the App Clip in Xcode, and upload a build"
      : "'clipsite verify \(domain.domain)' looks closer"
  }

  /// “12 experiences registered, 1 deactivated; 2 of 4 answers accept their domain”.
  private var counts: String {
    let gone = experiences.count { $0.status == .deactivated }
    let registered =
      "\(ProgressLine.grouped(experiences.count - gone)) registered, \(ProgressLine.grouped(gone)) deactivated"
    guard !domains.isEmpty else { return registered }
    return "\(registered); \(domains.count(where: \.isValid)) of \(domains.count) answers accept their domain"
  }

  /// The report for programs: one object for each experience, then one for each answer about a domain.
  var jsonLines: String {
    let experiences = experiences.map { experience -> JSONValue in
      [
        "version": 1, "event": "experience", "url": .string(experience.link), "id": .string(experience.id),
        "status": .string(experience.status.word),
        "place-status": experience.placeStatus.map { .string($0.word) } ?? .null,
      ]
    }
    let domains = domains.map { domain -> JSONValue in
      [
        "version": 1, "event": "domain", "domain": .string(domain.domain),
        "source": .string(domain.source.rawValue), "valid": .bool(domain.isValid),
        "updated": domain.updated.map { .string($0) } ?? .null,
        "error-code": domain.errorCode.map { .string($0) } ?? .null,
        "explanation": domain.fault.map { .string($0.explanation) } ?? .null,
      ]
    }
    return (experiences + domains).map(EventLine.text).joined()
  }
}
