import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct ExistingPageTests {
  // MARK: ExistingPage

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

  // MARK: ExistingFolder

  @Test func listsPagesAndTakenNames() throws {
    let site = try TemporaryFolder()
    for name in ["b.md", "a.md", "index.md", "b.jpg", ".hidden.md", "sub/index.md", "odd.md/x"] {
      try site.write("---\ntitle: x\n---\n", to: "Content/f/\(name)")
    }
    let folder = try ExistingFolder(["f"], inSite: site.path).folder
    #expect(folder.path == "Content/f")
    #expect(folder.pages.map(\.stem) == ["a", "b"])
    #expect(folder.takenNames == ["odd", "sub"])
    #expect(try folder.fileExists("b.jpg"))
    #expect(try !folder.fileExists("c.jpg"))
  }

  @Test func isEmptyBeforeTheFirstImport() throws {
    let site = try TemporaryFolder()
    #expect(try ExistingFolder(["f"], inSite: site.path).folder.pages.isEmpty)
  }

  // MARK: PageField

  private func fields(_ yaml: String) -> [PageField]? {
    let file = SourceFile(path: "a.md", "---\n\(yaml)\n---\n")
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    let document = parser.parse(file, diagnostics: &diagnostics)
    return PageField.fields(of: document.frontMatter.root, in: file.bytes)
  }

  @Test func readsSectionsAndLists() {
    #expect(
      fields("title: NO\nplace: {latitude: 1.50, postal-code: \"01\"}\naliases: [/a, b]\nimage:") == [
        PageField(key: "title", value: .text("NO")),
        PageField(key: "place.latitude", value: .literal("1.50")),
        PageField(key: "place.postal-code", value: .text("01")),
        PageField(key: "aliases", value: .list(["/a", "b"])),
        PageField(key: "image", value: .literal("")),
      ])
  }

  @Test func copiesWhatHasMoreLevels() {
    let source = "app-links:\n  ios: [{url: \"a:b\"}]\n  web: {should-fallback: true}"
    #expect(fields("\(source)\ntitle: x")?.first == PageField(key: "app-links", value: .source(source)))
  }

  @Test(arguments: ["place: [a]", "extra: {a: {b: c}}", "clip: banner", "\"a: b\": c", "extra: {\"a.b\": c}"])
  func refusesWhatItCannotWriteAgain(yaml: String) {
    #expect(fields(yaml) == nil)
  }

  // MARK: FieldValue

  @Test(arguments: [
    (FieldValue.text("1"), FieldValue.literal("1"), true), (.text("a"), .text("a"), true),
    (.text("1"), .literal("1.0"), false),
    (.text("\u{E9}"), .text("e\u{301}"), false), (.list(["a"]), .list(["a"]), true),
    (.list(["a"]), .text("a"), false),
    (.source("a: {}"), .source("a: {}"), true),
  ])
  func comparesMeaning(value: FieldValue, other: FieldValue, expected: Bool) {
    #expect(value.means(other) == expected)
    #expect(other.means(value) == expected)
  }
}

extension ExistingPage {
  /// A page that only has a name and an import ID.
  init(stem: String, importID: String?) {
    let extra = importID.map { "extra: {import-id: \"\($0)\"}\n" } ?? ""
    self.init(stem: stem, SourceFile(path: stem + ".md", "---\ntitle: x\n\(extra)---\n"))
  }

  /// A page whose diagnostics do not matter.
  init(stem: String, _ file: SourceFile) {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    self.init(stem: stem, file, parser: &parser, diagnostics: &diagnostics)
  }
}
