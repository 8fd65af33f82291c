/// Characters that text in markup must not have as they are, because they mean something there.
package struct EscapedCharacters: Sendable {
  /// A bit for each byte; all of the characters are below 64.
  package let bits: UInt64

  /// `&`, `<`, `>`, `"`, and `'`: the text is safe between tags and in quoted values of HTML.
  package static var html: EscapedCharacters { .init(bits: 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62) }
  /// `&`, `<`, `>`, and `"`: the text is safe between tags and in values of XML in double quotes.
  package static var xml: EscapedCharacters { .init(bits: 1 << 34 | 1 << 38 | 1 << 60 | 1 << 62) }
  /// The characters of `xml`, tabs, and line ends, which XML readers otherwise turn into others.
  package static var xmlWithSpaces: EscapedCharacters { .init(bits: xml.bits | 1 << 9 | 1 << 10 | 1 << 13) }

  /// None: the text is markup.
  package static var none: EscapedCharacters { .init(bits: 0) }

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
    text.withOwnBytes { escape($0, characters, into: &output) }
  }

  /// Appends UTF-8 bytes, escaped like a text.
  package static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ characters: EscapedCharacters, into output: inout [UInt8]
  ) {
    forEachPiece(of: bytes, characters) { output.append(contentsOf: $0) }
  }

  /// Appends a text with references in place of some characters.
  package static func escape(
    _ text: String, _ characters: EscapedCharacters, into output: inout MarkupOutput
  ) {
    text.withOwnBytes { escape($0, characters, into: &output) }
  }

  /// Appends UTF-8 bytes, escaped like a text.
  @inline(__always)
  package static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ characters: EscapedCharacters, into output: inout MarkupOutput
  ) {
    forEachPiece(of: bytes, characters) { output.append($0) }
  }

  /// Passes on the runs of bytes that stay as they are, and the references between them.
  @inline(__always)
  private static func forEachPiece(
    of bytes: UnsafeBufferPointer<UInt8>, _ characters: EscapedCharacters,
    _ write: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    while true {
      let end = firstEscaped(characters, in: bytes, from: start)
      write(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      guard end < bytes.count else { return }
      reference(to: bytes[end]).withUTF8Buffer(write)
      start = end + 1
    }
  }

  /// The first of the characters from an index on, or the end. Eight bytes are looked at in one step as long
  /// as none is special: nearly all text is like that.
  private static func firstEscaped(
    _ characters: EscapedCharacters, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while !characters.hasSpaces, index &+ 8 <= raw.count {
      let special = specialBytes(of: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= special == 0 ? 8 : special.trailingZeroBitCount / 8
      guard special != 0 else { continue }
      if characters.contains(raw[index]) { return index }
      index &+= 1
    }
    while index < raw.count, !characters.contains(raw[index]) { index &+= 1 }
    return index
  }

  /// The lowest bit of the result is in the first byte of a word that is one of the characters of `html`, or
  /// a `#`. `"`, `&` and `'` differ in two bits, `<` and `>` in one. With these bits masked, and the rest
  /// subtracted, such a byte is zero.
  @inline(__always)
  private static func specialBytes(of word: UInt64) -> UInt64 {
    let word = UInt64(littleEndian: word)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word & (ones &* 0xFA)) ^ (ones &* 0x22)
    let brackets = (word | (ones &* 0x02)) ^ (ones &* 0x3E)
    let zeros = ((quotes &- ones) & ~quotes) | ((brackets &- ones) & ~brackets)
    return zeros & (ones &* 0x80)
  }

  private static func reference(to byte: UInt8) -> StaticString {
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
  }
}

extension String {
  /// Passes on the bytes. A copy, which `withUTF8` needs, would count a reference.
  @inline(__always)
  fileprivate func withOwnBytes(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard utf8.withContiguousStorageIfAvailable(use) == nil else { return }
    var native = self
    native.withUTF8(use)
  }
}
