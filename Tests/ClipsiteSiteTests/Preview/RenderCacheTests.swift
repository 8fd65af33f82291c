import ClipsiteSystem
import Testing

@testable import ClipsitePreview

struct RenderCacheTests {
  @Test func keepsTheNewestBytes() {
    var cache = RenderCache(capacity: 10)
    cache["a"] = [1, 2]
    cache["a"] = [3]
    #expect(cache["a"] == [3])
    #expect(cache["b"] == nil)
  }

  @Test func forgetsEverythingWhenFull() {
    var cache = RenderCache(capacity: 3)
    cache["a"] = [1, 2]
    cache["b"] = [3, 4]
    #expect(cache["a"] == nil)
    #expect(cache["b"] == [3, 4])
    cache["c"] = [5, 6, 7, 8]
    #expect(cache["c"] == nil && cache["b"] == [3, 4])
  }
}
