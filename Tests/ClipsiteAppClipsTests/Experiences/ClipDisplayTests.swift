import ClipsiteAppClips
import Testing

@Suite struct ClipDisplayTests {
  @Test func readsFrontMatter() {
    #expect(ClipDisplay(rawValue: "card") == .card && ClipDisplay(rawValue: "banner") == .banner)
    #expect(ClipDisplay(rawValue: "none") == ClipDisplay.none && ClipDisplay(rawValue: "Card") == nil)
  }
}
