/// A value together with the bytes of the file that it was read from.
package struct Ranged<Value> {
  /// The value.
  package let value: Value
  /// The bytes in the file, quotes included.
  package let range: ByteRange

  /// A value and its bytes.
  package init(_ value: Value, at range: ByteRange) {
    self.value = value
    self.range = range
  }

  /// A value and its bytes.
  package init(_ value: Value, at range: Range<Int>) {
    self.init(value, at: ByteRange(range))
  }
}

extension Ranged: Sendable where Value: Sendable {}

/// A run of bytes in a source file, in half the space of a `Range<Int>`: a site keeps several for each page.
package struct ByteRange: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  /// A run of bytes.
  package init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// The bytes from the start of one run through the end of another, which follows it.
  package init(from first: ByteRange, through last: ByteRange) {
    start = first.start
    end = last.end
  }

  /// Nowhere in particular.
  package static let none = ByteRange(0..<0)

  /// The bytes, or `nil` if there are none.
  package var bytes: Range<Int>? { start == end ? nil : Int(start)..<Int(end) }
}
