// swift-format-ignore-file
// Made from Sources/ClipsiteInvocationRouting/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/ClipsiteInvocationRouting`.
enum RouterSource {
  /// The files by path.
  static let files: [String: String] = [
    "Conveniences.swift": ##"""
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension Invocation {
    /// Finds the target of the URL or, without one, of the saved state.
    ///
    /// `saved` is the value of `savedState` when the App Clip was last used.
    public init(url: URL?, in table: RoutingTable, saved: String? = nil) {
      if let url {
        self.init(url: url.absoluteString, in: table)
      } else {
        self.init(saved: saved, in: table)
      }
    }
  }

  extension RoutingTable {
    /// Reads a table from a file in the bundle.
    ///
    /// - Throws: What the system says when the file cannot be read, or a `RoutingTableError`.
    public init(contentsOf file: URL) throws {
      try self.init(json: Array(Data(contentsOf: file)))
    }
  }
#endif

#if canImport(ObjectiveC) && canImport(Foundation)
  public import Foundation

  extension Invocation {
    /// Finds what was meant by the activity that a scene is given: at its connection, in
    /// `scene(_:continue:)`, or in `onContinueUserActivity`. Its `webpageURL` may be missing (Apple,
    /// “Responding to invocations”).
    public init(_ activity: NSUserActivity?, in table: RoutingTable, saved: String? = nil) {
      let isBrowsing = activity?.activityType == NSUserActivityTypeBrowsingWeb
      self.init(url: isBrowsing ? activity?.webpageURL : nil, in: table, saved: saved)
    }
  }
#endif

#if canImport(SwiftUI) && canImport(ObjectiveC)
  public import Foundation
  public import SwiftUI

  extension View {
    /// Calls a closure with each invocation of the App Clip, or of the app that has taken its place.
    ///
    /// A launch without an activity calls nothing; begin with `Invocation(saved: saved, in: table)`.
    ///
    /// `saved` is the value of `Invocation.savedState` when the App Clip was last used.
    public func onInvocation(
      in table: RoutingTable, saved: String? = nil, perform action: @escaping (Invocation) -> Void
    ) -> some View {
      onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        action(Invocation(activity, in: table, saved: saved))
      }
    }
  }
#endif

#if canImport(CoreLocation)
  public import CoreLocation

  extension RoutedLocation {
    /// The circle around the location that a launch is confirmed in, or `nil` if the site has no coordinates.
    ///
    /// - Parameter radius: In meters; more than the 500 that Apple allows counts as 500 (Apple, “Confirming
    ///   the user's physical location”).
    public func region(radius: Double = 100) -> CLCircularRegion? {
      coordinate.map { point in
        let center = CLLocationCoordinate2D(latitude: point.latitude, longitude: point.longitude)
        return CLCircularRegion(center: center, radius: min(radius, 500), identifier: id)
      }
    }
  }
#endif

#if canImport(AppClip) && canImport(CoreLocation) && os(iOS)
  public import AppClip

  extension APActivationPayload {
    /// Indicates whether a person launched the App Clip at a location, by a code or an NFC tag there. It is
    /// also `false` if the site has no coordinates for the location.
    ///
    /// The radius is in meters, at most 500.
    ///
    /// - Throws: The error of the system, for example that a launch by other means is not confirmed.
    public func confirms(_ location: RoutedLocation, radius: Double = 100) async throws -> Bool {
      guard let region = location.region(radius: radius) else { return false }
      return try await confirmAcquired(in: region)
    }
  }
#endif

"""##,
    "Invocation.swift": ##"""
/// The reason for the launch of an App Clip or its app: a location of the site, or the start screen.
public struct Invocation: Hashable, Sendable {
  /// The source of the location.
  public enum Origin: Hashable, Sendable {
    /// The URL of the invocation.
    case url
    /// The invocation before this one, since this one has no URL, as from a notification or the App Switcher.
    case savedState
    /// Neither.
    case none
  }

  /// The business or location, or `nil` for the start screen.
  public let location: RoutedLocation?
  /// The parts of the path behind that of the location, decoded.
  public let path: [String]
  /// The names and values in the query.
  public let parameters: InvocationParameters
  /// The decoded text behind `#`.
  public let fragment: String?
  /// The source of these values.
  public let origin: Origin
  /// The URL on the site that led to the start screen, if something came with it.
  private let startURL: String?

