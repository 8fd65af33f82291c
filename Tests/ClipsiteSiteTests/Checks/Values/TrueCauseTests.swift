import ClipsiteAppClips
import ClipsiteText
import Testing

@testable import ClipsiteContent
@testable import ClipsiteSite

/// Mistakes whose first sign is far from their cause: the diagnostic has the place and the cause.
struct TrueCauseTests {
  @Test(arguments: [
    ("domains: [example.com]", "domains: [«“example.com”»]"),
    ("com.example.Donuts\n", "«“com.example.Donuts”»\n"),
  ])
  func typographicQuotesArePartOfAValue(old: String, new: String) throws {
    let site = Fixture.site(replacing: old, with: new)
    let found = try Fixture(["Content/site.yml": site]).check()
    #expect(found.contains { $0.message.hasPrefix("the typographic quotes are part of `“") })
    #expect(!found.contains { $0.message.contains("internationalized") })
  }

  @Test func hoursHaveTypographicQuotes() throws {
    try Fixture.expect(
      .invalidPlace, "the typographic quotes are part of `“Mo-Fr 9-17 Uhr”`",
      fix: "remove them, or write `\"` for each",
      in: ["Content/a.md": Fixture.page("title: A\nplace: {hours: «“Mo-Fr 9-17 Uhr”»}")])
  }

  @Test func aColonIsInTypographicQuotes() throws {
    let found = try Fixture(["Content/a.md": Fixture.page("title: “A: b”")]).check()
    #expect(found.map(\.fix) == ["put the value in straight quotes, `\"`"])
  }

  @Test(arguments: [
    ("com.example.Donuts.Clip", "com.example.Donuts.Clip"), ("com.example.Donuts.Clip", "com.example.Donuts"),
  ])
  func theBundleIDIsThatOfTheAppClip(app: String, clip: String) throws {
    let site = Fixture.siteYAML
      .replacing("clip-bundle-id: com.example.Donuts.Clip", with: "clip-bundle-id: \(clip)")
      .replacing("  bundle-id: com.example.Donuts\n", with: "  bundle-id: «\(app)»\n")
    try Fixture.expect(
      .clipOutsideApp, "the App Clip `\(clip)` is not part of the app `\(app)`",
      fix: "write the bundle ID of the app as `bundle-id`, and that of the App Clip as `clip-bundle-id`",
      in: ["Content/site.yml": site])
  }

  @Test func anAppStoreIDIsInItsURL() throws {
    let error = try #require(throws: InvalidValue.self) {
      try AppStoreID("https://apps.apple.com/us/app/donuts/id1234567890?mt=8")
    }
    #expect(error.message.hasSuffix("must be digits only"))
    #expect(error.fix == "write `1234567890`")
  }

  @Test(arguments: ["204-555-0106, 204-555-0107", "(204) 555-0106 or (204) 555-0107"])
  func aTelephoneNumberIsOne(text: String) throws {
    try Fixture.expect(
      .invalidPlace, "the telephone number `\(text)` has more than 15 digits",
      fix: "write one number, as in `+1 415 555 0100`",
      in: ["Content/a.md": Fixture.page("title: A\nplace: {country: CA, phone: «'\(text)'»}")])
  }

  @Test func domainsAreAList() throws {
    let error = try #require(throws: InvalidValue.self) { try AssociatedDomain("example.com, example.org") }
    #expect(error.fix == "write one domain, or a list in `domains`, as in `[example.com, example.org]`")
  }

  @Test(arguments: [
    ("market_de.md", "rename it to `market.de.md` if it is a translation, or else to `market-de.md`"),
    ("Index.md", "rename it to `index.md`"), ("main_street.md", "write `main-street`"),
  ])
  func aNameIsNearlyAnother(name: String, fix: String) throws {
    let found = try Fixture(["Content/shops/\(name)": Fixture.page("title: A")]).check()
    #expect(found.filter { $0.code == .invalidSlug }.map(\.fix) == [fix])
  }

  @Test func frontMatterHasThreeHyphens() throws {
    let found = try Fixture(["Content/a.md": "----\ntitle: A\n----\n"]).check()
    #expect(found.map(\.message) == ["the first line is not `---`, but front matter is missing"])
  }

  @Test func theImageOfTheSiteIsMissing() throws {
    try Fixture.expect(
      .missingImage, "there is no file `dounut.png` in the content folder", fix: "write `donut.png`",
      in: ["Content/site.yml": Fixture.site(replacing: "image: donut.png", with: "image: «dounut.png»")])
  }
}
