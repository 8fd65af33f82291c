package import ClipsiteText

/// Splits the bytes of a CSV file into records of cells (RFC 4180), one record at a time.
///
/// Beyond the RFC: lines may end with LF, CR LF or a lone CR; blanks around a quoted cell are ignored; a
/// quote inside an unquoted cell is text.
package struct CSVRecords {
  /// One record: its cells, unquoted, and where it stands.
  package struct Record {
    /// The line on which it starts, from 1.
    package var line: Int
    /// Its bytes, without the line end.
    package var range: Range<Int>
    /// The cells' bytes.
    package var cells: [ArraySlice<UInt8>] = []
    /// Indicates whether a quoting mistake in it was reported.
    package var isBroken = false

    /// Indicates whether it contains only blanks and delimiters.
    package var isBlank: Bool {
      cells.allSatisfy { $0.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
    }
  }

  package private(set) var diagnostics: [Diagnostic] = []
  private let file: SourceFile
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var index: Int
  private var line: Int

  /// Reads a file from an offset on, which is the start of the given line.
  package init(_ file: SourceFile, delimiter: Delimiter, from offset: Int, line: Int) {
    self.file = file
    self.bytes = file.bytes
    self.delimiter = delimiter.byte
    self.index = offset
    self.line = line
  }

  /// The next record, or nil at the end; a blank line is a record with one empty cell.
  package mutating func next() -> Record? {
    guard index < bytes.count else { return nil }
    var record = Record(line: line, range: index..<index)
    readCell(into: &record)
    while index < bytes.count, bytes[index] == delimiter {
      index += 1
      readCell(into: &record)
    }
    record.range = record.range.lowerBound..<index
    skipLineEnd()
    return record
  }

  private mutating func readCell(into record: inout Record) {
    let start = index
    skipBlanks()
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      readQuotedCell(into: &record)
    } else {
      index = start
      skipToCellEnd()
      record.cells.append(bytes[start..<index])
    }
  }

  private mutating func readQuotedCell(into record: inout Record) {
    let opening = index
    index += 1
    guard let text = quotedText() else {
      diagnostics.report(
        .unclosedCellQuote, at: file.place(opening..<opening + 1),
        "the quote that opens here is never closed",
        fix: "close it with `\"`, and double every `\"` inside the cell")
      record.isBroken = true
      return
    }
    record.cells.append(text)
    skipBlanks()
    let end = index
    skipToCellEnd()
    if end < index { reportText(end..<index, after: opening, in: &record) }
  }

  private mutating func reportText(_ range: Range<Int>, after opening: Int, in record: inout Record) {
    diagnostics.report(
      .textAfterQuote, at: file.place(range), "text follows the quote that closes the cell",
      fix: "double every `\"` inside the cell",
      notes: [.init("the cell starts here", at: file.place(opening..<opening + 1))])
    record.isBroken = true
  }

  /// The text up to the closing quote, which is passed, or `nil` if there is none.
  private mutating func quotedText() -> ArraySlice<UInt8>? {
    var start = index
    var text: [UInt8] = []
    while index < bytes.count {
      countLineEnd()
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "\"") else { continue }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        text.append(contentsOf: bytes[start..<index - 1])
        return text[...]
      }
      text.append(contentsOf: bytes[start..<index])
      index += 1
      start = index
    }
    return nil
  }

  /// Counts a line when the byte here ends one.
  private mutating func countLineEnd() {
    let isReturn = bytes[index] == UInt8(ascii: "\r")
    let isFollowed = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
    if bytes[index] == UInt8(ascii: "\n") || (isReturn && !isFollowed) { line += 1 }
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] != delimiter,
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
    { index += 1 }
  }

  private mutating func skipToCellEnd() {
    while index < bytes.count, bytes[index] != delimiter, bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    { index += 1 }
  }

  private mutating func skipLineEnd() {
    guard index < bytes.count else { return }
    index += bytes[index...].starts(with: [0x0D, 0x0A]) ? 2 : 1
    line += 1
  }
}

extension DiagnosticCode {
  /// A quoted cell that never ends.
  package static let unclosedCellQuote = DiagnosticCode(
    "UnclosedCellQuote", .error,
    summary: "A quoted CSV cell has no closing quote.",
    explanation: """
      A cell that starts with `"` ends at the next single `"` (RFC 4180, section 2). Without it, the rest of
      the file becomes one cell.
      """,
    fix: """
      Close the quote. Inside a quoted cell, write `"` as `""`.
      """,
    example: .init(
      .table,
      wrong: """
        title,city
        "Market Street,Portland
        """,
      right: """
        title,city
        "Market Street",Portland
        """))

  /// Something between a closing quote and the next delimiter.
  package static let textAfterQuote = DiagnosticCode(
    "TextAfterQuote", .error,
    summary: "Text follows the closing quote of a CSV cell.",
    explanation: """
      Only a delimiter or the end of the line can follow (RFC 4180, section 2). Usually, a `"` inside the cell
      was not doubled.
      """,
    fix: "Double the quotes inside the cell.",
    example: .init(
      .table,
      wrong: """
        title,city
        "the "old" mill",Portland
        """,
      right: """
        title,city
        "the ""old"" mill",Portland
        """))
}
