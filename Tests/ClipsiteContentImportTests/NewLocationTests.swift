import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct NewLocationTests {
  private func tree(_ text: String) -> (root: YAMLNode, diagnostics: [Diagnostic]) {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    let document = parser.parse(SourceFile(path: "a.md", text), diagnostics: &diagnostics)
    return (document.frontMatter.root, diagnostics)
  }

  @Test(arguments: ["Market Street", "NO", "A: \"B\" # C", "---", "水車", "-"])
  func setsTheTitleOnly(title: String) throws {
    let (root, diagnostics) = tree(NewLocation.text(title: title))
    #expect(diagnostics.isEmpty)
    #expect(root.entries.map { $0.key.text } == ["title"])
    #expect(root.entries.map { $0.value.text } == [title])
  }

  @Test func namesWhatHasNoName() {
    #expect(NewLocation.text(title: " \n").contains("title: New location\n"))
  }

  @Test func showsEveryKeyInAFormThatWorks() throws {
    let lines = NewLocation.text(title: "x").split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { line in
      line.hasPrefix("# ") && !line.hasPrefix("# Remove") ? line.dropFirst(2) : line
    }.joined(separator: "\n")
    let (root, diagnostics) = tree(text)
    #expect(diagnostics.isEmpty)
    let shown = root.entries.flatMap { key, value in
      let inner = value.entries.map { "\(key.text ?? "").\($0.key.text ?? "")" }
      return inner.isEmpty ? [key.text ?? ""] : inner
    }
    #expect(Set(FrontMatterKey.all.map(\.name)).subtracting(shown).isEmpty)
  }

  @Test func endsWithASentence() {
    #expect(NewLocation.text(title: "A*B").hasSuffix("---\n\nWelcome to A\\*B.\n"))
  }
}
