package import ClipsiteText

/// Turns Markdown (CommonMark) into HTML; one per worker, since its buffers are reused from text to text.
///
/// What comes out is safe to put on a page: raw HTML and links that run code are left out, each with a
/// warning, unless raw HTML is allowed. Links that run code are always left out.
package struct MarkdownRenderer: Sendable {
  private let limits: ContentLimits
  private var scan = MarkdownScan()
  /// A copy of the text with LF line ends, when it has others.
  private var normalized: [UInt8] = []

  /// A renderer with empty buffers.
  package init(limits: ContentLimits = .standard) {
    self.limits = limits
  }

  /// Renders a file's Markdown, appending to a buffer.
  ///
  /// - Parameters:
  ///   - body: the bytes that hold Markdown.
  ///   - file: the file, valid UTF-8 in that part.
  ///   - allowsRawHTML: whether HTML tags of the author reach the page.
  ///   - html: where the HTML is appended; nothing is, when the text is too complex.
  ///   - diagnostics: where mistakes are added.
  ///   - linesOfHTML: the settings that the page needs for raw HTML.
  ///   - resolve: decides on every safe link and image, in the order in which they end.
  package mutating func render(
    _ body: Range<Int>, of file: SourceFile, allowsRawHTML: Bool = false, into html: inout [UInt8],
    diagnostics: inout [Diagnostic], linesOfHTML: @autoclosure () -> [Diagnostic.Note] = [],
    resolve: (LinkDestination) -> LinkAction = { _ in .keep }
  ) {
    var tables: [(table: MarkdownTable, line: Range<Int>)] = []
    withDocument(body, of: file, diagnostics: &diagnostics) { document, source, diagnostics in
      if source.scan.mayHoldMarkup || source.scan.mayHoldTables {
        var editor = MarkdownEditor(source: source, allowsRawHTML: allowsRawHTML)
        editor.edit(document, resolve)
        diagnostics.append(contentsOf: editor.diagnostics)
        tables = editor.tables
      }
      document.appendHTML(to: &html)
    }
    // Their cells are documents, of which a thread has one at a time.
    for (table, line) in tables {
      let (start, end) = (body.lowerBound + line.lowerBound, body.lowerBound + line.upperBound)
      let range = SourceRange(file.path, start..<end)
      diagnostics.report(table.diagnostic(at: range, limits, lines: linesOfHTML()))
    }
  }

  /// The text of the first paragraph, for a page that has no description of its own.
  ///
  /// Only the first 8 KiB of the body are read. Line ends become spaces; a longer text is cut between words
  /// and ends with an ellipsis.
  ///
  /// - Parameter limit: the most characters wanted, at least 1.
  /// - Returns: nil when there is no paragraph with text.
  package mutating func firstParagraph(
    of body: Range<Int>, in file: SourceFile, atMost limit: Int
  ) -> String? {
    var unreported: [Diagnostic] = []
    var text = ""
    let head = body.lowerBound..<min(body.upperBound, body.lowerBound + 8 << 10)
    withDocument(head, of: file, diagnostics: &unreported) { document, _, _ in
      text = MarkdownSummary.firstParagraph(of: document, atMost: limit)
    }
    return text.isEmpty ? nil : text
  }

  /// Parses part of a file unless that would take too long.
  private mutating func withDocument(
    _ body: Range<Int>, of file: SourceFile, diagnostics: inout [Diagnostic],
    _ use: (borrowing CMarkDocument, MarkdownSource, inout [Diagnostic]) -> Void
  ) {
    let body = body.clamped(to: 0..<file.bytes.count)
    file.bytes.withUnsafeBytes { all in
      let bytes = UnsafeRawBufferPointer(rebasing: all[body])
      if let violation = scan.scan(bytes, limits) {
        diagnostics.append(violation.diagnostic(path: file.path, base: body.lowerBound, limits: limits))
        return
      }
      guard let document = parse(bytes) else {
        let violation = MarkdownScan.Violation.treeTooLarge
        diagnostics.append(violation.diagnostic(path: file.path, base: body.lowerBound, limits: limits))
        return
      }
      let source = MarkdownSource(bytes: bytes, base: body.lowerBound, path: file.path, scan: scan)
      use(document, source, &diagnostics)
    }
  }

  private mutating func parse(_ bytes: UnsafeRawBufferPointer) -> CMarkDocument? {
    guard scan.hasCarriageReturns else { return CMarkDocument(bytes, limit: limits.markdownTreeBytes) }
    // libcmark keeps the line ends it finds in code blocks; the page must not depend on the author's editor.
    normalizeLineEnds(bytes)
    var document: CMarkDocument?
    normalized.withUnsafeBytes { document = CMarkDocument($0, limit: limits.markdownTreeBytes) }
    return document
  }

  private mutating func normalizeLineEnds(_ bytes: UnsafeRawBufferPointer) {
    normalized.removeAll(keepingCapacity: true)
    normalized.reserveCapacity(bytes.count)
    for index in bytes.indices {
      if bytes[index] != UInt8(ascii: "\r") {
        normalized.append(bytes[index])
      } else if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
        normalized.append(UInt8(ascii: "\n"))
      }
    }
  }
}
