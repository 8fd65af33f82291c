import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The positions that registered experiences have in a site.
///
/// An import makes pages by this rule. A plan deactivates nothing that an import could not make a page of,
/// because such an experience can belong to printed codes, and clipsite did not register it for a page.
struct PagePositions {
  /// The position of an experience.
  enum Position {
    case page(folder: RelativePath, domain: AssociatedDomain, path: [String])
    case shortURL(String)
    /// None, and the reason without a period.
    case none(String)
  }

  /// The folder whose URLs begin at the root of a domain.
  private(set) var folders: [AssociatedDomain: RelativePath]
  /// The domains whose folder is new.
  private(set) var newDomains: Set<AssociatedDomain> = []

  /// The domains that the site has, or would have with a short URL.
  private let domains: Set<AssociatedDomain>
  let isMultiDomain: Bool
  private let content: ContentFolder
  /// The files of the site that state a URL, also drafts.
  let claimed: [String: String]
  /// Indicates whether the URLs of all drafts are among them.
  private let knowsDrafts: Bool
  /// The words of the experience of each file.
  private let words: [String: [String: [String?]]]

  init(in site: ExperienceSet) {
    content = site.content
    claimed = Dictionary(
      site.claimed.map { (RegisteredExperience.comparable($0.url), $0.file) }
    ) { first, _ in first }
    knowsDrafts = site.knowsDrafts
    words = Dictionary(site.experiences.map { ($0.file, $0.experience.card.words) }) { first, _ in first }
    domains = Set(site.domains + site.configuration.domains)
    isMultiDomain = site.configuration.options.layout == .multiDomain
    folders = site.folders
  }

  /// Gives a domain a new folder with its home page, if that is registered.
  mutating func addFolders(for experiences: [RegisteredExperience]) {
    for experience in experiences {
      guard let url = try? InvocationURL(experience.link), Self.path(of: url) == [], url.query == nil,
        url.fragment == nil
      else { continue }
      addFolder(on: url.host)
    }
  }

  /// Gives a domain of the site a new folder, unless it has one.
  private mutating func addFolder(on domain: AssociatedDomain) {
    guard isMultiDomain, domains.contains(domain), folders[domain] == nil,
      let name = Slug.make(from: domain.rawValue.replacing(".", with: "-"))
    else { return }
    folders[domain] = RelativePath(name.rawValue)
    newDomains.insert(domain)
  }

  /// Gives the domains of experiences new folders, although their home pages have no experience. A domain with
  /// short URLs gets none.
  mutating func addFolders(for experiences: [RegisteredExperience], besides shortURLs: [String]) {
    let taken = Set((claimed.keys + shortURLs).compactMap { (try? InvocationURL($0))?.host })
    for case let url? in experiences.map({ try? InvocationURL($0.link) })
    where url.query == nil && !taken.contains(url.host) {
      addFolder(on: url.host)
    }
  }

  func position(of experience: RegisteredExperience) -> Position {
    let url: InvocationURL
    do throws(InvalidValue) {
      url = try InvocationURL(experience.link)
    } catch {
      return .none(error.message)
    }
    guard domains.contains(url.host) else {
      return .none("the site does not have the domain '\(url.host)'. Add it to `domains` in site.yml")
    }
    guard url.fragment == nil else { return .none("the URL of a page has no fragment") }
    if url.path.split(separator: "/").last == "index" {
      return .none("no page has the name `index`, which is the file of a folder")
    }
    guard let path = Self.path(of: url) else {
      return .none("no page can have the path: names have lower-case letters, digits, and hyphens")
    }
    if url.query != nil, !path.isEmpty {
      return .none("a page has no query, and a short URL has one only at the root of a domain")
    }
    guard url.query == nil, let folder = folders[url.host] else {
      return .shortURL(RegisteredExperience.comparable(experience.link))
    }
    // `/404` would be the answer to unknown URLs.
    if path == ["404"] { return .none("the name is reserved for the answer to unknown URLs") }
    return experience.obstacle.map(Position.none)
      ?? .page(folder: folder, domain: url.host, path: path)
  }

  /// Returns the reason against taking an experience out of service that no page needs, or `nil` if an import
  /// would make a page of it.
  func obstacle(to experience: RegisteredExperience, _ downloads: DownloadedImages) -> String? {
    if let file = claimed[RegisteredExperience.comparable(experience.link)] {
      return "'\(file)' has its URL, and is a draft or needs no experience"
    }
    if !knowsDrafts {
      return "a draft can have its URL, but drafts have errors, which `clipsite check --drafts` names"
    }
    if let image = experience.image, downloads.isMissing(image) {
      return "its header image could not be downloaded, so it has no page yet. Import again"
    }
    switch position(of: experience) {
    case .shortURL: return "its URL is a short URL that the site does not have"
    case .none(let reason): return reason
    case .page(let folder, _, let path):
      let stem = path.reduce(folder) { $0.appending(RelativePath($1)) }
      let files = ["\(stem).md", "\(stem.appending("index")).md"].map { RelativePath($0) }
      let found = files.first { (try? FileStore.exists(content.systemPath(of: $0))) ?? true }
      // A page that has moved with its words needs only the new URL.
      return found.map(content.displayPath).flatMap { file in
        words[file] == experience.words
          ? nil : "'\(file)' has its name, but is a draft, or has another URL and another card"
      }
    }
  }

  /// The names in a path, or `nil` if one cannot be the name of a file.
  private static func path(of url: InvocationURL) -> [String]? {
    let names = url.path.split(separator: "/").map(String.init)
    let isPlain = ["", "/"].contains(String(url.path.dropFirst(names.map { $0.utf8.count + 1 }.reduce(0, +))))
    return isPlain && names.allSatisfy { (try? Slug($0)) != nil } ? names : nil
  }
}

extension RegisteredExperience {
  /// The code of the language that people see whose own is missing.
  var defaultLanguage: String {
    let wanted = attributes["defaultLanguage"]?.text ?? ""
    return words[wanted] == nil ? words.keys.min() ?? wanted : wanted
  }

  /// The tag of the language that people see whose own is missing, or `nil` if clipsite does not know it.
  /// App Store Connect has no regions.
  var defaultTag: LanguageTag? { Self.tag(defaultLanguage) }

  static func tag(_ language: String) -> LanguageTag? {
    AppStoreConnectLanguage(rawValue: language).flatMap { try? LanguageTag($0.rawValue) }
  }

  /// The reason why no page can have the card, or `nil` if one can. A list that somebody saved can be without
  /// words and images.
  fileprivate var obstacle: String? {
    if lacksImage { return "App Store Connect has no header image for it, but the card of a page needs one" }
    // The page would have the action of its folder.
    if let action = attributes["action"]?.text, ClipAction(rawValue: action) == nil {
      return "clipsite does not know its action `\(VisibleText.escaped(action))`"
    }
    if words.isEmpty { return nil }
    if defaultTag == nil { return "it has no words in a language that clipsite knows" }
    let title = (words[defaultLanguage]?.first ?? nil) ?? ""
    return title.allSatisfy(\.isWhitespace) ? "it has no title" : nil
  }
}
