import ClipsiteContent
import ClipsiteSite
package import ClipsiteText

/// Rows of named text cells: what every input format is read into.
///
/// The cells' bytes are in one buffer, and a cell becomes a `String` only on request. Empty cells take no room,
/// because the features of a GeoJSON file can have different properties.
package struct LocationTable: Sendable {
  /// The position of a row in its file.
  package struct Row: Hashable, Sendable {
    /// The line on which the row starts, from 1.
    package let line: Int
    /// The row's bytes in the file.
    package let range: Range<Int>
  }

  /// The columns that hold the coordinates of a format which has them beside its columns: names that no
  /// header can have.
  package static let longitude = "\u{0}longitude"
  package static let latitude = "\u{0}latitude"

  /// The most columns of a table. A row is read column by column, so that many rows with a few cells each would take
  /// long with more.
  package static let maximumColumns = 4_096

  /// The names of the columns, in order; names may repeat and may be empty.
  package internal(set) var columns: [String]
  package private(set) var rows: [Row] = []
  private var text: [UInt8] = []
  /// The column of each cell that is not empty, row by row.
  private var cellColumns: [UInt16] = []
  /// The offset in `text` at which each of these cells ends. A file has at most 1 GiB.
  private var cellEnds: [UInt32] = []
  /// The number of these cells up to the end of each row.
  private var rowEnds: [UInt32] = []

  /// A table without rows.
  package init(columns: [String]) {
    self.columns = columns
  }

  /// The names that options can use.
  package var namedColumns: [String] { columns.filter { !$0.isEmpty && !$0.hasPrefix("\u{0}") } }

  /// Appends a row. Missing cells are empty, and surplus ones are dropped.
  package mutating func append(_ row: Row, cells bytes: [ArraySlice<UInt8>]) {
    for (column, cell) in bytes.prefix(columns.count).enumerated() { append(cell, to: column) }
    append(row)
  }

  /// Appends a row with the texts of some columns, in their order.
  mutating func append(_ row: Row, texts: [(column: Int, text: String)]) {
    for (column, text) in texts { append(text.utf8, to: column) }
    append(row)
  }

  private mutating func append(_ cell: some BidirectionalCollection<UInt8>, to column: Int) {
    let start = text.count
    text.append(contentsOf: Self.withoutFormula(cell))
    if text.count == start { return }
    cellColumns.append(UInt16(column))
    cellEnds.append(UInt32(text.count))
  }

  /// The text of a cell that a spreadsheet wrote so that it stays one: `="05641"`, or `'05641` for a number.
  private static func withoutFormula<Cell: BidirectionalCollection<UInt8>>(_ cell: Cell) -> Cell.SubSequence {
    let (quote, rest) = (UInt8(ascii: "\""), cell.dropFirst())
    switch cell.first {
    case UInt8(ascii: "=") where rest.count > 1 && rest.first == quote && rest.last == quote:
      return rest.dropFirst().dropLast()
    case UInt8(ascii: "'") where !rest.isEmpty && rest.allSatisfy { 0x20..<0x40 ~= $0 && $0 != 0x27 }:
      return rest
    default: return cell[...]
    }
  }

  private mutating func append(_ row: Row) {
    rows.append(row)
    rowEnds.append(UInt32(cellEnds.count))
  }

  /// The positions of the cells of a row that are not empty, in the order of their columns.
  func cells(ofRow row: Int) -> Range<Int> { (row == 0 ? 0 : Int(rowEnds[row - 1]))..<Int(rowEnds[row]) }

  /// The column of the cell at a position.
  func column(of cell: Int) -> Int { Int(cellColumns[cell]) }

  /// The text of the cell at a position.
  func text(of cell: Int) -> String {
    let start = cell == 0 ? 0 : Int(cellEnds[cell - 1])
    return String(decoding: text[start..<Int(cellEnds[cell])], as: UTF8.self)
  }

  /// The text of a cell.
  package func cell(row: Int, column: Int) -> String {
    let cells = cells(ofRow: row)
    let cell = cells.partitioningIndex { self.column(of: $0) >= column }
    return cell < cells.upperBound && self.column(of: cell) == column ? text(of: cell) : ""
  }
}

