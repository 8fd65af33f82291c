import ClipsiteAppClips
import Testing

@testable import ClipsiteContent
@testable import ClipsiteRendering

/// What templates and search engines get of links, notices, photos, and services.
struct BlocksContextTests {
  private static let template = """
    <head>{{head.tags}}</head><p>|{{#page.links}}{{page.links.menu-url}};{{page.links.order-url}};\
    {{page.links.booking-url}};{{#page.links.has-social}}on {{/page.links.has-social}}\
    {{#page.links.social}}{{title}}={{url}},{{/page.links.social}}{{/page.links}}|{{#page.notices}}{{text}} \
    [{{dates}}] {{from}} {{through}} {{url}};{{/page.notices}}|\
    {{#page.has-dated-notices}}dated{{/page.has-dated-notices}}|{{#page.has-photos}}photos: {{/page.has-photos}}\
    {{#page.photos}}{{url}} {{alt}} {{width}};{{/page.photos}}|{{#place.has-services}}services: \
    {{/place.has-services}}{{#place.services}}{{text}} {{icon}};{{/place.services}}|{{place.price-range}}|</p>
    """

  private func built(_ files: [String: String]) throws -> Fixture {
    let theme = ["location", "page", "directory"].map { ("Templates/\($0).mustache", Self.template) }
    let fixture = try Fixture(files.merging(theme) { $1 })
    try fixture.buildCleanly()
    return fixture
  }

