import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@Suite(.timeLimit(.minutes(30))) struct YAMLSyntaxWordingTests {
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
