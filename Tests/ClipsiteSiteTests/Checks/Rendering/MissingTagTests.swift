import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct MissingTagTests {
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