  private func parts(_ fixture: Fixture, _ path: String = "a") throws -> [String] {
    let text = try fixture.page("example.com/\(path).html").text
    return text.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
      $0.trimmingSuffix(while: \.isWhitespace).description
    }
  }

  @Test func aPageWithoutDataHasNone() throws {
    let fixture = try built(["Content/a.md": Fixture.page("title: A")])
    #expect(try parts(fixture) == ["", "", "", "", "", ""])
  }

  /// A chain with a business, and a location of the business.
  private static let chain = [
    "Content/index.md": Fixture.page(
      "title: Home\nnotices: [All cups are recalled.]\n"
        + "links: {menu: https://www.example.com/menu, social: [https://x.com/chain]}"),
    "Content/b/index.md": Fixture.page(
      "title: B\nplace: {services: [Wi-Fi], price-range: $}\nphotos: [/donut.png]\n"
        + "links: {order: https://www.example.com/order}"),
    "Content/b/index.de.md": Fixture.page(
      "title: B\nplace: {services: [WLAN]}\nnotices: [Neue Karte.]"),
    "Content/b/a.md": Fixture.page("title: A\nplace: {locality: X}"),
    "Content/b/a.de.md": Fixture.page("title: A"),
    "Content/b/c.md": Fixture.page(
      "title: C\nplace: {locality: X, services: [Parking]}\nnotices: [The terrace is closed.]\n"
        + "links: {menu: https://www.example.com/c}"),
    "Content/b/about.md": Fixture.page("title: About\nclip: {display: none}"),
  ]

  @Test func aLocationHasWhatItsFoldersState() throws {
    let found = try parts(try built(Self.chain), "b/a")
    #expect(found[0] == "https://www.example.com/menu;https://www.example.com/order;;")
    #expect(found[1].hasPrefix("All cups are recalled."))
    #expect(found[3].hasPrefix("photos: /donut.png"))
    #expect(found[4].hasPrefix("services: Wi-Fi") && found[5] == "$")
  }

  @Test func aLocationRefinesWhatItsFoldersState() throws {
    let found = try parts(try built(Self.chain), "b/c")
    #expect(found[0] == "https://www.example.com/c;https://www.example.com/order;;")
    #expect(found[1].hasPrefix("The terrace is closed.") && found[1].contains("All cups are recalled."))
    #expect(found[4].hasPrefix("services: Parking") && !found[4].contains("Wi-Fi"))
  }

  @Test func aLocationHasTheWordsOfItsFoldersInItsLanguage() throws {
    let found = try parts(try built(Self.chain), "b/a/de")
    #expect(found[1].hasPrefix("Neue Karte.") && found[4].hasPrefix("services: WLAN") && found[5] == "$")
  }

  @Test func otherPagesHaveOnlyTheirOwn() throws {
    let fixture = try built(Self.chain)
    for page in ["b", "b/about"] {
      let found = try parts(fixture, page)
      #expect(!found[1].contains("cups") && found[4].isEmpty, "\(page)")
    }
    #expect(try parts(fixture, "b/about")[3].isEmpty)
  }

  @Test func linksHaveTheNamesOfTheirNetworks() throws {
    let fixture = try built([
      "Content/a.md": Fixture.page(
        """
        title: A
        links:
          menu: https://www.example.com/menu
          booking: https://www.example.com/book
          social: ["https://www.instagram.com/a", "https://de-de.facebook.com/a", "https://www.example.org/a"]
        """)
    ])
    #expect(
      try parts(fixture)[0]
        == "https://www.example.com/menu;;https://www.example.com/book;on "
        + "Instagram=https://www.instagram.com/a,Facebook=https://de-de.facebook.com/a,"
        + "example.org=https://www.example.org/a,")
  }

  @Test(arguments: [
    ("Open again", "en", "Open again []", ""),
    (
      "{text: A, from: 2026-11-30, through: 2026-12-11}", "en",
      "A [November 30, 2026 – December 11, 2026] 2026-11-30 2026-12-11", "dated"
    ),
    (
      "{text: A, from: 2026-11-30, through: 2026-11-30}", "de", "A [30. November 2026] 2026-11-30 2026-11-30",
      "dated"
    ),
    ("{text: A, from: 2026-11-30}", "en", "A [November 30, 2026 –] 2026-11-30", "dated"),
    ("{text: A, through: 2026-11-30}", "ja", "A [– 2026年11月30日]  2026-11-30", "dated"),
  ])
  func aNoticeHasItsDaysInWords(_ notice: String, language: String, text: String, dated: String) throws {
    let fixture = try built([
      "Content/a.md": Fixture.page("title: A\nlanguage: \(language)\nnotices: [\(notice)]")
    ])
    let found = try parts(fixture)
    #expect(found[1].split(separator: ";").first?.trimmingSuffix(while: \.isWhitespace) == text[...])
    #expect(found[2] == dated)
  }

  @Test(arguments: [
    ("Wi-Fi", ServiceIcon.wifi), ("PARKING", .parking), ("Free Wi-Fi", .wifi), ("Kostenloses WLAN", .wifi),
    ("Free parking", .parking), ("Wheelchair-accessible entrance", .wheelchair), ("Step-free", .wheelchair),
    ("Drive-through", .car), ("EV charging", .charging), ("Kundenparkplätze", .check), ("駐車場", .parking),
    ("No dogs", .check), ("Kein WLAN", .check), ("Fresh flowers", .check), ("Scarf", .check), ("", .check),
    ("-–", .check), ("Café", .coffee), ("Gift cards", .gift),
  ])
  func aServiceHasTheIconThatAWordNamesOrACheckMark(text: String, icon: ServiceIcon) {
    #expect(Service(text).icon == icon)
  }

  @Test func theAuthorsIconCountsFirst() {
    #expect(Service("Parking", icon: .car).icon == .car)
  }

  @Test func searchEnginesLearnWhatTheyKnow() throws {
    let fixture = try built([
      "Content/a.md": Fixture.page(
        """
        title: A
        image: donut.png
        photos: [donut.png, "https://www.example.com/a.jpg"]
        links: {menu: "https://www.example.com/menu", social: ["https://www.instagram.com/a"]}
        place:
          locality: Town
          latitude: 37.79700
          longitude: -122.39000
          price-range: $$
          services: [Wi-Fi, "</script>"]
        """),
      "Content/shop/index.md": Fixture.page(
        "title: Shop\nlinks: {social: [\"https://www.instagram.com/shop\"]}"),
      "Content/shop/b.md": Fixture.page("title: B\nplace: {locality: Town}"),
    ])
    let text = try fixture.read("Output/example.com/a.html")
    for part in [
      #""image":["https://example.com/donut.png","https://www.example.com/a.jpg"]"#,
      #""geo":{"@type":"GeoCoordinates","latitude":37.79700,"longitude":-122.39000}"#,
      #""priceRange":"$$","menu":"https://www.example.com/menu""#,
      #""amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Wi-Fi","value":true},"#,
      #""sameAs":["https://www.instagram.com/a"]"#,
    ] { #expect(text.contains(part), "\(part)") }
    #expect(
      try fixture.read("Output/example.com/shop.html").contains(
        #""sameAs":["https://www.instagram.com/shop"]"#)
    )
  }

  @Test func aVariantSaysItInItsLanguage() throws {
    let fixture = try built([
      "Content/a.md": Fixture.page(
        """
        title: A
        notices: [Closed]
        photos: [{image: donut.png, alt: A donut}]
        links: {menu: "https://www.example.com/menu", order: "https://www.example.com/order"}
        place: {locality: Town, services: [Parking], price-range: $}
        """),
      "Content/a.de.md": Fixture.page(
        """
        title: A
        notices: [Geschlossen]
        links: {menu: "https://www.example.com/karte"}
        place: {services: [{text: Parkplatz, icon: parking}]}
        """),
    ])
    let parking = ServiceIcon.parking.path
    #expect(
      try parts(fixture, "a/de") == [
        "https://www.example.com/karte;https://www.example.com/order;;", "Geschlossen []   ;", "",
        "photos: /donut.png A donut 1800;", "services: Parkplatz \(parking);", "$",
      ])
  }
}

extension StringProtocol {
  /// The text without the characters at its end that have a property.
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isLeftOut(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
