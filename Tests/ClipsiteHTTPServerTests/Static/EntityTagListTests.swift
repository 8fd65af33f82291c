import Testing

@testable import ClipsiteHTTPServer

@Suite struct EntityTagListTests {
  private static let tag = EntityTag(of: [1])

  @Test(arguments: [
    ("*", true, true), (" * ", true, true), ("TAG", true, true), ("W/TAG", true, false),
    ("\"x\", TAG", true, true),
    ("\"a,b\",W/TAG", true, false), ("\"x\"", false, false), ("", false, false), ("TAG junk", true, true),
    ("junk TAG", false, false), ("\"x\" TAG", false, false), ("w/TAG", false, false),
    (",, TAG", false, false),
    ("\"x\",,TAG", true, true), ("\"open", false, false), ("*, TAG", false, false), ("W/", false, false),
  ])
  func matches(_ list: String, _ weakly: Bool, _ strongly: Bool) {
    let list = EntityTagList(list.replacing("TAG", with: Self.tag.text))
    #expect(list.matchesWeakly(Self.tag) == weakly)
    #expect(list.matchesStrongly(Self.tag) == strongly)
  }
}
