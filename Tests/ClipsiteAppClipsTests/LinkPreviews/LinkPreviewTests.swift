import ClipsiteAppClips
import Testing

struct OpenGraphTests {
  @Test func writesTagsInOrder() throws {
    let image = OpenGraphImage(
      url: try WebURL("https://example.com/a.jpg"), width: 1200, height: 630, type: "image/jpeg",
      alt: "A donut")
    let page = OpenGraph(
      title: "Market", url: try WebURL("https://example.com/market"), description: "Fresh.",
      siteName: "Donuts",
      locale: try LanguageTag("en-us"), image: image)
    #expect(page.tags.allSatisfy { $0.attribute == .property })
    #expect(
      page.tags.map { [$0.name, $0.content] } == [
        ["og:title", "Market"], ["og:type", "website"], ["og:url", "https://example.com/market"],
        ["og:description", "Fresh."], ["og:site_name", "Donuts"], ["og:locale", "en_US"],
        ["og:image", "https://example.com/a.jpg"], ["og:image:type", "image/jpeg"],
        ["og:image:width", "1200"],
        ["og:image:height", "630"], ["og:image:alt", "A donut"],
      ])
  }

  @Test func namesTheOtherLocalesBehindItsOwn() throws {
    var page = OpenGraph(title: "A", url: try WebURL("https://example.com"), locale: try LanguageTag("en-US"))
    page.alternateLocales = [try LanguageTag("de-AT"), try LanguageTag("he")]
    #expect(
      page.tags.suffix(2).map { [$0.name, $0.content] }
        == [["og:locale", "en_US"], ["og:locale:alternate", "de_AT"]])
  }

  @Test func leavesOutALocaleWithoutRegion() throws {
    let page = OpenGraph(title: "A", url: try WebURL("https://example.com"), locale: try LanguageTag("en"))
    #expect(page.tags.map(\.name) == ["og:title", "og:type", "og:url"])
  }
}

struct TwitterCardTests {
  @Test func writesTagsInOrder() throws {
    let card = TwitterCard(
      .summaryLargeImage, title: "T", description: "D", image: try WebURL("https://example.com/a.jpg"),
      imageAlt: "A", site: "@donuts")
    #expect(card.tags.allSatisfy { $0.attribute == .name })
    #expect(
      card.tags.map { [$0.name, $0.content] } == [
        ["twitter:card", "summary_large_image"], ["twitter:title", "T"], ["twitter:description", "D"],
        ["twitter:image", "https://example.com/a.jpg"], ["twitter:image:alt", "A"],
        ["twitter:site", "@donuts"],
      ])
  }

  @Test func needsOnlyTheKind() {
    #expect(TwitterCard(.summary).tags == [MetaTag(.name, "twitter:card", content: "summary")])
  }
}
