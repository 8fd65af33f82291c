import ClipsiteDiagnostics
import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct TemplateLibraryTests {
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
    #expect(library.diagnostics.map(\.range.path) == ["y", "z", "z"])
    #expect(library.diagnostics.map(\.code.name) == ["MissingTemplate", "StrayEndTag", "MissingTemplate"])
  }
}
