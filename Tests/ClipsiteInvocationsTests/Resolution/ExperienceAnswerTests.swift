import ClipsiteAppClips
import ClipsiteInvocations
import Testing

struct ExperienceAnswerTests {
  @Test(
    arguments: [
      ("https://example.com/", "one", "https://example.com/", nil),
      ("https://example.com/about", "one", "https://example.com/", nil),
      ("https://example.com/shop/store1/", "one", "https://example.com/shop/store1", nil),
      ("https://example.com/shop/store1/table/7?x=1", "one", "https://example.com/shop/store1", nil),
      (
        "https://example.com/shop/store10", "ambiguous", "https://example.com/shop",
        "https://example.com/shop/store1"
      ),
      ("https://example.com/shops", "ambiguous", "https://example.com/", "https://example.com/shop"),
      (
        "https://example.com/SHOP/Store1", "ambiguous", "https://example.com/",
        "https://example.com/shop/store1"
      ),
      ("https://other.example/page", "default", nil, nil),
      ("https://go.example.com/1", "one", "https://go.example.com/1", nil),
      ("https://elsewhere.example/", "none", nil, nil),
      ("no url", "none", nil, nil),
    ] as [(String, String, String?, String?)])
  func finds(text: String, verdict: String, url: String?, otherURL: String?) throws {
    let experience = try SiteToAsk().resolve(text).experience
    #expect(experience.verdict == verdict)
    #expect(experience.url == url)
    #expect(experience.otherURL == otherURL)
  }

  @Test func aVariantBelongsToTheExperienceOfItsOriginal() throws {
    var files = SiteToAsk.files
    files["shop/store1.de.md"] = "---\ntitle: Laden Eins\n---\n"
    let experience = try SiteToAsk(files: files).resolve("/shop/store1/de").experience
    #expect(experience.verdict == "one" && experience.url == "https://example.com/shop/store1")
    #expect(experience.languages.count == 2)
  }

  @Test func aPlainPageWithItsOwnWordsHasItsOwnCard() throws {
    var files = SiteToAsk.files
    files["about.md"] = "---\ntitle: About\nclip: {title: About Us}\n---\n"
    let experience = try SiteToAsk(files: files).resolve("/about").experience
    #expect(experience.verdict == "one" && experience.url == "https://example.com/about")
    #expect(experience.title == "About Us")
  }

  @Test func aQueryOnTheRootHasItsOwnCard() throws {
    var files = SiteToAsk.files
    files["about.md"] = "---\ntitle: About\naliases: [\"https://go.example.com?id=1\"]\n---\n"
    let site = try SiteToAsk(files: files)
    let answer = try site.resolve("https://go.example.com?id=1")
    #expect(answer.experience.verdict == "one" && answer.experience.url == "https://go.example.com?id=1")
    #expect(answer.experience.title == "About" && answer.association?.isAssociated == true)
    #expect(answer.page?.status == 404)
    #expect(try site.resolve("https://go.example.com/1").experience.title == "One")
  }

  /// Such a provider answers before it looks for the page at the root.
  @Test func aProviderThatTellsQueriesApartLeadsToThePage() throws {
    var files = SiteToAsk.files
    files["about.md"] = "---\ntitle: About\naliases: [\"https://go.example.com?id=1\"]\n---\n"
    files["shop/store1.md"]?.replace("aliases: [", with: "aliases: [\"https://go.example.com\", ")
    for (host, page) in [("nginx", "/about"), ("netlify", "/shop/store1")] {
      let site = try SiteToAsk("hosts: [\(host)]\n", files: files)
      let answer = try site.resolve("https://go.example.com?id=1").page
      #expect(answer?.status == 301 && answer?.url == "https://example.com\(page)", "\(host)")
    }
  }

  @Test func anImageThatNoCardShowsIsSaid() throws {
    var files = SiteToAsk.files
    files["about.md"] = "---\ntitle: About\nimage: https://example.com/about.jpg\n---\n"
    let site = try SiteToAsk(files: files)
    #expect(
      try site.resolve("/about").remarks == [
        .domainAdded(try AssociatedDomain("example.com")), .imageWithoutCard,
      ])
    #expect(try site.resolve("https://example.com/shop/store1").remarks == [])
  }

  @Test func showsTheCard() throws {
    let experience = try SiteToAsk().resolve("/shop/store1").experience
    #expect(experience.title == "One" && experience.subtitle == "First" && experience.action == .view)
    let shop = try SiteToAsk().resolve("/shop").experience
    #expect(shop.title == "Shop" && shop.subtitle == nil && shop.action == .open)
  }
}
