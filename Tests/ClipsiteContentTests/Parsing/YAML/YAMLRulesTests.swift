import ClipsiteContent
import ClipsiteText
import Testing

struct YAMLRulesTests {
  @Test(arguments: [
    ("a: 1\nb: 2\na: 3\n", ["3:1 DuplicateKey"]),
    ("a: {b: 1, \"b\": 2}\n", ["1:11 DuplicateKey"]),
    ("a: 1\na: 2\na: 3\n", ["2:1 DuplicateKey", "3:1 DuplicateKey"]),
    ("title: 1\nTitle: 2\n", ["2:1 SimilarKeys"]),
    ("é: 1\né: 2\n", ["2:1 DuplicateKey"]),
    ("a: {c: 1}\nb: {c: 1}\n", []),
    ("a: &x 1\n", ["1:4 AnchorNotAllowed"]),
    ("&x a: 1\n", ["1:1 AnchorNotAllowed"]),
    ("a: *x\nb: 2\n", ["1:4 AnchorNotAllowed"]),
    ("a: &x [*x]\n", ["1:4 AnchorNotAllowed", "1:8 AnchorNotAllowed"]),
    ("a: * x\n", ["1:4 AnchorNotAllowed"]),
    ("a: **bold** text\n", ["1:4 AnchorNotAllowed"]),
    ("a: & x\n", ["1:4 AnchorNotAllowed"]),
    ("a: !!python/object x\n", ["1:4 TagNotAllowed"]),
    ("a: !!binary aGk=\n", ["1:4 TagNotAllowed"]),
    ("a: !foo {b: c}\n", ["1:4 TagNotAllowed"]),
    ("a: !foo [c]\n", ["1:4 TagNotAllowed"]),
    ("a: !unknown!x y\n", ["1:4 TagNotAllowed"]),
    ("a: ! y\n", ["1:4 TagNotAllowed"]),
    ("a:\n  <<: b\n", ["2:3 MergeKeyNotAllowed"]),
    ("a:\n  \"<<\": b\n", []),
    ("a: b\n---\nc: d\n", ["2:1 SecondDocument"]),
    ("a: b\n...\n---\nc: d\n", ["3:1 SecondDocument"]),
    ("? [a]\n: b\n", ["1:3 KeyNotText"]),
    ("a: {{ name }}\n", ["1:5 KeyNotText"]),
    ("?\n: b\n", ["1:2 KeyNotText"]),
  ])
  func refusesWhatLibyamlReads(text: String, reports: [String]) {
    #expect(Reading.yaml(text).reports == reports)
  }

