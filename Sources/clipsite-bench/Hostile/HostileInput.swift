/// A file that is made to be slow to read: a text that is repeated until the file is as large as it may be.
struct HostileInput: Sendable {
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

  /// The name of the text.
  let name: String
  /// The part of a site that has the text.
  let source: Source
  /// The text before the first repetition.
  let opening: String
  /// The repeated text.
  let unit: String
  /// The largest number of repetitions. Lines of plain text fill the rest.
  let count: Int

  init(
    _ source: Source, _ name: String, repeating unit: String, after opening: String = "",
    atMost count: Int = .max
  ) {
    self.source = source
    self.name = name
    self.unit = unit
    self.opening = opening
    self.count = count
  }

  var text: String {
    let room = source.size - opening.utf8.count
    let repeated = opening + String(repeating: unit, count: min(count, room / unit.utf8.count))
    guard count < .max else { return repeated }
    let filler = source == .markdown ? "\n\n" + Self.prose : ""
    guard !filler.isEmpty else { return repeated }
    return repeated
      + String(repeating: filler, count: max(0, source.size - repeated.utf8.count) / filler.utf8.count)
  }

  private static let prose = "Fresh donuts, order ahead, and skip the line at lunch.\n"

  /// The texts for comparison: the same size of ordinary writing.
  static let plain = [
    HostileInput(.markdown, "plain text", repeating: "\n\n" + prose),
    HostileInput(
      .frontMatter, "plain text", repeating: "  - Fresh donuts, order ahead\n", after: "extra:\n  list:\n"),
    HostileInput(
      .configuration, "plain text", repeating: "  - Fresh donuts, order ahead\n", after: "extra:\n  list:\n"),
  ]

  /// The inputs that libcmark or libyaml take long for, and others that a parser may.
  static let all = markdown + yaml(.frontMatter) + yaml(.configuration)

  private static let markdown = [
    // What libcmark 0.30.2 is quadratic on: each just below its limit, and as large as a file may be.
    HostileInput(.markdown, "![[]() 10,000 times", repeating: "![[]()", atMost: 10_000),
    HostileInput(.markdown, "![[]()", repeating: "![[]()"),
    HostileInput(.markdown, "![[a](b) 10,000 times", repeating: "![[a](b)", atMost: 10_000),
    HostileInput(.markdown, "![[a](b)", repeating: "![[a](b)"),
    HostileInput(
      .markdown, "100 lists, 99,000 empty lines", repeating: "\n",
      after: String(repeating: "- ", count: 100) + "x",
      atMost: 99_000),
    HostileInput(
      .markdown, "100 lists, empty lines", repeating: "\n", after: String(repeating: "- ", count: 100) + "x"),
    HostileInput(.markdown, "lists in each other", repeating: "- "),
    HostileInput(
      .markdown, "100 quotes, then a*", repeating: "a*", after: String(repeating: ">", count: 100)),
    HostileInput(.markdown, "lines in 100 quotes", repeating: String(repeating: ">", count: 100) + "a\n"),
    HostileInput(.markdown, "quotes in each other", repeating: ">"),
    HostileInput(.markdown, "*a _a", repeating: "*a _a "),
    HostileInput(.markdown, "*a **a", repeating: "*a **a "),
    HostileInput(.markdown, "a**b c*", repeating: "a**b" + "c* "),
    HostileInput(.markdown, "[", repeating: "["),
    HostileInput(.markdown, "[a](", repeating: "[a]("),
    HostileInput(.markdown, "[a](<b", repeating: "[a](<b"),
    HostileInput(.markdown, "[a]: definitions", repeating: "[a]: /b\n\n"),
    HostileInput(.markdown, "```", repeating: "```\n"),
    HostileInput(.markdown, "backticks", repeating: "`a``"), HostileInput(.markdown, "&", repeating: "&"),
    HostileInput(.markdown, "backslashes", repeating: "\\"),
    HostileInput(.markdown, "<!--", repeating: "<!-- a "),
    HostileInput(.markdown, "<?", repeating: "<? "), HostileInput(.markdown, "<a@", repeating: "<a@"),
    HostileInput(.markdown, "<a b=", repeating: "<a b="),
    HostileInput(.markdown, "setext lines", repeating: "a\n=\n"),
  ]

  private static func yaml(_ source: Source) -> [HostileInput] {
    [
      HostileInput(source, "[", repeating: "[", after: "extra: "),
      HostileInput(source, "{a: ", repeating: "{a: ", after: "extra: "),
      HostileInput(source, "- - -", repeating: "- ", after: "extra: {}\nlist:\n "),
      HostileInput(source, "lists 30 deep", repeating: deep + ", ", after: "extra: {a: ["),
      HostileInput(source, "anchors", repeating: "  - &a b\n", after: "extra:\n  list:\n"),
      HostileInput(source, "aliases", repeating: "  - *a\n", after: "extra:\n  list:\n"),
      HostileInput(source, "tags", repeating: "  - !a b\n", after: "extra:\n  list:\n"),
      HostileInput(source, "empty items", repeating: "  -\n", after: "extra:\n  list:\n"),
      HostileInput(source, "keys", repeating: "? ", after: "extra:\n  "),
      HostileInput(source, "repeated keys", repeating: "a: b\n"),
      HostileInput(source, "a quote that never ends", repeating: "b\n ", after: "extra: \""),
      HostileInput(source, "a block", repeating: "  b\n", after: "extra: |\n"),
      HostileInput(source, "%", repeating: "%"),
    ]
  }

  private static let deep = String(repeating: "[", count: 28) + String(repeating: "]", count: 28)
}
