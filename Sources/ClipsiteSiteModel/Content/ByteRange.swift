/// A run of bytes in a source file, in half the space of a `Range<Int>`: a site keeps several for each page.
package struct ByteRange: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  /// A run of bytes.
  package init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// Nowhere in particular.
  package static let none = ByteRange(0..<0)

  /// The bytes, or `nil` if there are none.
  package var bytes: Range<Int>? { start == end ? nil : Int(start)..<Int(end) }
}

/// A value and where it was written.
package struct Spanned<Value: Sendable>: Sendable {
  package let value: Value
  package let range: ByteRange

  /// A value at a place.
  init(_ value: Value, _ range: ByteRange) {
    self.value = value
    self.range = range
  }
}

/// A text and where it was written.
package typealias SpannedText = Spanned<String>
