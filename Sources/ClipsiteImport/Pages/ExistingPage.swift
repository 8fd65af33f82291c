package import ClipsiteContent
import ClipsiteSystem
package import ClipsiteText

/// A page that is in the folder before an import.
///
/// It is small, because a folder can have 100,000 of them. Its settings are read again when a row changes
/// them (`PageDocument`).
package struct ExistingPage: Hashable, Sendable {
  /// The file's name without `.md`.
  package let stem: String
  /// The import ID in its front matter, or `nil` for a page that no import made.
  package let importID: String?

  package init(stem: String, importID: String?) {
    self.stem = stem
    self.importID = importID
  }

  private static let mark = Array("import-id".utf8)

  /// A page as read.
  ///
  /// A page that says `import-id` but has mistakes is reported: without its ID, the import would make its row
  /// a second page, and without all of its settings it would lose some. Other pages may be as broken as they
  /// like.
  package init(
    stem: String, _ file: SourceFile, parser: inout DocumentParser, diagnostics: inout [Diagnostic]
  ) {
    var problems: [Diagnostic] = []
    let isImported = file.bytes.withUnsafeBytes { bytes in
      Self.mark.withUnsafeBytes { Memory.firstRange(of: $0, in: bytes, within: 0..<bytes.count) != nil }
    }
    let document = isImported ? PageDocument(file, parser: &parser, diagnostics: &problems) : nil
    self.init(stem: stem, importID: document?.text(of: FrontMatterKey.importID))
    if isImported { diagnostics += problems.filter { $0.severity == .error } }
  }
}

/// A page as an import reads it: settings with their bytes, and the text below them.
package struct PageDocument: Sendable {
  /// The file.
  package let file: SourceFile
  /// The settings.
  package let root: YAMLNode
  /// The bytes below the front matter.
  package let body: Range<Int>

  /// Reads a page.
  package init(_ file: SourceFile, parser: inout DocumentParser, diagnostics: inout [Diagnostic]) {
    let document = parser.parse(file, diagnostics: &diagnostics)
    self.file = file
    root = document.frontMatter.root
    body = document.body
  }

  /// The text below the front matter.
  package var bodyText: String { String(decoding: file.bytes[body], as: UTF8.self) }

  /// The text of a dotted key, or `nil` if it is absent or not a text.
  package func text(of key: String) -> String? {
    let path = FrontMatterText.parts(of: key).map { String($0) }
    return path.reduce(Optional(root)) { node, key in node.flatMap { Self.entry(key, of: $0)?.value } }?.text
  }

  /// The values by their dotted keys, without empty ones.
  var settings: [String: FieldValue] { values { !$0.isEmpty } }

  /// All values by their dotted keys. Values with structure are copied as they are.
  package var values: [String: FieldValue] { values { _ in true } }

  private func values(where isWanted: (YAMLNode) -> Bool) -> [String: FieldValue] {
    var values: [String: FieldValue] = [:]
    for (key, value) in root.entries {
      let name = key.text ?? ""
      if FrontMatterKey.sections.contains(name), value.kind == .mapping {
        for (inner, value) in value.entries where isWanted(value) {
          values["\(name).\(inner.text ?? "")"] = FieldValue(value) ?? .source(source(of: value))
        }
      } else if !(FrontMatterKey.sections.contains(name) && value.isEmpty), isWanted(value) {
        values[name] = FieldValue(value) ?? .source(source(of: value))
      }
    }
    return values
  }

  /// The entry of a mapping with a key.
  static func entry(_ key: String, of mapping: YAMLNode) -> (key: YAMLNode, value: YAMLNode)? {
    mapping.entries.first { $0.key.text == key }
  }

  private func source(of node: YAMLNode) -> String {
    String(decoding: file.bytes[node.range], as: UTF8.self)
  }
}

/// One setting of a page: a dotted key and its value.
package struct PageField: Hashable, Sendable {
  /// The dotted key.
  package let key: String
  package let value: FieldValue
}

/// A change to one key of a page.
package struct PageChange: Hashable, Sendable {
  package let key: String
  package let before: FieldValue?
  package let after: FieldValue?

  /// The most lines of a page's text that are shown.
  private static let shownBodyLines = 3

  /// Changes for people: a line for each old and each new value, and the start of a new text.
  static func lines(_ changes: [PageChange], body: String?) -> [String] {
    let values = changes.flatMap { change in
      [("-", change.before), ("+", change.after)].compactMap { sign, value in
        value.map { "\(sign) \(change.key): \(PlainText.excerpt($0.plainText))" }
      }
    }
    let text = (body ?? "").split(separator: "\n")
    let rest = text.count - shownBodyLines
    return values + text.prefix(shownBodyLines).map { "+ \(PlainText.excerpt(String($0)))" }
      + (rest > 0 ? ["+ … \(NumberText.counted(rest, "more line"))"] : [])
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
  /// A value with more structure, as YAML in flow style.
  case source(String)

  /// A value as a page has it: a scalar or a list of scalars, or `nil` for anything else.
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

  /// The value for people, and for comparisons: lists of one item are that item, however things are quoted.
  package var plainText: String {
    switch self {
    case .text(let text), .literal(let text), .source(let text): text
    case .list(let items): items.joined(separator: " | ")
    }
  }

  /// Indicates whether two values have the same text, however they are quoted.
  package func means(_ other: FieldValue) -> Bool {
    plainText.utf8.elementsEqual(other.plainText.utf8)
  }
}
