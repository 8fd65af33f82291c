import ClipsiteDiagnostics
import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct TemplateSourcesTests {
  @Test func namesPartialsByTheirPath() throws {
    let base = try ScenarioFolder()
    defer { base.remove() }
    for name in [
      "page.mustache", "partials/head.mustache", "partials/icons/star.mustache", "partials/README.md",
    ] {
      try base.write(name, name)
    }
    let sources = try TemplateSources(
      template: base.path + "/page.mustache", partials: base.path + "/partials")
    #expect(sources.name == "page")
    #expect(sources.files.keys.sorted() == ["head", "icons/star", "page"])
    #expect(
      sources.file(at: base.path + "/partials/head.mustache")?.bytes == Array("partials/head.mustache".utf8))
    #expect(sources.file(at: "elsewhere") == nil)
  }

  @Test func theTemplateWinsOverAPartialOfItsName() throws {
    let base = try ScenarioFolder()
    defer { base.remove() }
    try base.write("page.mustache", "template")
    try base.write("partials/page.mustache", "partial")
    let sources = try TemplateSources(
      template: base.path + "/page.mustache", partials: base.path + "/partials")
    #expect(sources.files["page"]?.bytes == Array("template".utf8))
  }
}
