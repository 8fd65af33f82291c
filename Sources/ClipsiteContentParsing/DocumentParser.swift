package import ClipsiteDiagnostics

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
    return ParsedDocument(
      frontMatter: yaml.parse(file, parts.yaml, diagnostics: &diagnostics), body: parts.body)
  }

  /// Reads a file that is YAML as a whole, such as `site.yml`.
  package mutating func parseYAML(_ file: SourceFile, diagnostics: inout [Diagnostic]) -> YAMLTree {
    guard let validation = TextCheck.check(file, limits: limits, &diagnostics), validation.invalid == nil
    else { return .unreadable(file.path, at: 0) }
    return yaml.parse(file, diagnostics: &diagnostics)
  }
}
