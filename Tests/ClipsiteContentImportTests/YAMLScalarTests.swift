import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct YAMLScalarTests {
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

  /// The value of a key as the site reads it.
  private func read(_ value: FieldValue) throws -> [[UInt8]] {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    let text = FrontMatterText.text([
      PageField(key: "place.x", value: value), PageField(key: "extra.y", value: value),
    ])
    let document = parser.parse(SourceFile(path: "a.md", text), diagnostics: &diagnostics)
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    let values = document.frontMatter.root.entries.flatMap { $0.value.entries.map { $0.value } }
    #expect(values.count == 2)
    let node = try #require(values.last)
    let texts = node.text.map { [$0] } ?? node.items.compactMap(\.text)
    return texts.map { Array($0.utf8) }
  }

  @Test(arguments: [
    "Market Street", "NO", "0123", "12:30", "94105", "", " a ", "- a", "a: b", "a #b", "'", "\"", "\\", "\\n",
    "{{title}}", "[a]", "---", "~", "a\u{A0}b", "a\u{2028}b", "\u{FEFF}a", "e\u{301}", "😀", "水車", "…", "a\tb",
    "!x",
    "O'Neill & Sons", "'s", "100%", "@a", "Straße", "İstanbul", "ﬁ", "نص", "a,b", "a, b", "x-", "C++", "A/B",
  ])
  func comesBackAsItWas(text: String) throws {
    #expect(try read(.text(text)) == [Array(text.utf8)])
    #expect(try read(.list([text, "b"])) == [Array(text.utf8), [0x62]])
  }

  @Test func comesBackForEveryCharacter() throws {
    for value in Array(0x20..<0x250) + Array(0x2000..<0x2070) + [0x3000, 0xFF21, 0x10000, 0x1F600] {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let text = PlainText.line("a\(Character(scalar))b")
      #expect(try read(.text(text)) == [Array(text.utf8)])
    }
  }
}
