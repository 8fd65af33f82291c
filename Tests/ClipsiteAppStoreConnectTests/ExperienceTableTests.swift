import Testing

@testable import ClipsiteAppStoreConnect

@Suite(.timeLimit(.minutes(30))) struct ExperienceTableTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("a \"b\"", "\"a \"\"b\"\"\""), ("a\nb", "\"a\nb\""),
    ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+14155550100", "'+14155550100"), ("-122.47", "-122.47"),
    ("-1+2", "'-1+2"), ("\t=1", "'\t=1"), ("=a,b", "\"'=a,b\""), ("-", "-"),
  ])
  func cellsAreNoFormulas(_ text: String, cell: String) {
    #expect(ExperienceTable.cell(text) == cell)
  }
}
