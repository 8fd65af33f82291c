package import ClipsiteContentParsing
import ClipsiteJSON

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

  /// A value as it stands in a page: a scalar or a list of scalars; nil for anything else.
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

  /// Whether two values read the same; how they are quoted makes no difference.
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