  /// Finds the target of an invocation URL.
  ///
  /// It can be the URL of a page, a short URL, the start of a URL that is registered as an experience, or a
  /// default link. A URL of another site, or a text that is not a URL, leads to the start screen.
  public init(url: String, in table: RoutingTable) { self.init(reading: url, in: table, from: .url) }

  /// Creates the state with which an invocation without a URL goes on.
  ///
  /// `saved` is the value of `savedState` when the App Clip was last used. If it is `nil`, or not on the site
  /// any more, it leads to the start screen without parameters.
  public init(saved: String?, in table: RoutingTable) {
    let restored = saved.map { Invocation(reading: $0, in: table, from: .savedState) }
    self = restored.flatMap { $0.savedState == nil ? nil : $0 } ?? Invocation(origin: .none)
  }

  private init(reading url: String, in table: RoutingTable, from origin: Origin) {
    guard let address = InvocationAddress(url) else {
      self.init(origin: origin)
      return
    }
    if address.host == RoutingTable.defaultLinkHost {
      self.init(defaultLink: address, in: table, from: origin)
      return
    }
    guard table.has(address.host) else {
      self.init(origin: origin)
      return
    }
    // Only the root of a domain tells locations apart by its query.
    if address.path.isEmpty {
      self.init(query: address, in: table, from: origin)
      return
    }
    let found = table.longestPrefix(of: address.path, on: address.host)
    self.init(
      found?.location, path: Array(address.path.dropFirst(found?.length ?? 0)),
      parameters: address.parameters, from: address, origin: origin)
  }

  /// The items that lead to the location are taken out, as the parts of a path are.
  private init(query address: InvocationAddress, in table: RoutingTable, from origin: Origin) {
    let found = table.mostItems(of: address.parameters, on: address.host)
    let rest = address.parameters.items.enumerated().filter { found?.items.contains($0.offset) != true }
    self.init(
      found?.location, parameters: InvocationParameters(rest.map(\.element)), from: address, origin: origin)
  }

  /// A default link names the App Clip, and the location only where a page of the site or
  /// `RoutingTable.defaultLink` has put it in.
  private init(defaultLink address: InvocationAddress, in table: RoutingTable, from origin: Origin) {
    guard address.path == ["id"], address.parameters["p"] == table.clip else {
      self.init(origin: origin)
      return
    }
    let location = address.parameters[table.linkParameter].flatMap { table[$0] }
    let own = ["p"] + (location == nil ? [] : [table.linkParameter])
    let others = address.parameters.items.filter { !own.contains($0.name) }
    self.init(location, parameters: InvocationParameters(others), from: address, origin: origin)
  }

  private init(
    _ location: RoutedLocation? = nil, path: [String] = [], parameters: InvocationParameters = [:],
    from address: InvocationAddress? = nil, origin: Origin
  ) {
    self.location = location
    self.path = path
    self.parameters = parameters
    fragment = address?.fragment
    self.origin = origin
    let hasMore = !path.isEmpty || !parameters.isEmpty || fragment != nil
    startURL = location == nil && hasMore ? address?.description : nil
  }

  /// The URL of the location in its one form, with all that came with it, or `nil` for the start screen.
  /// Reading it again gives the same.
  public var url: String? {
    location.map { location in
      location.url(adding: path, parameters: parameters)
        + (fragment.map { "#" + PercentCoding.encode($0) } ?? "")
    }
  }

  /// The text to keep for an invocation without a URL, or `nil` for the start screen if nothing came with it.
  public var savedState: String? { url ?? startURL }
}

/// The names and values in the query of an invocation URL, decoded, in order.
///
/// A `+` is a plus sign, as it is for `URLComponents`. What is not percent-encoded as it should be is kept as
/// written.
public struct InvocationParameters: Hashable, Sendable, CustomStringConvertible {
  /// A name and its value; the value is empty when there is none.
  public struct Item: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: String

    /// A name and its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The items in order, repeated names included.
  public var items: [Item]