  /// What the parser has refused is absent for whoever reads the mapping, and reported once.
  @Test(arguments: [
    ("a: *x\n", "AnchorNotAllowed"), ("a: \"\\0\"\n", "ControlCharacter"), ("*x : 1\n", "AnchorNotAllowed"),
    ("<<: {b: 1}\n", "MergeKeyNotAllowed"), ("list: [*x]\n", "AnchorNotAllowed"),
    ("maps: [*x]\n", "AnchorNotAllowed"), ("map: *x\n", "AnchorNotAllowed"),
    ("flag: *x\n", "AnchorNotAllowed"),
    ("*x\n", "AnchorNotAllowed"),
  ])
  func oneMistakeIsReportedOnce(text: String, code: String) {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(SourceFile(path: "site.yml", text), diagnostics: &diagnostics)
    var (reader, rules) = (MappingReader(tree.root, Rules.keys), Rules())
    _ = reader.read(tree.root, Rules.keys, into: &rules)
    #expect(
      rules.a == nil && rules.list.isEmpty && rules.maps.isEmpty && rules.map == nil && rules.flag == nil)
    reader.finish(&diagnostics)
    #expect(diagnostics.map(\.code.name) == [code])
  }

  @Test func whatIsRefusedIsThereAllTheSame() {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(SourceFile(path: "site.yml", "a: *x\nb:\n"), diagnostics: &diagnostics)
    var (reader, rules) = (MappingReader(tree.root, Rules.keys), Rules())
    let found = reader.read(tree.root, Rules.keys, into: &rules)
    #expect(found.contains("a"))
    #expect(!found.contains("b"))
  }

  @Test func notesTheFirstOfTwoEqualKeys() throws {
    let file = SourceFile(path: "site.yml", "a: 1\nb: 2\na: 3\n")
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(file, diagnostics: &diagnostics)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.message == "the key `a` occurs twice")
    #expect(diagnostic.notes.map(\.range) == [SourceRange("site.yml", 0..<1)])
    #expect(Reading.outline(tree.root) == "{a: 1, b: 2, a: 3}")
    #expect(tree.isComplete)
  }

  @Test(arguments: ["a: {b: 1}\na: {c: 2}\n", "a: {b: 1}\na:\n  c: 2\n", "a: [1]\na: [2]\n"])
  func theFixForTwoMappingsFitsTheirForm(text: String) {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    _ = parser.parse(SourceFile(path: "site.yml", text), diagnostics: &diagnostics)
    #expect(diagnostics.map(\.fix) == ["merge the two: move the values of this key to the first one"])
  }

  @Test(arguments: [2, 31, 32, 33, 5_000])
  func findsRepeatedKeysAmongMany(count: Int) {
    var lines = (1...count).map { "key\($0): x" }
    lines += ["key\(count): y", "KEY1: z"]
    let reports = Reading.yaml(lines.joined(separator: "\n")).reports
    #expect(reports == ["\(count + 1):1 DuplicateKey", "\(count + 2):1 SimilarKeys"])
  }

  @Test(arguments: [100, 101, 10_000])
  func reportsAtMostAHundredRepeatedKeys(count: Int) {
    let text = String(repeating: "a: b\n", count: count + 1)
    #expect(Reading.yaml(text).reports.count == min(count, 100))
  }

  @Test func countsNestedMappingsOnceWhenComparingKeys() {
    let (tree, reports) = Reading.yaml("a: {x: 1, y: {x: 2, a: 3}}\nb: [a, a]\nx: {a: 1}\n")
    #expect(reports == [])
    #expect(tree.root.count == 3)
  }

  // Cases 48 to 50.
  @Test func refusesAliasBombsAtTheFirstAnchor() {
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in 1...9 {
      let items = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(items)]")
    }
    let reports = Reading.yaml(lines.joined(separator: "\n")).reports
    #expect(reports.first == "1:5 AnchorNotAllowed")
    #expect(reports.count == 91)
  }

  @Test func stopsAfterAHundredMistakes() {
    let (tree, reports) = Reading.yaml(
      "a: [" + Array(repeating: "*x", count: 5_000).joined(separator: ", ") + "]")
    #expect(reports.count == 100)
    #expect(!tree.isComplete)
  }

  // Case 51.
  @Test(arguments: [("[", 33), ("{a: ", 129), ("- ", 65)])
  func stopsAtTheFirstLevelTooDeep(opener: String, column: Int) {
    let (tree, reports) = Reading.yaml(String(repeating: opener, count: 100_000))
    #expect(reports == ["1:\(column) NestingTooDeep"])
    #expect(!tree.isComplete)
  }

  // Case 52.
  @Test func stopsAtTheFirstBlockLevelTooDeep() {
    let lines = (0..<3_000).map { String(repeating: " ", count: $0) + "a:" }
    #expect(Reading.yaml(lines.joined(separator: "\n")).reports == ["33:33 NestingTooDeep"])
  }

  @Test func allowsTheDeepestLevel() {
    let text = String(repeating: "[", count: 32) + "x" + String(repeating: "]", count: 32)
    let (tree, reports) = Reading.yaml(text)
    #expect(reports == [])
    #expect(Reading.outline(tree.root) == text)
  }

  // Case 62.
  @Test(arguments: [1_024, 1_025])
  func limitsKeys(length: Int) {
    let key = String(repeating: "k", count: length)
    let umlauts = String(repeating: "ü", count: length)
    let tooLong = length > 1_024
    for text in ["\(key): v\n", "? \(key)\n: v\n", "a: {\(key): v}\n", "\(umlauts): v\n"] {
      let codes = Reading.yaml(text).reports.map { $0.split(separator: " ").last ?? "" }
      #expect(codes.filter { $0 != "EmptyValue" } == (tooLong ? ["KeyTooLong"] : []), "\(text.prefix(3))")
    }
    #expect(Reading.yaml("a: b\n\(key): v\n").reports == (tooLong ? ["2:1 KeyTooLong"] : []))
  }

  // Case 63.
  @Test(arguments: [65_536, 65_537])
  func limitsValues(length: Int) {
    let reports = Reading.yaml("a: b\nc: \(String(repeating: "v", count: length))\n").reports
    #expect(reports == (length > 65_536 ? ["2:4 ValueTooLong"] : []))
  }
}

private struct Rules: Sendable {
  var a: String?
  var b: String?
  var list: [Ranged<String>] = []
  var maps: [Int] = []
  var map: Int?
  var flag: Bool?

  struct Rest: Sendable {
    static let keys = Keys<Rest>([])
  }

  static let keys = Keys<Rules>([
    .key("a", .text(\.a), .alone, about: ""), .key("b", .text(\.b), .alone, about: ""),
    .key("list", .texts(\.list), .alone, about: ""),
    .key(
      "maps",
      KeyField(.list(.mapping(Rest.keys)), \.maps) { node, key, reader in
        reader.mappings(node, key, of: Rest.keys).map(\.count)
      }, .alone, about: ""),
    .key("map", KeyField(.mapping(Rest.keys), \.map) { $2.mapping($0, $1)?.count }, .alone, about: ""),
    .key("flag", .flag(\.flag), .alone, about: ""),
  ])
}
