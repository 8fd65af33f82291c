import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct ClipDisplayTests {
  @Test func readsFrontMatter() {
    #expect(ClipDisplay(rawValue: "card") == .card && ClipDisplay(rawValue: "banner") == .banner)
    #expect(ClipDisplay(rawValue: "none") == ClipDisplay.none && ClipDisplay(rawValue: "Card") == nil)
  }
}
