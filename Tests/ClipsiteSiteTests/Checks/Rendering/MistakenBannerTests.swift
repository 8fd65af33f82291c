import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct MistakenBannerTests {
  private func check(_ content: String) throws -> [String] {
    let tag = "<meta name=\"apple-itunes-app\" content=\"\(content)\">"
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\nclip: {display: none}\nallow-html: true", tag)
    ])
    return try fixture.check().filter { $0.code != .rawHTMLAllowed }.map {
      "\($0.severity): \($0.code.name): \(fixture.relative($0.message))"
    }
  }

  private static let rendered = "in the page rendered by Templates/page.mustache, "
  @Test(arguments: [
    (
      "app-id=com.example.Donuts", "error",
      "`com.example.Donuts` is a bundle ID; an App Store ID is digits only"
    ),
    ("app-id=ABCDE12345", "error", "`ABCDE12345` looks like a Team ID; an App Store ID is digits only"),
    ("app-id=1, app-id=2", "error", "the key `app-id` stands twice"),
    (
      "app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card", "warning",
      "the tag names an App Clip but no app-id"
    ),
    ("", "error", "the apple-itunes-app tag names neither an app nor an App Clip"),
  ])
  func tellsTheMistake(content: String, severity: String, message: String) throws {
    #expect(try check(content) == ["\(severity): MistakenBanner: \(Self.rendered)\(message)"])
  }

  @Test func isContentWithATagThatSafariReads() throws {
    #expect(
      try check("app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card") == [])
  }

  @Test func besideTheProgramsOwnTagItIsDoubled() throws {
    let tag = "<meta name=\"apple-itunes-app\" content=\"app-id=1234567890\">"
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nallow-html: true", tag)])
    #expect(try fixture.check().map(\.code) == [.doubledTag, .rawHTMLAllowed])
  }
}
