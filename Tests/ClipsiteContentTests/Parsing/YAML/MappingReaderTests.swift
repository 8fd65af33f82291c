import ClipsiteContent
import ClipsiteText
import Testing

struct MappingReaderTests {
  private let file = SourceFile(
    path: "site.yml",
    """
    title: Market Street
    code: 0123
    quoted: "0123"
    nothing:
    empty: ""
    open: true
    draft: "false"
    sure: yes
    tags: [a, "b", 3]
    mixed: [a, [b], {c: d}, ""]
    holes:
    - a
    -
    clip:
      display: card
      extra: 1
    ios: [{url: "donuts://", nam: D}, text, {url: "x:"}]
    """)

  /// Decodes the file, whose mistakes in lines with other keys are left out.
  private func read(_ keys: Set<String>) -> (sample: Sample, reports: [String], messages: [String]) {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(file, diagnostics: &diagnostics)
    let lines = Dictionary(
      uniqueKeysWithValues: tree.root.entries.map {
        ($0.key.text ?? "", $0.key.range.lowerBound...$0.value.range.upperBound)
      })
    let (sample, found) = Self.read(tree)
    let meant = found.filter { diagnostic in
      keys.contains { lines[$0]?.contains(diagnostic.range.bytes?.lowerBound ?? 0) == true }
    }
    return (sample, Reading.reports(meant, in: file), meant.map(\.message))
  }

  private static func read(_ tree: YAMLTree) -> (sample: Sample, diagnostics: [Diagnostic]) {
    var (reader, sample) = (MappingReader(tree.root, Sample.keys), Sample())
    _ = reader.read(tree.root, Sample.keys, into: &sample)
    return (sample, reader.diagnostics)
  }

  @Test func readsText() {
    let (sample, reports, _) = read(["title", "code", "quoted", "empty", "no"])
    let texts = [sample.title, sample.code, sample.quoted, sample.empty, sample.no]
    #expect(texts.map { $0?.value } == ["Market Street", "0123", "0123", "", nil])
    #expect(texts.map { $0?.range.bytes?.count } == [13, 4, 6, 2, nil])
    #expect(reports == [])
  }

  @Test func takesAKeyWithoutValueAsAbsent() {
    let (sample, reports, messages) = read(["nothing"])
    #expect(sample.nothing == nil)
    #expect(reports == ["4:9 EmptyValue"])
    #expect(messages == ["`nothing` has no value"])
  }

  @Test func readsTruthValues() {
    let (sample, reports, messages) = read(["open", "draft", "sure"])
    #expect([sample.open, sample.draft, sample.sure] == [true, false, nil])
    #expect(reports == ["8:7 WrongType"])
    #expect(messages == ["`sure` must be `true` or `false`, not the text `yes`"])
  }

  @Test(arguments: [("yes", "write `true`"), ("Off", "write `false`"), ("maybe", "write `true` or `false`")])
  func suggestsTheTruthValueMeant(word: String, fix: String) {
    let (sample, diagnostics) = Self.read(Reading.yaml("draft: \(word)\n").tree)
    #expect(sample.draft == nil)
    #expect(diagnostics.map(\.fix) == [fix])
  }

  @Test func readsLists() {
    let (sample, reports, _) = read(["tags"])
    #expect(sample.tags.map(\.value) == ["a", "b", "3"])
    #expect(reports == [])
  }

  /// Most lists have one item, and people write it without brackets.
  @Test(arguments: ["tags: Market Street", "tags: \"Market Street\"", "tags: >-\n  Market\n  Street"])
  func readsATextAloneAsAListOfOne(_ lines: String) {
    let (sample, diagnostics) = Self.read(Reading.yaml(lines + "\n").tree)
    #expect(sample.tags.map(\.value) == ["Market Street"])
    #expect(diagnostics == [])
  }

