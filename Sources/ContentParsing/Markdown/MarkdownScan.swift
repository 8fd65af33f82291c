public import Diagnostics

/// What must be known of a Markdown text before libcmark sees it: whether it is safe to parse, and its lines.
///
/// libcmark 0.30 takes quadratic time when containers nest deeply (before blank lines or `a*a*…`) and when
/// `![` recurs (CVE-2023-22486, GHSA-66g8-4hjf-77xh). One pass over the lines bounds both.
public struct MarkdownScan: Sendable {
  /// The text would take libcmark too long.
  public static let tooComplex = DiagnosticCode(
    "MarkdownTooComplex", .error,
    explanation: """
      Quotes and list items may stand 100 deep inside one another, and `![` may occur 10,000 times in a file.
      Some releases of libcmark, which renders the Markdown, take minutes for texts beyond that. No page that
      people read comes near; such a text was damaged or made to stall the program. Shorten it.
      """)

  /// A reason not to parse a text.
  enum Violation: Equatable {
    /// The line, by its bytes, whose containers go too deep.
    case tooDeep(Range<Int>)
    /// The first `![` too many.
    case tooManyImages(Int)
  }

  /// The offset of each line.
  private(set) var lineStarts: [Int] = []
  /// Whether lines end with CR or CR LF.
  private(set) var hasCarriageReturns = false
  /// Whether the text holds anything that a link, image or raw HTML starts with.
  private(set) var mayHoldMarkup = false

  /// Examines a text, and forgets the one before.
  mutating func scan(_ bytes: UnsafeRawBufferPointer, _ limits: ContentLimits) -> Violation? {
    hasCarriageReturns = Memory.firstIndex(of: UInt8(ascii: "\r"), in: bytes) != nil
    mayHoldMarkup =
      Memory.firstIndex(of: UInt8(ascii: "["), in: bytes) != nil
      || Memory.firstIndex(of: UInt8(ascii: "<"), in: bytes) != nil
    if let offset = Self.firstExcessiveImage(bytes, limits.markdownImageOpeners) {
      return .tooManyImages(offset)
    }
    return scanLines(bytes, limits.markdownDepth).map { .tooDeep($0) }
  }

  private static func firstExcessiveImage(_ bytes: UnsafeRawBufferPointer, _ limit: Int) -> Int? {
    var (count, start) = (0, 0)
    while let mark = Memory.firstIndex(of: UInt8(ascii: "!"), in: bytes, from: start) {
      start = mark + 1
      guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { continue }
      count += 1
      if count > limit { return mark }
    }
    return nil
  }

  /// Notes where lines start; returns the first line that nests too deeply.
  private mutating func scanLines(_ bytes: UnsafeRawBufferPointer, _ limit: Int) -> Range<Int>? {
    lineStarts.removeAll(keepingCapacity: true)
    var (start, deepest) = (0, 0)
    while start < bytes.count {
      lineStarts.append(start)
      let (end, next) = lineEnd(in: bytes, from: start)
      if Self.mayOpenContainer(bytes[start]) {
        let depth = Self.depth(of: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), deepest, limit)
        if depth > limit { return start..<end }
        deepest = max(deepest, depth)
      }
      start = next
    }
    return nil
  }

  private func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> (end: Int, next: Int) {
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

  // MARK: Depth

  /// Whether a line that starts with this byte can open or continue a container: blank, mark or digit.
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

  // MARK: Positions

  /// The offset of a line and column as libcmark counts them, both from 1, columns in bytes.
  func offset(line: Int, column: Int, in count: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return count }
    return min(lineStarts[line - 1] + max(0, column - 1), count)
  }

  /// The bytes of a line without blanks around it.
  func trimmedLine(_ line: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    var start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    while start < end, bytes[start] <= UInt8(ascii: " ") { start += 1 }
    return start..<end
  }
}

extension MarkdownScan.Violation {
  /// The report; offsets count from `base` in the file.
  func diagnostic(path: String, base: Int, limits: ContentLimits) -> Diagnostic {
    switch self {
    case .tooDeep(let line):
      Diagnostic(
        MarkdownScan.tooComplex, at: Place(path, (base + line.lowerBound)..<(base + line.upperBound)),
        "quotes and lists are nested more than \(limits.markdownDepth) deep", fix: "use fewer levels")
    case .tooManyImages(let offset):
      Diagnostic(
        MarkdownScan.tooComplex, at: Place(path, (base + offset)..<(base + offset + 2)),
        "`![` occurs more than \(limits.markdownImageOpeners) times", fix: "split the page")
    }
  }
}
