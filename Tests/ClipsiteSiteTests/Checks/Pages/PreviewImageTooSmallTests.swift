import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct PreviewImageTooSmallTests {
  private func fixture(width: Int) throws -> Fixture {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nimage: a.png")])
    try fixture.write(Fixture.png(width: width, height: 100), to: "Content/a.png")
    return fixture
  }

  @Test(arguments: [150, 899])
  func warnsBelowTheAdvisedWidth(width: Int) throws {
    try fixture(width: width).expect(
      .previewImageTooSmall, at: "Content/a.png",
      "the preview picture is \(width) pixels wide; previews want at least 900",
      fix: "use a picture of 1800 by 1200 pixels")
  }

  @Test(arguments: [1, 149])
  func refusesWhatPreviewsLeaveOut(width: Int) throws {
    try fixture(width: width).expect(
      .previewImageTooSmall, at: "Content/a.png",
      "the preview picture is \(width) pixels wide; previews want at least 900, and leave out pictures below 150",
      severity: .error)
  }

  @Test func isContentFromTheAdvisedWidthOn() throws {
    #expect(try fixture(width: 900).findings() == [])
  }
}
