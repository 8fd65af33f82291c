/// Finds the nearest of many points: a tree of boxes over the points in the order of a curve that fills space
/// (Morton 1966), where points that are near each other stand near each other.
///
/// It is made by one sort, whatever the points are, and a search leaves out every box that is farther away
/// than what it has found, or as far away with later points only: thousands may be on one spot.
struct PointTree: Sendable {
  /// One of the points that were found.
  struct Found {
    /// The position of the point in the list that the tree was made of.
    let position: Int32
    /// The square of its distance.
    let distance: Int64
  }

  private struct Box {
    var low = SIMD3<Int32>(repeating: .max)
    var high = SIMD3<Int32>(repeating: .min)
    /// The lowest position of its points.
    var first = Int32.max

    init() {}

    init(_ point: GlobePoint, at position: Int32) {
      (low, high, first) = (point.vector, point.vector, position)
    }

    mutating func add(_ other: Box) {
      first = min(first, other.first)
      low = pointwiseMin(low, other.low)
      high = pointwiseMax(high, other.high)
    }

    /// The square of the distance to the nearest point that could be in the box. An empty box is beyond all.
    func squaredDistance(to point: GlobePoint) -> Int64 {
      guard low.x <= high.x else { return .max }
      return point.squaredDistance(to: GlobePoint(point.vector.clamped(lowerBound: low, upperBound: high)))
    }
  }

  private static let leafLength = 8
  private let points: [GlobePoint]
  /// Positions in `points`, in the order of the curve.
  private let order: [Int32]
  /// The boxes as a heap: the two halves of box `n` are `2n` and `2n + 1`, and the first is number 1.
  private var boxes: [Box]
  private let leafCount: Int

  init(_ points: [GlobePoint]) {
    self.points = points
    let codes = points.map(Self.code)
    order = points.indices.map(Int32.init).sorted {
      let (left, right) = (codes[Int($0)], codes[Int($1)])
      return (left.upper, left.lower, $0) < (right.upper, right.lower, $1)
    }
    var leafCount = 1
    while leafCount * Self.leafLength < points.count { leafCount *= 2 }
    self.leafCount = leafCount
    boxes = Array(repeating: Box(), count: leafCount * 2)
    for (place, position) in order.enumerated() {
      boxes[leafCount + place / Self.leafLength].add(Box(points[Int(position)], at: position))
    }
    for box in (1..<leafCount).reversed() {
      boxes[box].add(boxes[box * 2])
      boxes[box].add(boxes[box * 2 + 1])
    }
  }

  /// The nearest other points, the nearest first; of equally near ones those that come first in the list.
  ///
  /// - Parameters:
  ///   - position: The position of a point in the list.
  ///   - count: How many there are at most.
  ///   - limit: The square of the distance that is too far.
  func nearest(to position: Int, count: Int, within limit: Int64) -> [Found] {
    search(to: position, count: count, within: limit).found
  }

  /// The nearest other points as a search that has ended.
  func search(to position: Int, count: Int, within limit: Int64) -> Search {
    var search = Search(near: position, count: count, within: limit)
    if count > 0 { look(in: 1, for: &search) }
    return search
  }

  /// A search for the points that are nearest to one of them.
  struct Search {
    let position: Int
    private let count: Int
    private let limit: Int64
    /// The points that were found, the nearest first.
    private(set) var found: [Found] = []
    /// The number of boxes that were searched.
    fileprivate(set) var visits = 0

    fileprivate init(near position: Int, count: Int, within limit: Int64) {
      (self.position, self.count, self.limit) = (position, count, limit)
      found.reserveCapacity(count + 1)
    }

    /// Indicates whether a point, or all points in a box, come after those already found. The least position
    /// is that of the first.
    func excludes(_ distance: Int64, _ position: Int32) -> Bool {
      guard distance < limit else { return true }
      guard found.count == count, let worst = found.last else { return false }
      return (distance, position) > (worst.distance, worst.position)
    }

    fileprivate mutating func add(_ candidate: Found) {
      let place = found.partitioningIndex {
        ($0.distance, $0.position) > (candidate.distance, candidate.position)
      }
      found.insert(candidate, at: place)
      if found.count > count { found.removeLast() }
    }
  }

  private func look(in box: Int, for search: inout Search) {
    search.visits += 1
    guard box < leafCount else { return look(inLeaf: box - leafCount, for: &search) }
    let (left, right) = (box * 2, box * 2 + 1)
    let toLeft = boxes[left].squaredDistance(to: points[search.position])
    let toRight = boxes[right].squaredDistance(to: points[search.position])
    let isLeftFirst = (toLeft, boxes[left].first) <= (toRight, boxes[right].first)
    visit(isLeftFirst ? left : right, isLeftFirst ? toLeft : toRight, for: &search)
    visit(isLeftFirst ? right : left, isLeftFirst ? toRight : toLeft, for: &search)
  }

  private func visit(_ box: Int, _ distance: Int64, for search: inout Search) {
    if !search.excludes(distance, boxes[box].first) { look(in: box, for: &search) }
  }

  private func look(inLeaf leaf: Int, for search: inout Search) {
    let start = leaf * Self.leafLength
    let point = points[search.position]
    for other in order[start..<min(start + Self.leafLength, order.count)] where other != search.position {
      let distance = point.squaredDistance(to: points[Int(other)])
      if !search.excludes(distance, other) { search.add(Found(position: other, distance: distance)) }
    }
  }

  /// The place of a point on the curve: the bits of its three numbers, one after the other, in two parts.
  private static func code(of point: GlobePoint) -> (upper: UInt64, lower: UInt64) {
    func bits(_ value: Int32) -> UInt32 { UInt32(bitPattern: value) ^ 0x8000_0000 }
    let (x, y, z) = (bits(point.vector.x), bits(point.vector.y), bits(point.vector.z))
    return (
      spread(x >> 11) | spread(y >> 11) << 1 | spread(z >> 11) << 2,
      spread(x & 0x7FF) | spread(y & 0x7FF) << 1 | spread(z & 0x7FF) << 2
    )
  }

  /// The 21 bits of a number, with room for two others between each.
  private static func spread(_ value: UInt32) -> UInt64 {
    var bits = UInt64(value)
    bits = (bits | bits << 32) & 0x001F_0000_0000_FFFF
    bits = (bits | bits << 16) & 0x001F_0000_FF00_00FF
    bits = (bits | bits << 8) & 0x100F_00F0_0F00_F00F
    bits = (bits | bits << 4) & 0x10C3_0C30_C30C_30C3
    return (bits | bits << 2) & 0x1249_2492_4924_9249
  }
}
