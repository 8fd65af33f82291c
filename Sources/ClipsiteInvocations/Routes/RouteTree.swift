/// What lies below a part of a path.
struct RouteTree {
  /// The number of the location here: n for its own page, −1 − n for another URL of location n.
  private(set) var number: Int?
  /// What is below, by the next part of the path.
  private(set) var children: [String: RouteTree] = [:]

  /// Adds a path below this one. What is there first stays.
  mutating func insert(_ path: ArraySlice<Substring>, _ number: Int) {
    guard let part = path.first else {
      if self.number == nil { self.number = number }
      return
    }
    children[String(part), default: RouteTree()].insert(path.dropFirst(), number)
  }

  /// The location with the longest path that is the start of another.
  func location(of path: ArraySlice<Substring>) -> Int? {
    let below = path.first.flatMap { children[String($0)]?.location(of: path.dropFirst()) }
    return below ?? number.map { $0 < 0 ? -1 - $0 : $0 }
  }
}
