import ClipsiteDiagnostics
import Testing

@Suite(.timeLimit(.minutes(30))) struct SuggestionTests {
  private let names = ["title", "subtitle", "description", "image", "place", "draft", "url"]

  @Test(arguments: [
    ("titel", "title"), ("titles", "title"), ("TITLE", "title"), ("sub-title", "subtitle"),
    ("decsription", "description"),
    ("imgae", "image"), ("url", "url"), ("ulr", "url"), ("u", nil), ("", nil), ("something", nil),
    ("plaice", "place"), ("descr", "description"), ("subb", nil), ("sub", nil),
  ])
  func findsTheNearestName(_ name: String, nearest: String?) {
    #expect(Suggestion.nearest(to: name, in: names) == nearest)
  }

  @Test func prefersTheFirstOfEquallyNearNames() {
    #expect(Suggestion.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(Suggestion.nearest(to: "hat", in: ["cat", "hat"]) == "hat")
  }

  @Test func countsTransposedLettersOnce() {
    #expect(Suggestion.nearest(to: "ab", in: ["ba"]) == "ba")
    #expect(Suggestion.nearest(to: "ab", in: ["cd"]) == nil)
  }

  @Test func findsANameByItsBeginningIfNothingIsNear() {
    #expect(
      Suggestion.nearest(to: "Overlaping", in: ["Overpass", "OverlappingPrefix"]) == "OverlappingPrefix")
    #expect(Suggestion.nearest(to: "title", in: ["titles-and-more", "titel"]) == "titel")
  }

  @Test func ignoresVeryLongNames() {
    let long = String(repeating: "a", count: 101)
    #expect(Suggestion.nearest(to: long, in: [long]) == nil)
  }

  @Test func asksWhetherItWasMeant() {
    #expect(Suggestion.fix(for: "titel", in: names) == "did you mean `title`?")
    #expect(Suggestion.fix(for: "xyzzy", in: names) == nil)
  }
}
