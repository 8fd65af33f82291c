import ClipsiteTestTools
import Testing

@testable import ClipsiteSiteRendering
@testable import ClipsiteSiteTests

@Suite(.blocking) struct PictureTooLargeTests {
  private func fixture(pictures: Bool) throws -> Fixture {
    let site = pictures ? Fixture.siteWithPictures() : Fixture.siteYAML
    let fixture = try Fixture([
      "Content/site.yml": site, "Content/a.md": Fixture.page("title: A\nimage: a.png"),
    ])
    try fixture.write(Fixture.png(width: 20_000, height: 5_001), to: "Content/a.png")
    return fixture
  }

  @Test(.enabled(if: Fixture.canMakePictures, "needs libvips, and Pillow: CI=true .ci/setup"))
  func aBombIsNotDecoded() throws {
    try fixture(pictures: true).expect(
      .pictureTooLarge, at: "Content/a.png",
      "the picture has 20000 by 5001 pixels; 100 million in all are the most",
      fix: "export it smaller: 1800 by 1200 pixels are enough")
  }

  @Test func whoDecodesNothingNeedNotFearIt() throws {
    #expect(try fixture(pictures: false).findings() == [])
  }
}
