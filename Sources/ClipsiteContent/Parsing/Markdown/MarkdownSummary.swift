import ClipsiteCMark
import ClipsiteSystem

/// Reads the plain text of Markdown.
enum MarkdownSummary {
  /// The text of the first paragraph of a document, at most so many characters. Empty if there is none.
  static func firstParagraph(of document: borrowing CMarkDocument, atMost limit: Int) -> String {
    var block = cmark_node_first_child(document.root)
    while let node = block {
      if cmark_node_get_type(node) == CMARK_NODE_PARAGRAPH {
        let text = shorten(text(of: node), to: limit)
        if !text.isEmpty { return text }
      }
      block = cmark_node_next(node)
    }
    return ""
  }

  /// The text of a paragraph with single spaces, without HTML and without what stands for images.
  private static func text(of paragraph: OpaquePointer) -> String {
    var bytes: [UInt8] = []
    appendText(of: paragraph, to: &bytes)
    let words = bytes.split(separator: UInt8(ascii: " ")).joined(separator: [UInt8(ascii: " ")])
    return String(decoding: Array(words), as: UTF8.self)
  }

  private static func appendText(of parent: OpaquePointer, to bytes: inout [UInt8]) {
    guard let iterator = cmark_iter_new(parent) else { return }
    defer { cmark_iter_free(iterator) }
    var images = 0
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_IMAGE: images += event == CMARK_EVENT_ENTER ? 1 : -1
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        guard images == 0, let literal = cmark_node_get_literal(node) else { continue }
        bytes.append(contentsOf: Memory.bytes(of: literal))
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: bytes.append(UInt8(ascii: " "))
      default: break
      }
    }
  }

  /// Cuts a text between words where possible, and marks the cut with an ellipsis.
  private static func shorten(_ text: String, to limit: Int) -> String {
    let limit = max(1, limit)
    guard text.utf8.count > limit,
      text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex) ?? text.endIndex != text.endIndex
    else { return text }
    let start = text.prefix(limit - 1)
    let next = text[start.endIndex]
    var cut = start
    if next.isLetter || next.isNumber, let space = start.lastIndex(of: " ") { cut = start[..<space] }
    while let last = cut.last, last == " " || last == "," || last == ";" || last == ":" { cut.removeLast() }
    return cut + "…"
  }
}
