import ClipsiteDiagnostics
import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct TagScannerTests {
  @Test(
    arguments: [
      "one «{{»two", "«{{»", "one {{two}} «{{»three}", "«{{»{one}}", "«{{»{one} }}", "«{{»=<% %>}}",
      "«{{»! note",
      "«{{»one {{two}}", "«{{»#one\n<p>{{two}}</p>", "a «{{» b {{{c}}}",
      "{{=<% %>=}}«<%»one }}",
    ].map(Marked.init))
  func reportsUnclosedTags(template: Marked) {
    expect(template, "UnclosedTag")
  }

  @Test(
    arguments: [
      "«{{==}}»", "«{{=one=}}»", "«{{= a b c =}}»", "«{{= =}}»", "«{{=12345678901234567 ]=}}»",
    ].map(Marked.init))
  func reportsBadDelimiters(template: Marked) {
    expect(template, "BadDelimiters")
  }

  @Test func acceptsDelimitersOfSixteenBytes() {
    #expect(diagnostics(of: "{{=1234567890123456 ]=}}").isEmpty)
  }

  @Test(
    arguments: [
      "«{{}}»", "«{{ }}»", "«{{{ }}}»", "«{{&}}»", "«{{#}}»", "«{{^ }}»", "«{{/}}»", "«{{>}}»", "«{{> * }}»",
      "«{{<}}»", "«{{$}}»",
      "{{«a..b»}}", "{{«.a»}}", "{{{«a.»}}}", "{{&«..»}}", "{{>*«a..b»}}", "{{#«a.»}}{{/a.}}",
    ].map(Marked.init))
  func reportsEmptyNames(template: Marked) {
    expect(template, "EmptyName")
  }

  @Test(
    arguments: [
      "{{«one two»}}", "{{{ «one two» }}}", "{{#«if one»}}{{/if}}", "{{^ «one\ntwo» }}{{/one}}",
      "{{>«one two»}}",
      "{{$«one two»}}{{/one}}", "{{ «= a» }}", "{{«title | upper»}}",
    ].map(Marked.init))
  func reportsNamesWithWhiteSpace(template: Marked) {
    expect(template, "InvalidName")
  }

  @Test func goesOnAfterMistakes() throws {
    let template = "{{a b}}{{x}}{{}}{{x}}{{#if x}}{{x}}{{/if}}"
    #expect(diagnostics(of: template).map(\.code.name) == ["InvalidName", "EmptyName", "InvalidName"])
    #expect(try render("1{{x}}{{}}{{x", with: ["x": "2"]) == "12{{}}{{x")
  }

  @Test(arguments: [
    "{{", "{{{", "{{#", "{{=", "{{!", "{{a", "{{a}", "}}", "{", "{{=a b", "{{=a b=}}a", "\u{FEFF}{{",
  ])
  func survivesAnyEnd(template: String) throws {
    _ = diagnostics(of: template)
    _ = try render(template)
  }

  @Test func countsColumnsInCharactersAfterTheByteOrderMark() throws {
    let file = SourceFile(path: "a", "\u{FEFF}é{{x}}\r\n日本 {{a b}}")
    var diagnostics: [Diagnostic] = []
    _ = Template(parsing: file, diagnostics: &diagnostics)
    let range = try #require(diagnostics.first?.range.bytes)
    #expect(file.position(of: range.lowerBound) == SourcePosition(line: 2, column: 6))
  }

  @Test func readsManyOpeningDelimitersInOnePass() {
    let template = String(repeating: "{{", count: 200_000) + "}}"
    #expect(diagnostics(of: template).contains { $0.code.name == "UnclosedTag" })
  }
}
