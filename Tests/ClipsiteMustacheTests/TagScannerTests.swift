import ClipsiteMustache
import ClipsiteText
import Testing

struct TagScannerTests {
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

  /// What such a tag would have opened or closed is unknown.
  @Test(
    arguments: [
      "«{{»#a {{b}}{{/a}}", "{{#a}}{{b}}«{{»/a", "{{#a}}{{b}}«{{»/a {{c}}", "{{#a}}{{#b}}x«{{»/b\n{{/a}}",
      "«{{»<a\n{{$b}}x{{/b}}{{/a}}", "{{^a}}x«{{»/a\n{{#c}}{{/c}}",
    ].map(Marked.init))
  func judgesNoNestingThen(template: Marked) {
    expect(template, "UnclosedTag")
    #expect(diagnostics(of: template.text).map(\.code.name) == ["UnclosedTag"])
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

struct DelimiterTests {
  @Test(arguments: [
    ("{{=<% %>=}}<%x%> {{x}}", "1 {{x}}"),
    ("{{=[ ]=}}[x] [{x}] [&m] [{m}]", "1 1 < <"),
    ("{{= | | =}}|x||x|", "11"),
    ("{{=\t(( \n ))\t=}}((x))", "1"),
    ("{{=@@@@ $$$$=}}@@@@x$$$$", "1"),
    ("{{=<% %>=}}<%={{ }}=%>{{x}}<%x%>", "1<%x%>"),
    ("{{=a= =b=}}a=x=b", "1"),
    ("{{#s}}{{=<% %>=}}<%x%><%/s%><%x%>", "11"),
    ("{{=<% %>=}}<%#s%><%x%><%/s%>{{/s}}", "1{{/s}}"),
    ("{{=<% %>=}}<%! note %>|<%^n%>2<%/n%>", "|2"),
  ])
  func changeForTheRestOfTheFile(template: String, expected: String) throws {
    #expect(try render(template, with: ["x": "1", "m": "<", "s": true]) == expected)
  }

  @Test(arguments: [
    ("| {{=@ @=}} |", "|  |"),
    (" | {{=@ @=}}\n", " | \n"),
    ("1\n{{=@ @=}}\n2\n", "1\n2\n"),
    ("1\n  {{=@ @=}}  \n2\n", "1\n2\n"),
    ("1\r\n{{= @ @ =}}\r\n2", "1\r\n2"),
    ("  {{=@ @=}}\n2", "2"),
    ("1\n  {{=@ @=}}", "1\n"),
  ])
  func disappearWithLinesOfTheirOwn(template: String, expected: String) throws {
    #expect(try render(template) == expected)
  }

  @Test func stayInsideTheirFile() throws {
    let partials = ["part": "{{x}}{{=<% %>=}}<%x%>", "plain": "{{x}}<%x%>"]
    let template = "{{>part}}{{x}}{{=<% %>=}}<%>plain%><%>part%>"
    #expect(try render(template, partials, with: ["x": "1"]) == "1111<%x%>11")
  }

  @Test func changeInsideBlocksToo() throws {
    let template = "{{<p}}{{=<% %>=}}<%$b%><%x%>{{x}}<%/b%><%/p%><%x%>"
    #expect(try render(template, ["p": "[{{$b}}{{/b}}]"], with: ["x": "1"]) == "[1{{x}}]1")
  }
}
