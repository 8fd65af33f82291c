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