/// The formats that an import reads.
package enum TableFormat: Hashable, Sendable {
  case csv
  case geoJSON

  /// The format of a file: by the end of its name, else by whether it starts with a brace.
  package init(of file: SourceFile) {
    let path = file.path.lowercased()
    if path.hasSuffix(".json") || path.hasSuffix(".geojson") {
      self = .geoJSON
    } else if [".csv", ".tsv", ".tab"].contains(where: path.hasSuffix) {
      self = .csv
    } else {
      let first = file.bytes.dropFirst(file.byteOrderMarkLength).first { $0 > 0x20 }
      self = first == UInt8(ascii: "{") ? .geoJSON : .csv
    }
  }

  /// The table in a file, and everything that is wrong with it, sorted.
  package static func table(in file: SourceFile) -> (table: LocationTable, diagnostics: [Diagnostic]) {
    if let problem = TextEncoding.problem(in: file) { return (LocationTable(columns: []), [problem]) }
    let (table, diagnostics) =
      TableFormat(of: file) == .csv
      ? CSVReader.table(in: file) : GeoJSONReader.table(in: file)
    return (table, diagnostics.sorted())
  }
}

/// The check that an imported file is UTF-8.
package enum TextEncoding {
  /// Returns the problem with the file's encoding, or `nil` if the file is UTF-8.
  package static func problem(in file: SourceFile) -> Diagnostic? {
    if let form = OtherFormat(file) {
      return Diagnostic(
        .importNotUTF8, at: SourceRange(file.path), "the file is \(form.name), not CSV or GeoJSON",
        fix: form.fix)
    }
    let start = file.bytes.prefix(4)
    // A table begins with two ASCII characters, of which UTF-16 has zeros.
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
      || start.count(where: { $0 == 0 }) == 2
    {
      return Diagnostic(
        .importNotUTF8, at: SourceRange(file.path), "the file is UTF-16, not UTF-8",
        fix: "save the file as UTF-8")
    }
    if let zero = file.bytes.firstIndex(of: 0) {
      return Diagnostic(
        .importNotUTF8, at: file.place(zero..<zero + 1), "a byte with the value 0 is here, which no text has",
        fix: "export the table again as CSV in UTF-8")
    }
    guard let range = UTF8Validator(file.bytes).invalid?.range, let first = file.bytes[range].first else {
      return nil
    }
    return Diagnostic(
      .importNotUTF8, at: file.place(range),
      "the byte 0x\(String(first, radix: 16, uppercase: true)) is not valid UTF-8 here",
      fix: "save the file as UTF-8")
  }
}

extension Diagnostic {
  /// A table with more columns than any import needs.
  static func tooManyColumns(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyColumns, at: range,
      "the table has \(count) columns, but at most \(LocationTable.maximumColumns) can be read",
      fix: "export only the columns that pages need")
  }
}

extension DiagnosticCode {
  /// A table with too many columns.
  package static let tooManyColumns = DiagnosticCode(
    "TooManyColumns", .error,
    summary: "A table can have at most 4,096 columns.",
    explanation: """
      In a GeoJSON file, each name of a property is a column. A page has room for the values of a few hundred.
      """,
    fix: "Export fewer columns, or split the table.",
    withoutExample: .amount)

  /// The file is not UTF-8 text.
  package static let importNotUTF8 = DiagnosticCode(
    "ImportNotUTF8", .error,
    summary: "The imported file is not UTF-8 text.",
    explanation: """
      An import reads UTF-8 (RFC 3629), with or without a byte order mark. Spreadsheets often save in an older
      encoding, which garbles names such as “Bräuhaus”. A workbook, such as a file of Excel or Numbers, is not
      text at all.
      """,
    fix: "Save the file again as “CSV UTF-8” or with the encoding UTF-8, or export the workbook as CSV.",
    example: .init(
      .table,
      wrong: """
        title,town
        Market,M<FC>nchen
        """,
      right: """
        title,town
        Market,München
        """))
}
