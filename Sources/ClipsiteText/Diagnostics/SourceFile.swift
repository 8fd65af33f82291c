/// The bytes of one input file and its path: what every parser starts from and every place refers to.
public struct SourceFile: Sendable {
  /// The path as the user would type it, relative to the site's folder, with `/` between the parts.
  public let path: String
  /// The content, unchanged.
  public let bytes: [UInt8]

  /// A file as read.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file with text as its content, for tests and generated input.
  public init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// A place inside this file.
  public func place(_ range: Range<Int>) -> SourceRange { SourceRange(path, range) }

  /// The line and column of a byte offset; offsets past the end give the end.
  ///
  /// Lines end with LF, CR LF or a lone CR. Columns count Unicode scalars; a byte order mark at the start
  /// counts nothing, and a byte that is not valid UTF-8 counts one. For many offsets keep a `PositionIndex`.
  public func position(of offset: Int) -> SourcePosition { PositionIndex(self).position(of: offset) }

  /// The bytes of the line around an offset, without its line end and without a byte order mark.
  public func line(containing offset: Int) -> ArraySlice<UInt8> {
    let range = lineRange(containing: offset)
    let start = range.lowerBound == 0 ? min(byteOrderMarkLength, range.upperBound) : range.lowerBound
    return bytes[start..<range.upperBound]
  }

  /// The length of the UTF-8 byte order mark at the start: 3, or 0 when there is none.
  public var byteOrderMarkLength: Int {
    bytes.first == 0xEF && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private func lineRange(containing offset: Int) -> Range<Int> {
    var start = min(max(offset, 0), bytes.count)
    while start > 0, !isLineEnd(at: start - 1) { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    return start..<end
  }

  /// Indicates whether a line ends with this byte: an LF, or a CR that no LF follows.
  private func isLineEnd(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}

/// A position in a file: the file, and the bytes that are meant.
///
/// Byte offsets stay byte offsets until a diagnostic is printed; only then does a `SourceFile` turn them
/// into a line and a column.
public struct SourceRange: Hashable, Sendable {
  /// The file's path as the user would type it, relative to the site's folder.
  public let path: String
  /// The bytes meant, or `nil` if the whole file is.
  public let bytes: Range<Int>?

  /// A run of bytes in a file, or the whole file.
  public init(_ path: String, _ range: Range<Int>? = nil) {
    self.path = path
    bytes = range
  }
}

/// A place as people count it: 1-based line, 1-based column in Unicode scalars.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// A line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
