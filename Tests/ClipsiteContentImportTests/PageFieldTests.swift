import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct PageFieldTests {
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
}
