package import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// A page that stands in the folder before an import.
package struct ExistingPage: Hashable, Sendable {
  /// The file's name without `.md`.
  package let stem: String
  /// The import ID in its front matter; nil for a page that no import made.
  package let importID: String?
  /// The file's bytes.
  package let bytes: [UInt8]
  /// The bytes below the front matter.
  package let body: Range<Int>
  /// The settings in its front matter but the import ID; nil when an import could not write them again.
  package let fields: [PageField]?

  /// A page as read.
  ///
  /// A page that says `import-id` but has mistakes is reported: without its ID, the import would make its row
  /// a second page, and without all of its settings it would lose some. Other pages may be as broken as they
  /// like.
  package init(
    stem: String, _ file: SourceFile, parser: inout DocumentParser, diagnostics: inout [Diagnostic]
  ) {
    var problems: [Diagnostic] = []
    let document = parser.parse(file, diagnostics: &problems)
    let root = document.frontMatter.root
    self.stem = stem
    bytes = file.bytes
    body = document.body
    importID = Self.value(of: "extra", in: root).flatMap { Self.value(of: "import-id", in: $0)?.text }
    fields = PageField.fields(of: root, in: file.bytes)?.filter { $0.key != FrontMatterKey.importID }
    if file.bytes.firstRange(of: Array("import-id:".utf8)) != nil {
      diagnostics += problems.filter { $0.severity == .error }
    }
  }

  private static func value(of key: String, in mapping: YAMLNode) -> YAMLNode? {
    mapping.entries.first { $0.key.text == key }?.value
  }
}
