import Testing

@testable import ClipsitePreview

@Suite(.timeLimit(.minutes(30))) struct OverlayTests {
  @Test func namesTheVersion() { #expect(Overlay.tag(version: 7).contains("data-version=\"7\"")) }

  @Test func theScriptWritesNoMarkup() {
    #expect(!Overlay.script.contains("innerHTML"))
    #expect(!DashboardScript.text.contains("innerHTML"))
    #expect(Overlay.script.contains(Overlay.eventsPath))
  }
}
