import ClipsiteSiteModel

/// The locations with coordinates in a tree of squares. Each square with too many is divided into four.
struct FinderMap: Sendable {
  /// A leaf of the tree.
  struct Leaf: Sendable {
    /// The digits of the squares on the way down, from 0 to 3.
    let key: String
    /// Positions of locations.
    let places: [Int32]
  }

  private(set) var leaves: [Leaf] = []
  /// The tree from the top: `+` before the four parts of a square, `1` for a leaf, and `0` for a square without
  /// locations.
  private(set) var shape = ""
  private let order: [(cell: UInt32, place: Int32)]
  private let limit: Int
  private static let levels = 16

  init(_ places: [FinderPlace], limit: Int) {
    self.limit = limit
    order = places.enumerated().compactMap { position, place in
      place.point.map { (cell: $0.cell, place: Int32(position)) }
    }
    .sorted { ($0.cell, $0.place) < ($1.cell, $1.place) }
    divide(0..<order.count, key: "", level: 0)
  }

  private mutating func divide(_ range: Range<Int>, key: String, level: Int) {
    if range.isEmpty {
      shape += "0"
    } else if range.count <= limit || level == Self.levels {
      shape += "1"
      leaves.append(Leaf(key: key, places: order[range].map(\.place)))
    } else {
      shape += "+"
      let shift = UInt32(30 - 2 * level)
      var rest = order[range]
      for digit in UInt32(0)..<4 {
        let part = rest.prefix(rest.partitioningIndex { $0.cell >> shift & 3 > digit } - rest.startIndex)
        divide(part.indices, key: key + "\(digit)", level: level + 1)
        rest = rest[part.endIndex...]
      }
    }
  }
}
