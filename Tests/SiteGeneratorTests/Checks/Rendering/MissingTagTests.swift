import Diagnostics
import Testing

@testable import SiteGenerator

struct MissingTagTests {
  private static let bare = "<!DOCTYPE html><head><title>{{page.title}}</title></head>"

  @Test func namesEveryTagThatAPageLacks() throws {
    let fixture = try Fixture([
      "Templates/page.mustache": Self.bare, "Content/a.md": Fixture.page("title: A"),
    ])
    let found = try fixture.check()
    #expect(Set(found.map(\.code)) == [MissingTag.code])
    #expect(Set(found.map { fixture.relative($0.place.path) }) == ["Content/a.md"])
    #expect(Set(found.map(\.fix)) == ["place {{head.tags}} in the `<head>` of the template"])
    let labels = [
      "apple-itunes-app", "canonical", "og:image", "og:site_name", "og:title", "og:type",
      "og:url",
      "twitter:card", "viewport",
    ]
    #expect(
      found.map { fixture.relative($0.message) }
        == labels.map { "the page rendered by Templates/page.mustache lacks the tag `\($0)`" })
  }

  @Test func aPageWithoutFileIsTheFaultOfItsTemplate() throws {
    let fixture = try Fixture(["Templates/404.mustache": Self.bare])
    #expect(Set(try fixture.findings()) == ["error: MissingTag Templates/404.mustache"])
  }

  @Test func anEmptyTemplateLacksEverything() throws {
    let fixture = try Fixture(["Templates/page.mustache": "", "Content/a.md": Fixture.page("title: A")])
    #expect(Set(try fixture.findings()) == ["error: MissingTag Content/a.md"])
  }
}
