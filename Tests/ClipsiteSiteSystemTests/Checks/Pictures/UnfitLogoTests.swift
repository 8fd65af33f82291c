import ClipsiteDiagnostics
import ClipsiteTestTools
import Testing

@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering
@testable import ClipsiteSiteTests

@Suite(.blocking) struct UnfitLogoTests {
  private func fixture(_ width: Int, _ height: Int) throws -> Fixture {
    let fixture = try Fixture(["Content/site.yml": Fixture.siteWithPictures("icons: {logo: logo.png}")])
    try fixture.write(Fixture.png(width: width, height: height), to: "Content/logo.png")
    return fixture
  }

  @Test(
    .enabled(if: Fixture.canMakePictures, "needs libvips, and Pillow: CI=true .ci/setup"),
    arguments: [(179, 179), (512, 511), (10_001, 10_001)])
  func refusesWhatIsNoSquareOrTooSmall(width: Int, height: Int) throws {
    let found = try fixture(width, height).check().filter { $0.code == .unfitLogo }
    #expect(
      found.map(\.message) == [
        "the logo has \(width) by \(height) pixels; icons are made of a square of 180 to 10000"
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
