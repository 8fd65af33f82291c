import Testing

/// A Markdown text that repeats something so often that it is better named than shown.
struct MarkdownShape: Sendable, CustomTestStringConvertible {
  private let parts: [(count: Int, text: String)]
  let isRefused: Bool

  init(_ parts: (Int, String)..., isRefused: Bool = false) {
    self.parts = parts.map { (count: $0.0, text: $0.1) }
    self.isRefused = isRefused
  }

  var text: String { parts.map { String(repeating: $0.text, count: $0.count) }.joined() }

  var testDescription: String {
    parts.map { "\($0.count) × \($0.text.prefix(12).debugDescription)" }.joined(separator: ", ")
  }

  static let quadratic = [
    MarkdownShape((170_000, "![[]()"), isRefused: true),
    MarkdownShape((130_000, "![[a](b)"), isRefused: true),
    MarkdownShape((10_000, "![[]()")),
    MarkdownShape((10_000, "![[a](b)")),
    MarkdownShape((30_000, "- "), (1, "x"), (60_000, "\n"), isRefused: true),
    MarkdownShape((100, "- "), (1, "x"), (100_000, "\n")),
    MarkdownShape((100, "- "), (1, "x"), (100_001, "\n"), isRefused: true),
    MarkdownShape((1, "> "), (99, "- "), (1, "x"), (100_000, "\n>"), isRefused: true),
    MarkdownShape((30_000, "> - "), (1, "x"), (60_000, "\n>"), isRefused: true),
    // Counted as if the quotes stayed open, though `>` alone ends all but the first.
    MarkdownShape((50, "> - "), (1, "x"), (99_000, "\n>")),
    MarkdownShape((60_000, ">"), (60_000, "a*"), isRefused: true),
    MarkdownShape((100, ">"), (100_000, "a*")),
  ]

  static let harmless = [
    MarkdownShape((1, "a\n\n"), (200, "* ")),
    MarkdownShape((300, "- ")),
    MarkdownShape((1, "> "), (150, "* ")),
    MarkdownShape((1, "- a\n\n```\n"), (500, " "), (1, "x\n"), (500, " "), (1, "y\n```\n")),
    MarkdownShape((1, "- a\n\n"), (400, " "), (1, "code\n")),
    MarkdownShape((100, "> "), (1, "x\n"), (100, "> "), (1, "y\n")),
    MarkdownShape((5_000, "-"), (1, "\n"), (5_000, "*")),
    MarkdownShape((1, "a "), (5_000, "> ")),
    MarkdownShape((500, "1"), (1, ". x")),
  ]

  static let others =
    [
      "**a *a ", "*a **a ", "a_ ", "a**bc* ", "[", "]", "[a](", "[a](<b", "[ (](", "`", "<", "<!--", "<?",
      "<a ",
      "&", "\\", "a <b>", "x\n<b>\n", "[x][y] ", "[x](/a) ", "<https://a.b> ",
    ].map { MarkdownShape((10_000, $0)) } + [MarkdownShape((20_000, "[x] "), (1, "\n\n[x]: /a\n"))]
}
