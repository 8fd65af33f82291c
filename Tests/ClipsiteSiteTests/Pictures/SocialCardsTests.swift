@testable import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import Testing

@testable import ClipsiteRendering

struct SocialCardsTests {
  private func card(_ frontMatter: String, _ site: String = "") throws -> SocialCard {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithPictures(site), "Content/shop/a.md": Fixture.page(frontMatter),
    ])
    let model = try fixture.site()
    let page = try #require(model.page(at: "shop/a.md"))
    return SocialCards.card(of: model[page], in: model)
  }

  @Test func saysWhatAPageIsCalledAndWhereItIs() throws {
    let card = try card("title: Market\nlanguage: he\nplace: {locality: Haifa, country: IL}")
    #expect(card.title == "Market" && card.siteName == "Ferry Street Donuts" && card.detail == "Haifa")
    #expect(card.language == "he" && card.isRightToLeft)
  }

  @Test func saysNothingTwice() throws {
    let home = try card("title: Ferry Street Donuts")
    #expect(home.siteName == nil && home.detail == nil)
    #expect(try card("title: Haifa Market\nplace: {locality: Haifa, country: IL}").detail == nil)
  }

  @Test(arguments: [
    ("", RGBColor(red: 0xA3, green: 0x3C, blue: 0x13), RGBColor(red: 255, green: 255, blue: 255)),
    ("{light: \"#fd0\"}", RGBColor(red: 255, green: 0xDD, blue: 0), RGBColor(red: 0, green: 0, blue: 0)),
    ("{dark: \"#001020\"}", RGBColor(red: 0, green: 16, blue: 32), RGBColor(red: 255, green: 255, blue: 255)),
  ])
  func hasTheColorsOfTheBrand(accent: String, ground: RGBColor, ink: RGBColor) throws {
    let card = try card("title: A", accent.isEmpty ? "" : "looks: {accent: \(accent)}")
    #expect(card.ground == ground && card.ink == ink)
  }

  @Test(arguments: [
    ("system", SocialCard.Font.sans), ("rounded", .sans), ("serif", .serif), ("mono", .mono),
  ])
  func hasTheKindOfTypeOfTheSite(word: String, font: SocialCard.Font) throws {
    #expect(try card("title: A", "looks: {font: \(word)}").font == font)
  }

  @Test(arguments: [("", true), ("image: /donut.png", false), ("image: https://example.net/a.jpg", false)])
  func onlyAPageWithoutAPictureHasOne(line: String, hasCard: Bool) throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithPictures(), "Content/a.md": Fixture.page("title: A\n\(line)"),
    ])
    let site = try fixture.site()
    let page = site[try #require(site.page(at: "a.md"))]
    #expect(SocialCards.hasCard(page, in: site) == hasCard)
    #expect(SocialCards.path(of: page) == "a-preview.png")
  }
}
