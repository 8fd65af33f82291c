import Testing

@testable import ClipsiteInvocations

@Suite(.timeLimit(.minutes(30))) struct SwiftNameTests {
  @Test(arguments: [
    ("index", "index"), ("ferry-street/index", "ferryStreet"), ("ferry-street/market", "ferryStreetMarket"),
    ("7-eleven", "_7Eleven"), ("default", "default_"), ("self", "self_"), ("café", "caf"),
    ("קפה", "location"),
    ("a_b.c d", "aBCD"), ("Market", "market"), ("index/index", "index"), ("pier-39/index", "pier39"),
  ])
  func namesACase(_ path: String, name: String) { #expect(SwiftName.make(from: path) == name) }

  @Test func namesAreUnique() {
    #expect(
      SwiftName.make(from: ["a-b", "a/b", "aB", "a-b/index", "aB_2"]) == ["aB", "aB_2", "ab", "aB_3", "ab2"])
  }
}
