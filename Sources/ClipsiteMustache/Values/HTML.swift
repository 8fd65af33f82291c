/// Bytes that are markup already, so that no tag escapes them.
///
/// It is made by escaping text, or by the initialisers that say `markup:`, whose callers answer for the
/// bytes.
public struct HTML: Hashable, Sendable {
  /// The UTF-8 of the markup.
  public let bytes: [UInt8]

  /// Takes bytes as markup, unchecked.
  public init(markup bytes: [UInt8]) { self.bytes = bytes }

  /// Takes a string as markup, unchecked.
  public init(markup text: String) { bytes = Array(text.utf8) }

  /// Makes markup that shows a text.
  public init(escaping text: String) {
    var bytes: [UInt8] = []
    HTML.escape(text, into: &bytes)
    self.bytes = bytes
  }

  /// Appends a text with `&`, `<`, `>`, `"` and `'` as `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#39;`, which
  /// is safe between tags and in quoted attribute values.
  public static func escape(_ text: String, into output: inout [UInt8]) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { escape($0, into: &output) }
    guard isDone == nil else { return }
    var native = text
    native.withUTF8 { escape($0, into: &output) }
  }

  /// Appends UTF-8 bytes, escaped like a text. Every other byte is copied as it is, in runs.
  public static func escape(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    var start = 0
    while true {
      let end = firstSpecial(in: bytes, from: start)
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
      guard end < bytes.count else { return }
      append(entityOf: bytes[end], to: &output)
      start = end + 1
    }
  }

  /// The first special character from an index on, or the end. Eight bytes are looked at in one step as long as none
  /// is special: nearly all text is like that.
  private static func firstSpecial(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index < raw.count {
      // The last word overlaps the one before it.
      if raw.count >= 8,
        isPlain(raw.loadUnaligned(fromByteOffset: min(index, raw.count - 8), as: UInt64.self))
      {
        index = min(index + 8, raw.count)
      } else if isSpecial(raw[index]) {
        return index
      } else {
        index += 1
      }
    }
    return index
  }

  /// Whether no byte of a word is special. `"`, `&` and `'` differ in two bits, `<` and `>` in one; with these bits
  /// masked, and the rest subtracted, a special byte is zero. Words with a `#` are not found plain, which costs time only.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word & (ones &* 0xFA)) ^ (ones &* 0x22)
    let brackets = (word | (ones &* 0x02)) ^ (ones &* 0x3E)
    let zeros = ((quotes &- ones) & ~quotes) | ((brackets &- ones) & ~brackets)
    return zeros & (ones &* 0x80) == 0
  }

  /// The five special characters as bits: all of them are below 64.
  private static var specialBytes: UInt64 { 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62 }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 64 && specialBytes &>> UInt64(byte) & 1 != 0
  }

  private static func append(entityOf byte: UInt8, to output: inout [UInt8]) {
    let entity: StaticString =
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: "&#39;"
      }
    entity.withUTF8Buffer { output.append(contentsOf: $0) }
  }
}
