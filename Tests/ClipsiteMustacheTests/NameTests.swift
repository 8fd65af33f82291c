import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct NameTests {
  @Test func isEqualWhenItsSpellingIs() {
    #expect(Name("title") == "title")
    #expect(Name("title") != "Title")
    #expect(Set<Name>(["a", "b", "a"]).count == 2)
  }

  @Test func describesItselfAsSpelt() {
    #expect("\(Name("page-title"))" == "page-title")
  }
}
