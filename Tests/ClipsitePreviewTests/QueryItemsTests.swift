import Testing

@testable import ClipsitePreview

@Suite(.timeLimit(.minutes(30))) struct QueryItemsTests {
  @Test(arguments: [
    ("q=a+b%20c", "a b c"), ("x=1&q=caf%C3%A9", "café"), ("q=%", "%"), ("q=a=b", "a=b"), ("q=1&q=2", "1"),
  ])
  func decodesValues(_ query: String, value: String) { #expect(QueryItems(query)["q"] == value) }

  @Test(arguments: ["", "q", "q=", "&&", "r=1"]) func missesWhatIsNotThere(_ query: String) {
    #expect(QueryItems(query)["q"] == nil)
  }

  @Test(arguments: [("page=3", 3), ("page=0", 1), ("page=-7", 1), ("page=x", 1), ("", 1)])
  func numbersParts(_ query: String, part: Int) { #expect(QueryItems(query).part == part) }
}
