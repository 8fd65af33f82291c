package import ClipsiteText

/// Says in plain words why libyaml stopped, and points at the place that the author must change.
struct YAMLSyntaxFault {
  let failure: LibYAML.Failure
  let bytes: UnsafeRawBufferPointer
  let path: String
  let base: Int
  /// Offsets in the file.
  let problem: Int
  let context: Int
  let limits: ContentLimits

  /// The report.
  var diagnostic: Diagnostic {
    if let offset = failure.readerOffset { return unreadableCharacter(at: base + offset) }
    if failure.context.contains("quoted scalar"), failure.problem.contains("unexpected") {
      return Diagnostic(
        .unclosedQuote, at: place(context), "the quote that opens here is never closed",
        fix: "close it, or put the text in the other kind of quotes")
    }
    if byte(at: problem) == 0x09 {
      return Diagnostic(
        .tabIndentation, at: place(problem), "a tab is where YAML needs spaces",
        fix: "replace it by two spaces")
    }
    return lookalike ?? missingColon ?? properties ?? outdented ?? misplacedColon ?? hiddenValue ?? general
  }

  private func unreadableCharacter(at offset: Int) -> Diagnostic {
    YAMLCharacters.diagnostic(.controlCharacter, failure.readerValue, at: place(offset))
  }

  /// A character that looks like a space or a colon, on the line of the fault or on one before it.
  private var lookalike: Diagnostic? {
    let start = lineStart(before: problem)
    let starts = [lineStart(before: context), start > base ? lineStart(before: start - 1) : start, start]
    for start in starts {
      let line = String(decoding: bytes[(start - base)..<(lineEnd(after: start) - base)], as: UTF8.self)
      guard let found = LookalikeCharacter(atStartOf: line) else { continue }
      return Diagnostic(.invalidYAML, at: place(start + found.offset), found.message, fix: found.fix)
    }
    return nil
  }

  /// A line of text without a colon, or a key too long to be one.
  private var missingColon: Diagnostic? {
    guard failure.problem == "could not find expected ':'" else { return nil }
    let end = lineEnd(after: context)
    if end - context > limits.yamlKeyLength, hasColon(from: context, to: end) {
      return YAMLComposer.keyTooLong(limits.yamlKeyLength, at: place(context))
    }
    return reportMissingColon(at: context)
  }

  private func reportMissingColon(at offset: Int) -> Diagnostic {
    Diagnostic(
      .invalidYAML, at: place(offset), "no `:` follows the key \(quoteLine(from: offset))",
      fix: "write `key: value`, or indent the line if it continues the value above")
  }

  /// Anchors, aliases and tags that are not even well-formed, usually text that starts with their sign.
  private var properties: Diagnostic? {
    let isScanning = failure.context.hasPrefix("while scanning a") || failure.problem.contains("tag handle")
    guard isScanning, byte(at: context).map(isProperty) == true else { return nil }
    let code = byte(at: context) == UInt8(ascii: "!") ? DiagnosticCode.tagNotAllowed : .anchorNotAllowed
    return Diagnostic(
      code, at: place(context), "an unquoted value cannot start with \(quoteCharacter(context))",
      fix: "put the value in quotes")
  }

  private func isProperty(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*")
  }

  /// A key that is not indented, between lines that are, so that YAML stops at the next one.
  private var outdented: Diagnostic? {
    let isKey = ["did not find expected key", "mapping values are not"].contains(
      where: failure.problem.hasPrefix)
    let next = lineStart(before: problem)
    guard isKey, next > base else { return nil }
    let line = lineStart(before: next - 1)
    guard line > base, hasColon(from: line, to: next),
      byte(at: line).map({ $0 > 0x20 && $0 != 0x2D }) == true,
      byte(at: next) == 0x20, byte(at: lineStart(before: line - 1)) == 0x20
    else { return nil }
    return Diagnostic(
      .invalidYAML, at: place(line), "\(quoteLine(from: line)) is not indented as the lines around it",
      fix: "indent the line, or move it behind them")
  }

  /// A colon after something that cannot be a key.
  private var misplacedColon: Diagnostic? {
    guard byte(at: problem) == UInt8(ascii: ":") else { return nil }
    guard failure.problem.hasPrefix("mapping values are not allowed") else { return nil }
    let start = lineStart(before: problem)
    if hasColon(from: start, to: problem) {
      return Diagnostic(
        .unquotedColon, at: place(problem), "an unquoted value contains `: `, which ends a key",
        fix: "put the value in straight quotes, `\"`")
    }
    if problem - start > limits.yamlKeyLength {
      return YAMLComposer.keyTooLong(limits.yamlKeyLength, at: SourceRange(path, start..<problem))
    }
    if start > base, let line = lineWithoutColon(before: start) { return reportMissingColon(at: line) }
    return Diagnostic(
      .invalidYAML, at: place(problem), "a key is where the value above would continue",
      fix: "indent it like the key above it, or put the value in quotes")
  }

  private var general: Diagnostic {
    let words = YAMLSyntaxWording(
      for: failure.problem, context: failure.context, character: quoteCharacter(problem),
      opener: quoteCharacter(context), follows: closerBeforeProblem)
    let offset = words.isAtContext ? context : problem
    return Diagnostic(.invalidYAML, at: place(offset), words.message, fix: words.fix)
  }

