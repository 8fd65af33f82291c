import ClipsiteMustache
import ClipsiteTestTools
import ClipsiteText
import Testing

struct TemplateLibraryTests {
  @Test func findsTemplatesByTheNamesItWasGiven() {
    let library = TemplateLibrary([
      "b/c": SourceFile(path: "T/b/c.mustache", ""), "a": SourceFile(path: "a", ""),
    ])
    #expect(library.names == ["a", "b/c"])
    #expect(library.template(named: "b/c").map { library.template($0).path } == "T/b/c.mustache")
    #expect(library.template(named: "c") == nil)
  }

  @Test(arguments: ["{{> «headr» }}", "{{<«headr»}}{{/headr}}", "{{#x}}{{>«headr»}}{{/x}}"].map(Marked.init))
  func reportsMissingTemplatesWithASuggestion(template: Marked) {
    let library = TemplateLibrary([
      "page": SourceFile(path: "page.mustache", template.text),
      "header": SourceFile(path: "header.mustache", ""),
    ])
    #expect(library.diagnostics.map(\.code.name) == ["MissingTemplate"])
    #expect(library.diagnostics.first?.range == SourceRange("page.mustache", template.range))
    #expect(library.diagnostics.first?.fix == "did you mean `header`?")
  }

  @Test func acceptsRecursionAndDynamicNames() {
    let library = TemplateLibrary([
      "a": SourceFile(path: "a", "{{>b}}{{>*x}}"), "b": SourceFile(path: "b", "{{>a}}{{>b}}"),
    ])
    #expect(library.diagnostics.isEmpty)
  }

  @Test func sortsDiagnosticsByPath() {
    let library = TemplateLibrary([
      "a": SourceFile(path: "z", "{{/x}}{{>b}}"), "c": SourceFile(path: "y", "{{>b}}"),
    ])
    #expect(library.diagnostics.map(\.range.path) == ["y", "z"])
    #expect(library.diagnostics.map(\.code.name) == ["MissingTemplate", "StrayEndTag"])
  }

  @Test func reportsATemplateThatManyMissOnce() {
    let library = TemplateLibrary([
      "a": SourceFile(path: "a", "{{>b}}"), "c": SourceFile(path: "c", "{{>b}}{{>d}}"),
      "e": SourceFile(path: "e", "{{>a}}"), "f": SourceFile(path: "f", ""),
    ])
    #expect(
      library.diagnostics.map(\.message) == [
        "there is no template named `b`", "there is no template named `d`",
      ])
    #expect(library.diagnostics.first?.range == SourceRange("a", 3..<4))
    #expect(library.diagnostics.first?.notes.map(\.range) == [SourceRange("c", 3..<4)])
    let sound = library.names.filter { library.template(named: $0).map(library.isSound) == true }
    #expect(sound == ["f"])
  }
}

/// Damaged templates end or are reported, and never run away.
struct DamagedTemplateTests {
  @Test func endOrAreReported() throws {
    let seeds = [
      "<h1>{{title}}</h1>\n{{#list}}\n  {{.}}, {{{raw}}} {{&raw}}\n{{/list}}\n{{^list}}none{{/list}}",
      "{{! comment }}\n{{=<% %>=}}<% title %><%={{ }}=%>{{> part}}\n{{>*name}}",
      "{{<part}}{{$block}}x{{/block}}{{/part}}{{$block}}{{/block}}", "{{> main}}",
      "{{#a.b.c}}{{x.y}}{{/a.b.c}}",
    ]
    let tokens = [
      "{{", "}}", "{{{", "}}}", "{{#list}}", "{{/list}}", "{{^a}}", "{{> main}}", "{{<part}}", "{{$block}}",
      "{{/", "=",
      "{{=| |=}}", "|", "{{!", ".", "*", "\r\n", " ",
    ]
    var damage = Mutations("template", of: seeds, tokens: tokens)
    let data: Value = [
      "title": "T", "raw": "<b>", "list": ["a", "b"], "name": "part", "a": ["b": ["c": ["x": ["y": "z"]]]],
    ]
    try damage.forEach { bytes in
      let main = SourceFile(path: "main.mustache", bytes: bytes)
      let part = SourceFile(path: "part.mustache", "[{{$block}}{{title}}{{/block}}]{{> other}}")
      let library = TemplateLibrary(["main": main, "part": part])
      try #require(Hostile.strays(library.diagnostics, in: main) == [])
      guard let template = library.template(named: "main") else { return }
      var output: [UInt8] = []
      let limits = RenderLimits(includeDepth: 8, outputSize: 10_000, steps: 20_000)
      try? library.render(template, with: data, into: &output, limits: limits)
      try #require(output.count <= 10_000)
    }
  }
}

