import ClipsiteAppClips
import ClipsiteInvocations
import ClipsiteText
import Testing

struct RedirectAnswerTests {
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

struct AssociationAnswerTests {
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

struct PageLookupTests {
  @Test(
    arguments: [
      ("https://example.com", .page, 200, "https://example.com/"),
      ("https://example.com/", .page, 200, "https://example.com/"),
      ("https://example.com/shop/store1?a=b#c", .page, 200, "https://example.com/shop/store1"),
      ("https://example.com/shop/store1.html", .page, 200, "https://example.com/shop/store1"),
      ("https://example.com/shop/%73tore1", .page, 200, "https://example.com/shop/store1"),
      ("https://example.com/shop/store1/order", .cardPage, 200, "https://example.com/shop/store1/order"),
      ("https://example.com/s1", .shortURL, 200, "https://example.com/shop/store1"),
      ("https://go.example.com/1", .shortURL, 200, "https://example.com/shop/store1"),
      ("https://other.example/", .page, 200, "https://other.example/"),
      ("https://example.com/robots.txt", .file, 200, nil),
      ("https://example.com/picture.txt", .file, 200, nil),
      ("https://example.com/.well-known/apple-app-site-association", .file, 200, nil),
      ("https://example.com/404", .notFound, 404, nil), ("https://example.com/404.html", .notFound, 404, nil),
      ("https://example.com/shop/gone", .notFound, 404, nil), ("https://example.com//", .notFound, 404, nil),
      ("https://example.com/%00", .notFound, 404, nil), ("https://example.com/%FF", .notFound, 404, nil),
      ("https://elsewhere.example/shop", .otherHost, nil, nil),
    ] as [(String, PageAnswer.Target, Int?, String?)])
  func finds(text: String, kind: PageAnswer.Target, status: Int?, url: String?) throws {
    let page = try #require(try SiteToAsk().resolve(text).page)
    #expect(page.kind == kind)
    #expect(page.status == status)
    #expect(page.url == url)
  }

  @Test(arguments: [
    ("/shop/store1/", "https://example.com/shop/store1"), ("/Shop/Store1", "https://example.com/shop/store1"),
    ("/shop//store1", "https://example.com/shop/store1"), ("/shop/index.html", "https://example.com/shop"),
    ("/shop/store1.htm", "https://example.com/shop/store1"), ("/S1/", "https://example.com/s1"),
    ("/shop/gone", nil),
    ("/picture.TXT", nil),
  ])
  func suggestsWhatWasMeant(path: String, suggestion: String?) throws {
    let page = try #require(try SiteToAsk().resolve(path).page)
    #expect(page.kind == .notFound)
    #expect(page.suggestion == suggestion)
  }

  @Test func readsTheTagsOfThePage() throws {
    let page = try #require(try SiteToAsk().resolve("/shop/store1").page)
    #expect(page.tags.content(of: "og:title") == "Store One")
    #expect(page.tags.content(of: "apple-itunes-app")?.hasPrefix("app-id=1234567890") == true)
    #expect(page.file?.hasSuffix("Content/shop/store1.md") == true)
    #expect(try SiteToAsk().resolve("/quiet").page?.tags.content(of: "apple-itunes-app") == nil)
  }

  @Test func aShortURLThatTheHostRedirectsHasNoPage() throws {
    let page = try #require(try SiteToAsk("hosts: [netlify]\n").resolve("https://go.example.com/1").page)
    #expect(page.kind == .shortURL && page.status == 301 && page.tags.isEmpty)
  }

  @Test func aPartOfALongListIsAPage() throws {
    var files = SiteToAsk.files
    for number in 0..<501 { files["many/p\(number).md"] = "---\ntitle: P\nplace: {locality: Town}\n---\n" }
    files["many/index.md"] = "---\ntitle: Many\n---\n"
    let page = try #require(try SiteToAsk(files: files).resolve("/many/page/2").page)
    #expect(page.kind == .listPart && page.url == "https://example.com/many/page/2")
  }

  @Test func anotherSpellingIsRemarked() throws {
    let site = try SiteToAsk()
    for path in ["/shop/store1.html", "/shop/%73tore1"] {
      #expect(try site.resolve(path).remarks.map(\.code) == ["domain-added", "other-spelling"])
    }
    #expect(try site.resolve("https://example.com").remarks.isEmpty)
  }
}
