/// The value of one key of one page.
enum FieldValue: Hashable, Sendable {
  /// Text, to be quoted where YAML needs it.
  case text(String)
  /// A number or a truth value, in its own spelling.
  case literal(String)
  /// A list of texts.
  case list([String])
}
