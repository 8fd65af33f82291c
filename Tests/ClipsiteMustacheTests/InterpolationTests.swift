import ClipsiteMustache
import ClipsiteText
import Testing

struct InterpolationTests {
  @Test(arguments: [
    ("", ""),
    ("No tags { } at } } all {", "No tags { } at } } all {"),
    ("{{drink}}", "tea"),
    ("<{{ drink }}>", "<tea>"),
    ("<{{\n\tdrink\n}}>", "<tea>"),
    ("{{drink}}{{drink}}", "teatea"),
    ("{{mark}}", "&lt;i&gt;&amp;&quot;&#39;"),
    ("{{{mark}}}", "<i>&\"'"),
    ("{{&mark}}", "<i>&\"'"),
    ("{{& mark }} {{{ mark }}}", "<i>&\"' <i>&\"'"),
    ("{{ & mark }}", "<i>&\"'"),
    ("{{body}}|{{{body}}}|{{&body}}", "<b>1</b>|<b>1</b>|<b>1</b>"),
    ("{{count}} {{ratio}}", "007 1.10"),
    ("{{yes}} {{no}}", "true false"),
    ("[{{nothing}}][{{{nothing}}}][{{&nothing}}]", "[][][]"),
    ("[{{missing}}][{{{missing}}}][{{&missing}}]", "[][][]"),
    ("[{{list}}][{{shop}}]", "[][]"),
    ("{{naïve-ключ}}", "ok"),
  ])
  func writesValues(template: String, expected: String) throws {
    #expect(try render(template, with: Self.data) == expected)
  }

  @Test(arguments: [
    ("{{shop.name}}", "Ferry"),
    ("{{ shop.owner.name }}", "Ann"),
    ("{{{shop.sign}}}{{&shop.sign}}", "<&<&"),
    // Only the first part climbs the stack; the others belong to what was found.
    ("{{#shop}}{{owner.name}}{{/shop}}", "Ann"),
    ("{{#shop}}{{drink}}{{/shop}}", "tea"),
    ("[{{shop.drink}}]", "[]"),
    ("[{{shop.name.length}}]", "[]"),
    ("[{{list.0}}]", "[]"),
    ("[{{missing.name}}]", "[]"),
    ("[{{shop.missing.name}}]", "[]"),
    ("[{{nothing.name}}]", "[]"),
    // A name that is found but lacks the rest hides the same name further out.
    ("[{{#shop}}{{rival.name}}{{/shop}}]", "[]"),
    // A name with a dot in it is never a key.
    ("{{dotted.key}}", "inside"),
  ])
  func followsDottedNames(template: String, expected: String) throws {
    #expect(try render(template, with: Self.data) == expected)
  }

  @Test(arguments: [
    ("| {{drink}} |", "| tea |"),
    ("  {{drink}}\n", "  tea\n"),
    ("  {{{drink}}}\n", "  tea\n"),
    ("  {{&drink}}\n\n", "  tea\n\n"),
    ("{{missing}}\n", "\n"),
  ])
  func leavesWhiteSpaceAlone(template: String, expected: String) throws {
    #expect(try render(template, with: Self.data) == expected)
  }

  @Test(arguments: ["{{drink}}", "{{{drink}}}", "{{#list}}{{/list}}", "{{> main}}", "{{=<% %>=}}"])
  func neverEvaluatesValues(text: String) throws {
    let value = Value.text(text)
    #expect(
      try render("{{{x}}}|{{#x}}{{{.}}}{{/x}}", with: ["x": value, "drink": "tea"]) == "\(text)|\(text)")
  }

  @Test func namesTheCurrentValueWithADot() throws {
    #expect(try render("{{.}}|{{{.}}}|{{&.}}", with: "a<b") == "a&lt;b|a<b|a<b")
  }

  @Test func copiesBytesThatAreNotUTF8() throws {
    var output: [UInt8] = []
    let library = TemplateLibrary(["a": .init(path: "a", bytes: [0xFF, 0x7B, 0x7B, 0x78, 0x7D, 0x7D, 0xFE])])
    let template = try #require(library.template(named: "a"))
    try library.render(template, with: ["x": "y"], into: &output)
    #expect(output == [0xFF, 0x79, 0xFE])
  }

  static let data: Value = [
    "drink": "tea", "mark": "<i>&\"'", "body": .html(HTML(markup: "<b>1</b>")), "count": "007",
    "ratio": "1.10", "yes": true, "no": false, "nothing": nil, "list": ["a", "b"], "naïve-ключ": "ok",
    "rival": ["name": "Pier"], "dotted.key": "outside", "dotted": ["key": "inside"],
    "shop": ["name": "Ferry", "owner": ["name": "Ann"], "sign": "<&", "rival": [:]],
  ]
}

struct CommentTests {
  @Test(arguments: [
    ("1{{! note }}2", "12"),
    ("1{{!}}2", "12"),
    ("1 {{! note }} 2", "1  2"),
    ("1{{!\n two\n lines\n}}2\n", "12\n"),
    ("1{{! {{tag }}2", "12"),
    ("1{{! # / > ^ { = }}2", "12"),
    ("1\n{{! note }}\n2\n", "1\n2\n"),
    ("1\n  {{! note }}\t\n2\n", "1\n2\n"),
    ("1\r\n{{! note }}\r\n2", "1\r\n2"),
    ("  {{! note }}\n2", "2"),
    ("1\n  {{! note }}", "1\n"),
    ("1\n{{!\ntwo\nlines\n}}\n2\n", "1\n2\n"),
    ("1\n  {{!\n  two\n  }}\n2\n", "1\n2\n"),
    ("  1 {{! note }}\n", "  1 \n"),
    ("{{! a }}{{! b }}\n", "\n"),
    ("{{! a }} 1\n", " 1\n"),
  ])
  func disappear(template: String, expected: String) throws {
    #expect(try render(template) == expected)
  }
}
