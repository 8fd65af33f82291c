import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct DelimiterTests {
  @Test(arguments: [
    ("a,b,c", Delimiter.comma), ("a;b;c,d", .semicolon), ("a\tb", .tab), ("a", .comma), ("", .comma),
    ("\"a;b;c\",d", .comma), ("a;b\n1,2,3,4,5", .semicolon),
  ])
  func looksAtTheHeader(header: String, expected: Delimiter) {
    #expect(Delimiter.detected(in: Array(header.utf8)[...]) == expected)
  }

  @Test(arguments: [(",", Delimiter.comma), (";", .semicolon), ("tab", .tab), ("\t", .tab), ("\\t", .tab)])
  func readsArguments(argument: String, expected: Delimiter) {
    #expect(Delimiter(argument: argument) == expected)
  }

  @Test(arguments: ["", "|", ",,", "comma"])
  func refusesOtherArguments(argument: String) {
    #expect(Delimiter(argument: argument) == nil)
  }
}
