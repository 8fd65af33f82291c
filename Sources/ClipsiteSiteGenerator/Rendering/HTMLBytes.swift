#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the scanners of HTML ask of bytes. Source: HTML Living Standard, section 13.2.5.
enum HTMLBytes {
  /// The first position of a byte.
  static func find(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// The position behind a comment, or behind what a browser takes for one: `<!DOCTYPE>`, `<?xml>`, and `</ >`.
  ///
  /// - Parameter start: The position of a `<`.
  /// - Returns: nil when no comment starts there.
  static func commentEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): break
    case UInt8(ascii: "/") where start + 2 < bytes.count && !isLetter(bytes[start + 2]): break
    default: return nil
    }
    let isComment =
      bytes[start + 1] == UInt8(ascii: "!") && start + 4 <= bytes.count && bytes[start + 2] == dash
      && bytes[start + 3] == dash
    var position = isComment ? start + 4 : start + 2
    while let end = find(UInt8(ascii: ">"), in: bytes, from: position) {
      if !isComment || endsComment(bytes, at: end, from: start) { return end + 1 }
      position = end + 1
    }
    return bytes.count
  }

  /// Whether a `>` ends a comment: behind two dashes, which may be those that it began with, or behind `--!`.
  private static func endsComment(_ bytes: UnsafeRawBufferPointer, at end: Int, from start: Int) -> Bool {
    if bytes[end - 1] == dash { return bytes[end - 2] == dash }
    return bytes[end - 1] == UInt8(ascii: "!") && end >= start + 7 && bytes[end - 2] == dash
      && bytes[end - 3] == dash
  }

  private static var dash: UInt8 { UInt8(ascii: "-") }

  /// Where the text of an element ends, which is at its end tag.
  ///
  /// - Parameter name: The name in the element's start tag.
  static func textEnd(of name: Range<Int>, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while let end = find(UInt8(ascii: "<"), in: bytes, from: position) {
      let behind = end + 2 + name.count
      guard behind <= bytes.count else { break }
      let isEnd = behind == bytes.count || endsTagName(bytes[behind])
      if isEnd, bytes[end + 1] == UInt8(ascii: "/"), equal(bytes, name, at: end + 2) { return end }
      position = end + 1
    }
    return bytes.count
  }

  /// Whether a name stands somewhere, and ends there.
  static func isTag(_ name: StaticString, in bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    let end = start + name.utf8CodeUnitCount
    return end < bytes.count && endsTagName(bytes[end]) && equal(name, bytes, start..<end)
  }

  /// Whether bytes are a name in lower case, whatever their own case.
  static func equal(_ name: StaticString, _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where lowercased(bytes[range.lowerBound + offset]) != name.utf8Start[offset] { return false }
    return true
  }

  private static func equal(_ bytes: UnsafeRawBufferPointer, _ name: Range<Int>, at start: Int) -> Bool {
    for offset in 0..<name.count
    where lowercased(bytes[name.lowerBound + offset]) != lowercased(bytes[start + offset]) { return false }
    return true
  }

  /// Whether a byte ends the name of a tag. Letters are above all of these.
  static func endsTagName(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: ">") && (isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/"))
  }

  /// Whether a byte ends the name of an attribute.
  static func endsAttributeName(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: ">") && (byte == UInt8(ascii: "=") || endsTagName(byte))
  }

  /// Whether a byte ends a value without quotes.
  static func endsValue(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: ">") }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
