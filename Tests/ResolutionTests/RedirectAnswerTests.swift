import AppClips
import Resolution
import Testing

@Suite struct RedirectAnswerTests {
  @Test func aShortURLOfAnotherDomainNeedsItsOwnAssociationAndExperience() throws {
    let redirect = try #require(try SiteToAsk().resolve("https://go.example.com/1").redirect)
    #expect(redirect.status == 200)
    #expect(redirect.long.url.description == "https://example.com/shop/store1")
    #expect(redirect.short.association.isAssociated && redirect.long.association.isAssociated)
    #expect(redirect.short.experience.verdict == .defaultExperience)
    #expect(redirect.long.experience.verdict == .one)
    #expect(redirect.demands.count == 2)
    #expect(redirect.demands[0].contains("`appclips:go.example.com`"))
    #expect(redirect.demands[1].contains("register https://go.example.com/1"))
  }

  @Test func aShortURLOfTheSameDomainLaunchesWhatStandsAboveIt() throws {
    let redirect = try #require(try SiteToAsk("hosts: [netlify]\n").resolve("/s1").redirect)
    #expect(redirect.status == 301)
    #expect(redirect.short.experience.url == "https://example.com/")
    #expect(redirect.demands.count == 1)
  }

  @Test func otherURLsLeadNowhere() throws {
    #expect(try SiteToAsk().resolve("/shop/store1").redirect == nil)
    #expect(try SiteToAsk().resolve("https://go.example.com/2").redirect == nil)
  }
}
