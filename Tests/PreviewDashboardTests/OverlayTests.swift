import Testing

@testable import PreviewDashboard

struct OverlayTests {
  @Test(arguments: [
    ("<body>a</body></html>", "<body>a#</body></html>"), ("a</BODY>b</Body>c", "a</BODY>b#</Body>c"),
    ("a", "a#"), ("", "#"), ("</body", "</body#"),
  ])
  func standsBeforeTheLastBodyEnd(_ page: String, expected: String) {
    let injected = Overlay.inject(into: Array(page.utf8), build: 7)
    #expect(String(decoding: injected, as: UTF8.self) == expected.replacing("#", with: Overlay.tag(build: 7)))
  }

  @Test func namesTheBuild() { #expect(Overlay.tag(build: 7).contains("data-build=\"7\"")) }

  @Test func theScriptWritesNoMarkup() {
    #expect(!Overlay.script.contains("innerHTML"))
    #expect(!DashboardScript.text.contains("innerHTML"))
    #expect(Overlay.script.contains(Overlay.eventsPath))
  }
}
