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
  /// The site that the page belongs to.
  let site: Site
  /// The page.
  let page: Page
  /// The page's file, as messages name it.
  let file: String
  /// The tags of the head, in order; empty when the page cannot be rendered.
  let tags: [HeadTag]
  /// What the AASA file of the domain says.
  let association: AssociationFacts
  /// What the URL launches when the experiences of the site are registered; nil when the page shows no App
  /// Clip.
  let launched: ExperienceMatch<SiteExperiences.Registered>?
  /// What is wrong with the page, and what rendering it found.
  let diagnostics: [Diagnostic]

  /// The page's own URL: its invocation URL where it shows the App Clip.
  var url: String { site.url(of: page) }
  /// The domain that serves the page.
  var domain: AssociatedDomain { site[page.domain].name }
  /// The App Clip fields with what the page inherits.
  var clip: ClipFields { site.clip(of: page) }
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
  /// - Parameter id: A page of a snapshot of this site.
  func facts(of id: PageID, in status: LiveStatus, _ snapshot: LiveSnapshot) -> PageFacts {
    let site = snapshot.site
    let page = site[id]
    let file = snapshot.file(of: page)
    let domain = site[page.domain].name
    let resource = resource(domain: domain, path: page.path.description)
    let found = Set(status.diagnostics.filter { $0.range.path == file } + (resource?.diagnostics ?? []))
    let hasClip = site.display(of: page) != .none
    return PageFacts(
      site: site, page: page, file: file,
      tags: resource?.kind == .found ? TagScanner.tags(in: resource?.body ?? []) : [],
      association: AssociationFacts(
        snapshot.association(of: page.domain), url: try? InvocationURL(site.url(of: page)), domain: domain,
        clip: site.configuration.app.clipAppID),
      launched: hasClip
        ? snapshot.experiences.launched(by: InvocationURL(host: domain, slugs: page.path.description)) : nil,
      diagnostics: found.sorted())
  }
}

/// What the AASA file of a domain says of a page.
struct AssociationFacts: Sendable {
  /// Whether the file lists the App Clip.
  let hasAppClip: Bool
  /// What the file says of the page's URL as a universal link; nil when it has no universal links.
  let verdict: UniversalLinkMatcher.Verdict?
  /// The entry of the file that decides, as JSON.
  let decidingEntry: String?

  init(_ file: [UInt8], url: InvocationURL?, domain: AssociatedDomain, clip: AppID) {
    let lookup = (try? JSONParser.parse(file).value).map { AssociationLookup($0, domain: domain) }
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
