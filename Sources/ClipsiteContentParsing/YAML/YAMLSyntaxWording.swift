/// One of libyaml's complaints in plain words, with a remedy.
struct YAMLSyntaxWording {
  /// What is wrong, in one sentence.
  let message: String
  /// What to do about it.
  let fix: String
  /// Whether the place is where libyaml's construct started, not where it failed.
  let isAtContext: Bool

  private init(_ message: String, fix: String, isAtContext: Bool = false) {
    self.message = message
    self.fix = fix
    self.isAtContext = isAtContext
  }

  /// Finds the words.
  ///
  /// - Parameters:
  ///   - problem: libyaml's complaint.
  ///   - context: what libyaml was reading.
  ///   - character: the character where it failed, in backticks.
  ///   - opener: the character where the construct started, in backticks.
  ///   - closer: the quote or bracket right before the failure, in backticks, if there is one.
  init(for problem: String, context: String, character: String, opener: String, follows closer: String?) {
    switch problem {
    case "found character that cannot start any token", "mapping keys are not allowed in this context":
      self.init("an unquoted value cannot start with \(character)", fix: "put the value in quotes")
    case "did not find expected ',' or ']'": self = Self.unclosed("list", "]", opener)
    case "did not find expected ',' or '}'": self = Self.unclosed("mapping", "}", opener)
    case "did not find expected key": self = Self.misplaced(character, closer)
    case "did not find expected '-' indicator":
      self.init("a list item is expected instead of \(character)", fix: "start the line with `- `")
    case "block sequence entries are not allowed in this context":
      self.init("a list item cannot start here", fix: "put each `- ` on a line of its own")
    case "did not find expected <document start>":
      self.init("this line is part of no key", fix: "start all keys of one level in the same column")
    case "did not find expected node content":
      self.init("a value is expected instead of \(character)", fix: "write a value, or put it in quotes")
    case "did not find expected comment or line break":
      self.init(
        "only a line end may follow `|` or `>`", fix: "put the text on the next line, or put it in quotes")
    default: self = Self.others(problem, context)
    }
  }

  private static func unclosed(_ kind: String, _ end: String, _ opener: String) -> Self {
    Self(
      "the \(kind) that opens here is not closed, or lacks a comma",
      fix: "close it with `\(end)`, or put the value in quotes if \(opener) is text", isAtContext: true)
  }

  private static func misplaced(_ character: String, _ closer: String?) -> Self {
    if let closer {
      return Self(
        "text follows the \(closer) that ends the value",
        fix: "put the whole value in the other kind of quotes")
    }
    return Self(
      "a key is expected instead of \(character)", fix: "start all keys of one level in the same column")
  }

  private static func others(_ problem: String, _ context: String) -> Self {
    if problem.contains("escape") || problem.contains("hexdecimal") {
      return Self(
        "a backslash in double quotes starts an unknown escape",
        fix: "write the backslash twice, or use single quotes")
    }
    if context.contains("directive") {
      return Self(
        "a line that starts with `%` is a YAML directive", fix: "put the value in quotes", isAtContext: true)
    }
    return Self(
      "this is not YAML: \(problem)", fix: "check the indentation and the quotes around this place")
  }
}
