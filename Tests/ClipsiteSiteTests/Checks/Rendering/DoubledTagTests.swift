import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct DoubledTagTests {
  private static let layout = Fixture.templates["partials/layout"] ?? ""

  @Test(arguments: [
    ("<link rel=canonical href=\"/\">", "canonical"), ("<META PROPERTY='og:image' content=x>", "og:image"),
    ("<meta name=\"viewport\" content=\"width=device-width\">", "viewport"),
    ("<meta name=\"og:title\" content=\"\">", "og:title"),
  ])
  func refusesATagBesideTheHead(tag: String, label: String) throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nallow-html: true", "\(tag)\n")])
    let found = try fixture.check().filter { $0.code != .rawHTMLAllowed }
    #expect(found.map(\.code) == [.doubledTag])
    #expect(found.map { fixture.relative($0.range.path) } == ["Content/a.md"])
    #expect(
      found.map { fixture.relative($0.message) } == [
        "the page rendered by Templates/page.mustache has the tag `\(label)` twice"
      ])
    #expect(found.map(\.fix) == ["remove the one beside {{head.tags}}"])
  }

  @Test func findsTheTagOfATheme() throws {
    let doubled = Self.layout.replacing("</head>", with: "«<meta property=\"og:url\" content=\"/\">»</head>")
    try Fixture.expect(.doubledTag, in: ["Templates/partials/layout.mustache": doubled])
  }

  @Test(arguments: [
    "<link rel=\"stylesheet\" href=\"https://example.org/a.css\">", "<!-- <link rel=canonical> -->",
    "<meta name=\"color-scheme\">",
    "<script>'<link rel=canonical>'</script>",
  ])
  func isContentWith(html: String) throws {
    try Fixture.expect(
      .rawHTMLAllowed,
      in: ["Content/a.md": Fixture.page("title: A\nallow-html: «true»", "\(html)\n")])
  }

  @Test(arguments: [
    "<meta name=\"description\" content=\"Donuts\">", "<meta name=\"robots\" content=\"noarchive\">",
  ])
  func aTagThatTheHeadDoesNotHaveMayStandOnce(tag: String) throws {
    let frontMatter = "title: A\nallow-html: «true»"
    try Fixture.expect(.rawHTMLAllowed, in: ["Content/a.md": Fixture.page(frontMatter, "\(tag)\n")])
    let fixture = try Fixture(["Content/a.md": Fixture.page(frontMatter, "\(tag)\n\(tag)\n")])
    #expect(try fixture.check().map(\.code) == [.doubledTag, .rawHTMLAllowed])
  }
}
