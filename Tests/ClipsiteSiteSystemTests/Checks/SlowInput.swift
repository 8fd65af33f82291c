import Testing

/// A file that is made to be slow to read: a text that is repeated until the file is as large as it may be.
struct SlowInput: Sendable, CustomTestStringConvertible {
  /// The part of a site that has the text.
  enum Source: String, Sendable {
    /// In the text of a page, whose file may have 1 MiB.
    case markdown = "Markdown"
    /// In the front matter of a page, which may have 64 KiB.
    case frontMatter = "front matter"
    /// In `site.yml`, which may have 1 MiB.
    case configuration = "site.yml"

    /// The size of the whole text, in bytes; a little less than the limit.
    var size: Int { self == .frontMatter ? 65_000 : 1_048_000 }
  }

  /// What clipsite does with the text.
  enum Outcome: Sendable {
    case rendered
    case refused
  }

  /// The part of a site that has the text.
  let source: Source
  /// The repeated text.
  let unit: String
  /// The text before the first repetition.
  let opening: String
  /// The largest number of repetitions. Lines of plain text fill the rest.
  let count: Int
  /// What clipsite does with it.
  let outcome: Outcome

  init(
    _ source: Source, repeating unit: String, after opening: String = "", atMost count: Int = .max,
    is outcome: Outcome
  ) {
    self.source = source
    self.unit = unit
    self.opening = opening
    self.count = count
    self.outcome = outcome
  }

  var testDescription: String { "\(source.rawValue): \(opening.prefix(20))\(unit.prefix(20)) \(count)" }

  var text: String {
    let room = source.size - opening.utf8.count
    let repeated = opening + String(repeating: unit, count: min(count, room / unit.utf8.count))
    guard count < .max else { return repeated }
    let filler = "\n\nFresh donuts, order ahead, and skip the line at lunch.\n"
    return repeated
      + String(repeating: filler, count: max(0, source.size - repeated.utf8.count) / filler.utf8.count)
  }

  /// The inputs that libcmark or libyaml take long for, and others that a parser may.
  static let all = markdown + yaml(.frontMatter) + yaml(.configuration)

  private static let markdown = [
    // What libcmark 0.30.2 is quadratic on: each just below its limit, and as large as a file may be.
    SlowInput(.markdown, repeating: "![[]()", atMost: 10_000, is: .rendered),
    SlowInput(.markdown, repeating: "![[]()", is: .refused),
    SlowInput(.markdown, repeating: "![[a](b)", atMost: 10_000, is: .refused),
    SlowInput(.markdown, repeating: "![[a](b)", is: .refused),
    SlowInput(.markdown, repeating: "\n", after: nested("- ") + "x", atMost: 99_000, is: .rendered),
    SlowInput(.markdown, repeating: "\n", after: nested("- ") + "x", is: .refused),
    SlowInput(.markdown, repeating: "- ", is: .rendered),
    SlowInput(.markdown, repeating: "a*", after: nested(">"), is: .rendered),
    SlowInput(.markdown, repeating: nested(">") + "a\n", is: .rendered),
    SlowInput(.markdown, repeating: ">", is: .refused),
    SlowInput(.markdown, repeating: "*a _a ", is: .rendered),
    SlowInput(.markdown, repeating: "*a **a ", is: .rendered),
    SlowInput(.markdown, repeating: "a**b" + "c* ", is: .rendered),
    SlowInput(.markdown, repeating: "[", is: .rendered),
    SlowInput(.markdown, repeating: "[a](", is: .rendered),
    SlowInput(.markdown, repeating: "[a](<b", is: .rendered),
    SlowInput(.markdown, repeating: "[a]: /b\n\n", is: .rendered),
    SlowInput(.markdown, repeating: "```\n", is: .rendered),
    SlowInput(.markdown, repeating: "`a``", is: .rendered),
    SlowInput(.markdown, repeating: "&", is: .refused),
    SlowInput(.markdown, repeating: "\\", is: .rendered),
    SlowInput(.markdown, repeating: "<!-- a ", is: .rendered),
    SlowInput(.markdown, repeating: "<? ", is: .rendered),
    SlowInput(.markdown, repeating: "<a@", is: .rendered),
    SlowInput(.markdown, repeating: "<a b=", is: .rendered),
    SlowInput(.markdown, repeating: "a\n=\n", is: .rendered),
  ]

  private static func yaml(_ source: Source) -> [SlowInput] {
    [
      SlowInput(source, repeating: "[", after: "extra: ", is: .refused),
      SlowInput(source, repeating: "{a: ", after: "extra: ", is: .refused),
      SlowInput(source, repeating: "- ", after: "extra: {}\nlist:\n ", is: .refused),
      SlowInput(
        source, repeating: nested("[", 28) + nested("]", 28) + ", ", after: "extra: {a: [", is: .refused),
      SlowInput(source, repeating: "  - &a b\n", after: "extra:\n  list:\n", is: .refused),
      SlowInput(source, repeating: "  - *a\n", after: "extra:\n  list:\n", is: .refused),
      SlowInput(source, repeating: "  - !a b\n", after: "extra:\n  list:\n", is: .refused),
      SlowInput(source, repeating: "  -\n", after: "extra:\n  list:\n", is: .rendered),
      SlowInput(source, repeating: "? ", after: "extra:\n  ", is: .refused),
      SlowInput(source, repeating: "a: b\n", is: .refused),
      SlowInput(source, repeating: "b\n ", after: "extra: \"", is: .refused),
      SlowInput(source, repeating: "  b\n", after: "extra: |\n", is: .refused),
      SlowInput(source, repeating: "%", is: .refused),
    ]
  }

  private static func nested(_ mark: String, _ depth: Int = 100) -> String {
    String(repeating: mark, count: depth)
  }
}
