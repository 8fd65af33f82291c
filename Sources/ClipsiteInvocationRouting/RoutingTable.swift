/// A table of the business or location that each URL of a site leads to.
///
/// `clipsite routes` writes it. Looking up an invocation takes as many steps as its path has parts, however
/// large the site is. The most specific prefix wins, by whole parts of the path, as for App Clip experiences
/// (Apple, “Configuring the launch experience of your App Clip”).
public struct RoutingTable: Sendable {
  /// The bundle identifier of the App Clip, which default links carry.
  public let clip: String
  /// The name of the parameter of a default link that holds a location's identifier: `app.link-parameter` of
  /// `site.yml`.
  public let linkParameter: String
  /// The businesses and locations of the site, in the order of its content.
  public let locations: [RoutedLocation]
  private let hosts: [String: Int]
  private let nodes: [Node]
  private let positions: [String: Int]

  /// A part of a path that has something below it.
  struct Node: Sendable {
    /// The position of its location, or `nil` if there is none.
    var location: Int?
    /// The nodes below: the position of a node, or −1 − the position of a location that has nothing below it.
    var children: [String: Int] = [:]
  }

  init(
    clip: String, linkParameter: String, locations: [RoutedLocation], hosts: [String: Int], nodes: [Node]
  ) {
    self.clip = clip
    self.linkParameter = linkParameter
    self.locations = locations
    self.hosts = hosts
    self.nodes = nodes
    positions = Dictionary(zip(locations.map(\.id), locations.indices)) { first, _ in first }
  }

  /// The domains of the site.
  public var domains: [String] { hosts.keys.sorted() }

  /// The location with an identifier.
  public subscript(id: String) -> RoutedLocation? { positions[id].map { locations[$0] } }

  /// Indicates whether the site has a domain.
  func has(_ host: String) -> Bool { hosts[host] != nil }

  /// The location with the longest path that is the start of another, and how many parts it has.
  func longestPrefix(of path: [String], on host: String) -> (location: RoutedLocation, length: Int)? {
    guard let root = hosts[host] else { return nil }
    var node = nodes[root]
    var best = node.location.map { (location: $0, length: 0) }
    for (depth, part) in path.enumerated() {
      // Slugs have no capitals, so these can only come from typing or from a code that has none but capitals.
      guard let child = node.children[part] ?? node.children[InvocationAddress.lowered(part)] else { break }
      if child < 0 {
        best = (-1 - child, depth + 1)
        break
      }
      node = nodes[child]
      if let location = node.location { best = (location, depth + 1) }
    }
    return best.map { (locations[$0.location], $0.length) }
  }

  /// The location whose short URL has the most items of a query, and the positions of these items.
  func mostItems(
    of parameters: InvocationParameters, on host: String
  ) -> (location: RoutedLocation, items: [Int])? {
    guard let root = hosts[host] else { return nil }
    return QuerySearch(parameters, below: root, of: nodes).best.map { (locations[$0.location], $0.items) }
  }

  /// An item of a query as a part of the root's path, which no path has: `?id=1`.
  static func queryPart(_ item: InvocationParameters.Item) -> String {
    "?" + InvocationParameters([item]).description
  }

  /// The name of the parameter of sites that choose none.
  public static let locationParameter = "location"

  /// The host of default links.
  static let defaultLinkHost = "appclip.apple.com"

  /// The link that Apple hosts for the App Clip, with a location (Apple, “Creating App Clip links”).
  public func defaultLink(to location: RoutedLocation?, parameters: InvocationParameters = [:]) -> String {
    let place = location.map { [InvocationParameters.Item(linkParameter, $0.id)] } ?? []
    let all = InvocationParameters([.init("p", clip)] + place + parameters.items)
    return "https://\(Self.defaultLinkHost)/id?\(all)"
  }
}

/// The reason why a text is not a routing table.
public struct RoutingTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of mistake.
  public enum Reason: Hashable, Sendable {
    /// The text is not JSON.
    case notJSON
    /// A value is missing or of another type; what it should be.
    case expected(String)
    /// The table is of a version that this library does not know.
    case unknownVersion(Int)
    /// A path leads to a location that the table does not have.
    case unknownLocation(Int)
    /// A location has no path, or another one that is that of its page; its identifier or this path.
    case noAddress(String)
    /// Paths have more parts than `RoutingTableReader.deepest`.
    case tooDeep
  }

  /// The kind of mistake.
  public let reason: Reason
  /// The offset of the mistake, in bytes.
  public let offset: Int

  /// One sentence without a period.
  public var description: String {
    switch reason {
    case .notJSON: "the routing table is not JSON at byte \(offset)"
    case .expected(let what): "the routing table lacks \(what) at byte \(offset)"
    case .unknownVersion(let version): "the routing table has the unknown version \(version)"
    case .unknownLocation(let number): "the routing table has no location \(number), which a path leads to"
    case .noAddress(let name): "the location of \(name) does not have exactly one page URL"
    case .tooDeep: "the routing table is nested too deep at byte \(offset)"
    }
  }
}
