/// A JSON value together with the bytes it was read from, so that a mistake in it can be pointed at.
public struct JSONNode: Hashable, Sendable {
  /// One name and value of an object.
  public struct Member: Hashable, Sendable {
    /// The name, unescaped.
    public let name: String
    /// The bytes of the name with its quotes.
    public let nameRange: Range<Int>
    /// The value.
    public let value: JSONNode
  }

  /// The contents of a node. The cases are those of `JSONValue`.
  public enum Content: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, spelled as in the source.
    case number(String)
    /// A string, unescaped.
    case string(String)
    /// An array.
    case array([JSONNode])
    /// An object, its members in order.
    case object([Member])
  }

  /// The contents of the node.
  public let content: Content
  /// The bytes of the value in the source, quotes and brackets included.
  public let range: Range<Int>

  /// The node without places.
  public var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let spelling): .number(spelling)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { .init($0.name, $0.value.value) })
    }
  }

  /// The value of the member with this name, or `nil` if there is none or this is no object.
  public subscript(name: String) -> JSONNode? { member(name)?.value }

  /// The member with this name, or `nil` if there is none or this is no object.
  public func member(_ name: String) -> Member? { members?.first { $0.name == name } }

  /// The text of a string.
  public var text: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The value of `true` or `false`.
  public var bool: Bool? {
    guard case .bool(let value) = content else { return nil }
    return value
  }

  /// The elements of an array.
  public var elements: [JSONNode]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The members of an object, in order.
  public var members: [Member]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// The kind of value in words: “an object”, “a number”.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
