import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct ExistingPageTests {
  @Test(arguments: [
    ("---\nextra: {import-id: \"7\"}\n---\n", "7"),
    ("---\nextra:\n  a: 1\n  import-id: a-b # mine\n---\nx", "a-b"),
    ("---\nextra: {import-id: 'it''s'}\n---\n", "it's"),
    ("---\r\nextra:\r\n  import-id: 007\r\n...\r\n", "007"),
    ("---\ntitle: x\n---\n", nil), ("---\nimport-id: x\n---\n", nil), ("---\nextra: import-id\n---\n", nil),
    ("import-id: x", nil), ("", nil),
  ])
  func readsTheImportID(text: String, expected: String?) {
    #expect(ExistingPage(stem: "a", SourceFile(path: "a.md", text)).importID == expected)
  }

  @Test func findsTheBody() {
    let page = ExistingPage(stem: "a", SourceFile(path: "a.md", "---\ntitle: x\n---\n\nHello\n---\n"))
    #expect(page.bytes[page.body].elementsEqual("\nHello\n---\n".utf8))
  }

  @Test(arguments: [
    ("---\ntitle: [\nextra:\n  import-id: x\n---\n", true), ("---\nextra:\n  import-id: x\n", true),
    ("---\ntitle: [\n---\n", false), ("no front matter", false),
  ])
  func reportsOnlyPagesThatAnImportMade(text: String, isReported: Bool) {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    _ = ExistingPage(stem: "a", SourceFile(path: "a.md", text), parser: &parser, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty != isReported)
  }
}
