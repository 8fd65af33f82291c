import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct MissingPreviewImageTests {
  private static let noImage = Fixture.site(replacing: "image: donut.png", with: "")

  @Test func warnsOfAPageThatShowsTheClipWithoutAPicture() throws {
    try Fixture.expect(
      .missingPreviewImage, at: "Content/index.md",
      "the page shows the App Clip, but has no preview picture for Messages",
      fix: "add `image:` here, in the folder's index.md or in site.yml",
      in: ["Content/site.yml": Self.noImage])
  }

  @Test func warnsForTheBannerToo() throws {
    try Fixture.expect(
      .missingPreviewImage, at: "Content/index.md",
      in: [
        "Content/site.yml": Self.noImage,
        "Content/index.md": Fixture.page("title: A\nclip: {display: banner}"),
      ])
  }

  @Test(arguments: ["clip: {display: none}", "image: donut.png", "image: https://example.net/a.png"])
  func isContentWith(line: String) throws {
    try Fixture.expectNothing(
      in: ["Content/site.yml": Self.noImage, "Content/index.md": Fixture.page("title: A\n\(line)")])
  }

  @Test func isContentWithThePictureOfAFolderAbove() throws {
    try Fixture.expectNothing(
      in: [
        "Content/site.yml": Self.noImage, "Content/index.md": Fixture.page("title: A\nimage: donut.png"),
        "Content/shops/market.md": Fixture.page("title: B"),
      ])
  }
}

struct UnknownTemplateTests {
  @Test func wantsATemplateOfTheTheme() throws {
    try Fixture.expect(
      .unknownTemplate, "the theme has no template `gallery`",
      fix: "use one of 404, card, directory, finder, location, page, redirect",
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
