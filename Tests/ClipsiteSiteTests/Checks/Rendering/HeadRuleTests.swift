@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct MissingTagTests {
  private static let bare = "<!DOCTYPE html><head><title>{{page.title}}</title></head>"

  @Test func namesThePlaceOfTheHead() throws {
    let fixture = try Fixture([
      "Templates/page.mustache": Self.bare.replacing("<head>", with: "«<head»>"),
      "Content/a.md": Fixture.page("title: A"),
    ])
    try fixture.expect(.missingTag, "the theme does not place {{head.tags}} here")
  }

  @Test func namesATagThatAThemeForgets() throws {
    let head = """
      <!DOCTYPE html>«<head»><link rel="canonical" href="{{page.url}}">
      <meta name="viewport" content="width=device-width, initial-scale=1"></head>
      """
    let fixture = try Fixture(["Templates/page.mustache": head, "Content/a.md": Fixture.page("title: A")])
    let found = try fixture.check()
    #expect(Set(found.map(\.code)) == [.missingTag])
    #expect(found.map(\.message).contains("the theme leaves out the tag `og:title` here"))
    #expect(!found.map(\.message).contains("the theme leaves out the tag `canonical` here"))
    #expect(Set(try fixture.findings()) == ["error: MissingTag Templates/page.mustache:1:16 «<head»"])
  }

  @Test func aPageWithoutFileIsTheFaultOfItsTemplate() throws {
    let fixture = try Fixture(["Templates/404.mustache": Self.bare])
    #expect(try fixture.findings() == ["error: MissingTag Templates/404.mustache:1:16 «<head»"])
  }

  @Test func anEmptyTemplateLacksEverything() throws {
    let fixture = try Fixture(["Templates/page.mustache": "", "Content/a.md": Fixture.page("title: A")])
    #expect(try fixture.findings() == ["error: MissingTag Templates/page.mustache"])
  }
}

struct DoubledTagTests {
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

struct MistakenBannerTests {
  private func check(_ content: String) throws -> [String] {
    let tag = "<meta name=\"apple-itunes-app\" content=\"\(content)\">"
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\nclip: {display: none}\nallow-html: true", tag)
    ])
    return try fixture.check().filter { $0.code != .rawHTMLAllowed }.map {
      "\($0.severity): \($0.code.name): \(fixture.relative($0.message))"
    }
  }

  private static let rendered = "in the page rendered by Templates/page.mustache, "
  @Test(arguments: [
    (
      "app-id=com.example.Donuts", "error",
      "`com.example.Donuts` is a bundle ID, but an App Store ID is digits only"
    ),
    ("app-id=ABCDE12345", "error", "`ABCDE12345` looks like a Team ID, but an App Store ID is digits only"),
    ("app-id=1, app-id=2", "error", "the key `app-id` appears twice"),
    (
      "app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card", "warning",
      "the tag names an App Clip but no app-id"
    ),
    ("", "error", "the apple-itunes-app tag names neither an app nor an App Clip"),
  ])
  func tellsTheMistake(content: String, severity: String, message: String) throws {
    #expect(try check(content) == ["\(severity): MistakenBanner: \(Self.rendered)\(message)"])
  }

  @Test func isContentWithATagThatSafariReads() throws {
    #expect(
      try check("app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card") == [])
  }

  @Test func besideTheProgramsOwnTagItIsDoubled() throws {
    let tag = "<meta name=\"apple-itunes-app\" content=\"app-id=1234567890\">"
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nallow-html: true", tag)])
    #expect(try fixture.check().map(\.code) == [.doubledTag, .rawHTMLAllowed])
  }
}
