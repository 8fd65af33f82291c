/// A run of bytes in a source file, in half the space of a `Range<Int>`: a site keeps several for each page.
public struct Span: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32

  /// A run of bytes.
  public init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// No place in particular.
  public static let none = Span(0..<0)

  /// The bytes, or nil when there are none.
  public var range: Range<Int>? { start == end ? nil : Int(start)..<Int(end) }
}

/// A value and where it was written.
public struct Spanned<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Where it stands.
  public let span: Span

  /// A value at a place.
  public init(_ value: Value, _ span: Span) {
    self.value = value
    self.span = span
  }
}

/// A text and where it was written.
public typealias SpannedText = Spanned<String>
