import ClipsiteContent
import ClipsiteText
import Testing

struct KeyTests {
  @Test func aGroupListsItsKeysInOrder() {
    #expect(Sample.keys.all.map(\.name.description) == ["title", "first", "second", "links", "words", "to"])
  }

  @Test func aPathLeadsToEachValue() {
    let paths = KeyPlace.leaves(of: Sample.keys.all, below: "site.").map(\.path)
    #expect(
      paths == [
        "site.title", "site.first", "site.second", "site.links[].first", "site.links[].second",
        "site.words.LANGUAGE.first", "site.words.LANGUAGE.second", "site.to",
      ])
  }

  @Test(arguments: [
    ("titel", "did you mean `title`?"), ("headline", "did you mean `title`?"),
    ("Head Line", "did you mean `title`?"), ("head_line", "did you mean `title`?"),
    ("headLine", "did you mean `title`?"), ("street", "did you mean `place.street`?"),
    ("address", "did you mean `place.street`?"),
    ("looks", "did you mean `place.looks`?"),
    ("tags", "move it below `extra`, which keeps values for templates"),
    ("team", "move it to `site.yml`, as `app.team`"), ("app", "move it to `site.yml`, as `app`"),
    ("deep", "move it below `extra`, which keeps values for templates"),
  ])
  func theFixKeepsTheValue(_ name: String, fix: String) {
    #expect(fixes(of: "\(name): x\n") == [fix])
  }

  @Test func aNestedKeyHasTheNamesOfItsMapping() {
    #expect(fixes(of: "place: {address: x}\n") == ["did you mean `street`?"])
    #expect(fixes(of: "place: {headline: x}\n") == ["move it to the top level, as `title`"])
    #expect(fixes(of: "place: {title: x}\n") == ["move it to the top level, as `title`"])
    #expect(fixes(of: "place: {team: x}\n") == ["move it to `site.yml`, as `app.team`"])
  }

  @Test func aSummaryHasPlainLinks() {
    let keys = Keys<Sample>([
      .key("a", .text(\.text), .alone, about: "the [first](a.md#b) of [two](c.md) things")
    ])
    #expect(keys.all[0].plainSummary == "the first of two things")
  }

  private func fixes(of yaml: String) -> [String?] {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(SourceFile(path: "a.md", yaml), diagnostics: &diagnostics)
    var reader = MappingReader(tree.root, Page.keys) { OtherFile("`site.yml`", Site.keys) }
    var page = Page()
    _ = reader.read(tree.root, Page.keys, into: &page)
    reader.finish(&diagnostics)
    return diagnostics.map(\.fix)
  }

  private struct Page: Sendable {
    var title: String?
    var place = Place()

    static let keys = Keys<Page>([
      .key("title", .text(\.title), .alone, about: "the title", synonyms: ["headline", "head-line"]),
      .key("place", KeyField(Place.keys, \.place), .alone, about: "the place"),
      .key("extra", KeyField(.anything) { _, _, _, _ in }, .alone, about: "values"),
    ])
  }

  private struct Site: Sendable {
    var team: String?

    static let keys = Keys<Site>([
      .key("app", KeyField(.mapping(app)) { _, _, _, _ in }, .alone, about: "the app")
    ])
    static let app = Keys<Site>([
      .key("team", .text(\.team), .alone, about: "the team"),
      .key("nested", KeyField(.mapping(deep)) { _, _, _, _ in }, .alone, about: "a mapping"),
    ])
    static let deep = Keys<Site>([.key("deep", .text(\.team), .alone, about: "a value")])
  }

  private struct Place: Sendable {
    var street: String?

    static let keys = Keys<Place>([
      .key("street", .text(\.street), .alone, about: "the street", synonyms: ["address"]),
      .key("looks", KeyField(.mapping(Keys(Sample.pair))) { _, _, _, _ in }, .alone, about: "a mapping"),
    ])
  }

  private struct Sample: Sendable {
    var text: String?
    var flag: Bool?

    static let keys = Keys<Sample>(
      (nil, [.key("title", .text(\.text), .alone, about: "the title")]), ("pair", pair),
      (
        nil,
        [
          .key("links", unread(.list(.mapping(Keys(pair)))), .alone, about: "links"),
          .key("words", unread(.entries(.mapping(Keys(pair)), named: "LANGUAGE")), .alone, about: "words"),
          .key("to", unread(.either(.text, .entries(.text, named: "DOMAIN"))), .alone, about: "the target"),
        ]
      ))

    static let pair: [KeyDeclaration<Sample>] = [
      .key("first", .text(\.text), .alone, about: "one"),
      .key("second", .flag(\.flag), .alone, about: "another"),
    ]

    private static func unread(_ type: KeyType) -> KeyField<Sample> { KeyField(type) { _, _, _, _ in } }
  }
}
