import ClipsiteRendering
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteSite

/// Values that try to break out of the place that they are put in, on pages of the theme that `init` writes.
struct HostileValuesTests {
  private static let attacks = [
    "</title><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'><svg onload=alert(1)>",
    "--><script>alert(1)</script><!--", "</script><script>alert(1)</script>",
    "{{page.url}} {{{head.tags}}} {{> head}}",
    "&lt;script&gt;&quot;", "\\\" onmouseover=\\\"alert(1)", "]]></style><b>", "<!--", "\u{2028}alert(1)//",
  ]

  private func fixture(_ attack: String) throws -> Fixture {
    let value = "'\(attack.replacing("'", with: "''"))'"
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        "image-alt: \(value)\ntheme-color: {light: \(value)}\nsocial: {twitter: \(value)}\n"
          + (attack.contains("{{") ? "" : "titles: \(value)\n")
          + "extra: {links: [{title: \(value), url: \"/\"}]}",
        replacing: "name: Ferry Street Donuts", with: "name: \(value)"),
      "Content/shop/index.md": Fixture.page("title: \(value)\ndescription: \(value)"),
      "Content/shop/market.md": Fixture.page(
        """
        title: \(value)
        description: \(value)
        image-alt: \(value)
        clip: {display: card, title: Card, subtitle: Sub, card-page: card}
        place: {street: \(value), locality: \(value), region: \(value), postal-code: \(value), country: US, hours: [Mo 09:00-17:00], time-zone: America/New_York}
        aliases: [/m]
        app-links: {ios: [{url: "donuts://m", app-name: \(value)}]}
        extra: {labels: {address: \(value), hours: \(value)}}
        """),
    ])
    let theme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Templates")
    try fixture.remove("Templates")
    try FileManager.default.copyFolder(at: theme, to: fixture.url("Templates"))
    return fixture
  }

  @Test(arguments: attacks)
  func neverLeaveTheirPlace(attack: String) throws {
    let fixture = try fixture(attack)
    let report = try fixture.build()
    let harmless: Set = ["TitleTooLong", "InvisibleCharacter", "ContradictoryPlace"]
    #expect(report.diagnostics.filter { !harmless.contains($0.code.name) } == [])
    let plain = try self.fixture("Plain")
    _ = try plain.build()
    for path in ["index", "404", "shop", "shop/market", "shop/market/card", "m"] {
      let page = try fixture.page("example.com/\(path).html")
      let expected = try plain.page("example.com/\(path).html")
      #expect(page.elements.map(\.name) == expected.elements.map(\.name), "\(path)")
      #expect(
        page.elements.map { Set($0.attributes.keys) } == expected.elements.map { Set($0.attributes.keys) },
        "\(path)")
    }
    let market = try fixture.page("example.com/shop/market.html")
    #expect(market.title == "\(attack) – \(attack)" || market.title == attack)
    #expect(market.meta("og:title") == [attack] && market.meta("description") == [attack])
    #expect(market.meta("og:image:alt") == [attack] && market.meta("al:ios:app_name") == [attack])
    #expect(market.text.contains(attack))
    let data = try JSONDecoder().decode(Named.self, from: Data(try #require(market.structuredData).utf8))
    #expect(data.name == attack && data.address.streetAddress == attack)
  }

  private struct Named: Decodable {
    struct Address: Decodable { let streetAddress: String }
    let name: String
    let address: Address
  }

  @Test func textOfBlocksIsTrimmed() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page(
        "title: >\n  Folded\n  title\ndescription: |\n  Two\n  lines\nplace:\n  street: |\n    1 Market St")
    ])
    try fixture.buildCleanly()
    let page = try fixture.page("example.com/a.html")
    #expect(page.title == "Folded title – Ferry Street Donuts")
    #expect(page.meta("og:title") == ["Folded title"])
    #expect(page.meta("description") == ["Two lines"])
  }

  @Test(arguments: ["👩‍👩‍👧 🍩", "Cafe\u{301}", "דונאט", "a\u{200D}b"])
  func otherTextIsKeptByteForByte(title: String) throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: \"\(title)\"")])
    _ = try fixture.build()
    let page = try fixture.read("Output/example.com/a.html")
    #expect(Array(page.utf8).firstRange(of: Array("<title>\(title) ".utf8)) != nil)
  }
}
