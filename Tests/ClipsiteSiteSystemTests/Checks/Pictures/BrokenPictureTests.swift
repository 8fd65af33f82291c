import ClipsiteTestTools
import Testing

@testable import ClipsiteSiteRendering
@testable import ClipsiteSiteTests

@Suite(.blocking, .enabled(if: Fixture.canMakePictures, "needs libvips, and Pillow: CI=true .ci/setup"))
struct BrokenPictureTests {
  /// A header alone: it tells a size, and no pixels follow.
  @Test func aHeaderIsNoPicture() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithPictures(), "Content/a.md": Fixture.page("title: A\nimage: a.png"),
      "Content/b.md": Fixture.page("title: B\nimage: a.png"),
    ])
    try fixture.write(Fixture.png(width: 1800, height: 1200), to: "Content/a.png")
    try fixture.expect(
      .brokenPicture, at: "Content/a.png", "the picture cannot be decoded to its end",
      fix: "copy it again from where it came from, or export it again as JPEG or PNG")
  }
}
