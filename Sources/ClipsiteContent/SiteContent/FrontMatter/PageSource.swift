package import ClipsiteAppClips
package import ClipsiteMustache
package import ClipsiteSystem
package import ClipsiteText

/// The facts about one Markdown file: its front matter, and the start of its body.
///
/// The body is not kept; a recipe reads it when the page is rendered. An object that never changes: it is
/// made by the worker that reads the file, and the site and a preview's cache share it.
package final class PageSource: Sendable {
  /// The front matter.
  package let fields: PageFields
  /// Indicates whether the description of the page is the start of the text.
  package let isSummarized: Bool
  /// Indicates whether the file could be read. Of other files nothing is known, and nothing is rendered or
  /// checked.
  package let isReadable: Bool
  /// The start of the body, in bytes.
  package let bodyStart: UInt32
  /// A hash of the front matter's bytes, to notice a file that changes during a build.
  package let fingerprint: UInt64

  // These are asked for often, and a getter of `PageFields` would copy all fields.
  /// The language of the page.
  package var language: LanguageTag? { fields.rare?.values.language }
  /// The position in lists; pages without one follow, by title.
  package var order: Int? { fields.rare?.values.order }
  /// The template that renders the page.
  package var template: Ranged<String>? { fields.rare?.values.template }
  /// Data of the site's own for its templates.
  package var extra: Value { fields.rare?.values.extra.data ?? .null }
  /// The labels in it that clipsite's own themes do not have.
  package var unusualLabels: [Ranged<String>] { fields.rare?.values.extra.unusualLabels ?? [] }

  /// A file that has been read.
  ///
  /// - Parameter isSummarized: Whether the description is the start of the text.
  package init(_ fields: PageFields, bodyStart: Int, fingerprint: UInt64, isSummarized: Bool = false) {
    self.fields = fields
    self.bodyStart = UInt32(bodyStart)
    self.fingerprint = fingerprint
    self.isSummarized = isSummarized
    isReadable = true
  }

  /// A file that has not been read yet, or cannot be, which has been reported. Its page keeps its place on
  /// the site, so that links to it are not reported as well.
  package init() {
    fields = PageFields()
    bodyStart = 0
    fingerprint = 0
    isSummarized = false
    isReadable = false
  }
}

/// Reads the front matter of page after page, with buffers that are used again.
package struct PageFileReader {
  private let content: ContentFolder
  private let limits: ContentLimits
  private var parser: DocumentParser
  private var markdown: MarkdownRenderer
  private var frontMatter: FrontMatterReader
  private var bytes: [UInt8] = []

  /// The length of a description from the first paragraph, in characters.
  private static let summaryLength = 160

  /// - Parameters:
  ///   - language: The language of pages that name none.
  ///   - other: The configuration, for keys that belong there.
  package init(
    _ content: ContentFolder, _ limits: ContentLimits = .standard, language: LanguageTag = .english,
    besides other: @escaping @Sendable () -> OtherFile? = { nil }
  ) {
    self.content = content
    frontMatter = FrontMatterReader(language: language, besides: other)
    self.limits = limits
    parser = DocumentParser(limits: limits)
    markdown = MarkdownRenderer(limits: limits)
  }

  /// Returns the front matter of a file. Reports and leaves out values that do not fit.
  package mutating func read(_ path: RelativePath, _ diagnostics: inout [Diagnostic]) -> PageSource {
    let shown = content.displayPath(of: path)
    do throws(SystemError) {
      try FileStore.read(
        content.systemPath(of: path), within: content.path, limit: limits.fileBytes, into: &bytes)
      let file = SourceFile(path: shown, bytes: bytes)
      let document = parser.parse(file, diagnostics: &diagnostics)
      guard document.frontMatter.isComplete else { return PageSource() }
      var fields = readFields(document.frontMatter.root, of: path, &diagnostics)
      let isSummarized = fields.description == nil
      if isSummarized {
        fields.description = markdown.firstParagraph(
          of: document.body, in: file, atMost: Self.summaryLength)
      }
      return PageSource(
        fields, bodyStart: document.body.lowerBound,
        fingerprint: Fingerprint.of(bytes, end: document.body.lowerBound), isSummarized: isSummarized)
    } catch {
      diagnostics.append(.unreadableFile(shown, error, limit: limits.fileBytes))
      return PageSource()
    }
  }

  private mutating func readFields(
    _ root: YAMLNode, of path: RelativePath, _ diagnostics: inout [Diagnostic]
  ) -> PageFields {
    var fields = frontMatter.read(root, &diagnostics)
    if path.hasSuffix(SiteFolder.indexFileName.text), path.name == SiteFolder.indexFileName {
      fields.leavePlaceToPagesBelow()
    }
    return fields
  }
}
