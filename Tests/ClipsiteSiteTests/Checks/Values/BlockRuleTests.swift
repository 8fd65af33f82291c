@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

/// Links, notices, photos, and services that no page can show.
struct BlockRuleTests {
  @Test(arguments: [
    (
      DiagnosticCode.invalidDate, "notices: [{text: Closed, from: «12/01/2026»}]",
      "`12/01/2026` is not a date", "write the day as `2026-12-01` or `2026-01-12`"
    ),
    (
      .invalidDate, "notices: [{text: Closed, through: «2026-02-30»}]", "`2026-02-30` is not a date",
      "write the day as `2026-12-24`"
    ),
    (
      .invalidDate, "notices: [{text: Closed, from: 2026-12-02, through: «2026-12-01»}]",
      "the notice ends on 2026-12-01, before its first day, 2026-12-02", "correct `from` or `through`"
    ),
    (
      .incompleteItem, "notices: [«{from: 2026-12-02}»]", "an item of `notices` has no `text`", "add `text`"
    ),
    (.incompleteItem, "photos: [«{alt: A cup}»]", "an item of `photos` has no `image`", "add `image`"),
    (
      .incompleteItem, "place: {services: [«{icon: wifi}»]}", "an item of `services` has no `text`",
      "add `text`"
    ),
    (
      .insecureURL, "links: {menu: «http://www.example.com/menu»}",
      "the address `http://www.example.com/menu` is not secure", "use https"
    ),
    (
      .insecureURL,
      "links: {social: [\"«http://x.com/a»\"]}".replacing("\"«", with: "«\"").replacing(
        "»\"", with: "\"»"),
      "the address `http://x.com/a` is not secure", "use https"
    ),
    (
      .missingImage, "photos: [donut.png, «cup.jpg»]", "there is no file `cup.jpg` in the content folder",
      "add the picture, or correct its name"
    ),
    (
      .missingImage, "photos: [{image: «cup.jpg», alt: A cup}]",
      "there is no file `cup.jpg` in the content folder", "add the picture, or correct its name"
    ),
    (
      .incompleteItem, "notices: «{from: 2026-12-02}»", "an item of `notices` has no `text`", "add `text`"
    ),
    (
      .wrongType, "app-links: {ios: «\"x://y\"»}", "`ios` must be a list of mappings, not the text `x://y`",
      "write `- url: \"x://y\"`"
    ),
    (
      .unknownKey, "notices: [{text: Closed, «until»: 2026-12-01}]", "the key `until` is unknown",
      "use one of `text`, `from`, `through`, `url`"
    ),
    (.unknownKey, "notices: [{«txt»: Closed}]", "the key `txt` is unknown", "did you mean `text`?"),
    (
      .unknownKey, "place: {services: [{«text Free Wi-Fi», icon: wifi}]}",
      "the key `text Free Wi-Fi` is unknown", "use one of `text`, `icon`"
    ),
    (
      .unknownKey, "place: {country: DE, hours: 24/7, special-hours: [{«dat»: 2026-12-24, hours: closed}]}",
      "the key `dat` is unknown", "did you mean `date`?"
    ),
  ])
  func isReportedWhereItIs(_ code: DiagnosticCode, _ lines: String, _ message: String, fix: String) throws {
    try Fixture.expect(code, message, fix: fix, in: ["Content/a.md": Fixture.page("title: A\n\(lines)")])
  }

  /// A list of one item can be the item alone, whatever the list is of.
  @Test(arguments: [
    "notices: The terrace is closed", "place: {hours: 'Mo-Fr 9-17 Uhr, Sa: 9-12 Uhr', country: DE}",
    "place: {country: DE, services: Wi-Fi, hours: Mo-Fr 9-17 Uhr, special-hours: 2026-12-24 off}",
    "notices: {text: The terrace is closed}", "photos: {image: donut.png, alt: A donut}",
    "place: {country: DE, services: {text: Wi-Fi, icon: wifi}}",
    "app-links: {ios: {url: 'x://y', app-name: Y}}",
    "place: {country: DE, hours: 24/7, special-hours: {date: 2026-12-24, hours: closed}}",
    "photos: donut.png", "aliases: /m", "links: {social: 'https://x.com/a'}",
  ])
  func aTextAloneIsAListOfOne(_ lines: String) throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\n\(lines)")])
  }

  @Test func aTextAloneIsAListOfOneInSiteYML() throws {
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site(
        "hosts: netlify\npolicy: {script: 'https://a.example.com'}\nuniversal-links: {path: '/*'}",
        replacing: "[example.com]",
        with: "example.com")
    ])
  }

  @Test(arguments: [
    "links: {order: «javascript:x»}", "links: {booking: «example.com/book»}", "links: {social: [«'@a'»]}",
    "notices: [{text: A, url: «/menu»}]", "photos: [«'data:image/png,x'»]",
  ])
  func aLinkIsAURL(_ lines: String) throws {
    try Fixture.expect(.invalidURL, in: ["Content/a.md": Fixture.page("title: A\n\(lines)")])
  }

  @Test func anIconHasAKnownName() throws {
    try Fixture.expect(
      .invalidChoice, fix: "did you mean `wifi`?",
      in: ["Content/a.md": Fixture.page("title: A\nplace: {services: [{text: A, icon: «wfi»}]}")])
  }

  @Test func pricesFitIntoASearchResult() throws {
    let long = String(repeating: "$", count: 100)
    try Fixture.expect(
      .invalidPlace,
      "the price range cannot be used: it has 100 characters, but search engines read at most 99",
      in: ["Content/a.md": Fixture.page("title: A\nplace: {price-range: «\(long)»}")])
    try Fixture.expectNothing(
      in: ["Content/a.md": Fixture.page("title: A\nplace: {price-range: \(long.dropFirst())}")])
  }

  @Test func nothingElseIsWrongWithBlocks() throws {
    try Fixture.expectNothing(in: [
      "Content/a.md": Fixture.page(
        """
        title: A
        links: {menu: "https://www.example.com/menu", social: []}
        notices: [Open again, {text: Closed, from: 2026-12-01, through: 2026-12-01, url: "https://example.com/"}]
        photos: [donut.png, {image: /donut.png, alt: A donut}, "https://www.example.com/a.jpg"]
        place: {services: [Wi-Fi, {text: Dogs, icon: dogs}], price-range: $$}
        """)
    ])
  }

  /// A photo does not have to be as large as a preview.
  @Test func aSmallPhotoIsFine() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nphotos: [small.png]")])
    try fixture.write(Fixture.png(width: 100, height: 80), to: "Content/small.png")
    #expect(try fixture.findings() == [])
    let preview = try Fixture([
      "Content/a.md": Fixture.page("title: A\nimage: small.png\nphotos: [small.png]")
    ])
    try preview.write(Fixture.png(width: 100, height: 80), to: "Content/small.png")
    #expect(try preview.findings() == ["error: PreviewImageTooSmall Content/small.png"])
  }
}
