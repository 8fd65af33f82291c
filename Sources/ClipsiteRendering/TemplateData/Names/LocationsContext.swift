import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteMustache
import ClipsiteSite

/// The source of the names of all locations below a page with a list, or of those that a search page finds:
/// their number, and the ways to them that do not grow with it.
struct LocationsContext: Sendable {
  /// The number of towns that are shown at once.
  private static let mostTowns = 12
  /// The number of further towns at most.
  private static let mostFurther = 60
  /// The number of regions up to which they are shown at once.
  private static let mostParts = 60
  /// The number of regions of all countries up to which the countries have lists of them.
  fileprivate static let mostRegions = 120

  fileprivate let count: String
  fileprivate let text: String
  fileprivate let areFew: Bool
  /// The first page of the directory, which belongs to the home page of the site and to the search.
  fileprivate let url: String?
  /// The towns with most locations, if there is more than one.
  fileprivate let towns: [LocationGroup]
  /// The countries with their regions, or a few regions.
  fileprivate let parts: [LocationGroup]
  /// The links that a page folds away: other towns whose lists have several pages, because their locations
  /// are too far from the home page without a link, and many regions.
  fileprivate let more: [LocationGroup]

  /// The only entry of the page, if all locations are below it.
  fileprivate let onlyBusiness: LinkContext?

  /// The locations below a page, or `nil` if there are none, or if the page is not the first of its list.
  init?(_ context: PageContext) {
    guard let page = context.listPage, page.kind == .directory, context.part == 1 else { return nil }
    let site = context.site
    let isSearch = context.finder != nil
    let directory = isSearch || page.section == SectionID(0) ? site.directory : nil
    let total =
      directory?.locationCount
      ?? (page.isGenerated ? site.directory?.counts[page.section] ?? 0 : site.locationCount(below: page))
    guard total > 0 else { return nil }
    let entries = site.shownEntries(of: page)
    onlyBusiness = entries.first.map(context.page(at:)).flatMap { entry in
      guard !page.isGenerated, entries.count == 1, site.listEntries(of: entry).count == total else {
        return nil
      }
      return LinkContext(
        title: entry.source.fields.title, url: site.reference(to: entry, from: context.domain),
        language: context.otherLanguage(of: entry))
    }
    count = context.words.numbers.text(of: total)
    text = context.words.text(ofLocations: total)
    areFew = total <= Site.fewLocations
    url = directory?.root.map { site.reference(to: context.page(at: $0), from: context.domain) }
    guard !areFew, isSearch || !page.isGenerated else {
      (towns, parts, more) = ([], [], [])
      return
    }
    let allTowns = directory.map(context.towns(of:)) ?? context.towns(inListOf: page)
    towns = Array(allTowns.prefix(Self.mostTowns))
    let further = allTowns.dropFirst(Self.mostTowns).prefix(Self.mostFurther).prefix {
      $0.total > Site.townListLength
    }
    let allParts = directory.map(context.parts(of:)) ?? []
    let isFolded = allParts.count > Self.mostParts && allParts.allSatisfy(\.parts.isEmpty)
    parts = isFolded ? [] : allParts
    more = further + (isFolded ? allParts : [])
  }
}

extension PageContext {
  /// The towns of the directory that have a page, the largest first.
  fileprivate func towns(of directory: SiteDirectory) -> [LocationGroup] {
    let root = directory.root.map { site[$0].section }
    return LocationGroup.largestFirst(
      directory.towns.filter { $0 != root }.compactMap { town(at: $0, in: directory) }, areTowns: true)
  }

  /// The locations of a part of the directory that all are in one town. The page of a region or a country with
  /// one town is also that of the town.
  private func town(at section: SectionID, in directory: SiteDirectory) -> LocationGroup? {
    guard var town = group(of: section, in: directory) else { return nil }
    let first = site[section].index.flatMap { site.listEntries(of: site[$0]).first }
    if let named = first.flatMap({ self.town(of: $0) }) {
      (town.title, town.areas) = (named.name, areas(of: named))
    }
    return town
  }

