import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct TextWrapperTests {
  private let wrapper = TextWrapper(width: 20)

  @Test(arguments: [
    ("", ""), ("one two", "one two"), ("a  b\nc", "a b c"),
    ("exactly twenty chars!", "exactly twenty\nchars!"),
    ("exactly twenty chars", "exactly twenty chars"),
    ("a incomprehensibilities b", "a\nincomprehensibilities\nb"),
  ])
  func fillsLines(_ text: String, wrapped: String) {
    #expect(wrapper.paragraph(text) == wrapped)
  }

  @Test func indentsFollowingLines() {
    #expect(
      wrapper.paragraph("meaning of the term", indent: "      ", first: "  a   ")
        == "  a   meaning of the\n      term")
  }

  @Test func fillsMarkdownParagraphsAnew() {
    #expect(
      wrapper.markdown("one two\nthree four five six\n\nseven\neight")
        == "one two three four\nfive six\n\nseven eight")
  }

  @Test func indentsListItems() {
    let text = "- one two three\n  four five\n- six\n10. seven eight nine ten"
    #expect(wrapper.markdown(text) == "- one two three four\n  five\n- six\n10. seven eight nine\n    ten")
  }

  @Test(arguments: [
    "    code that is longer than a line", "```\nfenced text that is longer\n\nthan a line\n```",
    "| a table | longer than a line |", "# A heading longer than a line",
  ])
  func keepsCodeTablesAndHeadings(_ text: String) {
    #expect(wrapper.markdown(text) == text)
  }

  @Test func keepsCodeBetweenParagraphs() {
    #expect(
      wrapper.markdown("Write:\n\n    a: b\n    c: d\n\nand\nstop.")
        == "Write:\n\n    a: b\n    c: d\n\nand stop.")
  }
}
