import ClipsiteCArena
import ClipsiteCMark
import ClipsiteSystem
import ClipsiteText

/// A Markdown text as libcmark's tree of nodes; gone when it goes out of scope.
///
/// Its memory comes from the thread's arena: a page makes some hundred nodes, and giving them back one by one
/// costs a third of the time that libcmark takes.
package struct CMarkDocument: ~Copyable {
  let root: OpaquePointer

  /// Parses UTF-8 bytes, or `nil` if the tree needs more memory than the limit, in bytes.
  init?(_ bytes: UnsafeRawBufferPointer, limit: Int) {
    arena_enter()
    let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
    guard let root = arena_parse(start, start == nil ? 0 : bytes.count, limit) else {
      arena_leave()
      return nil
    }
    self.root = root
  }

  /// All nodes go with the arena.
  deinit { arena_leave() }

  /// Appends the document as HTML, raw HTML included: whoever must not have it removes the nodes first.
  func appendHTML(to html: inout [UInt8]) {
    guard let text = cmark_render_html(root, CMARK_OPT_UNSAFE) else { return }
    html.append(contentsOf: Memory.bytes(of: text))
    arena_free(text)
  }

  /// Visits nodes in document order, each container before and after what it holds.
  ///
  /// The visitor may remove a leaf when it is entered and a container when it is left.
  func visit(_ visitor: (_ node: OpaquePointer, _ type: cmark_node_type, _ isEntering: Bool) -> Void) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      visitor(node, cmark_node_get_type(node), event == CMARK_EVENT_ENTER)
    }
  }
}

/// The Markdown that a tree was parsed from, for finding where its nodes stand in the file.
package struct MarkdownSource {
  /// The distance for which a destination is searched behind the start of its link, in bytes. It keeps a line
  /// with many links linear.
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

  /// Returns the range of the text of an inline node, or of its line. Text before `earliest` does not count.
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
