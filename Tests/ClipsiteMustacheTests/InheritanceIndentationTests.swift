import ClipsiteMustache
import Testing

struct InheritanceIndentationTests {
  @Test(arguments: [
    ("1\n  {{<p}}{{/p}}\n2\n", "1\n  a\n  b\n2\n"),
    ("1\n  {{<p}}\n  text\n{{/p}}  \n2\n", "1\n  a\n  b\n2\n"),
    ("  {{<p}}{{/p}}", "  a\n  b\n"),
    ("{{<p}}{{/p}}\r\n2", "a\nb\n2"),
    ("1 {{<p}}{{/p}}\n2\n", "1 a\nb\n\n2\n"),
    ("  {{<p}}{{/p}} 2\n", "  a\nb\n 2\n"),
    ("{{#on}}\n  {{<p}}{{/p}}\n{{/on}}\n", "  a\n  b\n"),
  ])
  func indentsTheParentOfAStandaloneTag(template: String, expected: String) throws {
    #expect(try render(template, ["p": "a\nb\n"], with: ["on": true]) == expected)
  }

  @Test(arguments: [
    // The block's tag stands after white space: lines but the first are indented.
    ("{{$b}}new{{/b}}", "1\n  {{$b}}old{{/b}}\n2\n", "1\n  new\n2\n"),
    ("{{$b}}\na\nb{{/b}}", "1\n  {{$b}}{{/b}}\n2\n", "1\n  a\n  b\n2\n"),
    ("{{$b}}a\nb{{/b}}", "1\n  {{$b}}{{/b}}\n2\n", "1\n  a\n  b\n2\n"),
    // It stands inside a line: the replacement keeps its own lines.
    ("{{$b}}\na\nb{{/b}}", "1 {{$b}}{{/b}}\n2\n", "1 a\nb\n2\n"),
    // It has its line for itself: the default content says how to indent.
    ("{{$b}}\na\nb\n{{/b}}", "1\n{{$b}}\n  old\n{{/b}}\n2\n", "1\n  a\n  b\n2\n"),
    ("{{$b}}\na\nb\n{{/b}}", "1\n{{$b}}\n\n  old\n{{/b}}\n2\n", "1\n  a\n  b\n2\n"),
    ("{{$b}}a\nb\n{{/b}}", "1\n{{$b}}\n  old\n{{/b}}\n2\n", "1\n  a\n  b\n2\n"),
    ("{{$b}}{{x}}\nb\n{{/b}}", "1\n{{$b}}\n  old\n{{/b}}\n2\n", "1\n  X\n  b\n2\n"),
    ("{{$b}}\n{{x}}\nb\n{{/b}}", "1\n{{$b}}\n  old\n{{/b}}\n2\n", "1\n  X\n  b\n2\n"),
    ("{{$b}}{{/b}}", "1\n{{$b}}\n  old\n{{/b}}\n2\n", "1\n2\n"),
    // Or, without default content, the tag does.
    ("{{$b}}\na\nb\n{{/b}}", "1\n  {{$b}}\n  {{/b}}\n2\n", "1\n  a\n  b\n2\n"),
    ("{{$b}}\na\nb\n{{/b}}", "1\n  {{$b}}\n{{/b}}\n2\n", "1\n  a\n  b\n2\n"),
    // The replacement's own indentation is that of its first line, and goes.
    ("{{$b}}\n    a\n      b\n    c\n{{/b}}", "1\n  {{$b}}{{/b}}", "1\n  a\n    b\n  c\n"),
    ("{{$b}}\n\ta\n{{/b}}", "{{$b}}{{/b}}", "a\n"),
    ("{{$b}}\n    a\n  b\nc\n{{/b}}", "{{$b}}{{/b}}", "a\nb\nc\n"),
    ("{{$b}}\n  {{#on}}\n    a\n  {{/on}}\n{{/b}}", "{{$b}}{{/b}}", "  a\n"),
    ("{{$b}}\n  {{>q}}\n  a\n{{/b}}", "  {{$b}}\n  {{/b}}", "  q1\n  q2\n  a\n"),
    ("{{$b}}\n  a\n    {{>q}}\n{{/b}}", "  {{$b}}\n  {{/b}}", "  a\n    q1\n    q2\n"),
    ("{{$b}}\n  {{#on}}\n  a\n  {{/on}}\n{{/b}}", "  {{$b}}{{/b}}", "  a\n"),
    ("{{$b}}\r\n  a\r\n  b\r\n  {{/b}}", "\t{{$b}}\r\n\t{{/b}}\r\n", "\ta\r\n\tb\r\n"),
    // Lines inside values are left alone.
    ("{{$b}}\n  {{{lines}}}\n{{/b}}", "  {{$b}}\n  {{/b}}", "  1\n2\n"),
  ])
  func indentsReplacementsLikeTheBlock(block: String, parent: String, expected: String) throws {
    let data: Value = ["x": "X", "on": true, "lines": "1\n2"]
    let partials = ["p": parent, "q": "q1\nq2\n"]
    #expect(try render("{{<p}}\(block){{/p}}", partials, with: data) == expected)
    #expect(try render("{{<p}}\n  \(block)\n{{/p}}\n", partials, with: data) == expected)
  }

  @Test func addsTheIndentationOfParentAndBlock() throws {
    let template = " {{<p}}{{$b}}\n  a\n  b\n{{/b}}{{/p}}\n"
    #expect(try render(template, ["p": "1\n  {{$b}}\n  {{/b}}\n2\n"]) == " 1\n   a\n   b\n 2\n")
  }

  @Test func indentsBlocksInsideBlocks() throws {
    let partials = [
      "base": "1\n {{$outer}}\n {{/outer}}\n2\n",
      "mid":
        "{{<base}}{{$outer}}\n    a\n"
        + "      {{$inner}}\n        old\n      {{/inner}}\n    b\n{{/outer}}{{/base}}\n",
    ]
    #expect(try render("{{<mid}}{{/mid}}\n", partials) == "1\n a\n     old\n b\n2\n")
    let template = "{{<mid}}{{$inner}}\nnew\n{{/inner}}{{/mid}}\n"
    #expect(try render(template, partials) == "1\n a\n     new\n b\n2\n")
  }

  @Test func indentsParentsInsideBlocks() throws {
    let template =
      "{{<p}}{{$b}}\n    a\n      {{<q}}{{$c}}\n          new\n      {{/c}}{{/q}}\n    z\n{{/b}}{{/p}}\n"
    let partials = ["p": " {{$b}}\n {{/b}}\n", "q": "(\n\t{{$c}}\n\t{{/c}}\n)\n"]
    #expect(try render(template, partials) == " a\n   (\n   \tnew\n   )\n z\n")
  }
}
