/// One step of a compiled template. All payloads are plain numbers: indices into the template's tables, or
/// positions of other instructions.
enum Instruction: Sendable {
  /// Writes a range of the template's text. `startsLine` says that it begins a line of the template, where
  /// indentation goes; every line inside it does so too.
  case text(lower: Int, upper: Int, startsLine: Bool)
  /// A line of the template begins here, with a tag.
  case lineStart
  /// Writes the value of a path, escaped.
  case escaped(path: Int)
  /// Writes the value of a path as it is.
  case raw(path: Int)
  /// Renders up to its `endSection`, at `end`, for each element of a path's value.
  case section(path: Int, end: Int)
  /// Repeats the section that begins at `begin`, or leaves it.
  case endSection(begin: Int)
  /// Goes on at `end` unless a path's value is falsy.
  case inverted(path: Int, end: Int)
  /// Renders another template: an index into `inclusions`.
  case partial(Int)
  /// Renders another template with arguments, whose bodies stand between here and `end`.
  case parent(Int, end: Int)
  /// Renders the argument of that name, or else what stands between here and the block's end: an index into
  /// `blocks`.
  case block(Int)
}
