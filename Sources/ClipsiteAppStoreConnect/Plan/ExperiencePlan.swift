import ClipsiteAppClips
package import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// The difference between the experiences that a site wants and those that are registered.
package struct ExperiencePlan: Sendable {
  /// The steps of the plan, in the order of the site. Removals come last.
  package private(set) var entries: [PlannedExperience]
  /// Indicates whether steps of the whole plan are left out.
  private(set) var isPartial = false
  /// The number of experiences in service now.
  private let registeredCount: Int

  /// Compares both. Files of pictures are read.
  ///
  /// - Parameters:
  ///   - resendsPlaces: Whether places that Apple Maps did not find are sent again.
  ///   - removalDomains: The domains whose experiences go when no page needs them, whatever their URL is.
  ///   - downloads: The images that came from App Store Connect.
  /// - Throws: `SystemError.system` when a picture cannot be read.
  package init(
    _ wanted: ExperienceSet, against registered: RegisteredExperiences, resendsPlaces: Bool = false,
    removalDomains: [String] = [], downloads: DownloadedImages = DownloadedImages()
  ) throws(SystemError) {
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
      // Of two with the same URL, the one whose URL is spelled like that of the page stays.
      let same = byLink[RegisteredExperience.comparable(link)] ?? []
      let old = same.first { $0.link == link } ?? same.first
      if let old { kept.insert(old.id) }
      entries.append(
        Self.entry(
          for: experience, image: image, registered: old, resendsPlaces: resendsPlaces, downloads))
    }
    let links = Dictionary(
      entries.map { (RegisteredExperience.comparable($0.link), $0.registered?.link ?? $0.link) }
    ) { first, _ in first }
    let positions = PagePositions(in: wanted)
    let named = Set(removalDomains.map { $0.lowercased() })
    self.entries =
      entries
      + active.filter { !kept.contains($0.id) }.map { old in
        let isNamed = (try? InvocationURL(old.link)).map { named.contains($0.host.rawValue) } ?? false
        return Self.removal(
          of: old, besides: links, because: isNamed ? nil : positions.obstacle(to: old, downloads))
      }
  }

  /// The entries with an action.
  package func entries(_ action: PlannedExperience.Action) -> [PlannedExperience] {
    entries.filter { $0.action == action }
  }

  /// Returns the part of the plan with some of the entries.
  func filter(_ isIncluded: (PlannedExperience) -> Bool) -> ExperiencePlan {
    var part = self
    part.entries = entries.filter(isIncluded)
    part.isPartial = isPartial || part.entries.count < entries.count
    return part
  }

  /// Indicates whether there is nothing to do.
  package var isEmpty: Bool { !entries.contains(where: \.isChange) }

  /// Returns the reason against deactivating so many experiences, which nothing undoes, or `nil` if nothing
  /// is against it.
  ///
  /// - Parameter most: What a person allows, or `nil` for 10 or a tenth of what is registered, whichever is
  ///   more.
  package func refusal(ofMoreRemovalsThan most: Int?) -> String? {
    let count = entries(.deactivate).count
    let limit = most ?? max(10, registeredCount / 10)
    guard count > limit else { return nil }
    let experiences = count == 1 ? "1 experience" : "\(count) experiences"
    return "\(experiences) would be deactivated for good, but the limit is \(limit). "
      + "If that is meant, push with '--max-removal \(count)'"
  }

  private static func entry(
    for wanted: SiteExperience, image: HeaderImage, registered old: RegisteredExperience?,
    resendsPlaces: Bool, _ downloads: DownloadedImages
  ) -> PlannedExperience {
    func make(
      _ action: PlannedExperience.Action, changes: Set<ExperienceChange> = [],
      remark: PlannedExperience.Remark? = nil
    ) -> PlannedExperience {
      PlannedExperience(
        action: action, link: wanted.experience.url.description, changes: changes, remark: remark,
        wanted: wanted, image: image, registered: old)
    }
    guard let old else { return make(.create) }
    if old.status == .inTransfer { return make(.leave, remark: .inTransfer) }
    var changes = changes(of: old, to: wanted.experience.card, image: image)
    if let copied = old.image, downloads.contains(copied, digest: image.checksum) {
      changes.remove(.headerImage)
    }
    var remark: PlannedExperience.Remark?
    let dropped = old.placeStatus == .noMatch && PlaceBody.facts(of: old.attributes["place"]).isEmpty
    if changes.contains(.place), dropped, !resendsPlaces {
      changes.remove(.place)
      remark = .placeDropped
    }
    return make(changes.isEmpty ? .unchanged : .update, changes: changes, remark: remark)
  }

  private static func changes(
    of old: RegisteredExperience, to card: ExperienceCard, image: HeaderImage
  ) -> Set<ExperienceChange> {
    var changes: Set<ExperienceChange> = []
    func compare(_ change: ExperienceChange, _ isSame: Bool) { if !isSame { changes.insert(change) } }
    compare(.action, (old.attributes["action"]?.text ?? ClipAction.open.rawValue) == card.action.rawValue)
    compare(.category, old.attributes["businessCategory"]?.text == card.category?.rawValue)
    compare(.defaultLanguage, old.attributes["defaultLanguage"]?.text == card.defaultLanguage.rawValue)
    compare(.poweredBy, (old.attributes["isPoweredBy"]?.bool ?? false) == card.isPoweredBy)
    compare(.place, PlaceComparison.isSame(card.place.map(PlaceBody.value), old.attributes["place"]))
    compare(.words, card.words == old.words)
    compare(.headerImage, old.image.map(image.isSame) ?? !old.lacksImage)
    return changes
  }

  private static func removal(
    of old: RegisteredExperience, besides links: [String: String], because obstacle: String?
  ) -> PlannedExperience {
    func make(_ action: PlannedExperience.Action, _ remark: PlannedExperience.Remark) -> PlannedExperience {
      PlannedExperience(
        action: action, link: old.link, changes: [], remark: remark, wanted: nil, image: nil, registered: old)
    }
    if old.status == .inTransfer { return make(.leave, .inTransfer) }
    if let kept = links[RegisteredExperience.comparable(old.link)] {
      return make(.deactivate, .registeredTwice(kept))
    }
    // One App Clip may serve several sites, and printed codes that no page knows.
    return obstacle.map { make(.leave, .notOfTheSite($0)) } ?? make(.deactivate, .notOnTheSite)
  }
}

