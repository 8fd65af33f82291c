import ClipsiteMustache
import ClipsiteText
import Testing

struct TemplateParserTests {
  @Test(
    arguments: [
      "one «{{#two}}» three", "«{{^two}}»", "«{{$two}}»", "«{{<two}}»",
      "«{{#one}}»{{#three}}{{/three}}\n",
      "{{#one}}{{/one}}«{{#two}}»",
    ].map(Marked.init))
  func reportsUnclosedSectionsAtTheirBeginning(template: Marked) {
    expect(template, "UnclosedSection")
  }

  @Test(
    arguments: [
      "one «{{/two}}»", "{{#one}}«{{/two}}»{{/one}}", "{{#one}}{{/one}}«{{/one}}»",
      "{{#one}}«{{/One}}»{{/one}}",
      "{{<one}}«{{/two}}»{{/one}}", "{{<*one}}«{{/one}}»{{/*one}}", "{{#a}}«{{/a.b}}»{{/a}}", "«{{/*one}}»",
    ].map(Marked.init))
  func reportsStrayEndTags(template: Marked) {
    expect(template, "StrayEndTag")
  }

  @Test func suggestsTheOpenName() {
    #expect(diagnostics(of: "{{#title}}{{/titel}}{{/title}}").first?.fix == "did you mean `title`?")
  }

  @Test(
    arguments: [
      "{{#a}}{{#b}}«{{/a}}»", "{{#a}}{{^b}}{{#c}}«{{/a}}»", "{{$a}}{{#b}}«{{/a}}»", "{{#a}}{{<b}}«{{/a}}»",
      "{{<a}}{{$b}}«{{/a}}»", "{{<a}}{{$b}}{{#c}}«{{/b}}»{{/a}}",
    ].map(Marked.init))
  func reportsWrongNestingWithANoteAtTheOpener(template: Marked) {
    expect(template, "WrongNesting")
    #expect(diagnostics(of: template.text).first?.notes.count == 1)
  }

  @Test func namesTheLineAndColumnOfAMistake() throws {
    let file = SourceFile(path: "main.mustache", "<p>\n  {{#one}}\n  {{#two}}\n{{/one}}\n")
    var diagnostics: [Diagnostic] = []
    _ = Template(parsing: file, diagnostics: &diagnostics)
    let diagnostic = try #require(diagnostics.first)
    let (place, note) = (
      try #require(diagnostic.range.bytes), try #require(diagnostic.notes.first?.range.bytes)
    )
    #expect(diagnostics.count == 1)
    #expect(file.position(of: place.lowerBound) == SourcePosition(line: 4, column: 1))
    #expect(file.position(of: note.lowerBound) == SourcePosition(line: 3, column: 3))
  }

  @Test func nestsSixtyFourDeepAndNoDeeper() throws {
    let (open, close) = ("{{#x}}", "{{/x}}")
    let deep = String(repeating: open, count: 64) + "y" + String(repeating: close, count: 64)
    #expect(diagnostics(of: deep).isEmpty)
    #expect(try render(deep, with: ["x": true]) == "y")
    #expect(diagnostics(of: open + deep + close).map(\.code.name) == ["SectionsTooDeep"])
  }

  @Test func survivesHostileNesting() {
    #expect(
      diagnostics(of: String(repeating: "{{#x}}", count: 100_000)).map(\.code.name) == ["SectionsTooDeep"])
    let closings = diagnostics(of: String(repeating: "{{/x}}", count: 20_000))
    #expect(closings.reduce(0) { $0 + $1.count } == 20_000)
  }

  @Test(arguments: ["\u{FEFF}", "", "\r\n", "\u{FEFF}\r\n"])
  func skipsAByteOrderMark(prefix: String) throws {
    let expected = prefix.unicodeScalars.contains("\n") ? "\r\n1" : "1"
    #expect(try render(prefix + "{{#x}}\r\n{{x}}{{/x}}", with: ["x": "1"]) == expected)
  }

  @Test func readsAnEmptyFile() throws {
    #expect(diagnostics(of: "").isEmpty)
    #expect(try render("") == "")
  }

  @Test(arguments: [
    ("{{#a}}1{{#b}}2{{/a}}3", "123"), ("{{#a}}1", "1"), ("1{{/a}}2", "12"), ("{{$a}}1{{#a}}2", "12"),
    ("{{<p}}{{$b}}1", "[1]"), ("{{<p}}{{$b}}1{{#a}}2{{/p}}3", "[12]3"), ("{{<p}}{{#a}}{{/p}}3", "[old]3"),
  ])
  func stillRendersBrokenTemplates(template: String, expected: String) throws {
    #expect(try render(template, ["p": "[{{$b}}old{{/b}}]"], with: ["a": true, "b": true]) == expected)
  }

  @Test(arguments: [
    ("{{ if x }}", "write a section: `{{#x}}…{{/x}}`"),
    ("{{#if a.b}}{{/if}}", "write a section: `{{#a.b}}…{{/a.b}}`"),
    ("{{ if not x }}", "write an inverted section: `{{^x}}…{{/x}}`"),
    ("{{#unless x}}{{/unless}}", "write an inverted section: `{{^x}}…{{/x}}`"),
    ("{{#each items}}{{/each}}", "write a section: `{{#items}}…{{/items}}`"),
    ("{{ for x in items }}", "write a section: `{{#items}}…{{/items}}`"),
    ("{{ if x == 1 }}", "write a section, because Mustache compares nothing"),
    ("{{ include \"head\" }}", "write `{{> head}}`"),
    ("{{ title | upper }}", "write `{{title}}`, because Mustache has no filters"),
    ("{{ two words }}", "use a single name"),
  ])
  func tellsWhatOtherLanguagesMean(template: String, fix: String) {
    var diagnostics: [Diagnostic] = []
    _ = Template(parsing: SourceFile(path: "t", template), diagnostics: &diagnostics)
    #expect(diagnostics.map(\.code.name) == ["InvalidName"])
    #expect(diagnostics.first?.fix == fix)
  }
}
