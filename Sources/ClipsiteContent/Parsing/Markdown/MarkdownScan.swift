import ClipsiteSystem
package import ClipsiteText

/// The facts about a Markdown text that must be known before libcmark reads it: whether it is safe to parse,
/// and its lines.
///
/// libcmark 0.30 takes quadratic time when containers nest deeply (before blank lines or `a*a*…`) and when
/// `![` recurs (CVE-2023-22486, GHSA-66g8-4hjf-77xh). Every release looks at each open container again at
/// each line. One pass over the lines bounds all three.
package struct MarkdownScan: Sendable {
  /// A reason not to parse a text.
  package enum Violation: Equatable {
    /// The line, by its bytes, whose containers go too deep.
    case tooDeep(Range<Int>)
    /// The first line, by its bytes, with which the levels of all lines are too many.
    case tooManyLevels(Range<Int>)
    /// The first `![` too many.
    case tooManyImages(Int)
    /// The tree of the text needs more memory than the limit, which only parsing shows.
    case treeTooLarge
  }

  /// The offset of each line.
  private(set) var lineStarts: [Int] = []
  /// Indicates whether lines end with CR or CR LF.
  private(set) var hasCarriageReturns = false
  /// Indicates whether the text holds anything that a link, image or raw HTML starts with.
  private(set) var mayHoldMarkup = false
  /// Indicates whether the text has a vertical bar, as tables do.
  private(set) var mayHoldTables = false

  /// Examines a text, and forgets the one before.
  package mutating func scan(_ bytes: UnsafeRawBufferPointer, _ limits: ContentLimits) -> Violation? {
    let lines = TextLines(bytes)
    hasCarriageReturns = lines.hasCarriageReturns
    mayHoldMarkup =
      Memory.firstIndex(of: UInt8(ascii: "["), in: bytes) != nil
      || Memory.firstIndex(of: UInt8(ascii: "<"), in: bytes) != nil
    mayHoldTables = Memory.firstIndex(of: UInt8(ascii: "|"), in: bytes) != nil
    if let offset = Self.firstExcessiveImage(bytes, limits.markdownImageOpeners) {
      return .tooManyImages(offset)
    }
    return scan(lines, of: bytes, limits)
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

  /// Notes where lines start, up to the first that nests too deeply.
  private mutating func scan(
    _ lines: TextLines, of bytes: UnsafeRawBufferPointer, _ limits: ContentLimits
  ) -> Violation? {
    lineStarts.removeAll(keepingCapacity: true)
    var (start, nesting) = (0, MarkdownNesting())
    while start < bytes.count {
      lineStarts.append(start)
      let (end, next) = lines.line(from: start)
      nesting.take(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), limits.markdownDepth)
      if nesting.deepest > limits.markdownDepth { return .tooDeep(start..<end) }
      if nesting.levels > limits.markdownLevels { return .tooManyLevels(start..<end) }
      start = next
    }
    return nil
  }

  // MARK: Positions

  /// The offset of a line and column as libcmark counts them, both from 1, columns in bytes.
  package func offset(line: Int, column: Int, in count: Int) -> Int {
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
  package func diagnostic(path: String, base: Int, limits: ContentLimits) -> Diagnostic {
    func diagnostic(_ bytes: Range<Int>, _ message: String, fix: String) -> Diagnostic {
      let range = (base + bytes.lowerBound)..<(base + bytes.upperBound)
      return Diagnostic(.markdownTooComplex, at: SourceRange(path, range), message, fix: fix)
    }
    return switch self {
    case .tooDeep(let line):
      diagnostic(
        line, "quotes and lists are nested more than \(limits.markdownDepth) deep", fix: "use fewer levels")
    case .tooManyLevels(let line):
      diagnostic(
        line, "the levels of quotes and lists around each line add up to more than \(limits.markdownLevels)",
        fix: "use fewer levels, or split the page")
    case .tooManyImages(let offset):
      diagnostic(
        offset..<offset + 2, "`![` occurs more than \(limits.markdownImageOpeners) times",
        fix: "split the page")
    case .treeTooLarge:
      diagnostic(
        0..<1,
        "the parts of the text, such as links and emphasis, need more than \(limits.markdownTreeBytes) bytes",
        fix: "split the page")
    }
  }
}

extension DiagnosticCode {
  package static let markdownTooComplex = DiagnosticCode(
    "MarkdownTooComplex", .error,
    summary: "The Markdown is nested too deeply, or has too many parts.",
    explanation: """
      Quotes and list items can be 100 levels deep, and `![` can occur 10,000 times in a file. The levels of
      all lines can add up to 10 million. Some releases of libcmark need minutes for larger values. All parts of
      a text, such as paragraphs, links, and emphasis, can need 240 MiB of memory. Only a file of more than 1
      MiB can reach that. A text over these limits was damaged or made to stall the program.
      """,
    fix: "Shorten the text.",
    withoutExample: .amount)
}
