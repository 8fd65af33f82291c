internal import ClipsiteAppClips
internal import ClipsiteJSON
package import ClipsiteSiteModel

/// The difference between the experiences that a site wants and those that are registered.
package struct ExperiencePlan: Sendable {
  /// What is to be done, in the order of the site; what is to go comes last.
  package let entries: [PlannedExperience]
  /// How many experiences are in service now.
  let registeredCount: Int

  /// Compares both. Files of pictures are read.
  ///
  /// - Parameters:
  ///   - resendsPlaces: Whether places that Apple Maps did not find are sent again.
  ///   - removalDomains: The domains besides those of the site whose experiences go when no page needs them.
  /// - Throws: `ConnectError.system` when a picture cannot be read.
  package init(
    _ wanted: ExperienceSet, against registered: RegisteredExperiences, resendsPlaces: Bool = false,
    removalDomains: [String] = []
  ) throws(ConnectError) {
    // One that was deactivated stays so; its URL can be registered again.
    let active = registered.experiences.filter { $0.status != .deactivated }
    registeredCount = active.count
    let byLink = Dictionary(grouping: active) { RegisteredExperience.comparable($0.link) }
    var pictures: [HeaderImageFile: HeaderImage] = [:]
    var entries: [PlannedExperience] = []
    var kept: Set<String> = []
    for experience in wanted.experiences {
      guard let file = experience.headerImage else { continue }
      let image: HeaderImage
      if let known = pictures[file] { image = known } else { image = try HeaderImage(file) }
      pictures[file] = image
      let link = experience.experience.url.description
      let old = byLink[RegisteredExperience.comparable(link)]?.first
      if let old { kept.insert(old.id) }
      entries.append(Self.entry(experience, image, old, resendsPlaces))
    }
    let links = Set(entries.map { RegisteredExperience.comparable($0.link) })
    // One App Clip may serve several sites, each of which registers its own experiences.
    let domains = Set(wanted.domains.map(\.rawValue) + removalDomains.map { $0.lowercased() })
    self.entries =
      entries
      + active.filter { !kept.contains($0.id) }.map { old in
        let domain = (try? InvocationURL(old.link))?.host.rawValue ?? ""
        return Self.removal(of: old, isTwice: links, isOurs: domains.contains(domain))
      }
  }

  /// The entries with an action.
  package func entries(_ action: PlannedExperience.Action) -> [PlannedExperience] {
    entries.filter { $0.action == action }
  }

  /// Whether there is nothing to do.
  package var isEmpty: Bool { entries.allSatisfy { $0.action == .unchanged } }

  private static func entry(
    _ wanted: SiteExperience, _ image: HeaderImage, _ old: RegisteredExperience?, _ resendsPlaces: Bool
  ) -> PlannedExperience {
    func make(
      _ action: PlannedExperience.Action, _ changes: Set<ExperienceChange> = [],
      _ remark: PlannedExperience.Remark? = nil
    ) -> PlannedExperience {
      PlannedExperience(
        action: action, link: wanted.experience.url.description, changes: changes, remark: remark,
        wanted: wanted, image: image, registered: old)
    }
    guard let old else { return make(.create) }
    if old.status == .inTransfer { return make(.unchanged, [], .inTransfer) }
    var changes = changes(wanted.experience.card, image, old)
    var remark: PlannedExperience.Remark?
    let dropped = old.placeStatus == .noMatch && PlaceBody.comparable(old.attributes["place"]).isEmpty
    if changes.contains(.place), dropped, !resendsPlaces {
      changes.remove(.place)
      remark = .placeDropped
    }
    return make(changes.isEmpty ? .unchanged : .update, changes, remark)
  }

  private static func changes(
    _ card: ExperienceCard, _ image: HeaderImage, _ old: RegisteredExperience
  ) -> Set<ExperienceChange> {
    var changes: Set<ExperienceChange> = []
    func compare(_ change: ExperienceChange, _ isSame: Bool) { if !isSame { changes.insert(change) } }
    compare(.action, old.attributes["action"]?.text == card.action.rawValue)
    compare(.category, old.attributes["businessCategory"]?.text == card.category?.rawValue)
    compare(.defaultLanguage, old.attributes["defaultLanguage"]?.text == card.defaultLanguage.rawValue)
    compare(.poweredBy, (old.attributes["isPoweredBy"]?.bool ?? false) == card.isPoweredBy)
    compare(
      .place,
      PlaceBody.comparable(card.place.map(PlaceBody.value))
        == PlaceBody.comparable(old.attributes["place"]))
    var words: [String: [String?]] = [:]
    for found in card.localizations { words[found.language.rawValue] = [found.title, found.subtitle] }
    compare(.words, words == old.words)
    compare(.headerImage, old.image.map(image.isSame) ?? true)
    return changes
  }

  private static func removal(
    of old: RegisteredExperience, isTwice links: Set<String>, isOurs: Bool
  ) -> PlannedExperience {
    let isTwice = links.contains(RegisteredExperience.comparable(old.link))
    let remark: PlannedExperience.Remark =
      if old.status == .inTransfer { .inTransfer } else if !isOurs { .otherDomain } else if isTwice {
        .registeredTwice
      } else { .notOnTheSite }
    let isLeft = remark == .inTransfer || remark == .otherDomain
    return PlannedExperience(
      action: isLeft ? .unchanged : .deactivate, link: old.link, changes: [], remark: remark, wanted: nil,
      image: nil, registered: old)
  }
}
