import ClipsitePlatform
import Testing

@testable import ClipsitePreview

struct RenditionsTests {
  @Test func keepsTheNewestBytes() {
    var renditions = Renditions(capacity: 10)
    renditions.keep([1, 2], for: "a")
    renditions.keep([3], for: "a")
    #expect(renditions["a"] == [3])
    #expect(renditions["b"] == nil)
  }

  @Test func forgetsEverythingWhenFull() {
    var renditions = Renditions(capacity: 3)
    renditions.keep([1, 2], for: "a")
    renditions.keep([3, 4], for: "b")
    #expect(renditions["a"] == nil)
    #expect(renditions["b"] == [3, 4])
  }
}
