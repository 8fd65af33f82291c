import ClipsiteAppClips
import ClipsiteResolution
import Testing

@Suite(.timeLimit(.minutes(30))) struct RedirectAnswerTests {
  @Test func aShortURLOfAnotherDomainNeedsItsOwnAssociationAndExperience() throws {
    let redirect = try #require(try SiteToAsk().resolve("https://go.example.com/1").redirect)
    #expect(redirect.status == 200)
    #expect(redirect.long.url.description == "https://example.com/shop/store1")
    #expect(redirect.short.association.isAssociated && redirect.long.association.isAssociated)
    #expect(redirect.short.experience.url == "https://go.example.com/1")
    #expect(redirect.long.experience.url == "https://example.com/shop/store1")
    #expect(redirect.short.experience.title == redirect.long.experience.title)
    try #require(redirect.demands.count == 1)
    #expect(redirect.demands[0].contains("`appclips:go.example.com`"))
  }

  @Test func aShortURLOfTheSameDomainNeedsItsExperienceOnly() throws {
    let redirect = try #require(try SiteToAsk("hosts: [netlify]\n").resolve("/s1").redirect)
    #expect(redirect.status == 301)
    #expect(redirect.short.experience.url == "https://example.com/s1")
    #expect(redirect.demands.isEmpty)
  }

  /// The experience of the home page does not reach another domain, so short URL and page have their own.
  @Test func aShortURLOfAPlainPageLaunchesTheCardOfThatPage() throws {
    var files = SiteToAsk.files
    files["about.md"] = "---\ntitle: About\naliases: [\"https://go.example.com/a\"]\n---\n"
    let redirect = try #require(try SiteToAsk(files: files).resolve("https://go.example.com/a").redirect)
    #expect(redirect.short.experience.url == "https://go.example.com/a")
    #expect(redirect.long.experience.url == "https://example.com/about")
    #expect(redirect.demands.count == 1)
  }

  @Test func otherURLsLeadNowhere() throws {
    #expect(try SiteToAsk().resolve("/shop/store1").redirect == nil)
    #expect(try SiteToAsk().resolve("https://go.example.com/2").redirect == nil)
  }
}
