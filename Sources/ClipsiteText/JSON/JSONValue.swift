/// A JSON value (RFC 8259) that keeps what was written: members stay in order, numbers stay as spelled.
public enum JSONValue: Hashable, Sendable {
  /// One name and value of an object.
  public struct Member: Hashable, Sendable {
    /// The name, unescaped.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// A name and its value.
    public init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
  }

  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, spelled as in the source; one made by hand must satisfy `JSONParser.isNumber`.
  case number(String)
  /// A string, unescaped.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in order.
  case object([Member])

  /// The value of the member with this name, or `nil` if there is none or this is no object.
  public subscript(name: String) -> JSONValue? { members?.first { $0.name == name }?.value }

  /// The element at this index, or `nil` if there is none or this is no array.
  public subscript(index: Int) -> JSONValue? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The text of a string.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of `true` or `false`.
  public var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The value of a number that is spelled as an integer and fits.
  public var integer: Int? {
    guard case .number(let spelling) = self else { return nil }
    return Int(spelling)
  }

  /// The elements of an array.
  public var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members of an object, in order.
  public var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// An object of those members that have a value.
  public static func object(present members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The value as JSON text.
  public func bytes(_ options: JSONWriter.Options = .compact) -> [UInt8] {
    JSONWriter.bytes(options) { $0.value(self) }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(String(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object whose members stay in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
