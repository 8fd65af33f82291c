/// Markup that is appended to an array, in few and long pieces.
///
/// A page has hundreds of short pieces, and appending one to an array costs three times as many instructions
/// as copying it to memory that is known to have room. It is inlined across modules for the same reason.
public struct MarkupOutput: ~Copyable {
  @inlinable static var capacity: Int { 4096 }
  /// The last bytes, which are not in the array yet.
  @usableFromInline let buffer: UnsafeMutableBufferPointer<UInt8>
  @usableFromInline var buffered = 0
  @usableFromInline var written: [UInt8] = []
  /// The length that the array had before.
  @usableFromInline let start: Int

  /// Takes an array, until `finish(in:)` gives it back.
  public init(extending array: inout [UInt8]) {
    buffer = .allocate(capacity: Self.capacity)
    start = array.count
    swap(&written, &array)
  }

  deinit { buffer.deallocate() }

  /// The number of bytes.
  @inlinable public var count: Int { written.count &- start &+ buffered }

  /// Appends bytes.
  @inlinable
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    guard bytes.count <= Self.capacity &- buffered else { return appendLong(bytes) }
    (buffer.baseAddress.unsafelyUnwrapped + buffered).initialize(from: source, count: bytes.count)
    buffered &+= bytes.count
  }

  @inline(never) @usableFromInline
  mutating func appendLong(_ bytes: UnsafeBufferPointer<UInt8>) {
    flush()
    written.append(contentsOf: bytes)
  }

  private mutating func flush() {
    written.append(contentsOf: buffer[..<buffered])
    buffered = 0
  }

  /// Removes all bytes.
  public mutating func removeAll() {
    written.removeSubrange(start...)
    buffered = 0
  }

  /// Gives the array back, with the bytes at its end.
  public mutating func finish(in array: inout [UInt8]) {
    flush()
    swap(&written, &array)
  }
}
