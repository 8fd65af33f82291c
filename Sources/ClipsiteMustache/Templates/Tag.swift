/// A tag as it stands in a file.
struct Tag {
  /// What the character after the opening delimiter says.
  enum Kind {
    case escaped, raw, section, inverted, end, partial, parent, block
    case comment, delimiters
  }

  let kind: Kind
  /// The tag with its delimiters.
  let range: Range<Int>
  /// The name without white space around it, and without the asterisk of a dynamic name.
  let name: Range<Int>
  /// The name as text.
  let spelling: String
  /// Whether an asterisk stands before the name of a partial or parent, or in an end tag.
  let isDynamic: Bool

  /// What an end tag must repeat.
  var label: String { isDynamic ? "*" + spelling : spelling }
}
