package import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The table of the business or location that each URL of a site leads to. The library `InvocationRouting`
/// reads it.
///
/// Every business and location is in it, and every other page with a card of its own, those without an App
/// Clip too, because the full app gets their URLs. Their card pages, their pages in other languages and their
/// short URLs lead to them. A short URL of any other page leads to what that page's own URL leads to.
package struct SiteRoutes {
  /// A business or location.
  package struct Location {
    /// The path of the folder in the content; empty for the content folder itself.
    package let folder: String
    /// The name of the file without `.md`.
    package let name: String
    package let title: String
    package let url: String
    /// Indicates whether the last part of the path is the name.
    let isNamedLikePath: Bool
    package let coordinates: GeoCoordinates?

    // The same as `Site.routeID`, which default links have.
    /// The identifier in the table and in Swift source.
    package var id: String { folder.isEmpty ? name : "\(folder)/\(name)" }
  }

  package let siteName: String
  package let clip: BundleID
  private let linkParameter: String
  package private(set) var locations: [Location] = []
  private var domains: [(name: AssociatedDomain, tree: RouteTree)]

  /// The routes of a site.
  package init(_ site: Site) {
    siteName = site.configuration.name
    clip = site.configuration.app.clipBundleID
    linkParameter = site.configuration.app.linkParameter
    domains = site.domains.map { ($0.name, RouteTree()) }
    for page in site.pages where site.isRouted(page) && !page.isVariant { add(page, of: site) }
    for page in site.pages where site.isRouted(page) && page.isVariant { add(variant: page, of: site) }
    for alias in site.aliases { add(alias, of: site) }
    for alias in site.queryAliases { add(alias, of: site) }
  }

  /// The URL of a variant begins with that of its original, which is the longest prefix until the variant
  /// itself is added.
  private mutating func add(variant page: Page, of site: Site) {
    guard let original = domains[page.domain.offset].tree.location(of: Self.parts(page.path)) else { return }
    insert(page.path, -1 - original, on: page.domain)
    if let card = site.cardPagePath(of: page) { insert(card, -1 - original, on: page.domain) }
  }

  private mutating func add(_ page: Page, of site: Site) {
    let number = locations.count
    let name = page.fileName.dropLast(3).text
    locations.append(
      Location(
        folder: site[page.section].folder.text, name: name, title: page.source.fields.title,
        url: site.url(of: page), isNamedLikePath: Self.parts(page.path).last.map(String.init) == name,
        coordinates: page.source.fields.place?.coordinates))
    insert(page.path, number, on: page.domain)
    if let card = site.cardPagePath(of: page) { insert(card, -1 - number, on: page.domain) }
  }

  private mutating func add(_ alias: Alias, of site: Site) {
    let page = site[alias.page]
    guard let location = domains[page.domain.offset].tree.location(of: Self.parts(page.path)) else { return }
    insert(alias.path, -1 - location, on: alias.domain)
  }

  /// A query belongs to the root of its domain: its items are parts behind `?`, which no path can hold.
  private mutating func add(_ alias: QueryAlias, of site: Site) {
    let page = site[alias.page]
    guard let location = domains[page.domain.offset].tree.location(of: Self.parts(page.path)) else { return }
    let items = (alias.url.query ?? "").split(separator: "&").map { Substring("?\($0)") }
    domains[alias.domain.offset].tree.insert(items[...], -1 - location)
  }

  private mutating func insert(_ path: URLPath, _ number: Int, on domain: DomainID) {
    domains[domain.offset].tree.insert(Self.parts(path), number)
  }

  private static func parts(_ path: URLPath) -> ArraySlice<Substring> {
    path.description.split(separator: "/")[...]
  }

  // MARK: JSON

  /// The table as a line of compact JSON, whose form `RoutingTableReader` describes.
  package var json: [UInt8] { compactJSON + [UInt8(ascii: "\n")] }

  /// The table without the line end.
  var compactJSON: [UInt8] {
    var members: [JSONValue.Member] = [.init("version", 1), .init("clip", .string(clip.description))]
    if linkParameter != AppIdentity.locationParameter {
      members.append(.init("parameter", .string(linkParameter)))
    }
    let hosts = domains.filter { $0.tree.number != nil || !$0.tree.children.isEmpty }
      .map { JSONValue.Member($0.name.rawValue, $0.tree.object) }
    return JSONValue.object(members + [.init("folders", folders), .init("hosts", .object(hosts))]).bytes()
  }

  /// Locations of one folder stand together, so that its path is written once.
  private var folders: JSONValue {
    var groups: [(folder: String, locations: [JSONValue])] = []
    for location in locations {
      if groups.last?.folder != location.folder { groups.append((location.folder, [])) }
      groups[groups.count - 1].locations.append(location.json)
    }
    return .array(groups.map { [.string($0.folder), .array($0.locations)] })
  }
}

extension SiteRoutes.Location {
  fileprivate var json: JSONValue {
    let name = JSONValue.string(isNamedLikePath ? "" : name)
    guard let coordinates else { return [name, .string(title)] }
    return [name, .string(title), .number(coordinates.latitude), .number(coordinates.longitude)]
  }
}

/// The routes below a part of a path.
struct RouteTree {
  /// The number of the location here: n for its own page, −1 − n for another URL of location n.
  private(set) var number: Int?
  /// The routes below, by the next part of the path.
  private(set) var children: [String: RouteTree] = [:]

  /// The routes in JSON: the number is that of the empty part.
  fileprivate var object: JSONValue {
    let own = number.map { JSONValue.Member("", .number(String($0))) }
    let others = children.sorted { $0.key < $1.key }.map { part, child in
      let number = child.children.isEmpty ? child.number : nil
      return JSONValue.Member(part, number.map { .number(String($0)) } ?? child.object)
    }
    return .object((own.map { [$0] } ?? []) + others)
  }

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
