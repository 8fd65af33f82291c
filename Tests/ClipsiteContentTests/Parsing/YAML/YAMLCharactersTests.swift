import ClipsiteContent
import ClipsiteText
import Testing

struct YAMLCharactersTests {
  private static let noncharacter = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)

  // Case 10.
  @Test(arguments: [
    ("a: b\nc: d\u{7}e\n", "2:5 ControlCharacter"), ("a: \u{0}\n", "1:4 ControlCharacter"),
    ("a: \u{7F}\n", "1:4 ControlCharacter"), ("é: é\u{1B}\n", "1:5 ControlCharacter"),
    ("a: x\u{85}y\n", "1:5 ControlCharacter"), ("é: x\u{9F}y\n", "1:5 ControlCharacter"),
    ("a: \u{FFFE}\n", "1:4 ControlCharacter"), ("a: \(Self.noncharacter)\n", "1:4 ControlCharacter"),
    ("a: \"\\0\"\n", "1:4 ControlCharacter"), ("a: \"x\\x07\"\n", "1:4 ControlCharacter"),
    ("a: \"\\u0085\"\n", "1:4 ControlCharacter"),
  ])
  func refusesControlCharacters(text: String, report: String) {
    #expect(Reading.yaml(text).reports == [report])
  }

  @Test(arguments: ["a: \"x\\ty\\n\"\n", "a: x\ty\n", "a: \u{A0}x\n", "a: ½\n"])
  func allowsTabsLineEndsAndNoBreakSpaces(text: String) {
    #expect(Reading.yaml(text).reports == [])
  }

  // Case 11: the value stays whole.
  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}"])
  func warnsOfInvisibleCharactersAndKeepsThem(character: String) {
    for value in ["a\(character)b", "\"a\(character)b\"", "'\(character)'", "é\(character)\(character)b"] {
      let (tree, reports) = Reading.yaml("x: 1\ntitle: \(value)\nlast: ü\n")
      let text = value.filter { $0 != "\"" && $0 != "'" }
      #expect(tree.root.entries.map(\.value.text) == ["1", text, "ü"])
      #expect(Set(reports.map { $0.split(separator: " ")[1] }) == ["InvisibleCharacter"])
    }
    let (tree, reports) = Reading.yaml("title: ab\(character)c\n")
    #expect(reports == ["1:10 InvisibleCharacter"])
    #expect(tree.isComplete)
  }

  @Test(arguments: ["\u{200E}", "\u{200D}", "\u{2026}", "\u{2065}", "\u{206A}", "’", "🍩", "مرحبا"])
  func acceptsOtherText(text: String) {
    let (tree, reports) = Reading.yaml("a: \(text)\n")
    #expect(reports == [])
    #expect(tree.root.entries.map(\.value.text) == [text])
  }

  @Test func namesTheCodePoint() {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    _ = parser.parse(SourceFile(path: "a", "a: x\u{202E}\n"), diagnostics: &diagnostics)
    _ = parser.parse(SourceFile(path: "a", "a: \u{7}\n"), diagnostics: &diagnostics)
    #expect(
      diagnostics.map(\.message) == [
        "the text contains the invisible character U+202E", "the text contains the control character U+0007",
      ])
    #expect(diagnostics.map(\.severity) == [.warning, .error])
  }
}
