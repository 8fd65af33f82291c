import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteMustache
import ClipsiteSite

/// The source of the names of a map with the locations of a page.
struct MapContext: Sendable {
  fileprivate let svg: HTML
  /// Indicates whether the map is a part of the world or the world, whose seas need a card around it.
  fileprivate let isPart: Bool
  /// Indicates whether the map has borders, and so needs the whole width.
  fileprivate let isWide: Bool

  /// The map of the first part of a list of a home page, a business, a country, or a region.
  init?(_ context: PageContext) {
    let site = context.site
    guard site.configuration.options.maps == .on, context.finder == nil, let page = context.ownPage else {
      return nil
    }
    if page.isGenerated, site.directory?.level(of: page.section) == nil { return nil }
    let towns = Towns(site.locations(below: page).map { site[$0] })
    guard let (key, name) = towns.map(in: context.words), let outline = Outline(key) else { return nil }
    isPart = key.utf8.first.map { $0 <= UInt8(ascii: "9") } ?? false
    guard let drawing = MapDrawing(towns.places, on: outline, isPart && key != Outline.world ? .part : .page)
    else { return nil }
    isWide = !isPart && !outline.borders.isEmpty
    svg = drawing.element(label: towns.label(name, context.words))
  }

  /// The number of countries up to which each has its outline in its link.
  static let mostPictures = 6

  /// The picture of a link to the locations of a country, or `nil` without an outline.
  static func outline(of locations: [Page]) -> HTML? {
    let country = locations.first?.source.fields.place?.country
    return country.flatMap { Outline($0.rawValue) }.flatMap {
      MapDrawing(Towns(locations).places, on: $0, .link)?.element(label: nil)
    }
  }
}

/// The towns of some locations, with the countries and regions that tell which map shows them.
private struct Towns {
  private(set) var places: [MapTown: MapPlaces] = [:]
  private var countries: [CountryCode: Int] = [:]

  init(_ locations: [Page]) {
    for location in locations {
      guard let place = location.source.fields.place else { continue }
      if let country = place.country { countries[country, default: 0] += 1 }
      let address = place.address
      let town = MapTown(
        name: address.locality ?? "", region: address.region, country: place.country)
      places[town, default: MapPlaces()].count += 1
      if let point = place.coordinates {
        places[town]?.points.append((point.degreesNorth, point.degreesEast))
      }
    }
  }

  private var regions: Set<String?> { Set(places.keys.map(\.region)) }

  /// The key of the outline and the name of the region or country, if it is one.
  func map(in words: PageWords) -> (key: String, name: String?)? {
    guard let country = countries.keys.first else { return nil }
    guard countries.count == 1 else {
      return countries.count > MapContext.mostPictures ? (partOfWorld, nil) : nil
    }
    if regions.count == 1, let region = regions.first.flatMap(\.self),
      let key = Outline.key(ofRegion: region, in: country.rawValue)
    {
      return (key, region)
    }
    return (country.rawValue, words.name(of: country))
  }

  /// The part of the world that has all points, or the world.
  private var partOfWorld: String {
    let points = places.values.flatMap(\.points)
    let part = Outline.parts.first { key in
      guard let outline = Outline(key) else { return false }
      return points.allSatisfy { outline.point(latitude: $0.latitude, longitude: $0.longitude) != nil }
    }
    return part ?? Outline.world
  }

  /// Returns the words of the map: its name, the number of locations, and where most of them are.
  func label(_ name: String?, _ words: PageWords) -> String {
    var counts: [String: Int] = [:]
    let (hasCountries, hasRegions) = (countries.count > 1, regions.count > 1)
    for (town, places) in places {
      let part =
        hasCountries ? town.country.map(words.name) : hasRegions ? town.region : town.name
      if let part, !part.isEmpty { counts[part, default: 0] += places.count }
    }
    let largest = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(3)
    let total = words.text(ofLocations: places.values.reduce(0) { $0 + $1.count })
    let most = largest.map { "\($0.key) \(words.numbers.text(of: $0.value))" }.joined(separator: ", ")
    return (name.map { "\($0): " } ?? "") + total + (most.isEmpty ? "" : " (\(most))")
  }
}

extension TemplateContext {
  /// A map.
  static let map = Fields<MapContext>([
    .html("svg", "The outline with a dot for each town, as an SVG element", example: "<svg>…</svg>") {
      $0.svg
    },
    .bool("is-part", "Whether it is a part of the world, or the world") { $0.isPart },
    .bool("is-wide", "Whether it has borders, as the map of a country can") { $0.isWide },
  ])
}
