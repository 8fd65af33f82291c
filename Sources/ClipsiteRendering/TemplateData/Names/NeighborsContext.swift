import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem

/// The source of the names of the nearest other locations, for their list on the page of a location.
struct NeighborsContext: Sendable {
  private let context: PageContext
  private let page: Page
  private let point: GlobePoint
  private let found: [PageID]

  /// The neighbors of a location, or `nil` if there are none.
  init?(_ context: PageContext) {
    let site = context.site
    guard let page = context.ownPage, let index = context.index else { return nil }
    let original = site.variants(of: page)?.original ?? index
    guard let found = site.neighbors?.neighbors(of: original), !found.isEmpty,
      let point = GlobePoint(of: page)
    else { return nil }
    (self.context, self.page, self.point, self.found) = (context, page, point, found)
  }

  fileprivate var all: [NeighborContext] {
    found.map { index in
      let site = context.site
      return NeighborContext(
        site[site.page(like: index, in: context.language)], of: page, at: point, in: site, context.words)
    }
  }
  fileprivate var open: NeighborContext? { all.first { $0.closedUntil == nil } }
}

/// Another location nearby.
struct NeighborContext: Sendable {
  fileprivate let neighbor: Page
  private let page: Page
  private let point: GlobePoint
  private let site: Site
  fileprivate let words: PageWords

  fileprivate init(_ neighbor: Page, of page: Page, at point: GlobePoint, in site: Site, _ words: PageWords) {
    (self.neighbor, self.page, self.point, self.site) = (neighbor, page, point, site)
    self.words = words
  }

  /// The language of its title, if it is another one than that of the page.
  fileprivate var language: String? { site.language(of: neighbor, besides: site.language(of: page)) }
  /// The first day on which it is open again.
  fileprivate var closedUntil: CalendarDate? { site.schedule(of: neighbor)?.closedUntil }
  fileprivate var address: PostalAddress? { neighbor.source.fields.place?.address }
  fileprivate var url: String { site.reference(to: neighbor, from: page.domain) }

  /// The name of its business, where that tells more than the title.
  fileprivate var business: String? {
    guard site.hasSeveralBusinesses, let index = site.business(of: neighbor) else { return nil }
    return site.linkTitle(of: site[site.page(like: index, in: site.language(of: page))])
  }

  fileprivate var distance: String? {
    GlobePoint(of: neighbor).map {
      words.distances.text(
        meters: GlobePoint.meters(ofSquared: point.squaredDistance(to: $0)),
        in: page.source.fields.place?.country?.rawValue)
    }
  }
}

extension PostalAddress {
  /// The street, unless a title already is the street.
  func street(besides title: String) -> String? { street == title ? nil : street }
}

extension GlobePoint {
  fileprivate init?(of page: Page) {
    guard let coordinates = page.source.fields.place?.coordinates else { return nil }
    self.init(coordinates)
  }
}

extension TemplateContext {
  /// The other locations nearby.
  static let neighbors = Fields<NeighborsContext>([
    .list("all", of: neighbor, "The five nearest, the nearest first") { $0.all },
    .record("open", neighbor, "The nearest of them that is not closed for a while") { $0.open },
  ])

  /// Another location nearby.
  static let neighbor = Fields<NeighborContext>([
    .text("title", "The title of its page", example: "Mission Street") { $0.neighbor.source.fields.title },
    .text(
      "url", "The address of its page, with its domain only when that is another one",
      example: "/ferry-street/mission"
    ) { $0.url },
    .text("street", "The street, unless it is the title", example: "1 Mission St") {
      $0.address?.street(besides: $0.neighbor.source.fields.title)
    },
    .text("locality", "The town", example: "San Francisco") { $0.address?.locality },
    .text("region", "State or province", example: "CA") { $0.address?.region },
    .text("language", "The language of the title, if it is not that of the page", example: "en") {
      $0.language
    },
    .text("business", "The name of its business, if the site has several", example: "Harbor Coffee") {
      $0.business
    },
    .text(
      "closed-until", "A sentence about one that is closed for a while",
      example: "Closed until December 1, 2026"
    ) { neighbor in
      let words = neighbor.words.hours
      return neighbor.closedUntil.map { words.fill("closed-until", with: words.text(of: $0)) }
    },
    .text("closed-until-date", "The first day on which it is open again", example: "2026-12-01") {
      $0.closedUntil?.description
    },
    .text("distance", "The straight line to it, in the unit of the country's roads", example: "2.4 mi") {
      $0.distance
    },
  ])
}
