package import ClipsiteText

/// Takes content files apart, one after the other.
///
/// A worker keeps one parser for all its files, so that buffers are reused. The trees it returns may be kept;
/// keeping one only costs the parser a new buffer.
package struct DocumentParser {
  private let limits: ContentLimits
  private var yaml: YAMLParser

  /// A parser with empty buffers.
  package init(limits: ContentLimits = .standard) {
    self.limits = limits
    yaml = YAMLParser(limits: limits)
  }

  /// Reads a content file: front matter in YAML and a Markdown body.
  ///
  /// Checks the encoding of the whole file, finds the front matter and reads it. The body is only located; a
  /// `MarkdownRenderer` reads it.
  package mutating func parse(_ file: SourceFile, diagnostics: inout [Diagnostic]) -> ParsedDocument {
    let end = file.bytes.count
    guard let validation = TextCheck.check(file, limits: limits, &diagnostics),
      let parts = FrontMatter(file, limits: limits, diagnostics: &diagnostics)
    else { return ParsedDocument(frontMatter: .unreadable(file.path, at: 0), body: end..<end) }
    if let control = validation.firstControl, parts.body.contains(control.lowerBound) {
      diagnostics.append(TextCheck.control(control, in: file))
    }
    if let invalid = validation.invalid, invalid.range.lowerBound < parts.body.lowerBound {
      return ParsedDocument(frontMatter: .unreadable(file.path, at: parts.yaml.lowerBound), body: parts.body)
    }
    let isASCII = (validation.firstNonASCII ?? end) >= parts.yaml.upperBound
    return ParsedDocument(
      frontMatter: yaml.parse(file, parts.yaml, isASCII: isASCII, diagnostics: &diagnostics), body: parts.body
    )
  }

  /// Reads a file that is YAML as a whole, such as `site.yml`.
  package mutating func parseYAML(_ file: SourceFile, diagnostics: inout [Diagnostic]) -> YAMLTree {
    guard let validation = TextCheck.check(file, limits: limits, &diagnostics), validation.invalid == nil
    else { return .unreadable(file.path, at: 0) }
    return yaml.parse(file, diagnostics: &diagnostics)
  }
}

/// A content file taken apart: its settings as a tree, and where its Markdown stands.
package struct ParsedDocument: Sendable {
  /// The front matter. Incomplete (`isComplete`) when a mistake kept it from being read to its end.
  package let frontMatter: YAMLTree
  /// The bytes of the Markdown body in the file. Empty if there is none.
  package let body: Range<Int>
}

/// The limits of size and nesting for content.
///
/// The limits bound time and memory for hostile input; an ordinary site never meets them. libyaml and
/// libcmark take quadratic time on some inputs, so the bounds on size alone would not be enough.
package struct ContentLimits: Hashable, Sendable {
  /// The size of one content file, in bytes: 1 MiB.
  package var fileBytes = 1 << 20
  /// The size of the front matter between its `---` lines, in bytes: 64 KiB.
  package var frontMatterBytes = 64 << 10
  /// The levels of mappings and lists in YAML, the outermost included: 32.
  package var yamlDepth = 32
  /// The length of a YAML key in Unicode scalars: 1,024, as in libyaml and section 7.4.2 of YAML 1.2.2.
  package var yamlKeyLength = 1_024
  /// The size of one YAML value as decoded, in bytes: 64 KiB.
  package var yamlValueBytes = 64 << 10
  /// The mistakes reported for one YAML text; then reading stops: 100.
  var yamlDiagnostics = 100
  /// The quotes and list items that may stand inside one another in Markdown: 100.
  package var markdownDepth = 100
  /// The quotes and list items around each line of a Markdown text, added up over all lines: 10 million.
  package var markdownLevels = 10_000_000
  /// The limit of `![` in one Markdown text: 10,000.
  package var markdownImageOpeners = 10_000
  /// The memory of the tree that libcmark makes of one Markdown text, in bytes: 240 MiB.
  package var markdownTreeBytes = 240 << 20

  /// The limits that clipsite uses.
  package static let standard = ContentLimits()

  /// The standard limits, to be changed one by one.
  package init() {}
}
