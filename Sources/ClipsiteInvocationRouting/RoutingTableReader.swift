/// Reads the compact JSON of a routing table.
///
/// The object has the members `version` (1), `clip` (the bundle identifier), `folders` and, behind it,
/// `hosts`. A folder is its path in the content and a list of locations: name, title and, where known,
/// latitude and longitude. The name "" is the last part of the path. Locations are numbered from 0 through
/// all folders. A host has an object of the parts of its paths, nested; the part "" is the path itself. A
/// number that is not negative is the page of the location with that number, and −1 − n another URL of
/// location n. The items of a query at the root are nested likewise, each with a `?` in front.
struct RoutingTableReader {
  /// The largest number of parts in a path.
  static let deepest = 64

  private struct Location {
    /// The start of the identifier.
    var prefix: String
    /// The rest of it; empty until the path is known, when that ends the same.
    var name: String
    var title: String
    var url: String?
    var coordinate: RoutedLocation.Coordinate?
  }

  private var json: JSONPuller
  private var locations: [Location] = []
  private var hosts: [String: Int] = [:]
  private var nodes: [RoutingTable.Node] = []

  init(_ bytes: [UInt8]) { json = JSONPuller(bytes) }

  mutating func read() throws(RoutingTableError) -> RoutingTable {
    var clip = ""
    var version = 0
    try json.beginObject()
    while let name = try json.nextName() {
      switch name {
      case "version": version = try json.integer()
      case "clip": clip = try json.string()
      case "folders": try readFolders()
      case "hosts": try readHosts()
      default: try json.skip()
      }
    }
    try json.finish()
    guard version == 1 else { throw json.error(.unknownVersion(version)) }
    return RoutingTable(clip: clip, locations: try routedLocations(), hosts: hosts, nodes: nodes)
  }

  private func routedLocations() throws(RoutingTableError) -> [RoutedLocation] {
    var result: [RoutedLocation] = []
    result.reserveCapacity(locations.count)
    for location in locations {
      let id = location.prefix + location.name
      guard let url = location.url else { throw json.error(.noAddress(id)) }
      result.append(
        RoutedLocation(id: id, title: location.title, url: url, coordinate: location.coordinate))
    }
    return result
  }

  // MARK: Folders

  private mutating func readFolders() throws(RoutingTableError) {
    try json.beginArray()
    while try json.hasNextElement() {
      try json.beginArray()
      guard try json.hasNextElement() else { throw json.error(.expected("a folder")) }
      let folder = try json.string()
      guard try json.hasNextElement() else { throw json.error(.expected("locations")) }
      try readLocations(folder.isEmpty ? "" : folder + "/")
      guard try !json.hasNextElement() else {
        throw json.error(.expected("the end of a folder"))
      }
    }
  }

  private mutating func readLocations(_ prefix: String) throws(RoutingTableError) {
    try json.beginArray()
    while try json.hasNextElement() {
      try json.beginArray()
      guard try json.hasNextElement() else { throw json.error(.expected("a location")) }
      var location = Location(prefix: prefix, name: try json.string(), title: "")
      guard try json.hasNextElement() else { throw json.error(.expected("a title")) }
      location.title = try json.string()
      location.coordinate = try readCoordinate()
      locations.append(location)
    }
  }

  /// The two numbers at the end of a location, if there are any, and the bracket behind them.
  private mutating func readCoordinate() throws(RoutingTableError) -> RoutedLocation.Coordinate? {
    guard try json.hasNextElement() else { return nil }
    let latitude = try json.number()
    guard try json.hasNextElement() else { throw json.error(.expected("a longitude")) }
    let longitude = try json.number()
    guard try !json.hasNextElement() else {
      throw json.error(.expected("the end of a location"))
    }
    return RoutedLocation.Coordinate(latitude: latitude, longitude: longitude)
  }

  // MARK: Paths

  private mutating func readHosts() throws(RoutingTableError) {
    try json.beginObject()
    while let host = try json.nextName() {
      hosts[host] = try readNode("https://\(host)", "", depth: 0)
    }
  }

  /// Reads what is below a path, and gives the position of its node.
  private mutating func readNode(_ url: String, _ name: String, depth: Int) throws(RoutingTableError) -> Int {
    guard depth < Self.deepest else { throw json.error(.tooDeep) }
    let position = nodes.count
    nodes.append(RoutingTable.Node())
    // Taken out while it grows, so that its dictionary is not copied.
    var node = RoutingTable.Node()
    try json.beginObject()
    while let key = try json.nextName() {
      let part = Self.part(key)
      if json.isObject() {
        node.children[part] = try readNode("\(url)/\(part)", part, depth: depth + 1)
      } else if part.isEmpty {
        node.location = try readLocation(depth == 0 ? url + "/" : url, name)
      } else {
        node.children[part] = -1 - (try readLocation("\(url)/\(part)", part))
      }
    }
    nodes[position] = node
    return position
  }

  /// A part in the form that look-ups have: items of queries are decoded and encoded again.
  private static func part(_ name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "?") else { return name }
    return InvocationParameters(query: name.dropFirst()).items.first.map(RoutingTable.queryPart) ?? name
  }

  private mutating func readLocation(_ url: String, _ lastPart: String) throws(RoutingTableError) -> Int {
    let number = try json.integer()
    let location = number < 0 ? -1 - number : number
    guard locations.indices.contains(location) else { throw json.error(.unknownLocation(location)) }
    guard number >= 0 else { return location }
    guard locations[location].url == nil else { throw json.error(.noAddress(url)) }
    locations[location].url = url
    if locations[location].name.isEmpty { locations[location].name = lastPart }
    return location
  }
}

extension RoutingTable {
  /// Reads a table that `clipsite routes` has written.
  ///
  /// - Throws: Where and why it cannot be read.
  public init(json: [UInt8]) throws(RoutingTableError) {
    var reader = RoutingTableReader(json)
    self = try reader.read()
  }

  /// The table in Swift source that `clipsite routes` has written. Text that was changed by hand and cannot
  /// be read any more is a mistake in the program, and stops it.
  public init(generated json: StaticString) {
    do throws(RoutingTableError) {
      try self.init(json: json.withUTF8Buffer { Array($0) })
    } catch {
      preconditionFailure(error.description)
    }
  }
}
