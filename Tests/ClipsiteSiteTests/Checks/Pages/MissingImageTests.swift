import ClipsiteText
import Testing

@testable import ClipsiteSite

struct MissingImageTests {
  @Test(arguments: ["market.jpg", "../market.jpg", "/shops/none.png", "donut.png "])
  func refusesAPictureThatIsNotThere(image: String) throws {
    let value = image.hasSuffix(" ") ? "«\"\(image)\"»" : "«\(image)»"
    try Fixture.expect(
      .missingImage, "there is no file `\(image)` in the content folder",
      fix: "add the picture, or correct its name",
      in: ["Content/shops/a.md": Fixture.page("title: A\nimage: \(value)")])
  }

  @Test(arguments: [("donut.png", "/donut.png"), ("/cup.png", "cup.png")])
  func offersThePictureOfTheOtherFolder(image: String, meant: String) throws {
    try Fixture.expect(
      .missingImage, fix: "write `\(meant)`",
      in: ["Content/shops/a.md": Fixture.page("title: A\nimage: «\(image)»"), "Content/shops/cup.png": "x"])
  }

  @Test func refusesToLeaveTheContentFolder() throws {
    try Fixture.expect(
      .missingImage, "there is no file `../../Templates/page.mustache` in the content folder",
      in: ["Content/shops/a.md": Fixture.page("title: A\nimage: «../../Templates/page.mustache»")])
  }

  @Test func looksAtTheDefaultsAndTheIcons() throws {
    try Fixture.expect(
      .missingImage,
      in: [
        "Content/site.yml": Fixture.site(
          "icons: {touch: «touch.png», favicon: «favicon.ico»}", replacing: "image: donut.png",
          with: "image: «none.png»"),
        "Content/index.md": Fixture.page("title: Home\nimage: donut.png"),
      ])
  }

  @Test(arguments: ["donut.png", "/donut.png", "./donut.png", "shops/../donut.png"])
  func findsThePicture(image: String) throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nimage: \(image)")])
  }
}