/// The step that a plan contains for one experience.
package struct PlannedExperience: Hashable, Sendable {
  /// The action of a step.
  package enum Action: String, Hashable, Sendable, CaseIterable {
    /// It is registered.
    case create
    /// A part of it is changed.
    case update
    /// It is taken out of service.
    case deactivate
    /// Nothing.
    case unchanged
    /// Nothing, because the site does not decide about it.
    case leave
  }

  /// The reason why an experience goes, or stays although the site wants something else.
  package enum Remark: Hashable, Sendable {
    /// No page of the site needs it.
    case notOnTheSite
    /// No page of the site can be it, and the reason. Another site, or a printed code, may need it.
    case notOfTheSite(String)
    /// Another one has the same URL, which may be spelled in another way.
    case registeredTwice(String)
    /// The app is on its way to another team.
    case inTransfer
    /// Apple Maps does not know the place, and nothing is left of it.
    case placeDropped

    /// The remark for people.
    package var text: String {
      switch self {
      case .notOnTheSite: "no page of the site needs it"
      case .notOfTheSite(let reason): "left alone: \(reason)"
      case .registeredTwice(let kept): "the experience of \(kept) has the same URL"
      case .inTransfer: "the app is being transferred, so it is left alone"
      case .placeDropped: "Apple Maps did not find the place. '--resend-places' sends it again"
      }
    }
  }

  package let action: Action
  /// The URL.
  package let link: String
  /// The changes. Empty unless the action is an update.
  package let changes: Set<ExperienceChange>
  package let remark: Remark?
  /// The experience that the site wants, or `nil` if it wants none.
  package let wanted: SiteExperience?
  /// The picture that it wants.
  package let image: HeaderImage?
  /// The experience that is registered, or `nil` if none is.
  package let registered: RegisteredExperience?

  /// Indicates whether a push does anything.
  package var isChange: Bool { action != .unchanged && action != .leave }
  /// Indicates whether a picture must be uploaded.
  var needsImage: Bool { action == .create || changes.contains(.headerImage) }
}
