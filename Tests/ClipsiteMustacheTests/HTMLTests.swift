import ClipsiteMustache
import Testing

struct HTMLTests {
  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    ("&", "&amp;"),
    ("<b>", "&lt;b&gt;"),
    ("\"'", "&quot;&#39;"),
    ("a&b<c>d\"e'f", "a&amp;b&lt;c&gt;d&quot;e&#39;f"),
    ("&amp;", "&amp;amp;"),
    ("</title><script>", "&lt;/title&gt;&lt;script&gt;"),
    ("é & 🍩 & 日本", "é &amp; 🍩 &amp; 日本"),
    ("tab\tand\nline\u{0}", "tab\tand\nline\u{0}"),
    ("|}~`=/;", "|}~`=/;"),
  ])
  func escapesFiveCharactersAndNothingElse(text: String, expected: String) {
    #expect(String(decoding: HTML(escaping: text).bytes, as: UTF8.self) == expected)
  }

  @Test func escapesExactlyFiveOfAllBytes() {
    let changed = (0...255).filter { HTML(escaping: [UInt8($0)]).bytes != [UInt8($0)] }
    #expect(changed == "\"&'<>".utf8.map(Int.init))
  }

  /// Eight bytes are looked at in one step, so each place in a text and each length of it counts.
  @Test(arguments: ["&", "<", ">", "\"", "'", "#", "é", "\u{7F}", "\u{0}"])
  func escapesWhereverACharacterStands(character: String) {
    let entities = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
    let escaped = entities[character] ?? character
    for (before, after) in (0..<20).flatMap({ before in (0..<20).map { (before, $0) } }) {
      let (start, end) = (String(repeating: "a", count: before), String(repeating: "~", count: after))
      #expect(HTML(escaping: start + character + end) == HTML(markup: start + escaped + end))
    }
  }

  @Test func appendsToWhatIsThere() {
    var output = Array("<p>".utf8)
    HTML.escape("1 < 2", into: &output)
    #expect(output == Array("<p>1 &lt; 2".utf8))
  }

  @Test func keepsMarkupAsItIs() {
    #expect(HTML(markup: "<b>&</b>").bytes == Array("<b>&</b>".utf8))
    #expect(HTML(markup: [0x3C, 0xFF]).bytes == [0x3C, 0xFF])
  }

  @Test func escapesLongText() {
    let text = String(repeating: "donuts & coffee, ", count: 1000)
    let expected = String(repeating: "donuts &amp; coffee, ", count: 1000)
    #expect(HTML(escaping: text) == HTML(markup: expected))
  }
}

struct NameTests {
  @Test func isEqualWhenItsSpellingIs() {
    #expect(Name("title") == "title")
    #expect(Name("title") != "Title")
    #expect(Set<Name>(["a", "b", "a"]).count == 2)
  }

  @Test func describesItselfAsSpelt() {
    #expect("\(Name("page-title"))" == "page-title")
  }
}

struct ValueTests {
  @Test(
    arguments: [
      (.null, false), (false, false), ("", false), (.html(HTML(markup: "")), false), ([], false),
      (true, true), ("0", true), ("false", true), (" ", true), (.html(HTML(markup: "<br>")), true),
      ([.null], true), ([false], true), ([:], true),
    ] as [(Value, Bool)])
  func knowsWhatIsTruthy(value: Value, isTruthy: Bool) throws {
    #expect(value.isTruthy == isTruthy)
    #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", with: ["x": value]) == (isTruthy ? "yes" : "no"))
  }
}
