import ClipsiteText
import Testing

@testable import ClipsitePreview

struct OverlayTests {
  @Test func namesTheVersion() { #expect(Overlay.tag(version: 7).contains("data-version=\"7\"")) }

  @Test func theScriptWritesNoMarkup() {
    #expect(!Overlay.script.contains("innerHTML"))
    #expect(!WebFiles.dashboardScript.contains("innerHTML"))
    #expect(Overlay.script.contains(Overlay.eventsPath))
  }

  private static let code = DiagnosticCode("Example", .error, summary: "x")
  private static let file = SourceFile(path: "Content/a.md", "one\ntwo </script> three\n")

  private func event(_ diagnostics: [Diagnostic]) throws -> JSONValue {
    let data = DiagnosticEvents.data(
      diagnostics, DiagnosticRows(read: { $0 == Self.file.path ? Self.file : nil }))
    #expect(!data.contains(UInt8(ascii: "\n")))
    return try JSONParser.parse(data).value
  }

  @Test func holdsLineAndMarks() throws {
    let event = try event([Diagnostic(Self.code, at: Self.file.place(8..<17), "bad", fix: "do")])
    let first = try #require(event["diagnostics"]?[0])
    #expect(first["place"]?.text == "Content/a.md:2:5")
    #expect(first["line"]?.text == "two </script> three")
    #expect(first["marks"]?.text == "    ^^^^^^^^^")
    #expect(first["fix"]?.text == "do")
  }

  @Test func leavesOutWhatIsNotKnown() throws {
    let event = try event([Diagnostic(Self.code, at: SourceRange("Content/gone.md", 3..<4), "bad")])
    let first = try #require(event["diagnostics"]?[0])
    #expect(first["place"]?.text == "Content/gone.md")
    #expect(first["line"] == nil && first["marks"] == nil && first["fix"] == nil)
  }

  @Test func tellsErrorsFirstAndNotAll() throws {
    let warning = DiagnosticCode("Doubt", .warning, summary: "x")
    let many = (0..<30).map { Diagnostic(warning, at: SourceRange("Content/a\($0).md"), "doubt") }
    let event = try event(many + [Diagnostic(Self.code, at: SourceRange("Content/z.md"), "bad")])
    #expect(event["total"]?.integer == 31)
    #expect(event["diagnostics"]?.elements?.count == DiagnosticEvents.limit)
    #expect(event["diagnostics"]?[0]?["severity"]?.text == "error")
  }
}
