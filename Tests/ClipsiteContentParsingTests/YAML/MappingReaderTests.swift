import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@Suite(.timeLimit(.minutes(30))) struct MappingReaderTests {
  private let keys = SampleKeys()

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

  private func read<Result>(
    _ decode: (inout MappingReader) -> Result
  ) -> (result: Result, reports: [String], messages: [String]) {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(file, diagnostics: &diagnostics)
    var reader = MappingReader(tree.root, keys)
    let result = decode(&reader)
    return (result, Reading.reports(reader.diagnostics, in: file), reader.diagnostics.map(\.message))
  }

  @Test func readsText() {
    let (texts, reports, _) = read { reader in
      [
        reader.text(keys.title), reader.text(keys.code), reader.text(keys.quoted), reader.text(keys.empty),
        reader.text(keys.no),
      ]
    }
    #expect(texts.map { $0?.value } == ["Market Street", "0123", "0123", "", nil])
    #expect(texts.map { $0?.range.bytes?.count } == [13, 4, 6, 2, nil])
    #expect(reports == [])
  }

  @Test func takesAKeyWithoutValueAsAbsent() {
    let (text, reports, messages) = read { $0.text(keys.nothing) }
    #expect(text == nil)
    #expect(reports == ["4:9 EmptyValue"])
    #expect(messages == ["`nothing` has no value"])
  }

  @Test func readsTruthValues() {
    let (values, reports, messages) = read {
      [$0.bool(keys.open), $0.bool(keys.draft), $0.bool(keys.sure), $0.bool(keys.no)]
    }
    #expect(values.map { $0?.value } == [true, false, nil, nil])
    #expect(reports == ["8:7 WrongType"])
    #expect(messages == ["`sure` must be `true` or `false`, not the text `yes`"])
  }

  @Test(arguments: [("yes", "write `true`"), ("Off", "write `false`"), ("maybe", "write `true` or `false`")])
  func suggestsTheTruthValueMeant(word: String, fix: String) {
    let (tree, _) = Reading.yaml("draft: \(word)\n")
    var reader = MappingReader(tree.root, keys)
    #expect(reader.bool(keys.draft) == nil)
    #expect(reader.diagnostics.map(\.fix) == [fix])
  }

  @Test func readsLists() {
    let (list, reports, _) = read { $0.texts(keys.tags) }
    #expect(list?.value.map(\.value) == ["a", "b", "3"])
    #expect(reports == [])
  }

  @Test func leavesOutItemsThatAreNoText() {
    let (list, reports, messages) = read { $0.texts(keys.mixed) }
    #expect(list?.value.map(\.value) == ["a", ""])
    #expect(reports == ["10:12 WrongType", "10:17 WrongType"])
    #expect(messages == ["`mixed` must be text, not a list", "`mixed` must be text, not a mapping"])
    #expect(read { $0.texts(keys.holes) }.reports == ["13:2 EmptyValue"])
  }

  // Case 61.
  @Test func namesExpectedAndFoundKinds() {
    let (_, reports, messages) = read { reader in
      _ = reader.texts(keys.title)
      _ = reader.text(keys.tags)
      _ = reader.text(keys.clip)
      _ = reader.mapping(keys.code)
      _ = reader.sequence(keys.clip)
      _ = reader.bool(keys.tags)
    }
    #expect(
      messages == [
        "`title` must be a list, not the text `Market Street`", "`tags` must be text, not a list",
        "`clip` must be text, not a mapping", "`code` must be a mapping, not the text `0123`",
        "`clip` must be a list, not a mapping", "`tags` must be `true` or `false`, not a list",
      ])
    #expect(
      reports == [
        "1:8 WrongType", "2:7 WrongType", "9:7 WrongType", "9:7 WrongType", "15:3 WrongType",
        "15:3 WrongType",
      ])
  }

  @Test func readsNestedMappings() {
    let (display, reports, _) = read { $0.mapping(keys.clip) { $0.text(ClipKeys.keys.display)?.value } }
    #expect(display == "card")
    #expect(reports == ["16:3 UnknownKey"])
  }

  @Test func readsListsOfMappings() {
    let (urls, reports, _) = read { reader in
      reader.mappings(keys.ios) { app in
        _ = app.text(AppKeys.keys.name)
        return app.text(AppKeys.keys.url)?.value
      }
    }
    #expect(urls == ["donuts://", "x:"])
    #expect(reports == ["17:26 UnknownKey", "17:35 WrongType"])
  }

  // Case 54.
  @Test func reportsKeysThatWereNeverAskedFor() {
    let file = SourceFile(path: "site.yml", "titel: x\nxyzzy: y\nTitle: z\nimage: i\n")
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let keys = PageKeys()
    var reader = MappingReader(parser.parse(file, diagnostics: &diagnostics).root, keys)
    _ = reader.text(keys.title)
    _ = reader.text(keys.image)
    reader.finish(&diagnostics)
    #expect(Reading.reports(diagnostics, in: file) == ["1:1 UnknownKey", "2:1 UnknownKey", "3:1 UnknownKey"])
    #expect(diagnostics.map(\.fix) == ["did you mean `title`?", "remove it", "did you mean `title`?"])
    #expect(diagnostics.first?.message == "the key `titel` is unknown")
  }

  @Test func readsNothingFromOtherKinds() {
    let (tree, _) = Reading.yaml("- a\n- b\n")
    var (reader, diagnostics) = (MappingReader(tree.root, keys), [Diagnostic]())
    #expect(reader.text(keys.a) == nil)
    reader.finish(&diagnostics)
    #expect(diagnostics.map(\.message) == ["this must be a mapping, not a list"])
  }

  @Test func takesTheFirstOfEqualKeys() {
    let (tree, _) = Reading.yaml("a: 1\na: 2\n")
    var reader = MappingReader(tree.root, keys)
    #expect(reader.text(keys.a)?.value == "1")
  }

  @Test func collectsMistakesOfTheProgram() {
    var diagnostics: [Diagnostic] = []
    let (tree, _) = Reading.yaml("a: 1\n")
    var reader = MappingReader(tree.root, keys)
    if let text = reader.text(keys.a) {
      reader.report(Diagnostic(.wrongType, at: SourceRange("x", text.range.bytes), "too small"))
    }
    reader.finish(&diagnostics)
    #expect(diagnostics.map(\.message) == ["too small"])
    #expect(diagnostics.map(\.range.bytes) == [3..<4])
  }

  @Test(arguments: [1_000, 1_001])
  func stopsAtAThousandUnknownKeys(count: Int) {
    let file = SourceFile(
      path: "site.yml", (0..<count).map { "key\($0): a\n" }.joined())
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(file, diagnostics: &diagnostics)
    var reader = MappingReader(tree.root, keys)
    reader.finish(&diagnostics)
    #expect(diagnostics.count == 1_000)
    #expect(diagnostics.last?.message == "the key `key999` is unknown")
  }
}

