import ClipsiteAppClips
import ClipsiteJSON
import Testing

@Suite(.timeLimit(.minutes(30))) struct BreadcrumbListTests {
  @Test func numbersThePagesFromTheFirst() throws {
    let list = BreadcrumbList([
      .init(name: "Home", url: try WebURL("https://example.com/")),
      .init(name: "Market </script><b>", url: try WebURL("https://example.com/market")),
    ])
    var bytes: [UInt8] = []
    list.append(to: &bytes)
    #expect(!bytes.contains(UInt8(ascii: "<")) && !bytes.contains(UInt8(ascii: ">")))
    #expect(
      try JSONParser.parse(bytes).value == [
        "@context": "https://schema.org", "@type": "BreadcrumbList",
        "itemListElement": [
          ["@type": "ListItem", "position": 1, "name": "Home", "item": "https://example.com/"],
          [
            "@type": "ListItem", "position": 2, "name": "Market </script><b>",
            "item": "https://example.com/market",
          ],
        ],
      ])
  }
}
