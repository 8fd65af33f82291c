/// The locations with coordinates in a tree of squares. Each square with too many is divided into four.
struct FinderMap: Sendable {
  /// A leaf of the tree.
  struct Leaf: Sendable {
    /// The digits of the squares on the way down, from 0 to 3.
    let key: String
    /// Positions of locations.
    let places: [Int32]
  }

  /// A square of the tree that has locations.
  struct Square: Sendable {
    /// The corner and the height, in units of 0.00001 degrees. The width is twice the height.
    let south: Double
    let west: Double
    let height: Double
    fileprivate(set) var content: Content

    enum Content: Sendable {
      case leaf(Int)
      /// The positions of the squares in it.
      case parts([Int])
    }
  }

  private(set) var leaves: [Leaf] = []
  /// The squares, the whole world first.
  private(set) var squares: [Square] = []
  /// For each location the position of its leaf; −1 without coordinates.
  private(set) var leafOfPlace: [Int32]
  /// The tree from the top: `+` before the four parts of a square, `1` for a leaf, and `0` for a square
  /// without locations.
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
    leafOfPlace = Array(repeating: -1, count: places.count)
    _ = divide(0..<order.count, key: "", level: 0, south: -9_000_000, west: -18_000_000)
  }

  /// Divides a part of the locations, and returns the position of its square, or `nil` if it has none.
  private mutating func divide(
    _ range: Range<Int>, key: String, level: Int, south: Double, west: Double
  ) -> Int? {
    let (position, height) = (squares.count, 18_000_000 / Double(1 << level))
    if range.isEmpty {
      shape += "0"
      return nil
    }
    squares.append(Square(south: south, west: west, height: height, content: .leaf(leaves.count)))
    if range.count <= limit || level == Self.levels {
      shape += "1"
      for entry in order[range] { leafOfPlace[Int(entry.place)] = Int32(leaves.count) }
      leaves.append(Leaf(key: key, places: order[range].map(\.place)))
    } else {
      shape += "+"
      var parts: [Int] = []
      let shift = UInt32(30 - 2 * level)
      var rest = order[range]
      for digit in UInt32(0)..<4 {
        let part = rest.prefix(rest.partitioningIndex { $0.cell >> shift & 3 > digit } - rest.startIndex)
        let (row, column) = (Double(digit >> 1), Double(digit & 1))
        let square = divide(
          part.indices, key: key + "\(digit)", level: level + 1, south: south + row * height / 2,
          west: west + column * height)
        if let square { parts.append(square) }
        rest = rest[part.endIndex...]
      }
      squares[position].content = .parts(parts)
    }
    return position
  }
}
