import ClipsiteContent
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteImport

struct ExistingPageTests {
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
    #expect(PageDocument("---\ntitle: x\n---\n\nHello\n---\n").bodyText == "\nHello\n---\n")
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
    let site = try DisposableFolder()
    for name in ["b.md", "a.md", "index.md", "b.jpg", ".hidden.md", "sub/index.md", "odd.md/x"] {
      try site.write("---\ntitle: x\n---\n", to: "Content/f/\(name)")
    }
    let folder = try ExistingFolder(["f"], inSite: site.path).folder
    #expect(folder.path == "Content/f")
    #expect(folder.pages.map(\.stem) == ["a", "b"])
    #expect(folder.takenNames == ["odd", "sub"])
    #expect(try folder.fileExists("f/b.jpg"))
    #expect(try !folder.fileExists("f/c.jpg") && !folder.fileExists("f/sub"))
  }

  @Test func isEmptyBeforeTheFirstImport() throws {
    let site = try DisposableFolder()
    try site.write("", to: "Content/site.yml")
    #expect(try ExistingFolder(["f"], inSite: site.path).folder.pages.isEmpty)
  }

  // MARK: PageDocument

  @Test func readsSectionsListsAndStructure() {
    let page = PageDocument(
      """
      ---
      title: NO
      place: {latitude: 1.50, postal-code: "01"}
      aliases: [/a, b]
      image:
      app-links:
        ios: [{url: "a:b"}]
      extra:
      ---
      """)
    #expect(
      page.values == [
        "title": .text("NO"), "place.latitude": .literal("1.50"), "place.postal-code": .text("01"),
        "aliases": .list(["/a", "b"]), "image": .literal(""),
        "app-links": .source("ios: [{url: \"a:b\"}]"),
      ])
    #expect(page.settings == page.values.filter { $0.key != "image" })
  }

  // MARK: FieldValue

  @Test(arguments: [
    (FieldValue.text("1"), FieldValue.literal("1"), true), (.text("a"), .text("a"), true),
    (.text("1"), .literal("1.0"), false),
    (.text("\u{E9}"), .text("e\u{301}"), false), (.list(["a"]), .list(["a"]), true),
    (.list(["a"]), .text("a"), true), (.list(["a", "b"]), .list(["a"]), false),
    (.source("{a: b}"), .source("{a: b}"), true),
  ])
  func comparesMeaning(value: FieldValue, other: FieldValue, expected: Bool) {
    #expect(value.means(other) == expected)
    #expect(other.means(value) == expected)
  }
}

extension ExistingPage {
  /// A page whose diagnostics do not matter.
  init(stem: String, _ file: SourceFile) {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    self.init(stem: stem, file, parser: &parser, diagnostics: &diagnostics)
  }
}

extension PageDocument {
  /// A page whose diagnostics do not matter.
  init(_ text: String) {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    self.init(SourceFile(path: "a.md", text), parser: &parser, diagnostics: &diagnostics)
  }
}
