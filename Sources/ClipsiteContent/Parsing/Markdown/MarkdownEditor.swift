import ClipsiteCMark
import ClipsiteSystem
package import ClipsiteText

/// Takes out of a Markdown tree what must not reach the page, and lets the site decide where links lead.
package struct MarkdownEditor {
  package let source: MarkdownSource
  package let allowsRawHTML: Bool
  package private(set) var diagnostics: [Diagnostic] = []
  /// The tables, each with its first line.
  private(set) var tables: [(table: MarkdownTable, line: Range<Int>)] = []
  /// The end of the last text that was found, since what follows stands behind it.
  private var found = 0

  package init(source: MarkdownSource, allowsRawHTML: Bool) {
    self.source = source
    self.allowsRawHTML = allowsRawHTML
  }

  /// Visits all links, images and raw HTML of a document.
  package mutating func edit(_ document: borrowing CMarkDocument, _ resolve: (LinkDestination) -> LinkAction)
  {
    document.visit { node, type, isEntering in
      switch type {
      case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
        if !allowsRawHTML { dropHTML(node, type) }
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        if !isEntering { editLink(node, as: type == CMARK_NODE_IMAGE ? .image : .link, resolve) }
      case CMARK_NODE_PARAGRAPH where source.scan.mayHoldTables && isEntering:
        if cmark_node_parent(node) == document.root { noteTable(node) }
      default: break
      }
    }
  }

  private mutating func noteTable(_ node: OpaquePointer) {
    let lines = (cmark_node_get_start_line(node)...cmark_node_get_end_line(node)).map {
      source.scan.trimmedLine(Int($0), in: source.bytes)
    }
    guard source.bytes[lines[0]].contains(UInt8(ascii: "|")) else { return }
    if let table = MarkdownTable(lines.map { String(decoding: source.bytes[$0], as: UTF8.self) }) {
      tables.append((table, lines[0]))
    }
  }

  // MARK: Links

  private mutating func editLink(
    _ node: OpaquePointer, as kind: LinkDestination.Element, _ resolve: (LinkDestination) -> LinkAction
  ) {
    guard let url = cmark_node_get_url(node) else { return }
    let bytes = Memory.bytes(of: url)
    let range = range(of: bytes, in: node)
    let text = String(decoding: bytes, as: UTF8.self)
    switch LinkSafety(bytes) {
    case .unsafe(let scheme):
      let what = kind == .image ? "image" : "link"
      report(
        .unsafeLink, at: range,
        "the \(what) \(Wording.quote(text)) is left out. `\(scheme):` addresses are not safe on a page",
        fix: kind == .image ? "put the picture beside the page" : "link to an `https` URL")
      return Self.unwrap(node)
    case .protocolRelative:
      report(
        .protocolRelativeLink, at: range,
        "the address \(Wording.quote(text)) has no scheme and leads to another host",
        fix: "write `https://`, or a single `/` for a path of this site")
    case .safe: break
    }
    let place = source.place(range).bytes ?? range
    switch resolve(LinkDestination(text: text, kind: kind, range: place)) {
    case .keep: break
    case .replace(let target): _ = cmark_node_set_url(node, target)
    case .drop: Self.unwrap(node)
    }
  }

  private mutating func range(of url: UnsafeRawBufferPointer, in node: OpaquePointer) -> Range<Int> {
    guard !url.isEmpty else { return source.line(of: node) }
    // The address of an `<a@example.com>` autolink has got a scheme that the file has not.
    let mail = "mailto:".utf8.count
    let written = url.starts(with: "mailto:".utf8) && url.count > mail
    var range = source.range(of: url, in: node, from: found)
    if written, range == source.line(of: node) {
      range = source.range(of: UnsafeRawBufferPointer(rebasing: url[mail...]), in: node, from: found)
    }
    if range != source.line(of: node) { found = range.upperBound }
    return range
  }

  /// Puts what a node holds in its place.
  private static func unwrap(_ node: OpaquePointer) {
    while let child = cmark_node_first_child(node) {
      guard cmark_node_insert_before(node, child) == 1 else { break }
    }
    cmark_node_free(node)
  }

  private mutating func report(
    _ code: DiagnosticCode, at range: Range<Int>, _ message: String, fix: String
  ) {
    diagnostics.report(code, at: source.place(range), message, fix: fix)
  }

  // MARK: Raw HTML

  private mutating func dropHTML(_ node: OpaquePointer, _ type: cmark_node_type) {
    if let literal = cmark_node_get_literal(node) {
      let bytes = Memory.bytes(of: literal)
      if !Self.isComment(bytes) { reportHTML(bytes, of: node, type) }
    }
    cmark_node_free(node)
  }

  private mutating func reportHTML(
    _ literal: UnsafeRawBufferPointer, of node: OpaquePointer, _ type: cmark_node_type
  ) {
    let line = source.line(of: node)
    var range = line
    if type == CMARK_NODE_HTML_INLINE {
      range = source.range(of: literal, in: node, from: found)
      if range != line { found = range.upperBound }
    }
    let tag = String(decoding: literal.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    report(
      .rawHTMLDropped, at: range, "the raw HTML \(Wording.quote(tag)) is left out",
      fix: "write Markdown, put it into a template, or allow raw HTML for this file")
  }

  /// Indicates whether HTML is one comment and nothing else, so that no reader misses it.
  private static func isComment(_ literal: UnsafeRawBufferPointer) -> Bool {
    guard literal.starts(with: "<!--".utf8) else { return false }
    guard let end = literal.lastIndex(where: { $0 > 0x20 }), end >= 6 else { return false }
    let text = UnsafeRawBufferPointer(rebasing: literal[4...end])
    let close: StaticString = "-->"
    let needle = UnsafeRawBufferPointer(start: close.utf8Start, count: close.utf8CodeUnitCount)
    return Memory.firstRange(of: needle, in: text, within: 0..<text.count)?.upperBound == text.count
  }
}

extension DiagnosticCode {
  package static let rawHTMLDropped = DiagnosticCode(
    "RawHTMLDropped", .warning,
    summary: "clipsite leaves HTML tags in Markdown out of the page.",
    explanation: """
      Text from elsewhere, such as an import, cannot run scripts on the site this way. The text between inline
      tags stays. clipsite leaves out comments without a warning.
      """,
    fix: """
      Write Markdown, put the HTML into a template, or set `allow-html: true`. Write a `<` in text as `\\<`.
      """,
    example: .init(
      .page, wrong: "Open <b>every day</b>.", right: "Open **every day**.", in: market))

  package static let unsafeLink = DiagnosticCode(
    "UnsafeLink", .warning,
    summary: "clipsite leaves out a link that runs code or contains its own content.",
    explanation: """
      These are `javascript:`, `vbscript:`, `data:`, `file:`, `blob:`, and their disguises. The text of the
      link stays. The same is true for data that a template puts into a link.
      """,
    fix: "Link to an `https` URL, or put the image beside the page.",
    example: .init(
      .page, wrong: "[Order](javascript:order())", right: "[Order](https://orders.example.org)", in: market))

  package static let protocolRelativeLink = DiagnosticCode(
    "ProtocolRelativeLink", .warning,
    summary: "A URL that starts with `//` leads to another host.",
    explanation: """
      It uses the scheme of its page, and breaks in a message or preview that has no scheme. It is often a
      path with one slash too many.
      """,
    fix: "Write `https://`, or a single slash for a path of this site.",
    example: .init(
      .page, wrong: "[Order](//orders.example.org)", right: "[Order](https://orders.example.org)", in: market)
  )

  /// A page with one line of text.
  private static func market(_ text: String) -> String { "---\ntitle: Market Street\n---\n\(text)" }
}
