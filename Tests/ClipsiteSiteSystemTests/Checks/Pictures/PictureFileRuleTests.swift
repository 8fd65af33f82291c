import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite
@testable import ClipsiteSiteTests

@Suite(.blocking) struct UnfitLogoTests {
  private func fixture(_ width: Int, _ height: Int) throws -> Fixture {
    let fixture = try Fixture(["Content/site.yml": Fixture.siteWithPictures("icons: {logo: logo.png}")])
    try fixture.write(Fixture.png(width: width, height: height), to: "Content/logo.png")
    return fixture
  }

  @Test(
    .needs(LoadedLibrary.vips, Pillow.need),
    arguments: [(179, 179), (512, 511), (10_001, 10_001)])
  func refusesWhatIsNoSquareOrTooSmall(width: Int, height: Int) throws {
    let found = try fixture(width, height).check().filter { $0.code == .unfitLogo }
    #expect(
      found.map(\.message) == [
        "the logo has \(width) by \(height) pixels, but icons are made of a square of 180 to 10000"
      ])
  }

  @Test func aLogoNeedsPictures() throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site("icons: {logo: «donut.png»}")])
    try fixture.expect(
      .unfitLogo, "icons are made of a logo only with `pictures: true`",
      fix: "add `pictures: true`, or name finished icons with `touch` and `favicon`")
  }

  @Test func aMissingLogoIsAMissingPicture() throws {
    try Fixture.expect(
      .missingImage, in: ["Content/site.yml": Fixture.site("icons: {logo: «none.png»}")])
  }
}

@Suite(.blocking) struct PictureTooLargeTests {
  private func fixture(pictures: Bool) throws -> Fixture {
    let site = pictures ? Fixture.siteWithPictures() : Fixture.siteYAML
    let fixture = try Fixture([
      "Content/site.yml": site, "Content/a.md": Fixture.page("title: A\nimage: a.png"),
    ])
    try fixture.write(Fixture.png(width: 20_000, height: 5_001), to: "Content/a.png")
    return fixture
  }

  @Test(.needs(LoadedLibrary.vips, Pillow.need))
  func aBombIsNotDecoded() throws {
    try fixture(pictures: true).expect(
      .imageTooLarge, at: "Content/a.png",
      "the picture has 20000 by 5001 pixels, but 100 million in all are the most",
      fix: "export it smaller: 1800 by 1200 pixels are enough")
  }

  @Test func whoDecodesNothingNeedNotFearIt() throws {
    #expect(try fixture(pictures: false).findings() == [])
  }
}

@Suite(.blocking, .needs(LoadedLibrary.vips, Pillow.need))
struct BrokenPictureTests {
  /// A header alone: it tells a size, and no pixels follow.
  @Test func aHeaderIsNoPicture() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithPictures(), "Content/a.md": Fixture.page("title: A\nimage: a.png"),
      "Content/b.md": Fixture.page("title: B\nimage: a.png"),
    ])
    try fixture.write(Fixture.png(width: 1800, height: 1200), to: "Content/a.png")
    try fixture.expect(
      .brokenImage, at: "Content/a.png", "the picture cannot be decoded to its end",
      fix: "copy it again from where it came from, or export it again as JPEG or PNG")
  }
}
