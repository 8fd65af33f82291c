/// One field line of a response.
public struct HTTPField: Sendable, Hashable {
  /// The name as it is written; compared without case.
  public let name: String
  /// The value. Control characters are written as spaces, so a value never ends its line.
  public var value: String

  /// A field with a name and a value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
