import ClipsiteContentParsing
import ClipsiteMustache

/// The mapping `extra`: data of the site's own, for its templates.
enum ExtraData {
  /// YAML as template data. Text stays as written, but a plain `true` or `false` is a truth value, so that
  /// sections can ask for it.
  static func value(_ node: YAMLNode) -> Value {
    switch node.kind {
    case .mapping:
      .record(Record(node.entries.map { (Name($0.key.text ?? ""), value($0.value)) }))
    case .sequence: .list(node.items.map(value))
    case .scalar where !node.isQuoted && node.text == "true": .bool(true)
    case .scalar where !node.isQuoted && node.text == "false": .bool(false)
    case .scalar: .text(node.text ?? "")
    }
  }
}
