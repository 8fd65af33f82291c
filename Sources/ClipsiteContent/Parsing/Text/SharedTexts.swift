import ClipsiteSystem

/// Texts that a chain repeats on its pages, such as a subtitle, so that each is kept once.
///
/// A text of up to 15 bytes needs no memory, and longer ones than a line rarely repeat. A text that shares its
/// slot with another replaces it, so the table does not grow.
public struct SharedTexts: Sendable {
  private var texts: [String] = []

  private static let mask = 255
  private static let lengths = 16...64

  /// A table without texts.
  public init() {}

  /// Returns the text of UTF-8 bytes.
  mutating func text(_ bytes: UnsafeRawBufferPointer) -> String {
    guard Self.lengths.contains(bytes.count) else { return String(decoding: bytes, as: UTF8.self) }
    if texts.isEmpty { texts = [String](repeating: "", count: Self.mask + 1) }
    let slot = Self.slot(of: bytes)
    let isKnown = texts[slot].withUTF8 { UnsafeRawBufferPointer($0).order(to: bytes) == 0 }
    if !isKnown { texts[slot] = String(decoding: bytes, as: UTF8.self) }
    return texts[slot]
  }

  /// The ends of texts differ more often than their starts.
  private static func slot(of bytes: UnsafeRawBufferPointer) -> Int {
    let start = bytes.loadUnaligned(as: UInt64.self)
    let end = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    let hash = (start ^ (end &* 0x9E37_79B9_7F4A_7C15)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 56 ^ UInt64(bytes.count)) & mask
  }
}
