import Testing

@testable import ContentImport

struct PageNameTests {
  @Test(arguments: [
    ("mill-inn", "mill-inn"), ("-Mill--Inn-", "mill-inn"), ("a/b.c", "a-b-c"), ("", nil), ("--", nil),
    ("ä", nil),
    (String(repeating: "a", count: 81), String(repeating: "a", count: 80)),
    (String(repeating: "abcdefghi-", count: 9), String(repeating: "abcdefghi-", count: 7) + "abcdefghi"),
    (String(repeating: "a", count: 80) + "-b", String(repeating: "a", count: 80)),
  ])
  func shapes(slug: String, expected: String?) {
    #expect(PageName.shaped(slug) == expected)
  }

  @Test func makesRoomForASuffix() {
    let long = String(repeating: "word-", count: 15) + "words"
    let joined = PageName.joined(long, "york")
    #expect(joined.utf8.count <= 80)
    #expect(joined == String(repeating: "word-", count: 14) + "word-york")
    #expect(PageName.joined(long, long).utf8.count <= 80)
  }

  @Test(arguments: ["index", "con", "com0", "lpt9"])
  func reserves(name: String) {
    #expect(PageName.reserved.contains(name))
  }
}
