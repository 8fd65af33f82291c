import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct MissingPreviewImageTests {
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
