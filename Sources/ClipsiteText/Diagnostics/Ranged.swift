/// A value together with the bytes of the file that it was read from.
///
/// It is public and its initializers are inlinable, because Swift specializes nothing else in other modules.
/// The texts of a page would take 430 instructions more each.
public struct Ranged<Value> {
  /// The value.
  public let value: Value
  /// The bytes in the file, quotes included.
  public let range: ByteRange

  /// A value and its bytes.
  @inlinable public init(_ value: Value, at range: ByteRange) {
    self.value = value
    self.range = range
  }

  /// A value and its bytes.
  @inlinable public init(_ value: Value, at range: Range<Int>) { self.init(value, at: ByteRange(range)) }
}

extension Ranged: Sendable where Value: Sendable {}

/// A run of bytes in a source file, in half the space of a `Range<Int>`: a site keeps several for each page.
public struct ByteRange: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  /// A run of bytes.
  public init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// The bytes from the start of one run through the end of another, which follows it.
  public init(from first: ByteRange, through last: ByteRange) {
    start = first.start
    end = last.end
  }

  /// Nowhere in particular.
  public static let none = ByteRange(0..<0)

  /// The bytes, or `nil` if there are none.
  public var bytes: Range<Int>? { start == end ? nil : Int(start)..<Int(end) }
}
