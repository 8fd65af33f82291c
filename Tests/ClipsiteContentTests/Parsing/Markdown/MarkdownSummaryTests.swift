import ClipsiteContent
import ClipsiteText
import Testing

struct MarkdownSummaryTests {
  private func summary(_ text: String, atMost limit: Int = 160) -> String? {
    let file = SourceFile(path: "page.md", text)
    var renderer = MarkdownRenderer()
    return renderer.firstParagraph(of: 0..<file.bytes.count, in: file, atMost: limit)
  }

  @Test(arguments: [
    (
      "# Title\n\nFirst *para* with `code`\nand [a link](/x).\n\nSecond.\n",
      "First para with code and a link."
    ),
    ("- list\n\n> quote\n\nText\n", "Text"),
    ("![alt](a.jpg)\n\nText\n", "Text"),
    ("<div>x</div>\n\na <b>c</b>  \nd\n", "a c d"),
    ("Text ![alt](a.jpg) more\n", "Text more"),
    ("A &amp; B\\*\r\nC\n", "A & B* C"),
  ])
  func readsTheFirstParagraph(text: String, summary: String) {
    #expect(self.summary(text) == summary)
  }

  @Test(arguments: ["", "# Title\n", "- a\n- b\n", "![alt](a.jpg)\n", "```\nx\n```\n"])
  func isNilWithoutAParagraph(text: String) {
    #expect(summary(text) == nil)
  }

  @Test(arguments: [
    (20, "Fresh donuts, daily."), (19, "Fresh donuts…"), (14, "Fresh donuts…"), (13, "Fresh donuts…"),
    (12, "Fresh…"), (6, "Fresh…"), (3, "Fr…"), (1, "…"), (0, "…"),
  ])
  func cutsBetweenWords(limit: Int, summary: String) {
    #expect(self.summary("Fresh donuts, daily.\n", atMost: limit) == summary)
  }

  @Test func countsCharactersAsPeopleDo() {
    #expect(summary("👨‍👩‍👧👨‍👩‍👧\n", atMost: 2) == "👨‍👩‍👧👨‍👩‍👧")
  }

  @Test func readsTheStartOfALongText() {
    #expect(summary(String(repeating: "word ", count: 100_000), atMost: 10) == "word word…")
    #expect(summary(String(repeating: "> ", count: 5_000) + "x") == nil)
  }
}
