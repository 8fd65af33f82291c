/// How a tag stands in its line, which decides whether the line disappears with the tag (standalone tags).
struct Line {
  /// The first byte of the line in which the tag begins.
  let start: Int
  /// Whether only spaces and tabs stand before the tag.
  let isBlankBefore: Bool
  /// Whether only spaces and tabs stand after the tag, up to the end of the line or file.
  let isBlankAfter: Bool
  /// The first byte of the line after the one in which the tag ends; only when `isBlankAfter`.
  let next: Int

  /// Whether the tag has its line for itself.
  var isStandalone: Bool { isBlankBefore && isBlankAfter }

  /// Looks around a tag. Both searches stop at the first byte that is not blank, so that all of them together
  /// pass over a file at most twice.
  init(around tag: Range<Int>, in bytes: [UInt8], from contentStart: Int) {
    var start = tag.lowerBound
    while start > contentStart, Line.isBlank(bytes[start - 1]) { start -= 1 }
    self.start = start
    isBlankBefore = start == contentStart || bytes[start - 1] == UInt8(ascii: "\n")

    var end = tag.upperBound
    while end < bytes.count, Line.isBlank(bytes[end]) { end += 1 }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\r"), bytes[end + 1] == UInt8(ascii: "\n") {
      end += 1
    }
    isBlankAfter = end == bytes.count || bytes[end] == UInt8(ascii: "\n")
    next = min(end + 1, bytes.count)
  }

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The white space before the first thing in `bytes[start...]` that is not an empty line.
  static func firstIndentation(in bytes: [UInt8], from start: Int) -> Range<Int> {
    var lineStart = start
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        lineStart = index + 1
      } else if !isBlank(bytes[index]), bytes[index] != UInt8(ascii: "\r") {
        break
      }
      index += 1
    }
    return lineStart..<index
  }
}
