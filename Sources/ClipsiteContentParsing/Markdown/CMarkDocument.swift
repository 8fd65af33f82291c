import ClipsiteCArena
import ClipsiteCMark
import ClipsitePlatform

/// A Markdown text as libcmark's tree of nodes; gone when it goes out of scope.
///
/// Its memory comes from the thread's arena: a page makes some hundred nodes, and giving them back one by one
/// costs a third of the time that libcmark takes.
package struct CMarkDocument: ~Copyable {
  let root: OpaquePointer
  private let memory: UnsafeMutablePointer<cmark_mem>

  /// Parses UTF-8 bytes; nil when libcmark refuses.
  init?(_ bytes: UnsafeRawBufferPointer) {
    arena_enter()
    memory = .allocate(capacity: 1)
    memory.initialize(to: cmark_mem(calloc: arena_calloc, realloc: arena_realloc, free: arena_free))
    guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory) else {
      Self.leave(memory)
      return nil
    }
    if let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress {
      cmark_parser_feed(parser, start, bytes.count)
    }
    let root = cmark_parser_finish(parser)
    cmark_parser_free(parser)
    guard let root else {
      Self.leave(memory)
      return nil
    }
    self.root = root
  }

  deinit { Self.leave(memory) }

  /// All nodes go with the arena.
  private static func leave(_ memory: UnsafeMutablePointer<cmark_mem>) {
    arena_leave()
    memory.deallocate()
  }

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