struct InclusionDiagnosticsTests {
  @Test(
    arguments: [
      "{{>«/etc/passwd»}}", "{{> «../head» }}", "{{>«a/../b»}}", "{{>«./a»}}", "{{>«a//b»}}", "{{>«a/»}}",
      "{{>«a\\b»}}", "{{>«..»}}",
      "{{<«../a»}}{{/../a}}",
    ].map(Marked.init))
  func reportsTemplateNamesThatReachElsewhere(template: Marked) {
    expect(template, "InvalidTemplateName")
    let library = TemplateLibrary(["a": SourceFile(path: "a", template.text)])
    #expect(library.diagnostics.map(\.code.name) == ["InvalidTemplateName"])
  }

  @Test(arguments: ["{{>a}}", "{{>a/b/c}}", "{{>a.b}}", "{{>..a}}", "{{>a-b_c}}", "{{>*a}}"])
  func acceptsPlainTemplateNames(template: String) {
    #expect(diagnostics(of: template).isEmpty)
  }

  @Test(
    arguments: [
      "{{<p}}{{$a}}{{/a}}«{{$a}}»{{/a}}{{/p}}", "{{<p}}{{$a}}{{/a}}{{$b}}{{/b}}«{{$a}}»{{/a}}{{/p}}",
    ].map(Marked.init))
  func reportsBlocksGivenTwice(template: Marked) {
    expect(template, "DuplicateBlock")
  }

  @Test(
    arguments: [
      "{{<p}} «text»\n more {{/p}}", "{{<p}}«{{x}}»{{/p}}", "{{<p}}«{{>q}}»{{/p}}",
      "{{<p}}«{{#x}}»{{y}}{{/x}}{{/p}}",
      "{{<p}}«{{<q}}»text{{/q}}{{/p}}", "{{<p}}{{$a}}{{/a}} «text »{{x}}{{/p}}",
    ].map(Marked.init))
  func warnsOnceOfWhatParentsIgnore(template: Marked) {
    expect(template, "IgnoredInParent")
  }

  @Test(arguments: ["{{<p}}\n \t{{! note }}\r\n{{$a}}text{{/a}}\n{{=<% %>=}}\n<%/p%>", "{{<p}}{{/p}}"])
  func doesNotWarnOfWhiteSpaceAndComments(template: String) {
    #expect(diagnostics(of: template).isEmpty)
  }

  // MARK: Inheriting

  private static let inherited: [String: SourceFile] = [
    "a": SourceFile(path: "base:a", "{{> b}}"), "b": SourceFile(path: "base:b", "base"),
    "c": SourceFile(path: "base:c", "{{#open}}"),
  ]

  @Test func filesComeBeforeThoseThatTheyInherit() throws {
    var files = ["main": SourceFile(path: "main", "{{> a}}"), "b": SourceFile(path: "own", "own")]
    let library = TemplateLibrary(files, inheriting: Self.inherited)
    #expect(library.names == ["a", "b", "main"] && library.diagnostics == [])
    #expect(library.includedNames == ["a", "b"])
    files["b"] = nil
    #expect(TemplateLibrary(files, inheriting: Self.inherited).names == ["a", "b", "main"])
    // Without an inclusion, a mistake in a file does not matter.
    #expect(TemplateLibrary([:], inheriting: Self.inherited).names == [])
  }

  @Test func dataCanNameAnyInheritedTemplate() {
    let library = TemplateLibrary(
      ["main": SourceFile(path: "main", "{{> *name}}")], inheriting: Self.inherited)
    #expect(library.names == ["a", "b", "c", "main"] && library.includedNames == nil)
  }

  @Test func aMisspelledNameSuggestsAnInheritedOne() {
    let library = TemplateLibrary(
      ["main": SourceFile(path: "main", "{{> heder}}")],
      inheriting: ["header": SourceFile(path: "base:header", "")])
    #expect(library.diagnostics.map(\.fix) == ["did you mean `header`?"])
  }
}
