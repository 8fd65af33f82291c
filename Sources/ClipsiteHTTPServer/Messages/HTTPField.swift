/// One field line of a response.
package struct HTTPField: Sendable, Hashable {
  /// The name as it is written; compared without case.
  package let name: String
  /// The value. Control characters are written as spaces, so a value never ends its line.
  package var value: String

  /// A field with a name and a value.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
