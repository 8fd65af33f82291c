import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct DelimiterTests {
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
