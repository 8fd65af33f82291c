import ClipsiteAppClips
import ClipsiteResolution
import Testing

@Suite(.timeLimit(.minutes(30))) struct AssociationAnswerTests {
  @Test(
    arguments: [
      ("https://example.com/shop", .matched, 1), ("https://example.com/closed", .blocked, 0),
      ("https://other.example/", .matched, 1), ("https://go.example.com/1", .matched, 1),
    ] as [(String, UniversalLinkAnswer.Outcome, Int?)])
  func asksTheFileOfTheDomain(text: String, outcome: UniversalLinkAnswer.Outcome, rule: Int?) throws {
    let association = try #require(try SiteToAsk().resolve(text).association)
    #expect(association.isAssociated)
    #expect(association.appClips == ["ABCDE12345.com.example.Donuts.Clip"])
    #expect(association.universalLink.outcome == outcome)
    #expect(association.universalLink.rule == rule)
    #expect(association.universalLink.appIDs == ["ABCDE12345.com.example.Donuts"])
  }

  @Test func knowsNothingOfOtherDomains() throws {
    #expect(try SiteToAsk().resolve("https://elsewhere.example/").association == nil)
  }
}
