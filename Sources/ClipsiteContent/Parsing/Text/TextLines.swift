import ClipsiteSystem

/// The lines of a text. LF, CR LF, or a lone CR ends a line.
struct TextLines {
  private let bytes: UnsafeRawBufferPointer
  /// Indicates whether a line ends with CR or CR LF.
  let hasCarriageReturns: Bool

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    hasCarriageReturns = Memory.firstIndex(of: UInt8(ascii: "\r"), in: bytes) != nil
  }

  /// The end of the line from an offset, and the offset of the next line.
  func line(from start: Int) -> (end: Int, next: Int) {
    guard hasCarriageReturns else {
      let end = Memory.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: start) ?? bytes.count
      return (end, min(end + 1, bytes.count))
    }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    var next = min(end + 1, bytes.count)
    if next < bytes.count, bytes[end] == UInt8(ascii: "\r"), bytes[next] == UInt8(ascii: "\n") { next += 1 }
    return (end, next)
  }
}
