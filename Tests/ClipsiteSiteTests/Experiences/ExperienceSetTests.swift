import ClipsiteAppClips
import ClipsiteContent
import Testing

@testable import ClipsiteSite

struct ExperienceSetTests {
  private func experiences(_ files: [String: String]) throws -> [SiteExperience] {
    let all = ["Content/site.yml": Fixture.siteWithSubtitle()].merging(files) { $1 }
    return try Fixture(all).experiences().experiences
  }

  @Test func locationsAndShortURLsHaveTheirOwn() throws {
    let found = try experiences([
      "Content/shop/index.md": Fixture.page("title: Shop\nclip: {category: FOOD_AND_DRINK, action: view}"),
      "Content/shop/one.md": Fixture.page(
        "title: One\nplace: {locality: Bonn}\naliases: [/m, \"https://go.example.com/m\"]"),
    ])
    #expect(
      found.map(\.experience.url.description) == [
        "https://example.com/", "https://example.com/m", "https://example.com/shop",
        "https://example.com/shop/one", "https://go.example.com/m",
      ])
    #expect(found.map { $0.experience.card.localizations[0].title } == ["Home", "One", "Shop", "One", "One"])
    #expect(found[1].experience.card == found[4].experience.card)
    // Maps finds the location once, by the URL of its page.
    #expect(found.map { $0.experience.card.place != nil } == [false, false, false, true, false])
    #expect(found[1].file.hasSuffix("Content/shop/one.md"))
    #expect(found[3].experience.card.action == .view)
    #expect(found[3].experience.card.category == .foodAndDrink)
    #expect(found.allSatisfy { $0.headerImage?.name == "donut.png" })
  }

  @Test func pagesWithTheCardAboveThemNeedNone() throws {
    let found = try experiences([
      "Content/a/index.md": Fixture.page("title: Home"), "Content/a/b/index.md": Fixture.page("title: Home"),
      "Content/c/index.md": Fixture.page("title: C"), "Content/about.md": Fixture.page("title: About"),
      "Content/quiet.md": Fixture.page("title: Quiet\nclip: {display: none}"),
    ])
    #expect(found.map(\.experience.url.path) == ["/", "/c"])
    #expect(
      found[0].covers == ["https://example.com/a", "https://example.com/a/b", "https://example.com/about"])
    #expect(found[1].covers == [])
  }

  @Test func aPictureOfItsOwnIsACardOfItsOwn() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/a/index.md": Fixture.page("title: Home\nimage: a.png"),
    ])
    try fixture.write(Fixture.png(width: 1800, height: 1200), to: "Content/a/a.png")
    #expect(try fixture.experiences().experiences.map(\.headerImage?.name) == ["donut.png", "a.png"])
  }

  @Test func whatIsSaidOfPlacesFlowsDown() throws {
    let found = try experiences([
      "Content/shop/index.md": Fixture.page(
        """
        title: Shop
        clip: {map-action: RESTAURANT_ORDER_FOOD, relationship: OWNER, phone-type: LANDLINE, powered-by: true}
        """),
      "Content/shop/one.md": Fixture.page(
        "title: One\nplace: {street: Weg 1, latitude: 50.7, longitude: 7.1, phone: \"+49 228 1234\"}"),
      "Content/shop/two.md": Fixture.page("title: Two\nclip: {powered-by: false}\nplace: {locality: Bonn}"),
    ])
    let cards = found.map(\.experience.card)
    let place = try #require(cards[2].place)
    #expect(
      place.mapAction == .restaurantOrderFood && place.relationship == .owner && place.phoneType == .landline)
    #expect(place.name == "One" && place.homePage == "https://example.com/shop/one")
    #expect(place.coordinates?.latitude == "50.7" && place.address.street == "Weg 1")
    #expect(cards.map(\.isPoweredBy) == [false, true, true, false])
    #expect(cards[3].place?.phoneType == nil)
    #expect(cards[1].place == nil)
  }

  @Test func variantsAreLocalizationsOfOneExperience() throws {
    let found = try experiences([
      "Content/one.md": Fixture.page("title: One\nplace: {latitude: 50.7, longitude: 7.1}"),
      "Content/one.de.md": Fixture.page(
        "title: Eins\nclip: {subtitle: Vorbestellen}\naliases: [\"https://go.example.com/eins\"]"),
    ])
    #expect(
      found.map(\.experience.url.description) == [
        "https://example.com/", "https://example.com/one", "https://go.example.com/eins",
      ])
    #expect(found[1].experience.card.localizations.map(\.title) == ["One", "Eins"])
    #expect(found[1].covers == ["https://example.com/one/de"])
    // People see the card in their own language, whichever page the short URL leads to.
    var card = found[1].experience.card
    card.place = nil
    #expect(found[2].experience.card == card)
  }

  @Test func aShortURLBelowItsPageNeedsNone() throws {
    let found = try experiences([
      "Content/one.md": Fixture.page("title: One\nplace: {locality: Bonn}\naliases: [/one/now]")
    ])
    #expect(found.map(\.experience.url.path) == ["/", "/one"])
    #expect(found[1].covers == ["https://example.com/one/now"])
  }

  @Test func aShortURLAboveItsPageLeavesThePlaceToIt() throws {
    let found = try experiences([
      "Content/shop/index.md": Fixture.page("title: Shop"),
      "Content/shop/one.md": Fixture.page("title: One\nslug: one\nplace: {locality: Bonn}\naliases: [/s]"),
      "Content/s/two.md": Fixture.page("title: Two\nplace: {locality: Bonn}"),
    ])
    #expect(
      found.filter { $0.experience.card.place != nil }.map(\.experience.url.path) == ["/s/two", "/shop/one"])
  }

  @Test func mapsFindsLocationsByTheirOwnNames() throws {
    let found = try experiences([
      "Content/shop/index.md": Fixture.page("title: Shop\nplace: {name: Ferry Street Donuts}"),
      "Content/shop/one.md": Fixture.page("title: One\nplace: {locality: Bonn}"),
      "Content/shop/two.md": Fixture.page("title: Two\nplace: {locality: Bonn, name: Donuts am Markt}"),
      "Content/three.md": Fixture.page("title: Three\nplace: {locality: Bonn}"),
    ])
    #expect(
      found.compactMap(\.experience.card.place?.name) == ["Ferry Street Donuts", "Donuts am Markt", "Three"])
  }

  /// A page that is neither a business nor a location.
  @Test(arguments: [
    ("clip: {title: Party}", ["/", "/party"]), ("clip: {subtitle: Donuts for all}", ["/", "/party"]),
    ("clip: {action: view}", ["/", "/party"]), ("clip: {action: view, display: none}", ["/"]),
    ("clip: {category: FOOD_AND_DRINK, display: banner}", ["/"]), ("aliases: [/p]", ["/"]),
    ("aliases: [\"https://go.example.com/p\"]", ["/", "/party", "/p"]),
    ("aliases: [/?id=1]", ["/", "/party", "?id=1"]),
  ])
  func aPlainPageWithACardOfItsOwnHasAnExperience(line: String, paths: [String]) throws {
    let found = try experiences(["Content/party.md": Fixture.page("title: Party\n\(line)")])
    #expect(found.map { $0.experience.url.path + ($0.experience.url.query.map { "?\($0)" } ?? "") } == paths)
    #expect(found.dropFirst().allSatisfy { $0.experience.card.localizations[0].title == "Party" })
  }

  @Test func theHomePageOfADomainHasAnExperienceARouteAndACode() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle("layout: multi-domain").replacing(
        "[example.com]", with: "[example.com, example2.com]"),
      "Content/second.md": Fixture.page("title: Second\ndomain: example2.com"),
    ])
    let found = try fixture.experiences().experiences
    #expect(found.map(\.experience.url.description) == ["https://example.com/", "https://example2.com/"])
    let site = try fixture.site()
    let second = try #require(site.pages.first { $0.source.fields.title == "Second" })
    #expect(site.isRouted(second) && site.hasExperience(second))
    #expect(site.defaultLink(of: second).description.hasSuffix("second"))
  }

  @Test func wordsThatFlowDownAreNotThePagesOwn() throws {
    let found = try experiences([
      "Content/shop/index.md": Fixture.page("title: Shop\nclip: {subtitle: Fresh, action: view}"),
      "Content/shop/about.md": Fixture.page("title: About"),
    ])
    #expect(found.map(\.experience.url.path) == ["/", "/shop"])
    #expect(found[1].covers == ["https://example.com/shop/about"])
  }

  @Test func theWordsOfAVariantGiveItsOriginalACard() throws {
    let found = try experiences([
      "Content/party.md": Fixture.page("title: Party"),
      "Content/party.de.md": Fixture.page("title: Feier\nclip: {title: Fest, subtitle: Alle}"),
    ])
    #expect(found.map(\.experience.url.path) == ["/", "/party"])
    #expect(found[1].experience.card.localizations.map(\.title) == ["Party", "Fest"])
  }

  @Test func aQueryIsRegisteredAsAppleWritesIt() throws {
    let found = try experiences([
      "Content/one.md": Fixture.page(
        "title: One\nplace: {locality: Bonn}\naliases: [\"https://appclip.example.com/?id=1\", "
          + "\"https://appclip.example.com\"]"
      ),
      "Content/two.md": Fixture.page(
        "title: Two\nplace: {locality: Bonn}\naliases: [\"https://appclip.example.com?id=2\"]"),
    ])
    #expect(
      found.map(\.experience.url.description) == [
        "https://example.com/", "https://example.com/one", "https://example.com/two",
        "https://appclip.example.com/", "https://appclip.example.com?id=1",
        "https://appclip.example.com?id=2",
      ])
    #expect(
      found.map { $0.experience.card.localizations[0].title } == ["Home", "One", "Two", "One", "One", "Two"])
  }
}
