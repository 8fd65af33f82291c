import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct ClipOutsideAppTests {
  @Test(arguments: ["com.example.Other.Clip", "com.example.Donuts", "com.example.DonutsClip"])
  func refusesAClipOfAnotherApp(clip: String) throws {
    try Fixture.expect(
      .clipOutsideApp, "the App Clip `\(clip)` is not part of the app `com.example.Donuts`",
      fix: "use a bundle ID that starts with `com.example.Donuts.`",
      in: ["Content/site.yml": Fixture.site(replacing: "com.example.Donuts.Clip", with: "«\(clip)»")])
  }
}
