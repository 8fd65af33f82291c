import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct ClipActionTests {
  @Test(arguments: [
    ("open", ClipAction.open, "OPEN", "Open"), ("view", .view, "VIEW", "View"),
    ("play", .play, "PLAY", "Play"),
  ])
  func hasThreeSpellings(text: String, action: ClipAction, api: String, label: String) {
    #expect(ClipAction(frontMatter: text) == action)
    #expect(action.frontMatter == text && action.rawValue == api && action.label == label)
  }

  @Test(arguments: ["", "OPEN", "Open", "start"])
  func knowsNoOthers(text: String) { #expect(ClipAction(frontMatter: text) == nil) }
}
