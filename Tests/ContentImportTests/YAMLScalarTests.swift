import Testing

@testable import ContentImport

struct YAMLScalarTests {
  @Test(arguments: [
    "Market Street", "O'Neill & Sons, Ltd.", "Straße", "北京", "US", "a-b_c.d/e(f)+1", "x1", "Nob Hill",
    "yesterday",
  ])
  func leavesSafeWordsPlain(text: String) {
    #expect(YAMLScalar.text(text) == text)
  }

  @Test(arguments: [
    "", " ", "a ", " a", "NO", "no", "Yes", "on", "OFF", "y", "N", "true", "False", "null", "Null", "nan",
    "inf",
    "0123", "12:30", "94105", "1e3", "0x1F", "3.14", ".5", "-1", "+49 9261", "2024-01-01", "~", "<<", "=",
    "-",
    "- a", "---", "...", "? a", "a: b", "a:", "a #b", "#a", "[a]", "{a}", "&a", "*a", "!a", "|", ">", "%a",
    "@a",
    "`a`", "'a'", "a\u{A0}", "a\u{2028}b", "e\u{301}\u{200B}", "a?b", "10 Barrel Brewing Co",
  ])
  func quotesEverythingElse(text: String) {
    #expect(YAMLScalar.text(text).hasPrefix("\""))
  }

  @Test(arguments: [
    ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("a\nb\tc\r", #""a\nb\tc\r""#),
    ("\u{0}\u{1F}\u{85}", #""\x00\x1F\x85""#),
    ("\u{2028}\u{FEFF}", #""\u2028\uFEFF""#),
    ("😀 ä", "\"😀 ä\""),
  ])
  func escapes(text: String, expected: String) {
    #expect(YAMLScalar.quoted(text) == expected)
  }
}
