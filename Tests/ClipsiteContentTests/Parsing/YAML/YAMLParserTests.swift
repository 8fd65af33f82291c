import ClipsiteContent
import ClipsiteText
import Testing

struct YAMLParserTests {
  @Test(arguments: [
    ("a: 1\nb: two words\n", "{a: 1, b: two words}"),
    ("a: {b: [c, d], e: f}\n", "{a: {b: [c, d], e: f}}"),
    ("list:\n  - a\n  - b: c\n    d: e\n", "{list: [a, {b: c, d: e}]}"),
    ("a: \"q\"\nb: 'it''s'\n", "{a: 'q', b: 'it's'}"),
    ("a: |\n  one\n  two\nb: >-\n  one\n  two\n", "{a: 'one\ntwo\n', b: 'one two'}"),
    ("a: first\n  second\n", "{a: first second}"),
    ("a:\nb: \"\"\n", "{a: , b: ''}"),
    ("a: [ ]\nb: {}\n", "{a: [], b: {}}"),
    ("# only a comment\n", "{}"),
    ("", "{}"),
    ("---\na: b\n", "{a: b}"),
    ("- a\n- b\n", "[a, b]"),
    ("just text", "just text"),
    ("\"a b\": c # note\n", "{'a b': c}"),
  ])
  func readsStructure(text: String, outline: String) {
    let (tree, reports) = Reading.yaml(text)
    #expect(Reading.outline(tree.root) == outline)
    #expect(reports == [])
    #expect(tree.isComplete)
  }

  // Case 59.
  @Test(arguments: [
    "NO", "off", "0123", "1e3", "12:30:00", "0x1F", "~", "null", "2024-01-31", "true", "-7",
    "+1 415 555 0100",
    "12345678901234567890", "37.7936", ".5", "a#b", "http://example.com/", "15:00", "a:b", "5 o'clock",
  ])
  func keepsScalarsAsWritten(value: String) {
    let (tree, reports) = Reading.yaml("key: \(value)\n")
    #expect(Reading.outline(tree.root) == "{key: \(value)}")
    #expect(reports == [])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func readsAllLineEnds(end: String) {
    let lines = ["a: |", "  x", "  y", "b:", "  c: \"d", "    e\"", "f: é", "f: 2"]
    let (tree, reports) = Reading.yaml(lines.joined(separator: end))
    #expect(Reading.outline(tree.root) == "{a: 'x\ny\n', b: {c: 'd e'}, f: é, f: 2}")
    #expect(reports == ["8:1 DuplicateKey"])
  }

  @Test(arguments: [
    ("a: b\n", "a", 0..<1), ("a: b\n", "b", 3..<4), ("é: ü\nö: 'ä'\n", "ä", 11..<15),
    ("a: {b: \"c\"}\n", "c", 7..<10), ("x: 🍩 z\n", "🍩 z", 3..<9),
  ])
  func knowsTheBytesOfScalars(text: String, scalar: String, range: Range<Int>) {
    let root = Reading.yaml(text).tree.root
    var found: [Range<Int>] = []
    func search(_ node: YAMLNode) {
      if node.text == scalar { found.append(node.range) }
      for (key, value) in node.entries { [key, value].forEach(search) }
    }
    search(root)
    #expect(found == [range])
  }

  @Test func knowsTheBytesOfCollections() {
    let (tree, _) = Reading.yaml("a:\n  b: c\n\n  d: [e,\n    f]\n# end\ng:\n- h\n- i\n\n")
    let ranges = tree.root.entries.map(\.value.range)
    #expect(tree.root.range == 0..<43)
    #expect(ranges == [5..<26, 36..<43])
  }

  @Test func countsBytesFromTheStartOfTheFile() {
    let file = SourceFile(path: "page.md", "---\ntitle: Käse\nsub: x\n---\n")
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(file, 4..<24, diagnostics: &diagnostics)
    #expect(tree.root.entries.map { file.position(of: $0.value.range.lowerBound).line } == [2, 3])
    #expect(tree.root.entries.map { file.position(of: $0.value.range.lowerBound).column } == [8, 6])
  }

  @Test func readsManyTextsWithOneParser() {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let first = parser.parse(SourceFile(path: "a", "a: [1, 2]"), diagnostics: &diagnostics)
    let broken = parser.parse(SourceFile(path: "b", "a: ["), diagnostics: &diagnostics)
    let last = parser.parse(SourceFile(path: "c", "z: y"), diagnostics: &diagnostics)
    #expect(Reading.outline(first.root) == "{a: [1, 2]}")
    #expect(Reading.outline(last.root) == "{z: y}")
    #expect(!broken.isComplete)
    #expect(diagnostics.map(\.range.path) == ["b"])
  }

  @Test func returnsWhatItReadBeforeAMistake() {
    let (tree, reports) = Reading.yaml("a: 1\nb: {c: 2, d: [x, \"y\"\n")
    #expect(Reading.outline(tree.root) == "{a: 1, b: {c: 2, d: [x, 'y']}}")
    #expect(!tree.isComplete)
    #expect(reports == ["2:14 InvalidYAML"])
  }

  @Test func leavesOutAKeyWhoseValueIsBroken() {
    let (tree, reports) = Reading.yaml("a: 1\nb: 'x\n")
    #expect(Reading.outline(tree.root) == "{a: 1}")
    #expect(reports == ["2:4 UnclosedQuote"])
  }

  @Test func neverTrapsOnCutText() {
    let text = "a: {b: [c, 'd', \"e\\u00e9\"], f: |\n"
    let whole = Array((text + "x: é\u{2028}\nlist:\n  - &a *b\n  - !t u\n? k\n: v\n").utf8)
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    for end in 0...whole.count {
      let cut = String(decoding: whole[..<end], as: UTF8.self)
      let tree = parser.parse(SourceFile(path: "cut", cut), diagnostics: &diagnostics)
      #expect(tree.root.range.upperBound <= cut.utf8.count)
    }
    #expect(!diagnostics.isEmpty)
  }
}
