import ClipsiteAppClips
import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The behavior of Apple's systems for one page, which the dashboard shows.
///
/// Tags are read from the rendered page, as Safari and Messages read them, so that what a theme does to them
/// is seen too.
struct PageFacts: Sendable {
  /// The site that the page belongs to.
  let site: Site
  let page: Page
  /// The page's file, as messages name it.
  let file: String
  /// The tags of the head, in order. Empty if the page cannot be rendered.
  let tags: [HeadTag]
  /// The answer of the domain's AASA file.
  let association: AssociationFacts
  /// The experience that the URL launches once the site's experiences are registered. A code of a page that
  /// shows no App Clip also launches one.
  let launched: ExperienceMatch<SiteExperiences.Registered>
  /// The card that people see for the URL, in the language of the page, or `nil` for the default experience.
  let card: LaunchedCard?
  /// The tags of the page whose image the card shows. Empty if the card has no image.
  let cardTags: [HeadTag]
  /// The mistakes of the page, and those that rendering it found.
  let diagnostics: [Diagnostic]

  /// The page's own URL: its invocation URL where it shows the App Clip.
  var url: String { site.url(of: page) }
  /// The domain that serves the page.
  var domain: AssociatedDomain { site[page.domain].name }
  /// The App Clip fields with what the page inherits.
  var clip: ClipFields { site.clip(of: page) }
  /// The title of the card. The default experience has the name of the app.
  var cardTitle: String { card?.title ?? site.configuration.name }
  /// The subtitle of the card, or an empty text.
  var cardSubtitle: String { card?.subtitle ?? "" }
  /// The verb on the button of the card.
  var action: ClipAction { card?.action ?? .open }
}

extension LiveSite {
  /// Returns the behavior of Apple's systems for a page.
  ///
  /// - Parameter id: A page of a snapshot of this site.
  func facts(of id: PageID, in status: LiveStatus, _ snapshot: LiveSnapshot) -> PageFacts {
    let site = snapshot.site
    let page = site[id]
    let file = snapshot.file(of: page)
    let domain = site[page.domain].name
    let resource = resource(domain: domain, path: page.path.description)
    // Where other files stand in, what rendering finds may be the fault of a page that is left out.
    let rendered = status.written === snapshot.source ? resource?.diagnostics ?? [] : []
    let found = Set(status.diagnostics.filter { $0.range.path == file } + rendered)
    let launched = snapshot.experiences.launched(by: site.invocationURL(of: page))
    let card = site.card(of: launched, in: site.language(of: page))
    let tags = Self.tags(of: resource)
    return PageFacts(
      site: site, page: page, file: file, tags: tags,
      association: AssociationFacts(
        snapshot.association(of: page.domain), url: try? InvocationURL(site.url(of: page)), domain: domain,
        clip: site.configuration.app.clipAppID),
      launched: launched, card: card, cardTags: card.map { self.tags(ofImageOn: $0, page, tags, site) } ?? [],
      diagnostics: found.sorted())
  }

  private func tags(ofImageOn card: LaunchedCard, _ page: Page, _ own: [HeadTag], _ site: Site) -> [HeadTag] {
    guard card.image != nil else { return [] }
    guard card.page !== page else { return own }
    return Self.tags(of: resource(domain: site[card.page.domain].name, path: card.page.path.description))
  }

  private static func tags(of resource: PreviewResource?) -> [HeadTag] {
    resource?.kind == .found ? TagScanner.tags(in: resource?.body ?? []) : []
  }
}

/// The answer of a domain's AASA file for a page.
struct AssociationFacts: Sendable {
  /// Indicates whether the file lists the App Clip.
  let hasAppClip: Bool
  /// The verdict of the file on the page's URL as a universal link, or `nil` if the file has no universal
  /// links.
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
