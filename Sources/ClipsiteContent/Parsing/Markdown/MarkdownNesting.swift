/// The number of quotes and list items that may be open, line by line. It is never lower than the number that
/// libcmark has open.
struct MarkdownNesting {
  /// The most that a line can be inside so far.
  private(set) var deepest = 0
  /// Those that are open at each line, added up: what libcmark looks at, for it begins with the outermost at
  /// each line.
  private(set) var levels = 0
  /// Those that may be open after the last line.
  private var open = 0
  private var isAfterBlankLine = false

  /// Goes on to the next line, without its end.
  ///
  /// - Parameter limit: The depth from which on it pays to look closely.
  mutating func take(_ line: UnsafeRawBufferPointer, _ limit: Int) {
    guard let first = line.first, !Self.isBlank(line, first) else {
      // List items stay open over blank lines.
      isAfterBlankLine = true
      levels += open
      return
    }
    let depth = Self.mayOpenContainer(first) ? Self.depth(of: line, deepest, limit) : 0
    // A paragraph may go on without the marks of the line before, and leaves all open; not so after a blank
    // line.
    open = isAfterBlankLine ? depth : max(open, depth)
    isAfterBlankLine = false
    levels += open
    deepest = max(deepest, depth)
  }

  private static func isBlank(_ line: UnsafeRawBufferPointer, _ first: UInt8) -> Bool {
    first <= UInt8(ascii: " ") && line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x09 }
  }

  /// Indicates whether a line that starts with this byte can open or continue a container: blank, mark or
  /// digit.
  private static func mayOpenContainer(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// At least as many containers as the line can be inside: one for each mark at its start, and one for each
  /// two columns of indentation, but of these not more than any line before had.
  private static func depth(of line: UnsafeRawBufferPointer, _ deepest: Int, _ limit: Int) -> Int {
    let depth = prefixDepth(line, deepest)
    guard depth > limit else { return depth }
    return prefixDepth(withoutThematicBreak(line), deepest)
  }

  private static func prefixDepth(_ line: UnsafeRawBufferPointer, _ deepest: Int) -> Int {
    var (index, columns, markers) = (0, 0, 0)
    while index < line.count {
      if line[index] == UInt8(ascii: " ") || line[index] == 0x09 {
        columns += line[index] == 0x09 ? 4 : 1
        index += 1
        continue
      }
      guard let end = markerEnd(line, at: index) else { break }
      markers += 1
      index = end
      // One space belongs to the mark.
      if index < line.count, line[index] == UInt8(ascii: " ") { index += 1 }
    }
    return markers + min(columns / 2, deepest)
  }

  /// The offset after a `>`, a bullet or a number with its dot or parenthesis.
  private static func markerEnd(_ line: UnsafeRawBufferPointer, at index: Int) -> Int? {
    var end = index + 1
    switch line[index] {
    case UInt8(ascii: ">"): return end
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): break
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while end < line.count, end < index + 9, line[end] &- UInt8(ascii: "0") < 10 { end += 1 }
      guard end < line.count, line[end] == UInt8(ascii: ".") || line[end] == UInt8(ascii: ")") else {
        return nil
      }
      end += 1
    default: return nil
    }
    return end == line.count || line[end] == UInt8(ascii: " ") || line[end] == 0x09 ? end : nil
  }

  /// The line without a `* * *` or `- - -` at its end, which is a rule across the page and no list.
  private static func withoutThematicBreak(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard let mark = line.last(where: { $0 != UInt8(ascii: " ") && $0 != 0x09 }) else { return line }
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "-") else { return line }
    var start = line.count
    while start > 0,
      line[start - 1] == mark || line[start - 1] == UInt8(ascii: " ") || line[start - 1] == 0x09
    {
      start -= 1
    }
    let marks = line[start...].count { $0 == mark }
    return marks < 3 ? line : UnsafeRawBufferPointer(rebasing: line[..<start])
  }
}
