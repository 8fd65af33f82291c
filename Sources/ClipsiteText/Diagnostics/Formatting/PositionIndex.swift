/// Lines and columns of one file, found without reading it from the start every time.
///
/// Counts as `SourceFile.position(of:)` documents it. The file is read once; every 4 KiB a checkpoint is
/// kept, so that a question costs at most that much reading, however many questions there are.
package struct PositionIndex {
  let source: SourceFile
  private var checkpoints: [Cursor] = []

  private struct Cursor {
    var offset: Int
    var line = 1
    var column = 1
  }

  private static let spacing = 4096

  /// Reads a file.
  package init(_ source: SourceFile) {
    self.source = source
    var cursor = Cursor(offset: source.byteOrderMarkLength)
    checkpoints.append(cursor)
    while cursor.offset < source.bytes.count {
      advance(&cursor)
      if cursor.offset >= checkpoints.count * Self.spacing { checkpoints.append(cursor) }
    }
  }

  /// The line and column of a byte offset; offsets past the end give the end, and an offset inside a
  /// scalar gives the scalar.
  package func position(of offset: Int) -> SourcePosition {
    let wanted = min(max(offset, 0), source.bytes.count)
    var index = min(wanted / Self.spacing, checkpoints.count - 1)
    if checkpoints[index].offset > wanted, index > 0 { index -= 1 }
    var cursor = checkpoints[index]
    var next = cursor
    while cursor.offset < wanted {
      advance(&next)
      if next.offset > wanted { break }
      cursor = next
    }
    return SourcePosition(line: cursor.line, column: cursor.column)
  }

  private func advance(_ cursor: inout Cursor) {
    let (bytes, index) = (source.bytes, cursor.offset)
    let byte = bytes[index]
    let isLoneReturn =
      byte == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
    if byte == UInt8(ascii: "\n") || isLoneReturn {
      cursor = Cursor(offset: index + 1, line: cursor.line + 1)
    } else {
      cursor.offset += byte < 0x80 ? 1 : UTF8Scalar(in: bytes[...], at: index).length
      cursor.column += 1
    }
  }
}

/// Finds lines and columns in the files that a lookup gives, keeping the last file at hand.
///
/// Diagnostics come sorted by path, so one file in memory is enough however many there are.
package struct SourceReader {
  private let lookup: (String) -> SourceFile?
  private var current: (path: String, index: PositionIndex?)?

  /// Reads files through a lookup from path to file.
  package init(_ lookup: @escaping (String) -> SourceFile?) { self.lookup = lookup }

  /// The file with a path, or `nil` if the lookup has none.
  package mutating func index(of path: String) -> PositionIndex? {
    if let current, current.path == path { return current.index }
    let index = lookup(path).map { PositionIndex($0) }
    current = (path, index)
    return index
  }
}
