import ClipsiteDiagnostics
import ClipsiteMustache
import ClipsiteTestTools
import Testing

/// Damaged templates end or are reported, and never run away.
@Suite(.timeLimit(.minutes(30))) struct DamagedTemplateTests {
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
