import ClipsiteContent
import ClipsiteSystem
import Testing

@testable import ClipsiteRendering

struct PictureSizesTests {
  private func sizes(_ width: Int, _ height: Int) throws -> ImageSizes? {
    ImageSizes(try ImageHeader(Fixture.png(width: width, height: height)))
  }

  @Test(arguments: [
    (4032, 3024, [480, 800, 1200, 1800], ImageSize(1200, 630)),
    (1800, 1200, [480, 800, 1200, 1800], ImageSize(1200, 630)),
    (1000, 1000, [480, 800, 1000], ImageSize(1000, 525)), (480, 480, [480], ImageSize(480, 252)),
    (3000, 100, [480, 800, 1200, 1800], ImageSize(190, 100)), (1, 1, [1], ImageSize(1, 1)),
  ])
  func followFromTheHeader(width: Int, height: Int, widths: [Int], preview: ImageSize) throws {
    let sizes = try #require(try sizes(width, height))
    #expect(sizes.scaled.map(\.width) == widths)
    #expect(sizes.preview == preview)
    #expect(sizes.scaled.allSatisfy { $0.width <= width && $0.height <= max(height, 1) })
  }

  @Test(arguments: [(100_000, 10_000), (10_001, 10_000), (2_000_000_000, 2_000_000_000)])
  func aPictureThatIsTooLargeHasNone(width: Int, height: Int) throws {
    #expect(try sizes(width, height) == nil)
  }

  @Test(arguments: [(50_000, 2), (1, 90_000_000)]) func aHairHasNone(width: Int, height: Int) throws {
    #expect(try sizes(width, height) == nil)
  }

  @Test(arguments: [
    ("market.jpg", "market-preview.jpg", "market-800.webp"),
    ("a/b.c/market", "a/b.c/market-preview.jpg", "a/b.c/market-800.webp"),
    ("a.b/x.y.PNG", "a.b/x.y-preview.jpg", "a.b/x.y-800.webp"),
  ])
  func filesAreCalledAfterTheirSource(source: String, preview: String, scaled: String) {
    #expect(ImageUse.preview.path(from: RelativePath(source)).text == preview)
    #expect(ImageUse.scaled(width: 800, .webp).path(from: RelativePath(source)).text == scaled)
  }
}