/// The keys of the sample. Group properties are in the order of the file.
private final class SampleKeys: KeyGroup {
  let title = Key("title", .text, about: "")
  let code = Key("code", .text, about: "")
  let quoted = Key("quoted", .text, about: "")
  let nothing = Key("nothing", .text, about: "")
  let empty = Key("empty", .text, about: "")
  let open = Key("open", .bool, about: "")
  let draft = Key("draft", .bool, about: "")
  let sure = Key("sure", .bool, about: "")
  let tags = Key("tags", .texts, about: "")
  let mixed = Key("mixed", .texts, about: "")
  let holes = Key("holes", .texts, about: "")
  let clip = Key("clip", .mapping(ClipKeys.keys), about: "")
  let ios = Key("ios", .list(.mapping(AppKeys.keys)), about: "")
  let a = Key("a", .text, about: "")
  let no = Key("no", .text, about: "")
}

private final class ClipKeys: KeyGroup {
  static let keys = ClipKeys()

  let display = Key("display", .text, about: "")
}

private final class AppKeys: KeyGroup {
  static let keys = AppKeys()

  let name = Key("name", .text, about: "")
  let url = Key("url", .text, about: "")
}

private final class PageKeys: KeyGroup {
  let title = Key("title", .text, about: "")
  let image = Key("image", .text, about: "")
}
