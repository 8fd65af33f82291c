import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@Suite(.timeLimit(.minutes(30))) struct KeyTests {
  @Test func aGroupListsItsKeysInOrder() {
    #expect(Sample().all.map(\.name.description) == ["title", "first", "second", "links", "words", "to"])
  }

  @Test func aPathLeadsToEachValue() {
    let paths = KeyPlace.leaves(of: Sample().all, below: "site.").map(\.path)
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
    ("tags", "move it below `extra`, which keeps values for templates"),
  ])
  func theFixKeepsTheValue(_ name: String, fix: String) {
    #expect(fixes(of: "\(name): x\n") == [fix])
  }

  @Test func aNestedKeyHasTheNamesOfItsMapping() {
    #expect(fixes(of: "place: {address: x}\n") == ["did you mean `street`?"])
    #expect(fixes(of: "place: {headline: x}\n") == ["did you mean `title`?"])
  }

  @Test func aSummaryHasPlainLinks() {
    let key = Key("a", .text, about: "the [first](a.md#b) of [two](c.md) things")
    #expect(key.plainSummary == "the first of two things")
  }

  private func fixes(of yaml: String) -> [String?] {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(SourceFile(path: "a.md", yaml), diagnostics: &diagnostics)
    let keys = Page()
    var reader = MappingReader(tree.root, keys)
    _ = reader.text(keys.title)
    _ = reader.mapping(keys.place) { $0.text(Place.keys.street) }
    _ = reader.mapping(keys.extra)
    reader.finish(&diagnostics)
    return diagnostics.map(\.fix)
  }

  private final class Page: KeyGroup {
    let title = Key("title", .text, about: "the title", synonyms: ["headline", "head-line"])
    let place = Key("place", .mapping(Place.keys), about: "the place")
    let extra = Key("extra", .anything, about: "values")
  }

  private final class Place: KeyGroup {
    static let keys = Place()

    let street = Key("street", .text, about: "the street", synonyms: ["address"])
  }

  private final class Sample: KeyGroup {
    let title = Key("title", .text, about: "the title")
    let pair = Pair()
    let links = Key("links", .list(.mapping(Pair())), about: "links")
    let words = Key("words", .entries(.mapping(Pair()), named: "LANGUAGE"), about: "words")
    let to = Key("to", .either(.text, .entries(.text, named: "DOMAIN")), about: "the target")
  }

  private final class Pair: KeyGroup {
    let first = Key("first", .text, about: "one")
    let second = Key("second", .bool, about: "another")
  }
}
