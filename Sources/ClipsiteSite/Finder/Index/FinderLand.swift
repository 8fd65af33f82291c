import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteText

/// A country or region that a search answers with the page of the directory that lists it.
struct FinderLand {
  private var name: String
  /// The names that people write for it, in the languages of the site and of the country.
  private var names: [String]
  /// The page and its number of locations, or `nil` on a domain without a directory.
  private var page: (url: String, count: Int)?

  /// The countries and regions of the locations, the largest first.
  static func all(
    of regions: [FinderRegion: PageID], _ scope: FinderScope, in site: Site, _ words: PageWords
  ) -> [FinderLand] {
    let languages = FinderScope.all(on: scope.domain, in: site).map(\.language.rawValue)
    var found: [String: FinderLand] = [:]
    for (region, location) in regions.sorted(by: { $0.value < $1.value }) {
      let code = region.country.rawValue
      found[code] =
        found[code]
        ?? FinderLand(
          name: words.name(of: region.country), .country, above: location, scope, in: site,
          names: RegionNames.others(ofCountry: code)
            + (languages + ["en"]).compactMap { LocaleData($0).flatMap { CountryNames($0).name(of: code) } })
      guard !region.name.isEmpty, region.name != found[code]?.name else { continue }
      let part = FinderLand(
        name: region.name, .region, above: location, scope, in: site,
        names: RegionNames.others(than: region.name, in: code, languages: languages))
      let key = "\(code)|\(part.name)|\(part.page?.url ?? "")"
      found[key] = found[key] ?? part
    }
    let sorted = found.values.sorted {
      ($1.page?.count ?? 0, $0.name, $0.page?.url ?? "") < ($0.page?.count ?? 0, $1.name, $1.page?.url ?? "")
    }
    // One list of names for all that have the same name, because a search looks them up by name.
    let names = Dictionary(sorted.map { ($0.name, $0.names) }, uniquingKeysWith: +)
    return sorted.map { land in
      var land = land
      land.names = Set(names[land.name, default: []]).subtracting([land.name]).sorted()
      return land
    }
  }

  private init(
    name: String, _ level: DirectoryLevel, above location: PageID, _ scope: FinderScope, in site: Site,
    names: [String]
  ) {
    (self.name, self.names) = (name, names)
    guard scope.domain == .primary, let directory = site.directory else { return }
    // The pages below the root; a level at which all locations agree has none.
    var pages = site.breadcrumbs(of: site[location]).filter { site[$0].isGenerated }
    for step in DirectoryLevel.allCases where step.rawValue <= level.rawValue {
      guard let page = pages.first, directory.level(of: site[page].section) == step else { continue }
      pages.removeFirst()
    }
    let target = site[site.page(like: pages.first ?? location, in: scope.language)]
    page = (
      site.reference(to: target, from: scope.domain),
      pages.isEmpty ? 1 : directory.counts[target.section] ?? 1
    )
  }

  /// Writes its name, two empty texts, its number of locations in words, its URL, and all of its names. The
  /// number follows, after an empty point: a row of results has the same order.
  func write(to writer: inout JSONWriter, _ words: PageWords) {
    writer.beginArray()
    writer.string(name)
    writer.string("")
    writer.string("")
    let arrow = words.isRightToLeft ? "←" : "→"
    writer.string(page.map { "\(words.text(ofLocations: $0.count)) \(arrow)" } ?? "")
    writer.string(page?.url ?? "")
    writer.string(([name] + names).joined(separator: ","))
    writer.null()
    writer.string(page.map { words.numbers.text(of: $0.count) } ?? "")
    writer.endArray()
  }
}