  /// Items in order.
  public init(_ items: [Item] = []) { self.items = items }

  /// Reads a query: what follows the `?` of a URL.
  public init(query: some StringProtocol) {
    items = query.utf8.split(separator: UInt8(ascii: "&")).map { item in
      let end = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return Item(PercentCoding.decode(item[..<end]), PercentCoding.decode(item[end...].dropFirst()))
    }
  }

  /// Indicates whether the list is empty.
  public var isEmpty: Bool { items.isEmpty }

  /// The first value with a name.
  public subscript(name: String) -> String? { items.first { $0.name == name }?.value }

  /// The first value with a name as a number or any other type that is made from text; nil also when the
  /// value is none.
  public subscript<Value: LosslessStringConvertible>(name: String, as type: Value.Type) -> Value? {
    self[name].flatMap { Value($0) }
  }

  /// All values with a name, in order.
  public func values(of name: String) -> [String] { items.filter { $0.name == name }.map(\.value) }

  /// The query, encoded.
  public var description: String {
    items.map { "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))" }.joined(separator: "&")
  }
}

extension InvocationParameters: ExpressibleByDictionaryLiteral {
  /// Items in the order written.
  public init(dictionaryLiteral elements: (String, String)...) { self.init(elements.map { Item($0, $1) }) }
}

"""##,
    "InvocationAddress.swift": ##"""
/// An invocation URL cut into the parts that matter for routing. Codes are scanned, typed and forwarded, so
/// letter case, slashes and escapes are read generously; whatever is no web URL is none.
struct InvocationAddress {
  /// The host in lower case, without port.
  let host: String
  /// The parts of the path, decoded, without empty ones.
  let path: [String]
  let parameters: InvocationParameters
  /// The decoded text behind `#`.
  let fragment: String?

  init?(_ text: String) {
    let (beforeFragment, fragment) = Self.cut(text.utf8[...], at: UInt8(ascii: "#"))
    let (address, query) = Self.cut(beforeFragment, at: UInt8(ascii: "?"))
    guard let rest = Self.withoutScheme(address) else { return nil }
    let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    guard let host = Self.host(rest[..<slash]) else { return nil }
    self.host = host
    path = Self.path(rest[slash...])
    parameters = InvocationParameters(query: query.map { Substring($0) } ?? "")
    self.fragment = fragment.map { PercentCoding.decode($0) }
  }

  /// The text before a byte, and what stands behind it.
  private static func cut(
    _ text: Substring.UTF8View, at byte: UInt8
  ) -> (Substring.UTF8View, Substring.UTF8View?) {
    guard let index = text.firstIndex(of: byte) else { return (text, nil) }
    return (text[..<index], text[index...].dropFirst())
  }

  private static func withoutScheme(_ text: Substring.UTF8View) -> Substring.UTF8View? {
    for scheme in ["https://", "http://"]
    where text.prefix(scheme.utf8.count).elementsEqual(scheme.utf8, by: isSame) {
      return text.dropFirst(scheme.utf8.count)
    }
    return nil
  }

