import Foundation
import Testing

@testable import ClipsiteSite

struct HeadBuilderTests {
  private static let full =
    "app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card"
  private static let banner = "app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip"
  private static let place = "place: {locality: X, country: US}"

  private func built(_ frontMatter: String) throws -> Fixture {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\n\(frontMatter)", "First words.\n\nMore.\n")
    ])
    try fixture.buildCleanly()
    return fixture
  }

  @Test func aCardIsAskedForWithItsDisplay() throws {
    #expect(try built(Self.place).page("example.com/a.html").meta("apple-itunes-app") == [Self.full])
  }

  @Test func aBannerLeavesTheDisplayOut() throws {
    let fixture = try built("clip: {display: banner}\n\(Self.place)")
    #expect(try fixture.page("example.com/a.html").meta("apple-itunes-app") == [Self.banner])
  }

  @Test func nothingIsShownWhereNothingIsWanted() throws {
    let fixture = try built("clip: {display: none}\naliases: [/m]\n\(Self.place)")
    #expect(try fixture.page("example.com/a.html").meta("apple-itunes-app") == [])
    #expect(try fixture.page("example.com/m.html").meta("apple-itunes-app") == [])
    #expect(try fixture.files(in: "Output").keys.contains("example.com/a/card.html") == false)
  }

  @Test func aCardPageShowsTheCardAndItsLocationTheBanner() throws {
    let fixture = try built("clip: {card-page: card}\n\(Self.place)")
    #expect(try fixture.page("example.com/a.html").meta("apple-itunes-app") == [Self.banner])
    let card = try fixture.page("example.com/a/card.html")
    #expect(card.meta("apple-itunes-app") == [Self.full])
    #expect(card.links("canonical") == ["https://example.com/a/card"])
    #expect(card.meta("og:url") == ["https://example.com/a/card"])
    #expect(card.meta("robots") == ["noindex"])
    #expect(card.structuredData == nil)
  }

  @Test(arguments: [("", "First words."), ("description: Own.\n", "Own.")])
  func allPagesOfALocationHaveTheSameDescription(line: String, description: String) throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page(
        "title: A\n\(line)clip: {card-page: card}\naliases: [/m]\n\(Self.place)",
        "First words.\n\nMore.\n"),
      "Content/index.md": Fixture.page("title: Home"),
      "Templates/directory.mustache":
        "<head>{{head.tags}}</head>{{#children}}<p>{{title}}: {{description}}</p>{{/children}}",
      "Templates/card.mustache": "<head>{{head.tags}}</head><p>{{page.description}}</p>",
      "Templates/redirect.mustache": "<head>{{head.tags}}</head><p>{{page.description}}</p>",
    ])
    try fixture.buildCleanly()
    for path in ["a", "a/card", "m"] {
      let page = try fixture.page("example.com/\(path).html")
      #expect(page.meta("description") == [description])
      #expect(page.meta("og:description") == [description])
      if path != "a" { #expect(page.text.contains(description)) }
    }
    #expect(try fixture.page("example.com/index.html").text.contains("A: \(description)"))
  }

  @Test func aShortURLLaunchesTheClipItselfAndLeadsOn() throws {
    let fixture = try built("aliases: [\"https://go.example.org/m\"]\n\(Self.place)")
    let page = try fixture.page("go.example.org/m.html")
    #expect(
      page.all("meta").contains {
        $0.attributes["http-equiv"] == "refresh" && $0.attributes["content"] == "0; url=https://example.com/a"
      })
    #expect(page.links("canonical") == ["https://example.com/a"])
    #expect(page.meta("og:url") == ["https://example.com/a"])
    #expect(page.meta("apple-itunes-app") == [Self.full])
    #expect(page.meta("robots") == ["noindex"])
    #expect(page.structuredData == nil)
    #expect(page.all("a").map { $0.attributes["href"] } == ["https://example.com/a"])
  }

  @Test func theAnswerToUnknownURLsLaunchesNothing() throws {
    let page = try built("").page("example.com/404.html")
    #expect(page.title == "Page not found – Ferry Street Donuts")
    #expect(page.meta("apple-itunes-app") == [] && page.links("canonical") == [])
    #expect(page.meta("robots") == ["noindex"] && page.meta("og:title") == [])
  }

  @Test func everyTagStandsOnce() throws {
    let page = try built("description: D\nimage: donut.png\nimage-alt: Alt\n\(Self.place)").page(
      "example.com/a.html")
    let expected = [
      "description": "D", "og:title": "A", "og:type": "website", "og:url": "https://example.com/a",
      "og:description": "D", "og:site_name": "Ferry Street Donuts", "og:locale": "en_US",
      "og:image": "https://example.com/donut.png", "og:image:width": "1800", "og:image:height": "1200",
      "og:image:type": "image/png", "og:image:alt": "Alt", "twitter:card": "summary_large_image",
    ]
    for (name, content) in expected { #expect(page.meta(name) == [content], "\(name)") }
    #expect(page.links("canonical") == ["https://example.com/a"])
    #expect(page.meta("robots") == [])
    #expect(page.title == "A – Ferry Street Donuts")
  }

  @Test func theFirstParagraphDescribesAPageWithoutDescription() throws {
    let page = try built("").page("example.com/a.html")
    #expect(page.meta("description") == ["First words."] && page.meta("og:description") == ["First words."])
  }

  @Test func theSiteIsNotNamedTwice() throws {
    let fixture = try Fixture(["Content/index.md": Fixture.page("title: Ferry Street Donuts")])
    try fixture.buildCleanly()
    #expect(try fixture.page("example.com/index.html").title == "Ferry Street Donuts")
  }

  @Test func remotePicturesHaveNoSizes() throws {
    let page = try built("image: https://example.net/a.png").page("example.com/a.html")
    #expect(page.meta("og:image") == ["https://example.net/a.png"] && page.meta("og:image:width") == [])
  }

  @Test func aPageWithoutPictureHasASmallCardOnX() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        "social: {twitter: \"@donuts\"}", replacing: "image: donut.png", with: ""),
      "Content/index.md": Fixture.page("title: A\nclip: {display: none}"),
    ])
    try fixture.buildCleanly()
    let page = try fixture.page("example.com/index.html")
    #expect(page.meta("twitter:card") == ["summary"] && page.meta("twitter:site") == ["@donuts"])
    #expect(page.meta("og:image") == [])
  }

  @Test func iconsAndColoursAreOnEveryPage() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        "theme-color: {light: \"#fff\", dark: \"#000\"}\nicons: {touch: icons/touch.png, favicon: "
          + "icons/f.svg}",
        replacing: "[example.com]", with: "[example.com, shop.example.net]"),
      "Content/shop.md": Fixture.page("title: Shop\ndomain: shop.example.net"),
      "Content/icons/touch.png": "x", "Content/icons/f.svg": "x",
    ])
    try fixture.buildCleanly()
    let home = try fixture.page("example.com/index.html")
    #expect(home.links("apple-touch-icon") == ["/icons/touch.png"] && home.links("icon") == ["/icons/f.svg"])
    #expect(home.meta("theme-color") == ["#fff", "#000"])
    let other = try fixture.page("shop.example.net/index.html")
    #expect(other.links("apple-touch-icon") == ["https://example.com/icons/touch.png"])
  }

  @Test func appLinksAreWritten() throws {
    let page = try built(
      "app-links: {ios: [{url: \"donuts://m\", app-name: Donuts}], web: {should-fallback: true}}"
    )
    .page("example.com/a.html")
    #expect(page.meta("al:ios:url") == ["donuts://m"] && page.meta("al:ios:app_name") == ["Donuts"])
    #expect(page.meta("al:web:should_fallback") == ["true"])
  }

  private struct Business: Decodable {
    struct Address: Decodable { let streetAddress, addressLocality, postalCode, addressCountry: String? }
    struct Point: Decodable { let latitude, longitude: Double }
    let context, type, id, name: String
    let url, image, telephone: String?
    let address: Address?
    let geo: Point?
    enum CodingKeys: String, CodingKey {
      case context = "@context"
      case type = "@type"
      case id = "@id"
      case name, url, image, telephone, address, geo
    }
  }

  @Test func structuredDataIsJSON() throws {
    let page = try built(
      "place: {type: Bakery, street: 1 Market St, locality: San Francisco, region: CA, "
        + "postal-code: \"94105\", country: "
        + "US, latitude: 37.79360, longitude: -122.4, phone: \"+1 415 555 0100\"}"
    ).page("example.com/a.html")
    let data = Data(try #require(page.structuredData).utf8)
    let business = try JSONDecoder().decode(Business.self, from: data)
    #expect(business.context == "https://schema.org" && business.type == "Bakery" && business.name == "A")
    #expect(business.id == "https://example.com/a#place" && business.url == "https://example.com/a")
    #expect(business.image == "https://example.com/donut.png" && business.telephone == "+14155550100")
    #expect(business.address?.streetAddress == "1 Market St" && business.address?.postalCode == "94105")
    #expect(business.address?.addressCountry == "US" && business.address?.addressLocality == "San Francisco")
    #expect(business.geo?.latitude == 37.7936 && business.geo?.longitude == -122.4)
    #expect(page.all("script").map(\.attributes) == [["type": "application/ld+json"]])
  }
}
