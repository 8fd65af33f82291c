import ClipsitePlatform

/// The nearest other locations of each location with coordinates.
package struct SiteNeighbors: Sendable {
  /// How many there are of each at most.
  static let count = 5
  /// What is farther away than this, in meters, is no neighbor.
  static let reach = 200_000.0

  /// The positions in `Site.pages` of the locations, ascending.
  private let locations: [Int32]
  /// For each location positions in `locations`, and −1 where there are no more.
  private let nearest: [Int32]

  /// Looks for the neighbors of every location, in O(n log n) for places as they are.
  init(_ pages: [Page], _ workers: Workers) {
    var locations: [Int32] = []
    var points: [GlobePoint] = []
    for (index, page) in pages.enumerated() where page.kind == .location && !page.isVariant {
      guard let point = page.source.fields.place?.coordinates.flatMap(GlobePoint.init) else { continue }
      locations.append(Int32(index))
      points.append(point)
    }
    let tree = PointTree(points)
    let limit = GlobePoint.squared(meters: Self.reach)
    let slices = workers.map(points.count, by: 512) {
      ()
    } _: { _, slice in
      slice.flatMap { position in
        let found = tree.nearest(to: position, count: Self.count, within: limit).map(\.position)
        return found + Array(repeating: -1, count: Self.count - found.count)
      }
    }
    self.locations = locations
    nearest = Array(slices.joined())
  }

  /// The neighbors of a location, the nearest first.
  ///
  /// - Parameter page: A page.
  /// - Returns: Locations; none for what is no location or has no coordinates.
  package func neighbors(of page: PageID) -> [PageID] {
    let place = locations.partitioningIndex { $0 >= page.offset }
    guard place < locations.count, locations[place] == page.offset else { return [] }
    return nearest[place * Self.count..<(place + 1) * Self.count].prefix { $0 >= 0 }
      .map { PageID(Int(locations[Int($0)])) }
  }

  /// Whether both sites have the same locations at the same points.
  static func areSame(_ pages: [Page], _ others: [Page]) -> Bool {
    pages.count == others.count
      && zip(pages, others).allSatisfy { page, other in
        page === other
          || page.kind == other.kind && page.isVariant == other.isVariant
            && page.source.fields.place?.coordinates == other.source.fields.place?.coordinates
      }
  }
}
