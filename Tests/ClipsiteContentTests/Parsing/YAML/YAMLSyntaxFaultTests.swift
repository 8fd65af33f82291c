import ClipsiteContent
import ClipsiteText
import Testing

struct YAMLSyntaxFaultTests {
  @Test(arguments: [
    // Case 55: the tab itself.
    ("a:\n\tb: c\n", "2:1 TabIndentation"),
    ("a:\n  \tb: c\n", "2:3 TabIndentation"),
    ("a: x\n\ty\n", "2:1 TabIndentation"),
    ("a: |\n\tx\n", "2:1 TabIndentation"),
    ("a:\n  b: 1\n\tc: 2\n", "3:1 TabIndentation"),
    // The opening quote, not the end of the text.
    ("a: \"b\nc: d\n", "1:4 UnclosedQuote"),
    ("é: 'b\nc: d\n", "1:4 UnclosedQuote"),
    ("a: [x, 'y]\n", "1:8 UnclosedQuote"),
    ("a: 'x\n---\n", "1:4 UnclosedQuote"),
    ("a: b: c\n", "1:5 UnquotedColon"),
    ("t: 1\na: Ferry Street: the original\n", "2:16 UnquotedColon"),
    ("- a: b: c\n", "1:7 UnquotedColon"),
    ("a: b\n  c: d\n", "2:4 InvalidYAML"),
    ("a: b\nfoo\nc: d\n", "2:1 InvalidYAML"),
    ("foo\nc: d\n", "1:1 InvalidYAML"),
    ("a: @b\n", "1:4 InvalidYAML"),
    ("a: `b`\n", "1:4 InvalidYAML"),
    ("a: %b\n", "1:4 InvalidYAML"),
    ("%b\n", "1:1 InvalidYAML"),
    ("a: [b, c\nd: e\n", "1:4 InvalidYAML"),
    ("a: {b: c\n", "1:4 InvalidYAML"),
    ("a: \"b\" c\n", "1:8 InvalidYAML"),
    ("  a: b\nc: d\n", "2:1 InvalidYAML"),
    ("a:\n  - b\n  c: d\n", "3:3 InvalidYAML"),
    ("a: - b\n", "1:4 InvalidYAML"),
    ("a: \"\\q\"\n", "1:5 InvalidYAML"),
    ("a: \"\\u12\"\n", "1:7 InvalidYAML"),
    ("- a\nb: c\n", "2:1 InvalidYAML"),
    ("a: ]\n", "1:4 InvalidYAML"),
    ("a: |x\n", "1:5 InvalidYAML"),
  ])
  func pointsAtTheMistake(text: String, report: String) {
    #expect(Reading.yaml(text).reports == [report])
  }

  @Test(arguments: [
    (
      "a: b: c\n", "an unquoted value contains `: `, which ends a key",
      "put the value in straight quotes, `\"`"
    ),
    ("a:\n\tb: c\n", "a tab is where YAML needs spaces", "replace it by two spaces"),
    ("a: @b\n", "an unquoted value cannot start with `@`", "put the value in quotes"),
    (
      "a: \"b\n", "the quote that opens here is never closed",
      "close it, or put the text in the other kind of quotes"
    ),
    (
      "foo\nc: d\n", "no `:` follows the key `foo`",
      "write `key: value`, or indent the line if it continues the value above"
    ),
    (
      "a: [b\nc: d\n", "the list that opens here is not closed, or lacks a comma",
      "close it with `]`, or put the value in quotes if `[` is text"
    ),
    ("a: * b\n", "an unquoted value cannot start with `*`", "put the value in quotes"),
    (
      "a:\n  b: 1\nc: \"2\"\n  d: 3\n", "`c: \"2\"` is not indented as the lines around it",
      "indent the line, or move it behind them"
    ),
    (
      "a:\n  b: 1\nc: 2\n  d: 3\n", "`c: 2` is not indented as the lines around it",
      "indent the line, or move it behind them"
    ),
  ])
  func saysItInPlainWords(text: String, message: String, fix: String) throws {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    _ = parser.parse(SourceFile(path: "site.yml", text), diagnostics: &diagnostics)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.message == message)
    #expect(diagnostic.fix == fix)
  }
}

/// A `#` that starts a comment where it was meant as a part of the value.
struct UnquotedHashTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    _ = parser.parse(SourceFile(path: "site.yml", text), diagnostics: &diagnostics)
    return diagnostics
  }

  @Test(arguments: [
    ("title: Store #12\n", "1:14 UnquotedHash", "\"Store #12\""),
    ("description: We are #1 in town  \r\n", "1:21 UnquotedHash", "\"We are #1 in town\""),
    ("a: b\nplace:\n  street: 1 Main St #400\n", "3:21 UnquotedHash", "\"1 Main St #400\""),
    ("- Café #2\n", "1:8 UnquotedHash", "\"Café #2\""),
  ])
  func offersTheQuotedForm(text: String, report: String, quoted: String) {
    #expect(Reading.yaml(text).reports == [report])
    #expect(diagnostics(text).first?.fix == "write `\(quoted)`, or a space behind the `#` of a comment")
  }

  @Test func quotesNoQuote() {
    #expect(
      diagnostics("a: The \"Best\" #1\n").first?.fix?.hasPrefix("put the whole value in quotes") == true)
  }

  @Test(arguments: [
    "a: Store # 12\n", "a: 'Store #12'\n", "a: \"Store\" #12\n", "a: Store#12\n", "a: b\n#c: d\n",
    "a: |\n  x #1\n",
    "a: b #\n", "a: b\n\n  #c\n",
  ])
  func leavesCommentsAlone(text: String) {
    #expect(Reading.yaml(text).reports == [])
  }
}

