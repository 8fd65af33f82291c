import ContentParsing
import Diagnostics

/// A page that stands in the folder before an import.
struct ExistingPage: Hashable, Sendable {
  /// The file's name without `.md`.
  let stem: String
  /// The import ID in its front matter; nil for a page that no import made.
  let importID: String?
  /// The file's bytes.
  let bytes: [UInt8]
  /// The bytes below the front matter.
  let body: Range<Int>

  /// A page as read.
  ///
  /// A page that says `import-id` but cannot be read is reported: without its ID, the import would make its
  /// row a second page. Other pages may be as broken as they like.
  init(stem: String, _ file: SourceFile, parser: inout DocumentParser, diagnostics: inout [Diagnostic]) {
    var problems: [Diagnostic] = []
    let document = parser.parse(file, diagnostics: &problems)
    self.stem = stem
    bytes = file.bytes
    body = document.body
    let extra = Self.value(of: "extra", in: document.frontMatter.root)
    importID = extra.flatMap { Self.value(of: "import-id", in: $0)?.text }
    if importID == nil, file.bytes.firstRange(of: Array("import-id:".utf8)) != nil {
      diagnostics += problems.filter { $0.severity == .error }
    }
  }

  private static func value(of key: String, in mapping: YAMLNode) -> YAMLNode? {
    mapping.entries.first { $0.key.text == key }?.value
  }
}
