/// Characters that text in markup must not have as they are, because they mean something there.
package struct EscapedCharacters: Sendable {
  /// A bit for each byte; all of the characters are below 64.
  package let bits: UInt64

  /// `&`, `<`, `>`, `"`, and `'`: the text is safe between tags and in quoted values of HTML.
  package static var html: EscapedCharacters { .init(bits: 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62) }
  /// `&`, `<`, `>`, and `"`: the text is safe between tags and in values of XML in double quotes.
  package static var xml: EscapedCharacters { .init(bits: 1 << 34 | 1 << 38 | 1 << 60 | 1 << 62) }
  /// The characters of `xml`, tabs, and line ends, which XML readers otherwise turn into others.
  package static var xmlWithSpaces: EscapedCharacters {
    .init(bits: xml.bits | 1 << 9 | 1 << 10 | 1 << 13)
  }

  /// Indicates whether a character besides the five of `html` is among them.
  var hasSpaces: Bool { bits & 0xFFFF_FFFF != 0 }

  /// Returns `true` if a byte is one of the characters.
  package func contains(_ byte: UInt8) -> Bool { byte < 64 && bits &>> UInt64(byte) & 1 != 0 }
}

/// Writes texts into markup.
package enum MarkupEscaping {
  /// Returns a text with references in place of some characters.
  package static func escaped(_ text: String, _ characters: EscapedCharacters) -> String {
    var output: [UInt8] = []
    escape(text, characters, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a text with references in place of some characters.
  package static func escape(
    _ text: String, _ characters: EscapedCharacters, into output: inout [UInt8]
  ) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { escape($0, characters, into: &output) }
    guard isDone == nil else { return }
    var native = text
    native.withUTF8 { escape($0, characters, into: &output) }
  }

  /// Appends UTF-8 bytes, escaped like a text. Every other byte is copied as it is, in runs.
  package static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ characters: EscapedCharacters, into output: inout [UInt8]
  ) {
    var start = 0
    while true {
      let end = firstEscaped(characters, in: bytes, from: start)
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
      guard end < bytes.count else { return }
      append(referenceTo: bytes[end], to: &output)
      start = end + 1
    }
  }

  /// The first of the characters from an index on, or the end. Sixteen bytes are looked at in one step, and
  /// then eight, as long as none is special: nearly all text is like that.
  private static func firstEscaped(
    _ characters: EscapedCharacters, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let readsWords = raw.count >= 8 && !characters.hasSpaces
    var index = start
    while readsWords, index &+ 16 <= raw.count,
      isPlain(raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self))
    {
      index &+= 16
    }
    while index < raw.count {
      // The last word overlaps the one before it.
      if readsWords, isPlain(raw.loadUnaligned(fromByteOffset: min(index, raw.count - 8), as: UInt64.self)) {
        index = min(index + 8, raw.count)
      } else if characters.contains(raw[index]) {
        return index
      } else {
        index += 1
      }
    }
    return index
  }

  /// Indicates whether no byte of a block is one of the characters of `html`, as for a word. The values have
  /// names because Swift 6.3 compares with other values byte by byte.
  @inline(__always)
  private static func isPlain(_ block: SIMD16<UInt8>) -> Bool {
    let (quotes, brackets) = (block & SIMD16(repeating: 0xFA), block | SIMD16(repeating: 0x02))
    let (quote, bracket) = (SIMD16<UInt8>(repeating: 0x22), SIMD16<UInt8>(repeating: 0x3E))
    let (low, high) = unsafeBitCast(
      (quotes .== quote) .| (brackets .== bracket), to: (UInt64, UInt64).self)
    return low | high == 0
  }

  /// Indicates whether no byte of a word is one of the characters of `html`. `"`, `&` and `'` differ in two
  /// bits, `<` and `>` in one. With these bits masked, and the rest subtracted, such a byte is zero. Words
  /// with a `#` are not found plain, which costs time only.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word & (ones &* 0xFA)) ^ (ones &* 0x22)
    let brackets = (word | (ones &* 0x02)) ^ (ones &* 0x3E)
    let zeros = ((quotes &- ones) & ~quotes) | ((brackets &- ones) & ~brackets)
    return zeros & (ones &* 0x80) == 0
  }

  private static func append(referenceTo byte: UInt8, to output: inout [UInt8]) {
    let reference: StaticString =
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      case UInt8(ascii: "\t"): "&#9;"
      case UInt8(ascii: "\n"): "&#10;"
      default: "&#13;"
      }
    reference.withUTF8Buffer { output.append(contentsOf: $0) }
  }
}
