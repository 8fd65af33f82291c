import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct TwitterCardTests {
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
    #expect(TwitterCard(.summary).tags == [MetaTag(.name, "twitter:card", "summary")])
  }
}
