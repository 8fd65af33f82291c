import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct PictureTooSmallTests {
  private func found(_ width: Int, _ height: Int) throws -> String? {
    let header = try ImageHeader(Fixture.png(width: width, height: height))
    return PictureSizeRules.checkSource(header, at: SourceRange("a.png")).map {
      "\($0.severity): \($0.message)"
    }
  }

  @Test(arguments: [(1199, 630), (1200, 629), (150, 4000)]) func warnsBelowTheSizeOfPreviews(
    width: Int, height: Int
  ) throws {
    #expect(
      try found(width, height)
        == "warning: the picture has \(width) by \(height) pixels; previews want 1200 by 630")
  }

  @Test func refusesWhatPreviewsLeaveOut() throws {
    #expect(try found(149, 4000) == "error: the picture has 149 by 4000 pixels; previews want 1200 by 630")
  }

  @Test func isContentFromThereOn() throws { #expect(try found(1200, 630) == nil) }
}