  @Test(arguments: [
    ("title: #a33c13", "`title` has no value", "#a33c13"), ("title:\t#1", "`title` has no value", "#1"),
    ("tags:\n  - #a33c13", "an item of `tags` is empty", "#a33c13"),
  ])
  func namesTheCommentInPlaceOfAValue(_ lines: String, message: String, comment: String) {
    let (_, diagnostics) = Self.read(Reading.yaml(lines + " # more\nopen: true\n").tree)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.fix) == ["put the value in quotes, because ` #` starts a comment"])
    let start = lines.utf8.count - comment.utf8.count
    #expect(diagnostics.first?.range.bytes == start..<start + comment.utf8.count + 7)
  }

  @Test(arguments: ["title: # a comment", "title: #", "title:\n#a33c13", "title:"])
  func leavesOtherCommentsAlone(_ lines: String) {
    let (_, diagnostics) = Self.read(Reading.yaml(lines + "\n").tree)
    #expect(diagnostics.map(\.fix) == ["write a value, or remove the line"])
  }

  @Test func namesAKeyInPlaceOfAValueThatIsNoMapping() {
    let (_, diagnostics) = Self.read(Reading.yaml("clip: red\n").tree)
    #expect(diagnostics.count == 1 && diagnostics[0].fix?.hasPrefix("write its keys below it") == true)
  }

  @Test func leavesOutItemsThatAreNoText() {
    let (sample, reports, messages) = read(["mixed"])
    #expect(sample.mixed.map(\.value) == ["a", ""])
    #expect(reports == ["10:12 WrongType", "10:17 WrongType"])
    #expect(messages == ["`mixed` must be text, not a list", "`mixed` must be text, not a mapping"])
    #expect(read(["holes"]).reports == ["13:2 EmptyValue"])
  }

  // Case 61.
  @Test(arguments: [
    ("title: [a]", "`title` must be text, not a list"),
    ("title: {a: b}", "`title` must be text, not a mapping"),
    ("clip: 0123", "`clip` must be a mapping, not the text `0123`"),
    ("tags: {a: b}", "`tags` must be a list, not a mapping"),
    ("open: [a]", "`open` must be `true` or `false`, not a list"),
  ])
  func namesExpectedAndFoundKinds(_ line: String, message: String) {
    let (_, diagnostics) = Self.read(Reading.yaml(line + "\n").tree)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.code) == [.wrongType])
    #expect(diagnostics.first?.range.bytes?.upperBound == line.utf8.count)
  }

  @Test func readsNestedMappings() {
    let (sample, reports, _) = read(["clip"])
    #expect(sample.clip.display == "card")
    #expect(reports == ["16:3 UnknownKey"])
  }

  @Test func readsListsOfMappings() {
    let (sample, reports, _) = read(["ios"])
    #expect(sample.apps.map(\.url) == ["donuts://", "x:"])
    #expect(reports == ["17:26 UnknownKey", "17:35 WrongType"])
  }

  // Case 54.
  @Test func reportsKeysThatWereNeverAskedFor() {
    let file = SourceFile(path: "site.yml", "titel: x\nxyzzy: y\nTitle: z\nimage: i\n")
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(file, diagnostics: &diagnostics)
    var (reader, page) = (MappingReader(tree.root, Page.keys), Page())
    _ = reader.read(tree.root, Page.keys, into: &page)
    reader.finish(&diagnostics)
    #expect(Reading.reports(diagnostics, in: file) == ["1:1 UnknownKey", "2:1 UnknownKey", "3:1 UnknownKey"])
    #expect(
      diagnostics.map(\.fix) == [
        "did you mean `title`?", "use one of `title`, `image`", "did you mean `title`?",
      ])
    #expect(diagnostics.first?.message == "the key `titel` is unknown")
  }

  @Test func readsNothingFromOtherKinds() {
    let (sample, diagnostics) = Self.read(Reading.yaml("- a\n- b\n").tree)
    #expect(sample.title == nil)
    #expect(diagnostics.map(\.message) == ["this must be a mapping, not a list"])
  }

  @Test func takesTheFirstOfEqualKeys() {
    #expect(Self.read(Reading.yaml("title: 1\ntitle: 2\n").tree).sample.title?.value == "1")
  }

  @Test func collectsMistakesOfTheProgram() {
    var diagnostics: [Diagnostic] = []
    var reader = MappingReader(Reading.yaml("title: 1\n").tree.root, Sample.keys)
    reader.report(Diagnostic(.wrongType, at: reader.range(7..<8), "too small"))
    reader.finish(&diagnostics)
    #expect(diagnostics.map(\.message) == ["too small"])
    #expect(diagnostics.map(\.range.bytes) == [7..<8])
  }

  @Test func countsUnknownKeysAfterAHundred() {
    let file = SourceFile(
      path: "site.yml", (0..<1_001).map { "key\($0): a\n" }.joined())
    var (parser, ignored) = (YAMLParser(), [Diagnostic]())
    let diagnostics = Self.read(parser.parse(file, diagnostics: &ignored)).diagnostics
    #expect(diagnostics.count == 100)
    #expect(diagnostics.last?.message == "the key `key99` is unknown")
    #expect(DiagnosticList(diagnostics).count(of: .error) == 1_001)
  }
}

/// The values of the sample.
private struct Sample: Sendable {
  var title: Ranged<String>?
  var code: Ranged<String>?
  var quoted: Ranged<String>?
  var nothing: Ranged<String>?
  var empty: Ranged<String>?
  var no: Ranged<String>?
  var open: Bool?
  var draft: Bool?
  var sure: Bool?
  var tags: [Ranged<String>] = []
  var mixed: [Ranged<String>] = []
  var holes: [Ranged<String>] = []
  var clip = Clip()
  var apps: [App] = []

  static let keys = Keys<Sample>([
    .key("title", .text(\.title), .alone, about: ""), .key("code", .text(\.code), .alone, about: ""),
    .key("quoted", .text(\.quoted), .alone, about: ""), .key("nothing", .text(\.nothing), .alone, about: ""),
    .key("empty", .text(\.empty), .alone, about: ""), .key("no", .text(\.no), .alone, about: ""),
    .key("open", .flag(\.open), .alone, about: ""), .key("draft", .flag(\.draft), .alone, about: ""),
    .key("sure", .flag(\.sure), .alone, about: ""), .key("tags", .texts(\.tags), .alone, about: ""),
    .key("mixed", .texts(\.mixed), .alone, about: ""), .key("holes", .texts(\.holes), .alone, about: ""),
    .key("clip", KeyField(Clip.keys, \.clip), .alone, about: ""),
    .key(
      "ios",
      KeyField(.list(.mapping(App.keys)), \.apps) { node, key, reader in
        reader.mappings(node, key, of: App.keys).map { item in
          var app = App()
          _ = reader.read(item, App.keys, into: &app)
          return app
        }
      }, .alone, about: ""),
  ])

  struct Clip: Sendable {
    var display: String?

    static let keys = Keys<Clip>([.key("display", .text(\.display), .alone, about: "")])
  }

  struct App: Sendable {
    var name: String?
    var url: String?

    static let keys = Keys<App>([
      .key("name", .text(\.name), .alone, about: ""), .key("url", .text(\.url), .alone, about: ""),
    ])
  }
}

private struct Page: Sendable {
  var title: String?
  var image: String?

  static let keys = Keys<Page>([
    .key("title", .text(\.title), .alone, about: ""), .key("image", .text(\.image), .alone, about: ""),
  ])
}
