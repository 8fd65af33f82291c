import ClipsiteDiagnostics
import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct InclusionDiagnosticsTests {
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
}
