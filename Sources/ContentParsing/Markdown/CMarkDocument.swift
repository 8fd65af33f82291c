import CMark

/// A Markdown text as libcmark's tree of nodes; freed when it goes out of scope.
struct CMarkDocument: ~Copyable {
  let root: OpaquePointer

  /// Parses UTF-8 bytes; nil when there is no memory.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    if let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress {
      cmark_parser_feed(parser, start, bytes.count)
    }
    guard let root = cmark_parser_finish(parser) else { return nil }
    self.root = root
  }

  deinit { cmark_node_free(root) }

  /// Appends the document as HTML, raw HTML included: whoever must not have it removes the nodes first.
  func appendHTML(to html: inout [UInt8]) {
    guard let text = cmark_render_html(root, CMARK_OPT_UNSAFE) else { return }
    defer { Memory.release(text) }
    html.append(contentsOf: Memory.bytes(of: text))
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
