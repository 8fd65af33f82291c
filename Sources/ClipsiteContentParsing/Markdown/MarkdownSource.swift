import ClipsiteCMark
import ClipsiteDiagnostics
import ClipsitePlatform

/// The Markdown that a tree was parsed from, for finding where its nodes stand in the file.
package struct MarkdownSource {
  /// How far a destination is searched for behind the start of its link, in bytes; this keeps a line with
  /// many links linear.
  private static let searchLength = 8 << 10
  /// libcmark's columns may be off by the indentation of the line.
  private static let columnSlack = 64

  let bytes: UnsafeRawBufferPointer
  /// The offset of the bytes in the file.
  let base: Int
  let path: String
  let scan: MarkdownScan

  func place(_ range: Range<Int>) -> SourceRange {
    SourceRange(path, (base + range.lowerBound)..<(base + range.upperBound))
  }

  /// The first line of a node, without blanks around it.
  func line(of node: OpaquePointer) -> Range<Int> {
    scan.trimmedLine(Int(cmark_node_get_start_line(node)), in: bytes)
  }

  /// Where text of an inline node stands, or its line. Nothing before `earliest` is taken.
  func range(of text: UnsafeRawBufferPointer, in node: OpaquePointer, from earliest: Int) -> Range<Int> {
    let line = Int(cmark_node_get_start_line(node))
    let column = Int(cmark_node_get_start_column(node))
    let exact = scan.offset(line: line, column: column, in: bytes.count)
    let early = scan.offset(line: line, column: column - Self.columnSlack, in: bytes.count)
    let end = scan.trimmedLine(Int(cmark_node_get_end_line(node)), in: bytes).upperBound
    for start in [exact, early] {
      let from = max(start, earliest)
      let window = from..<max(from, min(from + Self.searchLength + text.count, end))
      if let found = Memory.firstRange(of: text, in: bytes, within: window) { return found }
    }
    return self.line(of: node)
  }
}
