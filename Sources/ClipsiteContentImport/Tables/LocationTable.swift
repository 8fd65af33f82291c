import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// Rows of named text cells: what every input format is read into.
///
/// The cells' bytes lie in one buffer, so that a cell costs one integer and becomes a `String` only when it
/// is asked for.
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

  /// The names of the columns, in order; names may repeat and may be empty.
  package let columns: [String]
  package private(set) var rows: [Row] = []
  private var text: [UInt8] = []
  /// The offset in `text` at which each cell ends. A file has at most 1 GiB.
  private var ends: [UInt32] = []

  /// A table without rows.
  package init(columns: [String]) {
    self.columns = columns
  }

  /// The names that options can use.
  package var namedColumns: [String] { columns.filter { !$0.isEmpty && !$0.hasPrefix("\u{0}") } }

  /// Appends a row; missing cells are empty, surplus ones are dropped.
  package mutating func append(_ row: Row, cells bytes: [ArraySlice<UInt8>]) {
    for column in columns.indices {
      if column < bytes.count { text.append(contentsOf: bytes[column]) }
      ends.append(UInt32(text.count))
    }
    rows.append(row)
  }

  /// The text of a cell.
  package func cell(row: Int, column: Int) -> String {
    let index = row * columns.count + column
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return String(decoding: text[start..<Int(ends[index])], as: UTF8.self)
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
  package static func table(
    in file: SourceFile, delimiter: Delimiter?
  ) -> (table: LocationTable, diagnostics: [Diagnostic]) {
    if let problem = TextEncoding.problem(in: file) { return (LocationTable(columns: []), [problem]) }
    switch TableFormat(of: file) {
    case .csv:
      let (table, diagnostics) = CSVReader.table(in: file, delimiter: delimiter)
      return (table, diagnostics.sorted())
    case .geoJSON:
      let (table, diagnostics) = GeoJSONReader.table(in: file)
      return (table, diagnostics.sorted())
    }
  }
}

/// The check that an imported file is UTF-8.
package enum TextEncoding {
  /// Returns the problem with the file's encoding, or `nil` if the file is UTF-8.
  package static func problem(in file: SourceFile) -> Diagnostic? {
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(
        .importNotUTF8, at: SourceRange(file.path), "the file is UTF-16, not UTF-8",
        fix: "save the file as UTF-8")
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

extension DiagnosticCode {
  /// The file is not UTF-8 text.
  package static let importNotUTF8 = DiagnosticCode(
    "ImportNotUTF8", .error,
    summary: "The imported file is not UTF-8 text.",
    explanation: """
      An import reads UTF-8 (RFC 3629), with or without a byte order mark. Spreadsheets often save in an older
      encoding, which garbles names such as “Bräuhaus”.
      """,
    fix: "Save the file again as “CSV UTF-8” or with the encoding UTF-8.",
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
