import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct UnknownTemplateTests {
  @Test func wantsATemplateOfTheTheme() throws {
    try Fixture.expect(
      .unknownTemplate, "the theme has no template `gallery`",
      fix: "use one of 404, card, directory, location, page, redirect",
      in: ["Content/a.md": Fixture.page("title: A\ntemplate: «gallery»")])
  }

  @Test func suggestsTheNearest() throws {
    try Fixture.expect(
      .unknownTemplate, fix: "did you mean `location`?",
      in: ["Content/a.md": Fixture.page("title: A\ntemplate: «loaction»")])
  }

  @Test(arguments: ["../page", "/etc/passwd", "page.mustache", "partials/../page"])
  func isNoPath(template: String) throws {
    try Fixture.expect(
      .unknownTemplate, "the theme has no template `\(template)`",
      in: ["Content/a.md": Fixture.page("title: A\ntemplate: «\(template)»")])
  }

  @Test func isContentWithATemplateOfOnesOwn() throws {
    try Fixture.expectNothing(
      in: [
        "Content/a.md": Fixture.page("title: A\ntemplate: gallery"),
        "Templates/gallery.mustache": "<head>{{head.tags}}</head>",
      ])
  }
}
