import ClipsiteMustache
import Testing

struct InheritanceTests {
  @Test(arguments: [
    ("{{$b}}old{{/b}}\n", "old\n"),
    ("{{$b}}{{x}} {{{m}}} {{#on}}{{x}}{{/on}}{{^on}}no{{/on}}{{/b}}", "1 < 1"),
    ("{{$ b }}old{{/ b }}", "old"),
    ("{{$x}}old{{/x}}", "old"),
    ("{{$a}}1{{$b}}2{{/b}}3{{/a}}", "123"),
    ("1\n{{$b}}\nold\n{{/b}}\n2\n", "1\nold\n2\n"),
    ("1\n  {{$b}}\n  old\n  {{/b}}\n2\n", "1\n  old\n2\n"),
  ])
  func rendersDefaultContent(template: String, expected: String) throws {
    #expect(try render(template, with: ["x": "1", "m": "<", "on": true]) == expected)
  }

  @Test(arguments: [
    ("{{<p}}{{/p}}", "[{{$b}}old{{/b}}]", "[old]"),
    ("{{<p}}{{$b}}new{{/b}}{{/p}}", "[{{$b}}old{{/b}}]", "[new]"),
    ("{{<p}}{{$b}}{{/b}}{{/p}}", "[{{$b}}old{{/b}}]", "[]"),
    ("{{<p}}{{$b}}new{{/b}}{{/p}}", "[{{$a}}1{{/a}}{{$b}}2{{/b}}]", "[1new]"),
    ("{{<p}}{{$b}}new{{/b}}{{/p}}", "{{$b}}1{{/b}}{{$b}}2{{/b}}", "newnew"),
    ("{{<p}}{{$other}}new{{/other}}{{/p}}", "[{{$b}}old{{/b}}]", "[old]"),
    ("{{<p}}{{$b}}1{{/b}}{{/p}}{{<p}}{{$b}}2{{/b}}{{/p}}{{>p}}", "{{$b}}0{{/b}}", "120"),
    // Names of blocks are not names of data.
    ("{{<p}}{{$x}}new{{/x}}{{/p}}", "{{x}}{{$x}}old{{/x}}", "1new"),
    ("{{<missing}}{{$b}}new{{/b}}{{/missing}}|", "", "|"),
    ("{{< p }}{{$ b }}new{{/ b }}{{/ p }}", "[{{$b}}old{{/b}}]", "[new]"),
    // What replaces a block sees the context at the block.
    ("{{<p}}{{$b}}{{x}}{{/b}}{{/p}}{{x}}", "{{#r}}{{$b}}{{/b}}{{/r}}", "21"),
    ("{{<p}}{{$b}}{{x}}{{/b}}{{/p}}", "{{#list}}{{$b}}{{/b}}{{/list}}", "34"),
    ("{{#r}}{{<p}}{{$b}}{{x}}{{/b}}{{/p}}{{/r}}", "{{$b}}{{/b}}", "2"),
    ("{{<p}}{{$b}}{{>q}}{{/b}}{{/p}}", "[{{$b}}old{{/b}}]", "[Q1]"),
    ("{{<p}}{{$b}}{{{m}}}{{m}}{{/b}}{{/p}}", "[{{$b}}old{{/b}}]", "[<&lt;]"),
    ("{{<p}}{{$b}}{{#on}}yes{{/on}}{{^on}}no{{/on}}{{/b}}{{/p}}", "[{{$b}}old{{/b}}]", "[yes]"),
  ])
  func replacesBlocks(template: String, parent: String, expected: String) throws {
    let data: Value = ["x": "1", "m": "<", "on": true, "r": ["x": "2"], "list": [["x": "3"], ["x": "4"]]]
    #expect(try render(template, ["p": parent, "q": "Q{{x}}"], with: data) == expected)
  }

  @Test(arguments: [
    "{{<p}} text {{$b}}new{{/b}} more text {{/p}}", "{{<p}}\n{{! note }}\n{{$b}}new{{/b}}\n\n{{/p}}",
    "{{<p}}{{x}}{{>p}}{{$b}}new{{/b}}{{/p}}", "{{<p}}{{#x}}{{$b}}no{{/b}}{{/x}}{{$b}}new{{/b}}{{/p}}",
    "{{<p}}{{<p}}{{$b}}no{{/b}}{{/p}}{{$b}}new{{/b}}{{/p}}",
  ])
  func ignoresEverythingElseInsideParents(template: String) throws {
    #expect(try render(template, ["p": "[{{$b}}old{{/b}}]"], with: ["x": "1"]) == "[new]")
  }

  @Test(arguments: [
    ("{{<mid}}{{$a}}1{{/a}}{{/mid}}", "1"),
    ("{{<mid}}{{/mid}}", "2"),
    ("{{<top}}{{/top}}", "4"),
    ("{{<low}}{{$a}}1{{/a}}{{/low}}", "1"),
    // A partial passes on what replaces its blocks, as a parent without blocks does.
    ("{{<through}}{{$a}}1{{/a}}{{/through}}", "1"),
    ("{{>mid}}", "2"),
  ])
  func letsTheOutermostTemplateDecide(template: String, expected: String) throws {
    let partials = [
      "low": "{{<mid}}{{/mid}}", "mid": "{{<high}}{{$a}}2{{/a}}{{/high}}",
      "high": "{{<top}}{{$a}}3{{/a}}{{/top}}",
      "top": "{{$a}}4{{/a}}", "through": "{{>top}}",
    ]
    #expect(try render(template, partials) == expected)
  }

  @Test func addsBlocksAtEachLevel() throws {
    let partials = [
      "base": "{{$a}}a0{{/a}} {{$b}}b0{{/b}} {{$c}}c0{{/c}}",
      "mid": "{{<base}}{{$b}}[{{$inner}}i1{{/inner}}]{{/b}}{{/base}}",
    ]
    #expect(try render("{{<mid}}{{$c}}c2{{/c}}{{/mid}}", partials) == "a0 [i1] c2")
    #expect(try render("{{<mid}}{{$inner}}i2{{/inner}}{{/mid}}", partials) == "a0 [i2] c0")
    #expect(try render("{{<mid}}{{$b}}b2{{/b}}{{$inner}}i2{{/inner}}{{/mid}}", partials) == "a0 b2 c0")
  }

  @Test func keepsReplacementsOutOfTheTemplateThatGivesThem() throws {
    // `inner` inside the replacement is a block of the main template, which nothing replaces.
    let template = "{{<p}}{{$b}}({{$inner}}own{{/inner}}){{/b}}{{$inner}}new{{/inner}}{{/p}}"
    #expect(try render(template, ["p": "{{$b}}{{/b}} {{$inner}}old{{/inner}}"]) == "(own) new")
  }

  @Test func doesNotReplaceABlockByItself() throws {
    #expect(try render("{{<p}}{{$b}}1{{$b}}2{{/b}}{{/b}}{{/p}}", ["p": "{{$b}}old{{/b}}"]) == "12")
  }

  @Test func comesToAnEndWhenParentsIncludeEachOther() throws {
    let partials = [
      "one": "{{$a}}a1{{/a}} {{$b}}{{<two}}{{/two}}{{/b}}",
      "two": "{{$a}}a2{{/a}} {{<one}}{{$b}}stop{{/b}}{{/one}}",
    ]
    #expect(try render("{{<one}}{{$a}}A{{/a}}{{/one}}", partials) == "A A A stop")
  }
}
