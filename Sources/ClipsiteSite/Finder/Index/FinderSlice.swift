import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteText

/// Some locations of an index, read by one worker.
struct FinderSlice: Sendable {
  /// A location. `FinderPlace` explains the values.
  struct Place: Sendable {
    let record: [UInt8]
    let point: FinderPoint?
    let town: FinderArea?
    let code: FinderArea?
    let hours: FinderHours.Entry?
  }

  private(set) var places: [Place] = []
  /// The words of the names, each with those of its street after it.
  private(set) var words: [UInt8] = []
  /// For each location the ends of its words.
  private(set) var wordEnds: [FinderWordEnds] = []
  /// The regions of the towns, each with its first location.
  private(set) var regions: [FinderRegion: PageID] = [:]
  private var countries: [CountryCode: Country] = [:]
  private let scope: FinderScope
  private let site: Site
  private let pageWords: PageWords

  /// The facts about a country that its locations share.
  private struct Country {
    let name: String
    let usesMiles: Bool
  }

  init(_ pages: ArraySlice<PageID>, of scope: FinderScope, in site: Site, with tables: FinderTables) {
    (self.scope, self.site) = (scope, site)
    pageWords = tables.words.words(in: scope.language)
    places.reserveCapacity(pages.count)
    for page in pages { add(page, open: tables.hours[page.offset], tables.folding) }
  }

  private mutating func add(_ id: PageID, open hours: FinderHours.Entry?, _ folding: Folding) {
    let page = site[id]
    let address = page.source.fields.place?.address ?? PostalAddress()
    let town = town(of: address, id)
    let business = site.hasSeveralBusinesses ? businessName(of: page) : nil
    let point = page.source.fields.place?.coordinates.flatMap(FinderPoint.init)
    places.append(
      Place(
        record: record(of: page, at: address, business, in: town, point), point: point, town: town,
        code: code(of: address, in: town), hours: hours))
    addWords(page.source.fields.title + (business.map { " " + $0 } ?? ""), address.street, folding)
  }

  /// Adds the words of a name and its street. Numbers of houses are words only together with the word beside
  /// them, as in `1710s` for `1710 S Broadway`.
  private mutating func addWords(_ name: String, _ street: String?, _ folding: Folding) {
    SearchWords.append(name, by: folding, to: &words)
    let end = words.count
    var streetEnd = end
    if let street {
      var own: [UInt8] = []
      own.reserveCapacity(2 * street.utf8.count)
      SearchWords.append(street, by: folding, to: &own)
      let parts = own.split(separator: UInt8(ascii: " "))
      for word in parts where !word.allSatisfy(\.isDigit) {
        words.append(UInt8(ascii: " "))
        words += word
      }
      streetEnd = words.count
      if let number = parts.firstIndex(where: { $0.allSatisfy(\.isDigit) }), parts.count > 1 {
        let first = number == 0 ? 0 : number - 1
        words.append(UInt8(ascii: " "))
        words += parts[first]
        words += parts[first + 1]
      }
    }
    wordEnds.append(FinderWordEnds(name: Int32(end), street: Int32(streetEnd), house: Int32(words.count)))
  }

  /// Returns a record without its end: name, business, street, town, URL, miles, the point, and the telephone
  /// number.
  private mutating func record(
    of page: Page, at address: PostalAddress, _ business: String?, in town: FinderArea?, _ point: FinderPoint?
  ) -> [UInt8] {
    let url = site.reference(to: page, from: scope.domain)
    let usesMiles = address.country.map { facts(about: $0).usesMiles } ?? false
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { writer in
      writer.beginArray()
      writer.string(page.source.fields.title)
      writer.string(business ?? "")
      writer.string(address.street ?? "")
      writer.string(town?.label ?? "")
      writer.string(url)
      writer.number(usesMiles ? 1 : 0)
      if let point {
        writer.number(Int(point.latitude))
        writer.number(Int(point.longitude))
      } else {
        writer.null()
        writer.number(0)
      }
      writer.string(page.source.fields.place?.phone.map { String($0.link.dropFirst("tel:".count)) } ?? "")
      writer.endArray()
    }
    // The hours follow, whose numbers nobody knows yet.
    bytes.removeLast()
    return bytes
  }

  private func businessName(of page: Page) -> String? {
    site.business(of: page).map { site.linkTitle(of: site[site.page(like: $0, in: scope.language)]) }
  }

  // MARK: Towns and postal codes

  private mutating func town(of address: PostalAddress, _ page: PageID) -> FinderArea? {
    var rest = address.region ?? ""
    if let region = address.country.map({ FinderRegion(name: rest, country: $0) }), regions[region] == nil {
      regions[region] = page
    }
    guard let locality = address.locality, !locality.isEmpty else { return nil }
    // One name says it all, as for Berlin.
    if rest == locality { rest = "" }
    if site.hasSeveralCountries, let country = address.country {
      rest += (rest.isEmpty ? "" : ", ") + facts(about: country).name
    }
    return FinderArea(kind: .town, name: locality, rest: rest)
  }

  private mutating func facts(about country: CountryCode) -> Country {
    if let known = countries[country] { return known }
    let facts = Country(
      name: pageWords.name(of: country), usesMiles: DistanceFormat.usesMiles(country.rawValue))
    countries[country] = facts
    return facts
  }

  /// The postal code. In the United States, people know its first five digits.
  private func code(of address: PostalAddress, in town: FinderArea?) -> FinderArea? {
    guard let code = address.postalCode, !code.isEmpty else { return nil }
    let isLong = address.country?.rawValue == "US" && code.utf8.dropFirst(5).first == UInt8(ascii: "-")
    return FinderArea(
      kind: .code, name: isLong ? String(code.prefix(5)) : code, rest: town?.label ?? "",
      country: address.country)
  }
}

extension FinderPoint {
  fileprivate init?(_ coordinates: GeoCoordinates) {
    self.init(latitude: coordinates.degreesNorth, longitude: coordinates.degreesEast)
  }
}
