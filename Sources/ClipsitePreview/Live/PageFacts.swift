import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteRendering

/// What Apple's systems make of one page: what a dashboard shows.
///
/// Tags are read from the rendered page, as Safari and Messages read them, so that what a theme does to them
/// is seen too.
struct PageFacts: Sendable {
  /// The page.
  let page: Page
  /// The page's file, as messages name it.
  let file: String
  /// The page's own URL: its invocation URL where it shows the App Clip.
  let url: String
  /// The domain that serves the page.
  let domain: AssociatedDomain
  /// The path of the page that shows the App Clip card instead of the page itself, if there is one.
  let cardPagePath: String?
  /// The App Clip fields with what the page inherits.
  let clip: ClipFields
  /// The tags of the head, in order; empty when the page cannot be rendered.
  let tags: [HeadTag]
  /// What the AASA file of the domain says.
  let association: AssociationFacts
  /// The experience that the URL launches.
  let experience: LaunchedExperience
  /// What is wrong with the page, and what rendering it found.
  let diagnostics: [Diagnostic]

  /// The title of the card.
  var cardTitle: String { clip.title ?? page.source.fields.title }

  /// The content of the first tag with a name or property, or nil.
  func content(of name: String) -> String? {
    tags.first { $0["name"] == name || $0["property"] == name }?["content"]
  }
}

extension LiveSite {
  /// What Apple's systems make of a page.
  ///
  /// - Parameter index: The position of the page in `Site.pages` of a snapshot of this site.
  func facts(of index: Int, in status: LiveStatus, _ snapshot: LiveSnapshot) -> PageFacts {
    let site = snapshot.site
    let page = site.pages[index]
    let file = snapshot.file(of: page)
    let domain = site.hosts[page.host].domain
    let resource = resource(domain: domain, path: page.path.description)
    let found = Set(status.diagnostics.filter { $0.range.path == file } + (resource?.diagnostics ?? []))
    return PageFacts(
      page: page, file: file, url: site.url(of: page), domain: domain,
      cardPagePath: site.cardPagePath(of: page)?.description, clip: site.clip(of: page),
      tags: resource?.kind == .found ? TagScanner.tags(in: resource?.body ?? []).map(HeadTag.init) : [],
      association: AssociationFacts(
        snapshot.association(of: page.host), url: try? InvocationURL(site.url(of: page)), domain: domain,
        clip: site.configuration.app.clipAppID),
      experience: LaunchedExperience(of: page, in: site, snapshot.experiences), diagnostics: found.sorted())
  }
}

/// What the AASA file of a domain says of a page.
struct AssociationFacts: Sendable {
  /// The file.
  let bytes: [UInt8]
  /// Whether the file lists the App Clip.
  let hasAppClip: Bool
  /// What the file says of the page's URL as a universal link; nil when it has no universal links.
  let verdict: UniversalLinkMatcher.Verdict?
  /// The entry of the file that decides, as JSON.
  let decidingEntry: String?

  init(_ bytes: [UInt8], url: InvocationURL?, domain: AssociatedDomain, clip: AppID) {
    self.bytes = bytes
    let lookup = (try? JSONParser.parse(bytes).value).map { AssociationLookup($0, domain: domain) }
    hasAppClip = lookup?.names(clip) ?? false
    guard let lookup, lookup.hasUniversalLinks, let url else {
      (verdict, decidingEntry) = (nil, nil)
      return
    }
    let verdict = lookup.universalLinks.verdict(on: url)
    self.verdict = verdict
    decidingEntry = lookup.pattern(of: verdict).map { String(decoding: $0.bytes(), as: UTF8.self) }
  }
}

/// The App Clip experience that the URL of a page launches, when those of the site are registered.
enum LaunchedExperience: Sendable {
  /// The page shows no App Clip.
  case noClip
  /// The page's own.
  case own
  /// That of another page, whose URL is the longest prefix.
  case other(Page)
  /// The default experience: no registered URL is a prefix.
  case defaultExperience
  /// Apple's documents leave open which of these it is; nil stands for the default experience.
  case ambiguous(Page?, Page?)

  init(of page: Page, in site: Site, _ experiences: SiteExperiences) {
    guard site.display(of: page) != .none else {
      self = .noClip
      return
    }
    let url = InvocationURL(host: site.hosts[page.host].domain, slugs: page.path.description)
    switch experiences.launched(by: url) {
    case .one(let launched): self = launched.page === page ? .own : .other(launched.page)
    case .defaultExperience: self = .defaultExperience
    case .ambiguous(let one, let other): self = .ambiguous(one?.page, other?.page)
    }
  }
}
