/// Rows of named text cells: what every input format is read into.
///
/// The cells' bytes lie in one buffer, so that a cell costs two integers and becomes a `String` only when it
/// is asked for.
package struct PlaceTable: Sendable {
  /// Where a row stands in its file.
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
  private var cells: [Range<Int>] = []

  /// A table without rows.
  package init(columns: [String]) {
    self.columns = columns
  }

  /// The names that options can use.
  package var namedColumns: [String] { columns.filter { !$0.isEmpty && !$0.hasPrefix("\u{0}") } }

  /// Appends a row; missing cells are empty, surplus ones are dropped.
  package mutating func append(_ row: Row, cells bytes: [ArraySlice<UInt8>]) {
    for column in columns.indices {
      let start = text.count
      if column < bytes.count { text.append(contentsOf: bytes[column]) }
      cells.append(start..<text.count)
    }
    rows.append(row)
  }

  /// The text of a cell.
  package func cell(row: Int, column: Int) -> String {
    String(decoding: text[cells[row * columns.count + column]], as: UTF8.self)
  }
}
