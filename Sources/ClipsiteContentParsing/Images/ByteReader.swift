/// Reads numbers from bytes; past the end there are none.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The byte at an offset.
  subscript(offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// An unsigned number of some bytes, the most significant first.
  func bigEndian(at offset: Int, bytes count: Int) -> Int? {
    number(at: offset, count, Array(0..<count))
  }

  /// An unsigned number of some bytes, the least significant first.
  func littleEndian(at offset: Int, bytes count: Int) -> Int? {
    number(at: offset, count, (0..<count).reversed())
  }

  /// Whether the bytes begin so.
  func starts(with prefix: some Sequence<UInt8>) -> Bool { bytes.starts(with: prefix) }

  /// Whether ASCII text stands at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  private func number(at offset: Int, _ count: Int, _ order: [Int]) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return order.reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }
}