  /// The quote or bracket that ends a value before the problem, on the same line.
  private var closerBeforeProblem: String? {
    var offset = problem - 1
    while byte(at: offset) == UInt8(ascii: " ") { offset -= 1 }
    switch byte(at: offset) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return quoteCharacter(offset)
    default: return nil
    }
  }

  /// The start of the line before another, if it is text that starts in the first column and has no colon.
  private func lineWithoutColon(before next: Int) -> Int? {
    let start = lineStart(before: next - 1)
    guard let first = byte(at: start), first > 0x20, !hasColon(from: start, to: next) else { return nil }
    return start
  }

  // MARK: The text around a fault

  func place(_ offset: Int) -> SourceRange {
    let end = base + bytes.count
    var next = min(offset + 1, end)
    while next < end, bytes[next - base] & 0xC0 == 0x80 { next += 1 }
    return SourceRange(path, min(offset, end)..<max(offset, next))
  }

  func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset - base) ? bytes[offset - base] : nil
  }

  private func quoteCharacter(_ offset: Int) -> String {
    guard byte(at: offset) != nil, let range = place(offset).bytes else { return "the end" }
    let slice = bytes[(range.lowerBound - base)..<(range.upperBound - base)]
    return Wording.quote(String(decoding: slice, as: UTF8.self))
  }

  private func quoteLine(from offset: Int) -> String {
    let slice = bytes[(offset - base)..<(lineEnd(after: offset) - base)]
    return Wording.quote(String(decoding: slice, as: UTF8.self))
  }

  func lineEnd(after offset: Int) -> Int {
    let rest = bytes[min(offset - base, bytes.count)...]
    return base + (rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count)
  }

  func lineStart(before offset: Int) -> Int {
    let before = bytes[..<min(offset - base, bytes.count)]
    let end = before.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return base + (end.map { $0 + 1 } ?? 0)
  }

  /// Indicates whether a colon that ends a key is between two offsets.
  private func hasColon(from start: Int, to end: Int) -> Bool {
    (start..<max(start, end)).contains { offset in
      guard byte(at: offset) == UInt8(ascii: ":") else { return false }
      let next = byte(at: offset + 1) ?? UInt8(ascii: "\n")
      return next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
    }
  }
}

/// One of libyaml's complaints in plain words, with a remedy.
struct YAMLSyntaxWording {
  /// The message, in one sentence.
  let message: String
  /// The remedy.
  let fix: String
  /// Indicates whether the range is the start of libyaml's construct, not the point where it failed.
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
    case "did not find expected ',' or ']'": self = Self.unclosed("list", closer: "]", opener: opener)
    case "did not find expected ',' or '}'": self = Self.unclosed("mapping", closer: "}", opener: opener)
    case "did not find expected key": self = Self.misplaced(character, closer)
    case "did not find expected '-' indicator":
      self.init("a list item is expected instead of \(character)", fix: "start the line with `- `")
    case "block sequence entries are not allowed in this context":
      self.init("a list item cannot start here", fix: "put each `- ` on a separate line")
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

  private static func unclosed(_ kind: String, closer end: String, opener: String) -> Self {
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

extension DiagnosticCode {
  package static let invalidYAML = DiagnosticCode(
    "InvalidYAML", .error,
    summary: "The text is not YAML.",
    explanation: """
      YAML 1.2 (https://yaml.org/spec/1.2.2) has these rules for settings. A setting is a line `key: value`.
      The keys below a key are indented by the same number of spaces. A list item starts with `- `. A value in
      quotes can contain any character.
      """,
    fix: "Correct the syntax at the position in the message.",
    example: .init(
      .frontMatter,
      wrong: """
        title: Market Street
        description: [donuts, coffee
        """,
      right: """
        title: Market Street
        description: donuts, coffee
        """))

  package static let unclosedQuote = DiagnosticCode(
    "UnclosedQuote", .error,
    summary: "A value in quotes has no closing quote.",
    explanation: """
      A value that starts with `"` or `'` ends with the same character. Inside single quotes, write an
      apostrophe twice: `'Joe''s'`. Inside double quotes, write a quote as `\\"`.
      """,
    fix: "Add the closing quote.",
    example: .init(.frontMatter, wrong: #"title: "Market Street"#, right: #"title: "Market Street""#))

  package static let tabIndentation = DiagnosticCode(
    "TabIndentation", .error,
    summary: "A tab indents a line of YAML.",
    explanation: """
      YAML is indented with spaces only, because editors show tabs in different widths (YAML 1.2.2, section
      6.1).
      """,
    fix: "Replace each tab with two spaces.",
    example: .init(
      .frontMatter,
      wrong: """
        clip:
        	subtitle: Order ahead
        """,
      right: """
        clip:
          subtitle: Order ahead
        """))

  package static let unquotedColon = DiagnosticCode(
    "UnquotedColon", .error,
    summary: "A value contains a colon and a space, but is not in quotes.",
    explanation: "A colon followed by a space ends a key.",
    fix: "Put the value in quotes.",
    example: .init(
      .frontMatter,
      wrong: "title: Ferry Street: the original",
      right: #"title: "Ferry Street: the original""#))
}
