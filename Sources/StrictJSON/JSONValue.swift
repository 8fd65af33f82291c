/// A JSON value (RFC 8259) that keeps what was written: members stay in order, numbers stay as spelt.
public enum JSONValue: Hashable, Sendable {
  /// One name and value of an object.
  public struct Member: Hashable, Sendable {
    /// The name, unescaped.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// A name and its value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, spelt as in the source.
  case number(String)
  /// A string, unescaped.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in order.
  case object([Member])
}
