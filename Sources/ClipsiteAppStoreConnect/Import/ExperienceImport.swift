import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// The pages to make of registered experiences, so that a site registers just these.
package struct ExperienceImport: Sendable {
  /// An experience that has no place in the site.
  package struct Left: Hashable, Sendable {
    package let link: String
    /// The reason, without a period.
    package let reason: String
  }

  /// The experiences that become pages, in the order of the API.
  package internal(set) var pages: [ImportedExperience] = []
  /// The experiences whose URL the site has already, with its file. The pages are left alone.
  private(set) var known: [(link: String, file: String, notes: [String])] = []
  /// The experiences that have no place in the site.
  package private(set) var left: [Left] = []

  private let site: ExperienceSet
  private var positions: PagePositions
  /// The URLs of the site, and those that pages get.
  private var taken: Set<String>

  /// Decides about each registered experience.
  package init(_ registered: RegisteredExperiences, into site: ExperienceSet) {
    self.site = site
    positions = PagePositions(in: site)
    taken = Set(positions.claimed.keys)
    let wanted = Dictionary(
      site.experiences.map {
        (RegisteredExperience.comparable($0.experience.url.description), $0.experience.card.words)
      }
    ) { first, _ in first }
    let active = registered.experiences.filter { $0.status != .deactivated }
    // Of two with the same URL, the one without a slash at the end is that of a page, which a plan keeps.
    let kept = Dictionary(grouping: active) { RegisteredExperience.comparable($0.link) }
      .compactMapValues { $0.min { $0.link.utf8.count < $1.link.utf8.count } }
    positions.addFolders(for: active)
    var waiting: [(experience: RegisteredExperience, alias: String)] = []
    for experience in active {
      let link = RegisteredExperience.comparable(experience.link)
      if let other = kept[link], other.id != experience.id {
        leave(experience, "the experience of \(other.link) has the same URL, and a site needs one")
      } else if let file = positions.claimed[link] {
        // A push removes the words in languages that the page lacks.
        let missing =
          wanted[link].map { own in experience.words.keys.filter { own[$0] == nil }.sorted() } ?? []
        known.append(
          (
            experience.link, file,
            missing.map { "words in \($0), which `push` removes, because the page has no such variant" }
          ))
      } else {
        switch positions.position(of: experience) {
        case .page(let folder, let domain, let path): add(experience, folder, domain, path)
        case .shortURL(let alias): waiting.append((experience, alias))
        case .none(let reason): leave(experience, reason)
        }
      }
    }
    let pagesByCard = Dictionary(
      pages.enumerated().compactMap { index, page in page.card.map { ($0, index) } }
    ) { first, _ in first }
    let others = waiting.filter { !addShortURL($0.alias, of: $0.experience, pagesByCard) }
    addPages(of: others.map(\.experience))
    arrange()
  }

  private mutating func leave(_ experience: RegisteredExperience, _ reason: String) {
    left.append(Left(link: experience.link, reason: reason))
  }

  /// A file to write.
  package struct Draft: Sendable {
    /// The index of the page.
    package let page: Int
    /// The path below `Content`.
    package let path: RelativePath
    package let fields: [ImportedExperience.Field]
    package let aliases: [String]
    package let isVariant: Bool
  }

  /// The files to write, each variant behind its original.
  package var drafts: [Draft] {
    pages.enumerated().filter { $0.element.refusal == nil }.flatMap { index, page in
      [Draft(page: index, path: page.path, fields: page.fields, aliases: page.aliases, isVariant: false)]
        + page.variants.map {
          Draft(page: index, path: $0.path, fields: $0.fields, aliases: [], isVariant: true)
        }
    }
  }

  /// Notes that a file cannot be written. Without its original, an experience has no page.
  package mutating func refuse(_ draft: Draft, _ reason: String) {
    if pages[draft.page].refusal != nil { return }
    if draft.isVariant { pages[draft.page].notes.append(reason) } else { pages[draft.page].refusal = reason }
  }

  /// Notes values that the page of an experience does not have.
  package mutating func note(_ index: Int, _ values: [String]) { pages[index].notes += values }

  // MARK: Pages

  private mutating func add(
    _ experience: RegisteredExperience, _ folder: RelativePath, _ domain: AssociatedDomain, _ path: [String]
  ) {
    let language = experience.defaultLanguage
    var page = ImportedExperience(
      link: experience.link, path: path.reduce(folder) { $0.appending(RelativePath($1)) },
      fields: experience.wordFields(in: language) + experience.fields, notes: experience.placeNotes,
      image: experience.image, card: RegisteredCard(experience))
    guard page.fields.first?.key == "title" else { return leave(experience, "it has no title") }
    if let main = experience.defaultTag,
      AppStoreConnectLanguage(site.configuration.language) != AppStoreConnectLanguage(main)
    {
      page.fields.append(("language", main.rawValue))
    }
    if path.isEmpty, positions.newDomains.contains(domain) {
      page.fields.append(("domain", domain.rawValue))
    }
    taken.insert(RegisteredExperience.comparable(experience.link))
    for other in experience.words.keys.sorted() where other != language {
      guard let tag = RegisteredExperience.tag(other) else {
        page.notes.append("the words in \(other), a language that clipsite does not know")
        continue
      }
      page.variants.append((RelativePath(tag.rawValue), experience.wordFields(in: other)))
    }
    pages.append(page)
  }

  /// Adds a short URL to a page with the same card. Only that of a page has a place.
  ///
  /// - Returns: `false` if there is no such page.
  private mutating func addShortURL(
    _ alias: String, of experience: RegisteredExperience, _ pagesByCard: [RegisteredCard: Int]
  ) -> Bool {
    guard PlaceBody.facts(of: experience.attributes["place"]).isEmpty,
      let index = pagesByCard[RegisteredCard(experience)]
    else { return false }
    pages[index].aliases.append(alias)
    return true
  }

  /// Adds the pages of domains whose home page is not registered.
  private mutating func addPages(of experiences: [RegisteredExperience]) {
    guard !experiences.isEmpty else { return }
    let known = positions.newDomains
    positions.addFolders(for: experiences, besides: pages.flatMap(\.aliases))
    for experience in experiences {
      switch positions.position(of: experience) {
      case .page(let folder, let domain, let path): add(experience, folder, domain, path)
      case .shortURL:
        let hint = positions.isMultiDomain ? "" : ". With `layout: multi-domain` it can be a page"
        leave(
          experience,
          "it can only be a short URL, which has no place, and no new page has the same card" + hint)
      case .none(let reason): leave(experience, reason)
      }
    }
    for domain in positions.newDomains.subtracting(known).sorted(by: { $0.rawValue < $1.rawValue }) {
      pages.append(
        ImportedExperience(homePageOf: domain, in: positions.folders[domain] ?? RelativePath("")))
    }
  }

  // MARK: Files

  /// Gives each page its file. A page above others is the page of their folder.
  private mutating func arrange() {
    let positions = Set(pages.map(\.path))
    var above = Set(self.positions.folders.values)
    for page in pages { above.formUnion(page.path.foldersAbove.filter(positions.contains)) }
    let isFolder = pages.map { above.contains($0.path) }
    stateInheritance(from: pages.indices.filter { isFolder[$0] })
    for index in pages.indices {
      let path = pages[index].path
      let stem = isFolder[index] ? path.appending("index") : path
      let link = RegisteredExperience.comparable(pages[index].link)
      pages[index].path = RelativePath(stem.text + ".md")
      pages[index].variants = pages[index].variants.map { variant in
        let tag = variant.path.text
        // Another page may have the URL of the variant.
        let isTaken = taken.contains("\(link)/\(tag)")
        return (
          RelativePath("\(stem.text).\(tag).md"), variant.fields + (isTaken ? [("slug", "in-\(tag)")] : [])
        )
      }
    }
  }

  /// States at each page that it has none of the values that a folder hands down, wherever that folder is.
  private mutating func stateInheritance(from folders: [Int]) {
    var handedDown = site.handedDown
    for folder in folders { handedDown.formUnion(pages[folder].fields.filter { $0.text != "" }.map(\.key)) }
    for index in pages.indices {
      let keys = Set(pages[index].fields.map(\.key))
      // A page without a location sends none of these.
      let isLocation = keys.contains { $0.hasPrefix("place.") }
      for key in ClearableKey.all where handedDown.contains(key.name) && !keys.contains(key.name) {
        if !key.isOfLocations || isLocation { pages[index].fields.append((key.name, key.none)) }
      }
      if handedDown.contains("clip.display"), !keys.contains("clip.display") {
        pages[index].fields.append(("clip.display", "card"))
      }
      if handedDown.contains("language"), !keys.contains("language") {
        pages[index].fields.append(("language", site.configuration.language.rawValue))
      }
    }
  }
}
