/// A value together with the bytes of the file that it was read from.
package struct Located<Value> {
  package let value: Value
  /// The bytes in the file, quotes included.
  package let range: Range<Int>

  /// A value and its bytes.
  package init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }

  /// Another value from the same bytes.
  package func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: range)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