  /// The towns of a list of several pages, each with the page on which it begins.
  fileprivate func towns(inListOf page: Page) -> [LocationGroup] {
    guard site.listPartCount(of: page) > 1 else { return [] }
    var towns: [Town: (first: Int, count: Int)] = [:]
    for (position, entry) in site.shownEntries(of: page).enumerated() {
      guard let town = town(of: entry) else { continue }
      towns[town, default: (position, 0)].count += 1
    }
    guard towns.count > 1 else { return [] }
    return LocationGroup.largestFirst(
      towns.map { town, place in
        let part = place.first / site.listLength(of: page) + 1
        return LocationGroup(
          title: town.name, areas: areas(of: town),
          url: site.path(of: page, part: part).description, total: place.count, words: words)
      }, areTowns: true)
  }

  /// The town of a location, with the name of its region.
  private func town(of entry: PageID) -> Town? {
    guard let address = site[entry].source.fields.place?.address, address.locality != nil else { return nil }
    var town = Town(address)
    town.region = DirectoryLevel.region.name(of: address, in: words)
    return town
  }

  /// The names that tell a town from others: at home its region, abroad its country, and then its region.
  /// A region with the name of the town, such as “Wellington Region”, tells nothing.
  private func areas(of town: Town) -> [[String]] {
    let region = town.region.flatMap { $0.isEmpty || "\($0) ".hasPrefix("\(town.name) ") ? nil : [$0] } ?? []
    guard let country = town.country, country != site.homeCountry else { return [region] }
    let name = words.name(of: country)
    if name == town.name { return [region] }
    return [[name], region + [name]]
  }

  /// All countries or regions of the directory.
  fileprivate func parts(of directory: SiteDirectory) -> [LocationGroup] {
    guard let root = directory.root.map({ site[$0].section }), let level = directory.level(of: root),
      level != .locality
    else { return [] }
    var parts = groups(below: root, level, in: directory) { part in
      directory.level(of: part) == .region && level == .country
        ? groups(below: part, .region, in: directory) : []
    }
    if level != .country || parts.count > MapContext.mostPictures || site.configuration.options.maps == .off {
      for part in parts.indices { parts[part].pictured = nil }
    }
    // More regions would make the page too large. Those of a country are on its page.
    if parts.reduce(0, { $0 + $1.parts.count }) > LocationsContext.mostRegions {
      for part in parts.indices { parts[part].parts = [] }
    }
    return parts
  }

  /// The entries of a page of the directory. A location that is the only one of its part stands for the part.
  private func groups(
    below section: SectionID, _ level: DirectoryLevel, in directory: SiteDirectory,
    parts: (SectionID) -> [LocationGroup] = { _ in [] }
  ) -> [LocationGroup] {
    guard let page = site[section].index.map({ site[$0] }) else { return [] }
    let groups = site.listEntries(of: page).map { self.page(at: $0) }.compactMap { entry -> LocationGroup? in
      if entry.isGenerated { return group(of: entry.section, in: directory, parts: parts(entry.section)) }
      return entry.source.fields.place.flatMap { level.name(of: $0.address, in: words) }.map {
        LocationGroup(
          title: $0, url: site.reference(to: entry, from: domain), total: 1, words: words,
          pictured: (entry, site))
      }
    }
    return LocationGroup.largestFirst(groups)
  }

  private func group(
    of section: SectionID, in directory: SiteDirectory, parts: [LocationGroup] = []
  ) -> LocationGroup? {
    site[section].index.map { self.page(at: $0) }.map { page in
      LocationGroup(
        title: page.source.fields.title,
        areas: site[section].parent.flatMap { site[$0].index }.map {
          [[self.page(at: $0).source.fields.title]]
        }
          ?? [],
        url: site.reference(to: page, from: domain), total: directory.counts[section] ?? 0, parts: parts,
        words: words, pictured: (page, site))
    }
  }
}

