import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct MarkdownTextTests {
  @Test(arguments: [
    ("", ""), (" \n ", ""), ("Hello.", "Hello.\n"), ("a\r\n\r\n\r\nb\nc", "a\n\nb\nc\n"),
    ("---\ntitle: x", "\\---\ntitle: x\n"), ("<b>x</b>", "\\<b>x\\</b>\n"), ("    code", "code\n"),
    ("# x", "\\# x\n"), ("a # x", "a # x\n"), ("> x", "\\> x\n"), ("- x", "\\- x\n"), ("+ x", "\\+ x\n"),
    ("===", "\\===\n"), ("~~~", "\\~~~\n"), ("1. x", "1\\. x\n"), ("1.", "1\\.\n"), ("12) x", "12\\) x\n"),
    ("1.5 km", "1.5 km\n"),
    ("*a* _b_ `c` [d](e)", "\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e)\n"), ("a\\b", "a\\\\b\n"),
    ("A & B &amp; &#60;", "A & B \\&amp; \\&#60;\n"), ("12", "12\n"), ("a  \nb", "a\nb\n"),
  ])
  func escapes(text: String, expected: String) {
    #expect(MarkdownText.paragraphs(text) == expected)
  }

  /// The HTML of a page's text, and how many remarks there are on it.
  private func render(_ markdown: String) -> (html: String, remarks: Int) {
    let file = SourceFile(path: "a.md", markdown)
    var renderer = MarkdownRenderer()
    var html: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    renderer.render(0..<file.bytes.count, of: file, into: &html, diagnostics: &diagnostics)
    return (String(decoding: html, as: UTF8.self), diagnostics.count)
  }

  @Test(arguments: [
    "# a", "- a", "+ a", "* a", "_a_ *b* **c**", "1. a", "1) a", "12.", "---", "===", "***", "___", "~~~",
    "```", "`a`",
    "> a", "<b>a</b>", "<script>", "<!-- a -->", "[a](b)", "![a](b)", "[a]: b", "[a]", "&amp; & &#35; &a",
    "a\\", "\\a",
    "a\\*b", "| a | b |", "<https://example.com>", "{{a}}", "$a$", "!a", "a!", "+++", "<a", "-5 degrees",
    "1.5 km",
  ])
  func showsJustTheText(text: String) {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    for (before, after) in [("", ""), ("a\n", "\nb")] {
      let (html, remarks) = render(MarkdownText.paragraphs(before + text + after))
      #expect(html == "<p>\(before)\(escaped)\(after)</p>\n")
      #expect(remarks == 0)
    }
  }
}
