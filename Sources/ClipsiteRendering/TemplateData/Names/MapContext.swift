import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteMustache
import ClipsiteSite

/// The source of the names of a map with the locations of a page.
struct MapContext: Sendable {
  fileprivate let map: TownMap
  fileprivate let svg: HTML

  /// The map of the first part of a list of a home page, a business, a country, or a region.
  init?(_ context: PageContext) {
    guard let page = context.ownPage, let map = context.source.map(of: page) else { return nil }
    self.map = map
    svg = map.drawing.element(label: map.towns.label(map.region, context.words))
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

/// A map without its words, which is the same in all languages.
struct TownMap: Sendable {
  fileprivate let towns: Towns
  /// The region of all locations, if the map shows it.
  fileprivate let region: String?
  /// Indicates whether the map is a part of the world or the world, whose seas need a card around it.
  fileprivate let isPart: Bool
  /// Indicates whether the map has borders, and so needs the whole width.
  fileprivate let isWide: Bool
  fileprivate let drawing: MapDrawing

  /// The map of some locations, or `nil` if none fits.
  init?(_ locations: [Page]) {
    towns = Towns(locations)
    guard let (key, region) = towns.map, let outline = Outline(key) else { return nil }
    self.region = region
    isPart = key.utf8.first.map { $0 <= UInt8(ascii: "9") } ?? false
    guard let drawing = MapDrawing(towns.places, on: outline, isPart && key != Outline.world ? .part : .page)
    else { return nil }
    isWide = !isPart && !outline.borders.isEmpty
    self.drawing = drawing
  }
}

/// The towns of some locations, with the countries and regions that tell which map shows them.
private struct Towns: Sendable {
  private(set) var places: [Town: MapPlaces] = [:]

  init(_ locations: [Page]) {
    for location in locations {
      guard let place = location.source.fields.place else { continue }
      let town = Town(place.address)
      places[town, default: MapPlaces()].count += 1
      if let point = place.coordinates {
        places[town]?.points.append((point.degreesNorth, point.degreesEast))
      }
    }
  }

  private var countries: Set<CountryCode> { Set(places.keys.compactMap(\.country)) }
  private var regions: Set<String?> { Set(places.keys.map(\.region)) }

  /// The key of the outline, and the region, if the outline is its own.
  var map: (key: String, region: String?)? {
    let countries = countries
    guard let country = countries.first else { return nil }
    guard countries.count == 1 else {
      return countries.count > MapContext.mostPictures ? (partOfWorld, nil) : nil
    }
    if regions.count == 1, let region = regions.first.flatMap(\.self),
      let key = Outline.key(ofRegion: region, in: country.rawValue)
    {
      return (key, region)
    }
    return (country.rawValue, nil)
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

  /// Returns the words of the map: the region or country, the number of locations, and where most of them are.
  func label(_ region: String?, _ words: PageWords) -> String {
    var counts: [String: Int] = [:]
    let (hasCountries, hasRegions) = (countries.count > 1, regions.count > 1)
    let country = hasCountries ? nil : countries.first
    let name = region.map { words.name(ofRegion: $0, in: country) } ?? country.map(words.name)
    for (town, places) in places {
      let part =
        hasCountries
        ? town.country.map(words.name)
        : hasRegions ? town.region.map { words.name(ofRegion: $0, in: country) } : town.name
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
    .bool("is-part", "Whether it is a part of the world, or the world") { $0.map.isPart },
    .bool("is-wide", "Whether it has borders, as the map of a country can") { $0.map.isWide },
  ])
}