/// The locations of a town, a region, or a country.
struct LocationGroup: Sendable {
  fileprivate var title: String
  /// The names that tell groups with the same title apart. If the first do not, the next do.
  fileprivate var areas: [[String]] = []
  fileprivate let url: String
  fileprivate let total: Int
  fileprivate var parts: [LocationGroup] = []
  fileprivate let words: PageWords
  /// The page of a country among a few, whose link has its outline as a picture.
  fileprivate var pictured: (page: Page, site: Site)?

  fileprivate var outline: HTML? {
    guard let (page, site) = pictured else { return nil }
    return MapContext.outline(
      of: page.kind == .location ? [page] : site.locations(below: page).map { site[$0] })
  }

  /// Groups by number, and by name where that is the same. Those with the same name have their area in it, and so
  /// have towns of several areas.
  fileprivate static func largestFirst(_ groups: [LocationGroup], areTowns: Bool = false) -> [LocationGroup] {
    var named = groups
    let hasAreas = areTowns && Set(groups.map(\.areas.first)).count > 1
    for attempt in 0..<2 {
      let titles = Dictionary(named.map { ($0.title, 1) }, uniquingKeysWith: +)
      named = zip(groups, named).map { group, named in
        let needsArea = titles[named.title, default: 0] > 1 || hasAreas && attempt == 0
        guard attempt < group.areas.count, needsArea else { return named }
        var group = group
        group.title = ([group.title] + group.areas[attempt]).joined(separator: ", ")
        return group
      }
    }
    return named.map { (key: ListBuilder.listKey(of: $0.title), group: $0) }
      .sorted { ($1.group.total, $0.key, $0.group.url) < ($0.group.total, $1.key, $1.group.url) }
      .map(\.group)
  }
}

extension TemplateContext {
  /// All locations below a page.
  static let locations = Fields<LocationsContext>([
    .text("count", "How many there are", example: "1,284") { $0.count },
    .text("locations-text", "The number in words", example: "1,284 locations") { $0.text },
    .bool("are-few", "Whether there are so few that the page lists them all") { $0.areFew },
    .record(
      "only-business", link, "The only business of the list, if it lists all locations"
    ) { $0.onlyBusiness },
    .list("towns", of: group, "Up to 12 towns with most of them, if they are not few") { $0.towns },
    .bool("has-towns", "Whether there are such towns") { !$0.towns.isEmpty },
    .text(
      "url", "The page that leads to all, on the home page of the site and the search", example: "/locations"
    ) {
      $0.url
    },
    .list(
      "parts", of: groupWithParts, "The countries or regions of the directory, on the home page of the site"
    ) { $0.parts },
    .bool("has-outlines", "Whether they are up to six countries, whose outlines are pictures") {
      $0.parts.contains { $0.pictured != nil }
    },
    .list("more", of: group, "Further towns with many of them, and regions that are more than 60") {
      $0.more
    },
    .bool("has-more", "Whether there are such towns or regions") { !$0.more.isEmpty },
  ])

  private static let groupNames: [Field<LocationGroup>] = [
    .text("title", "The name of the town, region, or country", example: "San Francisco") { $0.title },
    .text("url", "The address of its list", example: "/locations/us/ca/san-francisco") { $0.url },
    .text("count", "How many locations are there", example: "64") { $0.words.numbers.text(of: $0.total) },
    .text("locations-text", "The same in words", example: "64 locations") {
      $0.words.text(ofLocations: $0.total)
    },
  ]

  /// A town or a region.
  static let group = Fields<LocationGroup>(groupNames)

  /// A country or a region.
  private static let groupWithParts = Fields<LocationGroup>(
    groupNames + [
      .list("parts", of: group, "The regions of a country") { $0.parts },
      .bool("has-parts", "Whether there are regions") { !$0.parts.isEmpty },
      .html(
        "outline", "The outline of one of up to six countries, as an SVG element", example: "<svg>…</svg>"
      ) {
        $0.outline
      },
    ])
}
