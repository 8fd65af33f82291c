import ClipsiteContent
import ClipsiteText

/// Short ways to parse a text and to see what was reported, for all tests of this module.
enum Reading {
  /// The YAML tree of a text, with its diagnostics as `line:column Code`.
  static func yaml(
    _ text: String, limits: ContentLimits = .standard
  ) -> (tree: YAMLTree, reports: [String]) {
    let file = SourceFile(path: "site.yml", text)
    var (parser, diagnostics) = (YAMLParser(limits: limits), [Diagnostic]())
    let tree = parser.parse(file, diagnostics: &diagnostics)
    return (tree, reports(diagnostics, in: file))
  }

  /// A content file taken apart, with its diagnostics as `line:column Code`.
  static func document(
    _ bytes: [UInt8], limits: ContentLimits = .standard
  ) -> (document: ParsedDocument, reports: [String]) {
    let file = SourceFile(path: "page.md", bytes: bytes)
    var (parser, diagnostics) = (DocumentParser(limits: limits), [Diagnostic]())
    let document = parser.parse(file, diagnostics: &diagnostics)
    return (document, reports(diagnostics, in: file))
  }

  /// Markdown rendered to HTML, with its diagnostics as `line:column Code`.
  static func markdown(
    _ text: String, allowsRawHTML: Bool = false, limits: ContentLimits = .standard,
    resolve: (LinkDestination) -> LinkAction = { _ in .keep }
  ) -> (html: String, reports: [String]) {
    let file = SourceFile(path: "page.md", text)
    var (renderer, diagnostics, html) = (MarkdownRenderer(limits: limits), [Diagnostic](), [UInt8]())
    renderer.render(
      0..<file.bytes.count, of: file, allowsRawHTML: allowsRawHTML, into: &html, diagnostics: &diagnostics,
      resolve: resolve)
    return (String(decoding: html, as: UTF8.self), reports(diagnostics, in: file))
  }

  /// The codes reported for Markdown, without the cost of finding lines and columns.
  static func codes(ofMarkdown text: String) -> [String] {
    let file = SourceFile(path: "page.md", text)
    var (renderer, diagnostics, html) = (MarkdownRenderer(), [Diagnostic](), [UInt8]())
    renderer.render(0..<file.bytes.count, of: file, into: &html, diagnostics: &diagnostics)
    return diagnostics.map(\.code.name)
  }

  /// The place and code of each diagnostic, in the order in which they are printed; `file` without a range.
  static func reports(_ diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
    diagnostics.sorted().map { diagnostic in
      guard let range = diagnostic.range.bytes else { return "file \(diagnostic.code.name)" }
      let position = file.position(of: range.lowerBound)
      return "\(position.line):\(position.column) \(diagnostic.code.name)"
    }
  }

  /// A tree on one line: `{key: text, list: [a, b]}`; quoted scalars between `'`.
  static func outline(_ node: YAMLNode) -> String {
    switch node.kind {
    case .scalar: node.isQuoted ? "'\(node.text ?? "")'" : node.text ?? ""
    case .sequence: "[" + node.items.map(outline).joined(separator: ", ") + "]"
    case .mapping:
      "{" + node.entries.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
