import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct PageNameTests {
  @Test(arguments: [
    ("Mill Inn", "mill-inn"), ("  Café & Co.  ", "cafe-co"), ("", nil), ("--", nil), ("水車", nil),
    ("Index", nil),
    ("Con", nil), (String(repeating: "a", count: 81), String(repeating: "a", count: 80)),
    (String(repeating: "abcdefghi ", count: 9), String(repeating: "abcdefghi-", count: 7) + "abcdefghi"),
    (String(repeating: "a", count: 80) + " b", String(repeating: "a", count: 80)),
  ])
  func makesSlugs(text: String, expected: String?) {
    #expect(PageName.slug(of: text) == expected)
  }

  @Test func makesRoomForASuffix() {
    let long = String(repeating: "word-", count: 15) + "words"
    let joined = PageName.joined(long, "york")
    #expect(joined.utf8.count <= 80)
    #expect(joined == String(repeating: "word-", count: 14) + "word-york")
    #expect(PageName.joined(long, long).utf8.count <= 80)
  }
}
