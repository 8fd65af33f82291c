/// An argument without a name, such as the file of `clipsite import FILE`.
package struct Positional: Hashable, Sendable {
  /// What it is; the placeholder is its name in help and messages.
  let value: ValueKind
  /// What help and messages call it.
  let name: String
  /// Whether it may be left out.
  let isOptional: Bool
  /// Whether it may be given more than once; only the last one of a command may.
  let repeats: Bool
  /// One or two sentences for help.
  let summary: String

  /// Declares a positional argument. `name` is needed only for a choice, whose placeholder lists the words.
  init(
    _ value: ValueKind, name: String? = nil, isOptional: Bool = false, repeats: Bool = false,
    _ summary: String
  ) {
    self.value = value
    self.name = name ?? value.placeholder ?? ""
    self.isOptional = isOptional
    self.repeats = repeats
    self.summary = summary
  }

  /// The name as usage lines show it, in brackets when it may be left out.
  var synopsis: String {
    let name = repeats ? name + "…" : name
    return isOptional ? "[\(name)]" : name
  }
}
