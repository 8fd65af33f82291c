import Testing

@testable import ContentImport

struct MarkdownTextTests {
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
}
