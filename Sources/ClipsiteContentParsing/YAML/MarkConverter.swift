/// Turns libyaml's positions, which count Unicode scalars, into byte offsets in the file.
///
/// libyaml reports positions nearly in order, so one cursor that walks from the last one to the next makes
/// the whole linear.
package struct MarkConverter {
  private let bytes: UnsafeRawBufferPointer
  private let base: Int
  private let isASCII: Bool
  private var scalar = 0
  private var byte = 0

  /// A converter for valid UTF-8 that stands at offset `base` of its file.
  package init(_ bytes: UnsafeRawBufferPointer, base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.base = base
    self.isASCII = isASCII
  }

  /// The offset in the file of the n-th scalar.
  package mutating func offset(of index: Int) -> Int {
    if isASCII { return base + min(index, bytes.count) }
    while scalar < index, byte < bytes.count { stepForward() }
    while scalar > index, byte > 0 { stepBack() }
    return base + byte
  }

  private mutating func stepForward() {
    byte += 1
    while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
    scalar += 1
  }

  private mutating func stepBack() {
    byte -= 1
    while byte > 0, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
    scalar -= 1
  }
}