/// Characters that look like the spaces and colons of YAML.
struct LookalikeCharacterTests {
  private func read(_ yaml: String) -> [Diagnostic] {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(SourceFile(path: "site.yml", yaml), diagnostics: &diagnostics)
    var reader = MappingReader(tree.root, Keys<Empty>())
    _ = reader.mapping(tree.root, "root")
    for (_, value) in tree.root.entries where value.text?.contains("street") == true {
      _ = reader.mapping(value, "place")
    }
    reader.finish(&diagnostics)
    return diagnostics
  }

  private struct Empty: Sendable {}

  @Test(arguments: [
    "title:\u{A0}Market\n", "title:\u{A0}Market\ndescription: x\n", "description: x\ntitle:\u{A0}Market\n",
    "title\u{A0}: Market\n", "place:\n\u{A0}\u{A0}street: x\n",
    "place:\n\u{A0}\u{A0}street: x\n  region: y\n",
    "place:\n  street: x\n\u{A0}\u{A0}region: y\n", "place:\n  street: x\n \u{A0}region: y\n",
    "extra:\n  a: b\n  \u{A0}c: d\n", "place:\n  street:\u{A0}x\n",
    "place:\n  region: y\n  street:\u{A0}x\n  a: b\n",
  ])
  func namesANoBreakSpace(yaml: String) throws {
    let first = try #require(read(yaml).first)
    #expect(first.message == "the no-break space U+00A0 is where YAML needs a plain space")
    #expect(first.fix == "replace it by a space")
  }

  @Test(arguments: [
    "title：Market\n", "title：Market\ndescription: x\n", "description: x\ntitle：Market\n",
    "description: x\ntitle： Market\n",
  ])
  func namesAFullWidthColon(yaml: String) throws {
    let first = try #require(read(yaml).first)
    #expect(first.message == "the fullwidth colon U+FF1A is where a key ends")
    #expect(first.fix == "write `: ` in its place")
  }

  @Test(arguments: [
    "title: Café\u{A0}du Port\n", "title: 時間：九時\n", "title:  \u{A0}x\n",
    "description: |\n  Horaires\u{A0}: 9h\n",
    "extra:\n  Prix du café\u{A0}: x\n".replacing("\u{A0}", with: " "), "a: >\n  x\n\n  \u{A0}y: z\n",
  ])
  func leavesTextAlone(yaml: String) {
    #expect(read(yaml).map(\.message) == [])
  }
}

struct YAMLSyntaxWordingTests {
  @Test(arguments: [
    "a: {b: #c, d: e}\n", "a: {b: #c, d: e}\nf: g\n", "a: {b: 'x # y', d: #e}\n", "a: [b, #c, d]\n",
    "a: [#b]\n\n# end\n", "a: [\n  b: 'x',\n  c: #d}\n", "a: {b: {c: #d, e: f}}\n",
    "h: [i]  #note\na: {b: #c, d: e}\n",
  ])
  func namesAValueThatIsAComment(text: String) {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    _ = parser.parse(SourceFile(path: "x.yml", text), diagnostics: &diagnostics)
    #expect(diagnostics.map(\.fix) == ["put the value in quotes, because ` #` starts a comment"])
    let start = diagnostics.first?.range.bytes?.lowerBound ?? -1
    #expect(Array(text.utf8).dropFirst(start).starts(with: "#".utf8))
  }

  // Remarks about what stands there are no values.
  @Test(arguments: ["a: {b: c # d\n", "a: [  # list\nb, c\n", "a: {b: '#c', d: e\n", "a: [b]] #c\n"])
  func leavesRemarksAlone(text: String) {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    _ = parser.parse(SourceFile(path: "x.yml", text), diagnostics: &diagnostics)
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.fix?.contains("comment") == false })
  }

  @Test(arguments: [
    ("a: @b\n", "an unquoted value cannot start with `@`"),
    ("a: ? b\n", "an unquoted value cannot start with `?`"),
    ("a: [b\nc: d\n", "the list that opens here is not closed, or lacks a comma"),
    ("a: {b\n", "the mapping that opens here is not closed, or lacks a comma"),
    ("a: \"b\" c\n", "text follows the `\"` that ends the value"),
    ("a: 'it's\n", "text follows the `'` that ends the value"),
    ("a: [b] c\n", "text follows the `]` that ends the value"),
    ("a:\n    b: c\n  d: e\n", "a key is expected instead of `d`"),
    ("a:\n  - b\n  c: d\n", "a list item is expected instead of `c`"),
    ("a: - b\n", "a list item cannot start here"),
    ("  a: b\nc: d\n", "this line is part of no key"),
    ("a: ]\n", "a value is expected instead of `]`"),
    ("a: > x\n", "only a line end may follow `|` or `>`"),
    ("a: \"C:\\Dir\"\n", "a backslash in double quotes starts an unknown escape"),
    ("a: b\n%c\n", "a line that starts with `%` is a YAML directive"),
  ])
  func replacesLibyamlsWords(text: String, message: String) {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    _ = parser.parse(SourceFile(path: "site.yml", text), diagnostics: &diagnostics)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.allSatisfy { $0.fix != nil })
  }
}
