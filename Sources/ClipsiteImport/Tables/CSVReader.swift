package import ClipsiteText

/// Reads a CSV file into a table: the first record that is not blank names the columns.
package enum CSVReader {
  /// The table in a file, and what is wrong with it. The file must be UTF-8.
  package static func table(in file: SourceFile) -> (
    table: LocationTable, diagnostics: [Diagnostic]
  ) {
    let (start, line, hint) = afterDelimiterLine(in: file)
    let delimiter = hint ?? .detected(in: file.bytes[start...])
    var records = CSVRecords(file, delimiter: delimiter, from: start, line: line)
    guard let header = nextRecord(of: &records) else {
      let problem = Diagnostic(.emptyTable, at: SourceRange(file.path), "the file is empty")
      return (LocationTable(columns: []), [problem])
    }
    if header.cells.count > LocationTable.maximumColumns {
      let problem = Diagnostic.tooManyColumns(header.cells.count, at: file.place(header.range))
      return (LocationTable(columns: []), [problem])
    }
    var table = LocationTable(columns: header.cells.map(Self.name))
    var diagnostics = repeatedNames(in: table.columns, at: file.place(header.range))
    let names = table.columns.count { !$0.isEmpty }
    // A title has one or two texts, none of which is a name that tables have.
    let isTitle = names < 3 && !table.columns.contains { ColumnNames.role(of: $0) != nil }
    var isAbove = true
    while let record = nextRecord(of: &records) {
      let filled = record.cells.count { !$0.isEmpty }
      if isAbove, names == 1 || isTitle && filled >= 2 * names,
        filled > max(names, min(2, header.cells.count))
      {
        let texts = names == 1 ? "one text" : "\(names) texts"
        let message = "this line has \(texts), as a title has, but line \(record.line) has \(filled) cells"
        let fix = "delete the lines above the names of the columns"
        return (table, [Diagnostic(.raggedRow, at: file.place(header.range), message, fix: fix)])
      }
      isAbove = isAbove && filled <= max(1, names)
      if let problem = shapeProblem(of: record, in: file, columns: table.columns.count, delimiter) {
        diagnostics.append(problem)
      }
      table.append(.init(line: record.line, range: record.range), cells: record.cells)
    }
    diagnostics += records.diagnostics
    if table.rows.isEmpty, diagnostics.allSatisfy({ $0.severity != .error }) {
      let range = file.place(header.range)
      diagnostics.report(.emptyTable, at: range, "the file has a header but no rows")
    }
    return (table, diagnostics)
  }

  /// The name of a column, or nothing for one that is too long for an option.
  private static func name(_ cell: ArraySlice<UInt8>) -> String {
    cell.count > longestName ? "" : PlainText.line(String(decoding: cell, as: UTF8.self))
  }

  private static let longestName = 1024

  /// Returns the start of the table: after a byte order mark, and after the line `sep=;` of some
  /// spreadsheets.
  private static func afterDelimiterLine(in file: SourceFile) -> (offset: Int, line: Int, Delimiter?) {
    let start = file.byteOrderMarkLength
    let line = file.line(containing: start)
    guard line.count == 5, line.starts(with: Array("sep=".utf8)), let byte = line.last,
      let delimiter = Delimiter.allCases.first(where: { $0.byte == byte })
    else { return (start, 1, nil) }
    let rest = file.bytes[line.endIndex...]
    return (line.endIndex + (rest.starts(with: [0x0D, 0x0A]) ? 2 : rest.prefix(1).count), 2, delimiter)
  }

  /// The next record that is not blank.
  private static func nextRecord(of records: inout CSVRecords) -> CSVRecords.Record? {
    while let record = records.next() {
      if !record.isBlank || record.isBroken { return record }
    }
    return nil
  }

  private static func repeatedNames(in columns: [String], at range: SourceRange) -> [Diagnostic] {
    var seen: [String: Int] = [:]
    return columns.enumerated().compactMap { index, name in
      guard !name.isEmpty, let first = seen.updateValue(index, forKey: name) else { return nil }
      return Diagnostic(
        .repeatedColumn, at: range, "columns \(first + 1) and \(index + 1) are both named `\(name)`",
        fix: "rename one of them")
    }
  }

  private static func shapeProblem(
    of record: CSVRecords.Record, in file: SourceFile, columns: Int, _ delimiter: Delimiter
  ) -> Diagnostic? {
    let count = record.cells.count
    let surplusIsBlank = record.cells.dropFirst(columns).allSatisfy(\.isEmpty)
    if record.isBroken || count == columns || (count > columns && surplusIsBlank) { return nil }
    let cells = count == 1 ? "1 cell" : "\(count) cells"
    return Diagnostic(
      .raggedRow, at: file.place(record.range), "this row has \(cells), but the header has \(columns)",
      fix: count > columns
        ? "quote the cell that contains a \(delimiter)"
        : "add the missing cells, or quote the cell that contains a line break")
  }
}

/// The separator of the cells of a CSV file.
package enum Delimiter: String, Hashable, Sendable, CaseIterable {
  /// A comma, as RFC 4180 has it.
  case comma = ","
  /// A semicolon, as spreadsheets write where the comma is the decimal sign.
  case semicolon = ";"
  /// A tab.
  case tab = "\t"
  /// A bar, as databases write.
  case bar = "|"

  /// The delimiter's byte.
  package var byte: UInt8 { rawValue.utf8[rawValue.startIndex] }

  /// The delimiter that stands most often in the header, outside quotes; a comma when none does.
  package static func detected(in header: ArraySlice<UInt8>) -> Delimiter {
    var counts: [Delimiter: Int] = [:]
    var isQuoted = false
    for byte in header.drop(while: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if let delimiter = allCases.first(where: { $0.byte == byte }) { counts[delimiter, default: 0] += 1 }
    }
    return allCases.reduce(.comma) { counts[$1, default: 0] > counts[$0, default: 0] ? $1 : $0 }
  }
}

extension DiagnosticCode {
  /// A table without a header or without rows.
  package static let emptyTable = DiagnosticCode(
    "EmptyTable", .error,
    summary: "The imported file contains no location.",
    explanation: """
      A CSV file starts with a header that names its columns, and every further line is a row. A GeoJSON file
      contains features. An empty file is usually a failed export.
      """,
    fix: "Export the table again.",
    example: .init(
      .table,
      wrong: "title,city",
      right: """
        title,city
        Market Street,Portland
        """))

  /// A row whose cells do not match the header.
  package static let raggedRow = DiagnosticCode(
    "RaggedRow", .error,
    summary: "A row has more or fewer cells than the header.",
    explanation: """
      Every row of a CSV file has as many cells as the header (RFC 4180, section 2). In another row, values
      may be under the wrong columns, so clipsite imports nothing. clipsite ignores surplus cells that are
      empty.
      """,
    fix: "Look for an unquoted delimiter, an unquoted line break, or a missing quote.",
    example: .init(
      .table,
      wrong: """
        title,city
        Market Street, the old one,Portland
        """,
      right: """
        title,city
        "Market Street, the old one",Portland
        """))

  /// Two columns with one name.
  package static let repeatedColumn = DiagnosticCode(
    "RepeatedColumn", .warning,
    summary: "Two columns have the same name.",
    explanation: """
      An import selects a column by its name, so this name is ambiguous. You can import the table as long as
      no option names the column.
      """,
    fix: "Rename one of the two.",
    example: .init(
      .table,
      wrong: """
        title,city,city
        Market Street,Portland,Portland
        """,
      right: """
        title,city,state
        Market Street,Portland,Oregon
        """))
}
