import Testing

@testable import PreviewDashboard

struct OverlayTests {
  @Test func namesTheBuild() { #expect(Overlay.tag(build: 7).contains("data-build=\"7\"")) }

  @Test func theScriptWritesNoMarkup() {
    #expect(!Overlay.script.contains("innerHTML"))
    #expect(!DashboardScript.text.contains("innerHTML"))
    #expect(Overlay.script.contains(Overlay.eventsPath))
  }
}
