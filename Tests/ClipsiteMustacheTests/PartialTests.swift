import ClipsiteMustache
import ClipsiteText
import Testing

struct PartialTests {
  @Test(arguments: [
    ("[{{>p}}]", "P", "[P]"),
    ("[{{> p }}]", "P", "[P]"),
    ("[{{ > p }}]", "P", "[P]"),
    ("[{{>missing}}]", "P", "[]"),
    ("{{>p}}", "{{x}}", "1"),
    ("{{#r}}{{>p}}{{/r}}", "{{x}}{{y}}", "12"),
    ("{{>p}}", "{{> folder/q }}", "Q"),
    ("{{>p}}{{>p}}", "P", "PP"),
  ])
  func renderInPlace(template: String, partial: String, expected: String) throws {
    let data: Value = ["x": "1", "r": ["y": "2"]]
    #expect(try render(template, ["p": partial, "folder/q": "Q"], with: data) == expected)
  }

  @Test func followRecursiveData() throws {
    let data: Value = ["n": "1", "in": [["n": "2", "in": [["n": "3", "in": []]]], ["n": "4", "in": []]]]
    #expect(try render("{{>p}}", ["p": "{{n}}({{#in}}{{>p}}{{/in}})"], with: data) == "1(2(3())4())")
  }

  @Test(arguments: [
    ("  {{>p}}\n", "a\nb\n", "  a\n  b\n"),
    ("  {{>p}}\n|", "a\nb", "  a\n  b|"),
    ("|\n  {{>p}}", "a\nb", "|\n  a\n  b"),
    ("\t{{>p}}\r\n|", "a\r\nb\r\n", "\ta\r\n\tb\r\n|"),
    ("{{>p}}\n|", "a\n", "a\n|"),
    // Lines of the partial are indented before it is rendered: not the lines inside values.
    (" {{>p}}\n", "{{{t}}}\nx\n", " 1\n2\n x\n"),
    (" {{>p}}\n", "x{{{t}}}y\n", " x1\n2y\n"),
    // Every line counts, even an empty one, but not lines that disappear.
    ("  {{>p}}\n", "a\n\nb\n", "  a\n  \n  b\n"),
    ("  {{>p}}\n", "{{#on}}\na\n{{/on}}\n", "  a\n"),
    ("  {{>p}}\n", "{{! note }}\na\n", "  a\n"),
    ("  {{>p}}\n", "{{#on}}a{{/on}}\nb\n", "  a\n  b\n"),
    ("  {{>p}}\n", "{{#list}}\n- {{.}}\n{{/list}}\n", "  - 1\n  - 2\n"),
    ("  {{>p}}\n", "{{#list}}{{.}},\n{{/list}}.\n", "  1,\n  2,\n  .\n"),
    ("  {{>p}}\n", "{{! note }}a{{! note }}\n", "  a\n"),
    // Indentation adds up, and does not reach partials inside a line.
    (" {{>p}}\n", "a\n\t{{>q}}\nb\n", " a\n \tq1\n \tq2\n b\n"),
    (" {{>p}}\n", "a {{>q}}b\n", " a q1\nq2\nb\n"),
    ("  {{>p}}\n{{>q}}\n", "a\n", "  a\nq1\nq2\n"),
  ])
  func indentsLinesOfStandaloneTags(template: String, partial: String, expected: String) throws {
    let data: Value = ["t": "1\n2", "on": true, "list": ["1", "2"]]
    #expect(try render(template, ["p": partial, "q": "q1\nq2\n"], with: data) == expected)
  }

  @Test(arguments: [
    ("| {{>p}} |", "\t|\t", "| \t|\t |"),
    ("  {{x}}  {{>p}}\n", "a\nb", "  1  a\nb\n"),
    (" {{>p}} {{x}}\n", "a\nb", " a\nb 1\n"),
    ("{{#on}} {{>p}}{{/on}}\n", "a\nb", " a\nb\n"),
  ])
  func doesNotIndentInsideLines(template: String, partial: String, expected: String) throws {
    #expect(try render(template, ["p": partial], with: ["x": "1", "on": true]) == expected)
  }
}
