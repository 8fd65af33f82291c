import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct FileNameWithControlCharacterTests {
  @Test(arguments: ["a\nb.png", "a\tb.png", "a\\b.png", "a\u{7F}.md", "a\u{1B}[31m"])
  func refusesTheName(name: String) throws {
    try Fixture.expect(
      .fileNameWithControlCharacter, at: "Content/\(name)",
      "the file name holds a control character or a backslash", fix: "rename the file",
      in: ["Content/\(name)": "x"])
  }

  @Test(arguments: [
    "a b.png", "a\"<b>&.png", "100%.png", "who?.png", "a#b.png", "-a.png", "é.png", "a..png", "a.",
  ])
  func percentEncodesOthers(name: String) throws {
    let fixture = try Fixture(["Content/\(name)": "x", "Content/a.md": Fixture.page("title: A", "text")])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/\(name)") == "x")
  }
}
