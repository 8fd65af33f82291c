/// A file that is made to be slow to read: a text that is repeated until the file is as large as it may be.
struct HostileInput: Sendable {
  /// Where the text stands.
  enum SourceRange: String, Sendable {
    /// In the text of a page, whose file may have 1 MiB.
    case markdown = "Markdown"
    /// In the front matter of a page, which may have 64 KiB.
    case frontMatter = "front matter"
    /// In `site.yml`, which may have 1 MiB.
    case configuration = "site.yml"

    /// The size of the whole text, in bytes; a little less than the limit.
    var size: Int { self == .frontMatter ? 65_000 : 1_048_000 }
  }

  /// What the text is.
  let name: String
  /// Where it stands.
  let place: SourceRange
  /// What comes before the first repetition.
  let opening: String
  /// What is repeated.
  let unit: String
  /// How often it is at most; lines of plain text fill the rest.
  let count: Int

  init(
    _ place: SourceRange, _ name: String, _ unit: String, after opening: String = "", atMost count: Int = .max
  ) {
    self.place = place
    self.name = name
    self.unit = unit
    self.opening = opening
    self.count = count
  }

  /// The text.
  var text: String {
    let room = place.size - opening.utf8.count
    let repeated = opening + String(repeating: unit, count: min(count, room / unit.utf8.count))
    guard count < .max else { return repeated }
    let filler = place == .markdown ? "\n\n" + Self.prose : ""
    guard !filler.isEmpty else { return repeated }
    return repeated
      + String(repeating: filler, count: max(0, place.size - repeated.utf8.count) / filler.utf8.count)
  }

  private static let prose = "Fresh donuts, order ahead, and skip the line at lunch.\n"

  /// What the others are compared with: the same size of what people write.
  static let plain = [
    HostileInput(.markdown, "plain text", "\n\n" + prose),
    HostileInput(.frontMatter, "plain text", "  - Fresh donuts, order ahead\n", after: "extra:\n  list:\n"),
    HostileInput(.configuration, "plain text", "  - Fresh donuts, order ahead\n", after: "extra:\n  list:\n"),
  ]

  /// The inputs that libcmark or libyaml take long for, and others that a parser may.
  static let all = markdown + yaml(.frontMatter) + yaml(.configuration)

  private static let markdown = [
    // What libcmark 0.30.2 is quadratic on: each just below its limit, and as large as a file may be.
    HostileInput(.markdown, "![[]() 10,000 times", "![[]()", atMost: 10_000),
    HostileInput(.markdown, "![[]()", "![[]()"),
    HostileInput(.markdown, "![[a](b) 10,000 times", "![[a](b)", atMost: 10_000),
    HostileInput(.markdown, "![[a](b)", "![[a](b)"),
    HostileInput(
      .markdown, "100 lists, 99,000 empty lines", "\n", after: String(repeating: "- ", count: 100) + "x",
      atMost: 99_000),
    HostileInput(.markdown, "100 lists, empty lines", "\n", after: String(repeating: "- ", count: 100) + "x"),
    HostileInput(.markdown, "lists in each other", "- "),
    HostileInput(.markdown, "100 quotes, then a*", "a*", after: String(repeating: ">", count: 100)),
    HostileInput(.markdown, "lines in 100 quotes", String(repeating: ">", count: 100) + "a\n"),
    HostileInput(.markdown, "quotes in each other", ">"),
    HostileInput(.markdown, "*a _a", "*a _a "), HostileInput(.markdown, "*a **a", "*a **a "),
    HostileInput(.markdown, "a**b c*", "a**b" + "c* "), HostileInput(.markdown, "[", "["),
    HostileInput(.markdown, "[a](", "[a]("), HostileInput(.markdown, "[a](<b", "[a](<b"),
    HostileInput(.markdown, "[a]: definitions", "[a]: /b\n\n"), HostileInput(.markdown, "```", "```\n"),
    HostileInput(.markdown, "backticks", "`a``"), HostileInput(.markdown, "&", "&"),
    HostileInput(.markdown, "backslashes", "\\"), HostileInput(.markdown, "<!--", "<!-- a "),
    HostileInput(.markdown, "<?", "<? "), HostileInput(.markdown, "<a@", "<a@"),
    HostileInput(.markdown, "<a b=", "<a b="), HostileInput(.markdown, "setext lines", "a\n=\n"),
  ]

  private static func yaml(_ place: SourceRange) -> [HostileInput] {
    [
      HostileInput(place, "[", "[", after: "extra: "), HostileInput(place, "{a: ", "{a: ", after: "extra: "),
      HostileInput(place, "- - -", "- ", after: "extra: {}\nlist:\n "),
      HostileInput(place, "lists 30 deep", deep + ", ", after: "extra: {a: ["),
      HostileInput(place, "anchors", "  - &a b\n", after: "extra:\n  list:\n"),
      HostileInput(place, "aliases", "  - *a\n", after: "extra:\n  list:\n"),
      HostileInput(place, "tags", "  - !a b\n", after: "extra:\n  list:\n"),
      HostileInput(place, "empty items", "  -\n", after: "extra:\n  list:\n"),
      HostileInput(place, "keys", "? ", after: "extra:\n  "), HostileInput(place, "repeated keys", "a: b\n"),
      HostileInput(place, "a quote that never ends", "b\n ", after: "extra: \""),
      HostileInput(place, "a block", "  b\n", after: "extra: |\n"), HostileInput(place, "%", "%"),
    ]
  }

  private static let deep = String(repeating: "[", count: 28) + String(repeating: "]", count: 28)
}
