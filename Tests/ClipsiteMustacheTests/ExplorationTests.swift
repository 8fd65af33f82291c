import ClipsiteText
import Testing

@testable import ClipsiteMustache

struct ExplorationTests {
  /// What an exploration finds, with `@`, `!` and `|` for values, markup and sections.
  private func explore(
    _ template: String, _ others: [String: String] = [:], trusting trusted: Set<String> = []
  ) throws -> String {
    let files = others.merging(["main": template]) { $1 }
      .mapValues { SourceFile(path: "t", bytes: Array($0.utf8)) }
    let library = TemplateLibrary(files)
    let id = try #require(library.template(named: "main"))
    let bytes = try Exploration(of: id, in: library, trusting: trusted).bytes
    let shown: [UInt8: UInt8] = [
      Exploration.value: UInt8(ascii: "@"), Exploration.markup: UInt8(ascii: "!"),
      Exploration.branch: UInt8(ascii: "|"),
    ]
    return String(decoding: bytes.map { shown[$0] ?? $0 }, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a{{x}}b", "a@b"), ("a{{{x}}}b{{&y}}", "a!b!"),
    ("{{#x}}a{{/x}}{{^x}}b{{/x}}c", "|a||bc"), ("{{#a}}{{^b}}c{{/b}}{{/a}}", "||c|"),
    ("{{! nothing }}d", "d"),
  ])
  func everySectionIsTakenOnce(template: String, expected: String) throws {
    #expect(try explore(template) == expected)
  }

  @Test func trustedMarkupCountsAsAValue() throws {
    #expect(try explore("{{{head.tags}}}{{{other}}}", trusting: ["head.tags"]) == "@!")
  }

  @Test(arguments: [
    ("{{site.a}}{{#site.a}}x{{/site.a}}{{^site.a}}y{{/site.a}}", "1x"), ("{{^site.b}}y{{/site.b}}", "y"),
    ("{{#site.list}}[{{.}}{{c}}]{{/site.list}}", "[@@][@@]"), ("{{#d}}{{site.a}}{{/d}}", "|1|"),
    ("{{{site.markup}}}", "<b>"),
  ])
  func whatIsTheSameOnAllPagesIsWritten(template: String, expected: String) throws {
    let library = TemplateLibrary(["main": SourceFile(path: "t", bytes: Array(template.utf8))])
    let id = try #require(library.template(named: "main"))
    let site: Value = ["a": "1", "b": nil, "list": ["x", "y"], "markup": "<b>"]
    let bytes = try Exploration(of: id, in: library, knowing: Record([(Name("site"), site)])).bytes
    let shown = bytes.map { $0 == Exploration.value ? UInt8(ascii: "@") : $0 }
      .map { $0 == Exploration.branch ? UInt8(ascii: "|") : $0 }
    #expect(String(decoding: shown, as: UTF8.self) == expected)
  }

  @Test func includedTemplatesAreIndentedAsInAPage() throws {
    #expect(try explore("<p>\n  {{> a}}\n</p>", ["a": "one\ntwo\n"]) == "<p>\n  one\n  two\n</p>")
    #expect(
      try explore("{{<l}}{{$x}}own{{/x}}{{/l}}", ["l": "[{{$x}}default{{/x}}{{$y}}z{{/y}}]"]) == "[ownz]")
  }

  @Test func aTemplateThatDataNamesMayWriteAnything() throws {
    #expect(try explore("a{{>*name}}b", ["name": "never"]) == "a!b")
  }

  @Test func aTemplateThatIncludesItselfHasNoEnd() {
    #expect(throws: RenderError.self) { try explore("{{#a}}{{> main}}{{/a}}") }
  }

  @Test func aRendererForgetsAboutIt() throws {
    var renderer = Renderer()
    let file = SourceFile(path: "t", bytes: Array("{{#a}}x{{/a}}{{b}}".utf8))
    let library = TemplateLibrary(["main": file])
    let id = try #require(library.template(named: "main"))
    _ = try Exploration(of: id, in: library)
    var output: [UInt8] = []
    try renderer.render(id, of: library, with: ["a": false, "b": "y"], into: &output)
    #expect(output == Array("y".utf8))
  }
}
