import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct CardTextTests {
  @Test func countsCharactersNotBytes() {
    #expect(CardText.excess(ofTitle: String(repeating: "é", count: 30)) == 0)
    #expect(CardText.excess(ofTitle: String(repeating: "👩‍🍳", count: 31)) == 1)
    #expect(CardText.excess(ofSubtitle: String(repeating: "a", count: 56)) == 0)
    #expect(CardText.excess(ofSubtitle: String(repeating: "a", count: 61)) == 5)
  }
}
