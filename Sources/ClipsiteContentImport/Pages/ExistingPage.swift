package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteJSON

/// A page that stands in the folder before an import.
package struct ExistingPage: Hashable, Sendable {
  /// The file's name without `.md`.
  package let stem: String
  /// The import ID in its front matter, or `nil` for a page that no import made.
  package let importID: String?
  /// The file's bytes.
  package let bytes: [UInt8]
  /// The bytes below the front matter.
  package let body: Range<Int>
  /// The settings in its front matter but the import ID, or `nil` if an import could not write them again.
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

/// One setting of a page: a dotted key and its value.
package struct PageField: Hashable, Sendable {
  /// The dotted key.
  package let key: String
  package let value: FieldValue

  /// The fields of a page's front matter, in the order written, or `nil` if a section such as `place` holds
  /// something that a block of its own cannot.
  ///
  /// - Parameter bytes: the file, of which settings with structure are copied.
  package static func fields(of root: YAMLNode, in bytes: [UInt8]) -> [PageField]? {
    var fields: [PageField] = []
    for (key, value) in root.entries {
      let name = key.text ?? ""
      let isSection = FrontMatterKey.sections.contains(name)
      guard name.utf8.allSatisfy(FrontMatterKey.isNameByte) else { return nil }
      if !isSection, let simple = FieldValue(value) {
        fields.append(PageField(key: name, value: simple))
      } else if value.kind == .mapping, let section = section(name, value) {
        fields += section
      } else if isSection {
        return nil
      } else {
        let source = bytes[key.range.lowerBound..<value.range.upperBound]
        fields.append(PageField(key: name, value: .source(String(decoding: source, as: UTF8.self))))
      }
    }
    return fields
  }

  private static func section(_ name: String, _ mapping: YAMLNode) -> [PageField]? {
    var fields: [PageField] = []
    for (key, value) in mapping.entries {
      let inner = key.text ?? ""
      guard let simple = FieldValue(value), inner.utf8.allSatisfy(FrontMatterKey.isNameByte) else {
        return nil
      }
      fields.append(PageField(key: "\(name).\(inner)", value: simple))
    }
    return fields
  }
}

/// The value of one key of one page.
package enum FieldValue: Hashable, Sendable {
  /// Text, to be quoted where YAML needs it.
  case text(String)
  /// A number or a truth value, in its own spelling.
  case literal(String)
  /// A list of texts.
  case list([String])
  /// A key of the outermost level with its value, as YAML.
  case source(String)

  /// A value as it stands in a page: a scalar or a list of scalars, or `nil` for anything else.
  package init?(_ node: YAMLNode) {
    switch node.kind {
    case .scalar:
      let text = node.text ?? ""
      let isLiteral = node.isEmpty || text == "true" || text == "false" || JSONParser.isNumber(text)
      self = isLiteral && !node.isQuoted ? .literal(text) : .text(text)
    case .sequence:
      let items = node.items.compactMap(\.text)
      guard items.count == node.count else { return nil }
      self = .list(items)
    case .mapping: return nil
    }
  }

  /// Indicates whether two values have the same text, however they are quoted.
  package func means(_ other: FieldValue) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let other)), (.text(let text), .literal(let other)),
      (.literal(let text), .text(let other)), (.literal(let text), .literal(let other)),
      (.source(let text), .source(let other)):
      text.utf8.elementsEqual(other.utf8)
    case (.list(let items), .list(let others)): items == others
    default: false
    }
  }
}
