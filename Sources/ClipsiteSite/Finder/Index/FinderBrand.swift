/// A name that more locations have than a search shows.
struct FinderBrand: Sendable {
  let name: String
  let count: Int
  /// The towns with the most of them.
  let towns: [(label: String, count: Int)]

  private static let mostTowns = 8

  init(_ places: [Int32], of entries: FinderEntries) {
    name = entries.name(of: places[0])
    count = places.count
    var counts: [Int32: Int] = [:]
    for place in places { counts[entries.places[Int(place)].town, default: 0] += 1 }
    counts[-1] = nil
    towns = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(Self.mostTowns).map {
      (entries.areas[Int($0.key)].area.label, $0.value)
    }
  }
}
