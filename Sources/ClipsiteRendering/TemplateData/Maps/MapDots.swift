import ClipsiteAppClips
import ClipsiteLocales

/// A town. Others in another region or country can have its name.
struct Town: Hashable {
  /// The name, or nothing for an address without a town.
  let name: String
  var region: String?
  let country: CountryCode?

  init(_ address: PostalAddress) {
    (name, region, country) = (address.locality ?? "", address.region, address.country)
  }
}

/// The dots of a map: towns, each with those that are too close to it to tell apart.
struct MapDots {
  struct Dot {
    let x: Int
    let y: Int
    var count: Int

    /// The size from 0 to 3: the square root of a number beside the largest.
    func size(besides largest: Int) -> Int {
      if largest <= 2 { return 1 }
      return [9, 25, 56].firstIndex { 100 * count < $0 * largest } ?? 3
    }
  }

  private(set) var dots: [Dot] = []
  /// The number of locations on the map.
  private(set) var count = 0
  /// The insets that have a location.
  private(set) var insets: Set<Int> = []

  /// A map of more dots would be a heap.
  private static let most = 120

  /// Collects the towns on an outline.
  ///
  /// - Parameter distance: The distance up to which towns share a dot, in the units of the map.
  init(_ towns: [Town: MapPlaces], on outline: Outline, distance: Double) {
    var cells: [MapCell: Int] = [:]
    for places in towns.values {
      let points = places.points.compactMap { outline.point(latitude: $0.latitude, longitude: $0.longitude) }
      guard !points.isEmpty else { continue }
      insets.formUnion(points.compactMap(\.inset))
      // The middle one, and not the average: one wrong number in a table would move the town.
      let cell = MapCell(x: Self.middle(points.map(\.x)), y: Self.middle(points.map(\.y)))
      // Locations without coordinates are in their town.
      let placed = places.count - places.points.count + points.count
      cells[cell, default: 0] += placed
      count += placed
    }
    let sorted = cells.map { Dot(x: $0.key.x, y: $0.key.y, count: $0.value) }
      .sorted { (-$0.count, $0.y, $0.x) < (-$1.count, $1.y, $1.x) }
    var distance = distance
    repeat {
      dots = Self.joined(sorted, nearer: distance)
      distance *= 1.1
    } while dots.count > Self.most
  }

  private static func middle(_ numbers: [Double]) -> Int {
    Int(numbers.sorted()[numbers.count / 2].rounded())
  }

  /// Returns dots that are apart. A dot stays where the largest of its towns is.
  private static func joined(_ towns: [Dot], nearer distance: Double) -> [Dot] {
    let limit = distance * distance
    var dots: [Dot] = []
    for town in towns {
      func square(_ dot: Dot) -> Int {
        (dot.x - town.x) * (dot.x - town.x) + (dot.y - town.y) * (dot.y - town.y)
      }
      if let nearest = dots.indices.min(by: { square(dots[$0]) < square(dots[$1]) }),
        Double(square(dots[nearest])) < limit
      {
        dots[nearest].count += town.count
      } else {
        dots.append(town)
      }
    }
    return dots
  }
}

/// A unit of a map.
private struct MapCell: Hashable {
  let x: Int
  let y: Int
}

/// The locations of a town.
struct MapPlaces {
  var count = 0
  var points: [(latitude: Double, longitude: Double)] = []
}
