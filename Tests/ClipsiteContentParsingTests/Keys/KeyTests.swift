import ClipsiteContentParsing
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
