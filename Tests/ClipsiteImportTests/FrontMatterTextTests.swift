import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteImport

struct FrontMatterTextTests {
  // MARK: FrontMatterText

  @Test func writesBlocks() {
    let text = FrontMatterText.text([
      PageField(key: "title", value: .text("A: B")),
      PageField(key: "place.street", value: .text("1 Market St")),
      PageField(key: "place.latitude", value: .literal("37.79")),
      PageField(key: "place.hours", value: .list(["Mo-Fr 06:00-18:00", "closed"])),
      PageField(key: "aliases", value: .list(["/m"])),
      PageField(key: "draft", value: .literal("true")),
      PageField(key: "extra.import-id", value: .text("x")),
    ])
    #expect(
      text == """
        ---
        title: "A: B"
        place:
          street: "1 Market St"
          latitude: 37.79
          hours:
            - "Mo-Fr 06:00-18:00"
            - closed
        aliases:
          - "/m"
        draft: true
        extra:
          import-id: x
        ---

        """)
  }

  // MARK: YAMLScalar

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

  // MARK: FrontMatterEdit

  private func edit(_ text: String, _ changes: [(key: String, value: FieldValue?)]) -> String? {
    var parser = DocumentParser()
    return FrontMatterEdit(PageDocument(text), changes).result(parser: &parser).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("a: 1", "", [("title", "B")], "a: 1\ntitle: B"),
      ("title: A # x", "", [("title", "B: C")], "title: \"B: C\" # x"),
      (
        "title: A\nplace:\n    street: S\n    # y\nclip: {}", "", [("place.locality", "L")],
        "title: A\nplace:\n    street: S\n    locality: L\n    # y\nclip: {}"
      ),
      ("place:\ntitle: A", "", [("place.street", "S")], "place:\n  street: S\ntitle: A"),
      ("place: {street: S}", "", [("place.street", "T")], "place: {street: \"T\"}"),
      ("{title: A, place: {street: S}}", "", [("title", "B")], "{title: \"B\", place: {street: S}}"),
      ("title: >-\n  A\n  b\nimage: x", "", [("title", "B")], "title: B\nimage: x"),
      (
        "title: A", "", [("place.street", "S"), ("place.phone", "P")],
        "title: A\nplace:\n  street: S\n  phone: P"
      ),
      (
        "place:\n  street: S\n  phone: P\ntitle: A", "", [("place.street", nil)],
        "place:\n  phone: P\ntitle: A"
      ),
      ("place:\n  street: S\ntitle: A", "", [("place.street", nil)], "title: A"),
      ("place: {street: S, phone: P}", "", [("place.street", nil)], "place: {phone: P}"),
      ("place: {street: S, phone: P}", "", [("place.phone", nil)], "place: {street: S}"),
      (
        "place: {street: S, phone: P, region: R}", "", [("place.phone", nil), ("place.region", nil)],
        "place: {street: S}"
      ),
    ] as [(String, String, [(String, String?)], String)])
  func changesOneSetting(before: String, _: String, changes: [(String, String?)], after: String) {
    let result = edit("---\n\(before)\n---\nText\n", changes.map { ($0, $1.map { .text($0) }) })
    #expect(result == "---\n\(after)\n---\nText\n")
  }

  @Test func changesLists() {
    let page = "---\nplace:\n  hours:\n    - Mo 08:00-09:00 # x\n    - Tu 08:00-09:00\n  phone: P\n---\n"
    #expect(
      edit(page, [("place.hours", .list(["We 08:00-09:00"]))])
        == "---\nplace:\n  hours:\n    - \"We 08:00-09:00\"\n  phone: P\n---\n")
    #expect(
      edit("---\naliases: [/a]\n---", [("aliases", .list(["/b", "/c"]))])
        == "---\naliases: [\"/b\", \"/c\"]\n---")
  }

  /// Whatever bytes a page has, the result is as asked for, or there is none.
  @Test func neverDamagesAPage() {
    var random = SeededNumbers(7)
    let pieces = [
      "title", ": ", "A", "\n", "  ", "place", "{", "}", ", ", "street", "#x", "\"", "- ", "[", "]", "|",
      "---\n", "extra",
    ]
    for _ in 0..<3000 {
      let yaml = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      _ = edit(
        "---\n\(yaml)\n---\n", [("title", .text("B")), ("place.street", .text("S")), ("extra.a", nil)])
    }
  }

  // MARK: NewLocation

  private func tree(_ text: String) -> (root: YAMLNode, diagnostics: [Diagnostic]) {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    let document = parser.parse(SourceFile(path: "a.md", text), diagnostics: &diagnostics)
    return (document.frontMatter.root, diagnostics)
  }

  @Test(arguments: ["Market Street", "NO", "A: \"B\" # C", "---", "水車", "-"])
  func setsTheTitleAndMakesALocation(title: String) throws {
    let (root, diagnostics) = tree(NewLocation.text(title: title))
    #expect(diagnostics.isEmpty)
    #expect(root.entries.map { $0.key.text } == ["title", "place"])
    #expect(root.entries.first { _ in true }?.value.text == title)
    let place = root.entries.filter { $0.key.text == "place" }.flatMap { Array($0.value.entries) }
    #expect(place.map(\.value.text) == ["LocalBusiness"])
  }

  @Test func namesWhatHasNoName() {
    #expect(NewLocation.text(title: " \n").contains("title: New location\n"))
  }

  @Test func showsEveryKeyInAFormThatWorks() throws {
    let lines = NewLocation.text(title: "x").split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { line in
      line.hasPrefix("# ") && !line.hasPrefix("# Fill") ? line.dropFirst(2) : line
    }.joined(separator: "\n")
    let (root, diagnostics) = tree(text)
    #expect(diagnostics.isEmpty)
    let shown = root.entries.flatMap { key, value in
      let inner = value.entries.map { "\(key.text ?? "").\($0.key.text ?? "")" }
      return inner.isEmpty ? [key.text ?? ""] : inner
    }
    #expect(Set(FrontMatterKey.all.map(\.name)).subtracting(shown).isEmpty)
  }

  @Test func endsWithASentence() {
    #expect(NewLocation.text(title: "A*B").hasSuffix("---\n\nWelcome to A\\*B.\n"))
  }
}

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
      // It reads like a table, which Markdown does not have.
      #expect(remarks == (text.hasPrefix("|") && before.isEmpty ? 1 : 0))
    }
  }
}
