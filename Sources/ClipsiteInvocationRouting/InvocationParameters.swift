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

  /// Whether there are none.
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
