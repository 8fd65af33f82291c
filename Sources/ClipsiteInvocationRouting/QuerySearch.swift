/// Searches for the location whose short URL has the most items of a query, whatever their order.
///
/// A code has the items as `clipsite routes` knows them, but a program that counts visits or adds the number
/// of a table can put its own items in front. Of two short URLs with as many items, the one counts whose
/// items come first.
struct QuerySearch {
  /// The location with the most items, and the positions of these items in the query.
  private(set) var best: (location: Int, items: [Int])?
  private let nodes: [RoutingTable.Node]
  /// The items as parts of the root's path.
  private let parts: [String]
  /// The positions of each part, also of its form in lower case, which counts as it does in a path.
  private var positions: [String: [Int]] = [:]
  private var taken: [Int] = []

  init(_ parameters: InvocationParameters, below root: Int, of nodes: [RoutingTable.Node]) {
    self.nodes = nodes
    parts = parameters.items.map(RoutingTable.queryPart)
    for (position, part) in parts.enumerated() {
      positions[part, default: []].append(position)
      let lowered = InvocationAddress.lowered(part)
      if lowered != part { positions[lowered, default: []].append(position) }
    }
    visit(nodes[root])
  }

  /// Comes to each node at most once, because only one row of parts leads there.
  private mutating func visit(_ node: RoutingTable.Node) {
    consider(node.location)
    for step in steps(from: node) {
      taken.append(step.position)
      if step.child < 0 { consider(-1 - step.child) } else { visit(nodes[step.child]) }
      taken.removeLast()
    }
  }

  private mutating func consider(_ location: Int?) {
    guard let location, taken.count > best?.items.count ?? -1 else { return }
    best = (location, taken)
  }

  private struct Step {
    let position: Int
    let isExact: Bool
    let child: Int
  }

  /// The ways on from a node, in the order of the query.
  ///
  /// The shorter of the two lists is read. A long query on a large table therefore reads each entry of the
  /// table at most once.
  private func steps(from node: RoutingTable.Node) -> [Step] {
    let found =
      node.children.count < positions.count
      ? node.children.compactMap { step(to: $0.value, by: $0.key) }
      : positions.keys.compactMap { part in node.children[part].flatMap { step(to: $0, by: part) } }
    return found.sorted { ($0.position, $0.isExact ? 0 : 1) < ($1.position, $1.isExact ? 0 : 1) }
  }

  private func step(to child: Int, by part: String) -> Step? {
    guard let position = positions[part]?.first(where: { !taken.contains($0) }) else { return nil }
    return Step(position: position, isExact: parts[position] == part, child: child)
  }
}