  private static func isSame(_ byte: UInt8, _ lower: UInt8) -> Bool {
    byte == lower || lowered(byte) == lower
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// A host without its usual port. One with a user name in front is not what it looks like.
  private static func host(_ authority: Substring.UTF8View) -> String? {
    let (name, port) = cut(authority, at: UInt8(ascii: ":"))
    guard !authority.contains(UInt8(ascii: "@")),
      port.map({ ["", "443", "80"].contains(Substring($0)) }) ?? true
    else { return nil }
    let host = lowered(String(decoding: name, as: UTF8.self))
    return host.isEmpty ? nil : host.hasSuffix(".") ? String(host.dropLast()) : host
  }

  private static func path(_ text: Substring.UTF8View) -> [String] {
    var parts: [String] = []
    for part in text.split(separator: UInt8(ascii: "/")) {
      switch PercentCoding.decode(part) {
      case ".": continue
      case "..": _ = parts.popLast()
      case let part: parts.append(part)
      }
    }
    return parts
  }

  /// A text with its ASCII letters in lower case.
  static func lowered(_ text: String) -> String {
    guard text.utf8.contains(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else { return text }
    return String(decoding: text.utf8.map(lowered), as: UTF8.self)
  }
}

extension InvocationAddress: CustomStringConvertible {
  /// The URL in one form. Reading it again gives the same parts.
  var description: String {
    "https://\(host)/\(path.map(PercentCoding.encode).joined(separator: "/"))"
      + (parameters.isEmpty ? "" : "?\(parameters)")
      + (fragment.map { "#" + PercentCoding.encode($0) } ?? "")
  }
}

/// Percent-encoding (RFC 3986, section 2.1).
enum PercentCoding {
  /// The text that is encoded. One with a broken escape, or that is not UTF-8, is kept as written.
  static func decode(_ text: some Collection<UInt8>) -> String {
    let written = String(decoding: text, as: UTF8.self)
    guard text.contains(UInt8(ascii: "%")) else { return written }
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        return written
      }
      bytes.append(high << 4 | low)
    }
    // `String(validating:as:)` needs iOS 18. What is not UTF-8 comes out with other bytes here.
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : written
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// A text with everything encoded but unreserved characters (RFC 3986, section 2.3).
  static func encode(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}

"""##,
    "JSONPuller.swift": ##"""
/// Reads JSON (RFC 8259) value by value, as the caller expects them, without a tree of values and without
/// Foundation.
struct JSONPuller {
  private let bytes: [UInt8]
  private(set) var offset = 0
  /// Indicates whether an object or array has just begun, so that no comma comes before what it holds.
  private var isAtStart = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func error(_ reason: RoutingTableError.Reason) -> RoutingTableError {
    RoutingTableError(reason: reason, offset: offset)
  }

  /// The next byte that is no white space, not taken; nil at the end.
  private mutating func peek() -> UInt8? {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return bytes[offset]
      }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) throws(RoutingTableError) {
    guard peek() == byte else { throw error(.notJSON) }
    offset += 1
  }

  /// Indicates whether the next value is an object.
  mutating func isObject() -> Bool { peek() == UInt8(ascii: "{") }

  mutating func beginObject() throws(RoutingTableError) {
    guard isObject() else { throw error(.expected("an object")) }
    begin()
  }

  mutating func beginArray() throws(RoutingTableError) {
    guard peek() == UInt8(ascii: "[") else { throw error(.expected("an array")) }
    begin()
  }

  private mutating func begin() {
    offset += 1
    isAtStart = true
  }

  /// Indicates whether one more element follows. Skips the comma before it, or the bracket that ends the
  /// array.
  mutating func hasNextElement() throws(RoutingTableError) -> Bool {
    try hasNext(before: UInt8(ascii: "]"))
  }

  /// The name of the next member of an object; nil at its end.
  mutating func nextName() throws(RoutingTableError) -> String? {
    guard try hasNext(before: UInt8(ascii: "}")) else { return nil }
    let name = try string()
    try take(UInt8(ascii: ":"))
    return name
  }

  private mutating func hasNext(before end: UInt8) throws(RoutingTableError) -> Bool {
    defer { isAtStart = false }
    if peek() == end {
      offset += 1
      return false
    }
    if !isAtStart { try take(UInt8(ascii: ",")) }
    return true
  }

  // MARK: Values

  mutating func string() throws(RoutingTableError) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw error(.expected("a string")) }
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\\") {
      offset += 1
    }
    var text = String(decoding: bytes[start..<offset], as: UTF8.self)
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\") {
        text.unicodeScalars.append(try escape())
      } else {
        let run = bytes[offset...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        text += String(decoding: run, as: UTF8.self)
        offset = run.endIndex
      }
    }
    try take(UInt8(ascii: "\""))
    return text
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escape() throws(RoutingTableError) -> Unicode.Scalar {
    offset += 1
    guard offset < bytes.count else { throw error(.notJSON) }
    if let scalar = Self.escapes[bytes[offset]] {
      offset += 1
      return scalar
    }
    let unit = try codeUnit()
    guard 0xD800..<0xDC00 ~= unit else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\\") else { return "\u{FFFD}" }
    offset += 1
    let low = try codeUnit()
    guard 0xDC00..<0xE000 ~= low else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// `u` and four hexadecimal digits.
  private mutating func codeUnit() throws(RoutingTableError) -> UInt32 {
    // A number may have a sign, an escape may not.
    guard offset + 5 <= bytes.count, bytes[offset] == UInt8(ascii: "u"),
      bytes[offset + 1] != UInt8(ascii: "+"), bytes[offset + 1] != UInt8(ascii: "-"),
      let unit = UInt32(String(decoding: bytes[offset + 1..<offset + 5], as: UTF8.self), radix: 16)
    else { throw error(.notJSON) }
    offset += 5
    return unit
  }

  private mutating func word() -> String {
    _ = peek()
    let start = offset
    while offset < bytes.count, !Self.endsWord(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): true
    default: false
    }
  }

  mutating func integer() throws(RoutingTableError) -> Int {
    guard let number = Int(word()) else { throw error(.expected("a whole number")) }
    return number
  }

  mutating func number() throws(RoutingTableError) -> Double {
    guard let number = Double(word()), number.isFinite else { throw error(.expected("a number")) }
    return number
  }

  /// Goes past a value of any kind.
  mutating func skip(depth: Int = 0) throws(RoutingTableError) {
    guard depth < RoutingTableReader.deepest else { throw error(.tooDeep) }
    switch peek() {
    case UInt8(ascii: "{"):
      try beginObject()
      while try nextName() != nil {
        try skip(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try beginArray()
      while try hasNextElement() {
        try skip(depth: depth + 1)
      }
    case UInt8(ascii: "\""): _ = try string()
    default: if word().isEmpty { throw error(.notJSON) }
    }
  }

  /// Fails unless nothing but white space is left.
  mutating func finish() throws(RoutingTableError) {
    if peek() != nil { throw error(.notJSON) }
  }
}

"""##,
    "QuerySearch.swift": ##"""
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

"""##,
    "RoutedLocation.swift": ##"""
/// A business or a location of the site, as an App Clip needs to know it.
public struct RoutedLocation: Hashable, Sendable, Identifiable {
  /// The path of its file in the site's content without `.md`, as in `ferry-street/market` or
  /// `ferry-street/index`. It stays what it is when URLs change.
  public let id: String
  /// The title.
  public let title: String
  /// The URL of its page, in its one form.
  public let url: String
  /// Degrees north and east, where the site has them.
  public let coordinate: Coordinate?

  /// A point on the Earth (WGS 84).
  public struct Coordinate: Hashable, Sendable {
    /// Degrees north.
    public let latitude: Double
    /// Degrees east.
    public let longitude: Double

    /// A point.
    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A location.
  public init(id: String, title: String, url: String, coordinate: Coordinate? = nil) {
    self.id = id
    self.title = title
    self.url = url
    self.coordinate = coordinate
  }

  /// An invocation URL of the location.
  ///
  /// - Parameters:
  ///   - path: Parts of the path behind that of the location, not encoded.
  ///   - parameters: Names and values for the query, not encoded.
  public func url(adding path: [String] = [], parameters: InvocationParameters) -> String {
    var text = url
    for part in path { text += (text.hasSuffix("/") ? "" : "/") + PercentCoding.encode(part) }
    return text + (parameters.isEmpty ? "" : "?\(parameters)")
  }
}

"""##,
    "RoutingTable.swift": ##"""
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

"""##,
    "RoutingTableReader.swift": ##"""
/// Reads the compact JSON of a routing table.
///
/// The object has the members `version` (1), `clip` (the bundle identifier), `parameter` (of default links,
/// unless it is `location`), `folders` and, behind it,
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
    var linkParameter = RoutingTable.locationParameter
    try json.beginObject()
    while let name = try json.nextName() {
      switch name {
      case "version": version = try json.integer()
      case "clip": clip = try json.string()
      case "parameter": linkParameter = try json.string()
      case "folders": try readFolders()
      case "hosts": try readHosts()
      default: try json.skip()
      }
    }
    try json.finish()
    guard version == 1 else { throw json.error(.unknownVersion(version)) }
    return RoutingTable(
      clip: clip, linkParameter: linkParameter, locations: try routedLocations(), hosts: hosts, nodes: nodes)
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

"""##,
  ]
}
