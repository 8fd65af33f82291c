import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct ReportLineTests {
  @Test func wrapsBesideTheHeading() {
    #expect(
      ReportLine("Page", "one two three", column: 8).text(width: 16) == "Page    one two\n        three")
    #expect(ReportLine("", "one", column: 4).text(width: 16) == "    one")
  }

  @Test func keepsSpacesWhereTheyCount() {
    #expect(ReportLine("Rule", "a  b", column: 8).unwrapped == "Rule    a  b")
  }

  @Test func aLongHeadingPushesTheTextOn() {
    #expect(ReportLine("Association", "one", column: 8).text(width: 40) == "Association one")
  }
}
