import ClipsiteAppClips
import ClipsiteJSON
package import ClipsitePlatform
import ClipsiteSiteContent
package import ClipsiteSiteModel

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
  /// The URLs that the site has already. Their pages are left alone.
  package private(set) var known: [String] = []
  /// The experiences that have no place in the site.
  package private(set) var left: [Left] = []

  private let site: ExperienceSet
  /// The domains that the site has, or would have with a short URL.
  private let domains: Set<AssociatedDomain>
  /// The folder whose URLs begin at the root of a domain.
  private var folders: [AssociatedDomain: RelativePath]
  /// The domains whose folder is new.
  private var newDomains: Set<AssociatedDomain> = []
  /// The URLs of the site, and those that pages get.
  private var taken: Set<String>

  /// Decides about each registered experience.
  package init(_ registered: RegisteredExperiences, into site: ExperienceSet) {
    self.site = site
    domains = Set(site.domains + site.configuration.domains)
    folders = site.folders
    let published = Set(site.published.map { RegisteredExperience.comparable($0.url.description) })
    taken = published
    let active = registered.experiences.filter { $0.status != .deactivated }
    addFolders(for: active)
    var seen: Set<String> = []
    var waiting: [(experience: RegisteredExperience, alias: String)] = []
    for experience in active {
      let link = RegisteredExperience.comparable(experience.link)
      if !seen.insert(link).inserted {
        leave(experience, "another one has the same URL, and a site needs one")
      } else if published.contains(link) {
        known.append(experience.link)
      } else {
        switch position(of: experience.link) {
        case .page(let folder, let domain, let path): add(experience, folder, domain, path)
        case .shortURL(let alias): waiting.append((experience, alias))
        case .none(let reason): leave(experience, reason)
        }
      }
    }
    let pagesByCard = Dictionary(zip(pages.map(\.card), pages.indices)) { first, _ in first }
    for (experience, alias) in waiting { addShortURL(alias, of: experience, pagesByCard) }
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

  // MARK: URLs

  /// The position of a URL in a site.
  private enum Position {
    case page(folder: RelativePath, domain: AssociatedDomain, path: [String])
    case shortURL(String)
    case none(String)
  }

  /// A domain gets a new folder with its home page, if that is registered.
  private mutating func addFolders(for experiences: [RegisteredExperience]) {
    guard site.configuration.options.layout == .multiDomain else { return }
    for experience in experiences {
      guard let url = try? InvocationURL(experience.link), Self.path(of: url) == [], url.query == nil,
        url.fragment == nil, domains.contains(url.host), folders[url.host] == nil,
        let name = Slug.make(from: url.host.rawValue.replacing(".", with: "-"))
      else { continue }
      folders[url.host] = RelativePath(name.rawValue)
      newDomains.insert(url.host)
    }
  }

  private func position(of link: String) -> Position {
    let url: InvocationURL
    do throws(InvalidValue<InvocationURL.Rule>) {
      url = try InvocationURL(link)
    } catch {
      return .none(error.message)
    }
    guard domains.contains(url.host) else {
      return .none("the site does not have the domain '\(url.host)'. Add it to `domains` in site.yml")
    }
    guard url.fragment == nil else { return .none("the URL of a page has no fragment") }
    guard let path = Self.path(of: url) else {
      return .none("no page can have the path: names have lower-case letters, digits, and hyphens")
    }
    if url.query != nil {
      return path.isEmpty
        ? .shortURL(RegisteredExperience.comparable(link))
        : .none("a page has no query, and a short URL has one only at the root of a domain")
    }
    guard let folder = folders[url.host] else { return .shortURL(RegisteredExperience.comparable(link)) }
    // `/404` would be the answer to unknown URLs.
    if path == ["404"] { return .none("the name is reserved for the answer to unknown URLs") }
    return .page(folder: folder, domain: url.host, path: path)
  }

  /// The names in a path, or `nil` if one cannot be the name of a file.
  private static func path(of url: InvocationURL) -> [String]? {
    let names = url.path.split(separator: "/").map(String.init)
    let isPlain = ["", "/"].contains(String(url.path.dropFirst(names.map { $0.utf8.count + 1 }.reduce(0, +))))
    return isPlain && names.allSatisfy { (try? Slug($0)) != nil } ? names : nil
  }

  // MARK: Pages

  private mutating func add(
    _ experience: RegisteredExperience, _ folder: RelativePath, _ domain: AssociatedDomain, _ path: [String]
  ) {
    let language = experience.defaultLanguage
    guard let main = Self.tag(language) else {
      return leave(experience, "it has no words in a language that clipsite knows")
    }
    var page = ImportedExperience(
      link: experience.link, path: path.reduce(folder) { $0.appending(RelativePath($1)) },
      fields: experience.wordFields(in: language) + experience.fields, notes: experience.placeNotes,
      image: experience.image, card: RegisteredCard(experience))
    guard page.fields.first?.key == "title" else { return leave(experience, "it has no title") }
    if AppStoreConnectLanguage(site.configuration.language) != AppStoreConnectLanguage(main) {
      page.fields.append(("language", main.rawValue))
    }
    if path.isEmpty, newDomains.contains(domain) { page.fields.append(("domain", domain.rawValue)) }
    taken.insert(RegisteredExperience.comparable(experience.link))
    for other in experience.words.keys.sorted() where other != language {
      guard let tag = Self.tag(other) else {
        page.notes.append("the words in \(other), a language that clipsite does not know")
        continue
      }
      page.variants.append((RelativePath(tag.rawValue), experience.wordFields(in: other)))
    }
    pages.append(page)
  }

  /// The tag of a language of App Store Connect, which has no regions.
  private static func tag(_ language: String) -> LanguageTag? {
    guard AppStoreConnectLanguage(rawValue: language) != nil else { return nil }
    return try? LanguageTag(language)
  }

  /// Adds a short URL to a page with the same card. Only that of a page has a place.
  private mutating func addShortURL(
    _ alias: String, of experience: RegisteredExperience, _ pagesByCard: [RegisteredCard: Int]
  ) {
    guard PlaceBody.facts(of: experience.attributes["place"]).isEmpty else {
      return leave(experience, "it can only be a short URL, and a short URL has no place")
    }
    guard let index = pagesByCard[RegisteredCard(experience)] else {
      return leave(experience, "it can only be a short URL, but no new page has the same card")
    }
    pages[index].aliases.append(alias)
  }

  // MARK: Files

  /// The keys that flow from the page of a folder to those below it.
  private static let inherited: Set<String> = [
    "clip.subtitle", "clip.category", "clip.map-action", "clip.relationship", "clip.phone-type",
    "clip.powered-by", "language",
  ]

  /// Gives each page its file. A page above others is the page of their folder, unless they would inherit
  /// from it what they do not have.
  private mutating func arrange() {
    let keys = pages.map { Set($0.fields.map(\.key)).intersection(Self.inherited) }
    let positions = Dictionary(zip(pages.map(\.path), pages.indices)) { first, _ in first }
    var (hasPagesBelow, isUnfit): (Set<Int>, Set<Int>) = ([], [])
    for (index, page) in pages.enumerated() {
      for case let above? in page.path.foldersAbove.map({ positions[$0] }) where above != index {
        hasPagesBelow.insert(above)
        if !keys[above].isSubset(of: keys[index]) { isUnfit.insert(above) }
      }
    }
    let roots = Set(folders.values)
    let isFolder = pages.indices.map { index in
      roots.contains(pages[index].path) || hasPagesBelow.contains(index) && !isUnfit.contains(index)
    }
    stateInheritance(keys) { path in positions[path].flatMap { isFolder[$0] ? $0 : nil } }
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

  /// States at each page what it must not inherit from the pages of its folders. What front matter cannot state
  /// is noted: a push would add it to the experience.
  ///
  /// - Parameters:
  ///   - keys: The keys of each page that flow to those below.
  ///   - folderPage: The page of a folder, or `nil`.
  private mutating func stateInheritance(_ keys: [Set<String>], folderPage: (RelativePath) -> Int?) {
    for index in pages.indices {
      var stated = keys[index]
      for above in Array(pages[index].path.foldersAbove) + [""] {
        guard let folder = folderPage(above), folder != index else { continue }
        for key in keys[folder].subtracting(stated).sorted() {
          switch key {
          case "language": pages[index].fields.append((key, site.configuration.language.rawValue))
          case "clip.powered-by": pages[index].fields.append((key, "false"))
          default: pages[index].notes.append("no `\(key)`, but inherits that of \(pages[folder].link)")
          }
        }
        stated.formUnion(keys[folder])
      }
    }
  }
}
