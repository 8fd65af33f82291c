import ClipsiteMustache
import Testing

struct SectionTests {
  @Test(arguments: [
    ("{{#on}}shown{{/on}}", "shown"),
    ("[{{#off}}hidden{{/off}}]", "[]"),
    ("[{{#nothing}}hidden{{/nothing}}]", "[]"),
    ("[{{#missing}}hidden{{/missing}}]", "[]"),
    ("[{{#empty}}hidden{{/empty}}]", "[]"),
    ("{{#word}}{{.}} {{word}}{{/word}}", "tea tea"),
    ("{{#on}}{{.}}{{/on}}", "true"),
    ("{{#body}}{{.}}{{/body}}", "<br>"),
    ("{{#shop}}{{name}} {{word}}{{/shop}}", "Ferry tea"),
    ("{{#shop.owner}}{{name}}{{/shop.owner}}", "Ann"),
    ("[{{#shop.missing}}hidden{{/shop.missing}}]", "[]"),
    ("[{{#missing.name}}hidden{{/missing.name}}]", "[]"),
    ("{{#on}}1{{#on}}2{{/on}}3{{/on}}", "123"),
    ("{{#off}}1{{#on}}2{{/on}}3{{/off}}4", "4"),
    ("{{#on}}a{{/on}}{{#on}}b{{/on}}", "ab"),
    ("|{{# on }}={{/ on }}|", "|=|"),
    ("|{{ #on }}={{ /on }}|", "|=|"),
    ("{{#on}}{{/on}}", ""),
  ])
  func rendersWhenTruthy(template: String, expected: String) throws {
    #expect(try render(template, with: Self.data) == expected)
  }

  @Test(arguments: [
    ("{{#letters}}{{.}},{{/letters}}", "a,b,c,"),
    ("{{#shops}}{{name}}{{word}} {{/shops}}", "Atea Btea "),
    ("[{{#none}}hidden{{/none}}]", "[]"),
    ("{{#grid}}({{#.}}{{.}}{{/.}}){{/grid}}", "(12)(3)()"),
    ("{{#grid}}{{^.}}empty{{/.}}{{/grid}}", "empty"),
    ("{{#mixed}}[{{.}}]{{/mixed}}", "[][false][x][]"),
    ("{{#shops}}{{#letters}}{{name}}{{.}} {{/letters}}{{/shops}}", "Aa Ab Ac Ba Bb Bc "),
    ("{{#shops}}{{#doors}}{{name}}{{.}}{{/doors}}{{/shops}}", "A1A2B3"),
    ("{{#shops}}{{#doors}}{{#word}}{{name}}{{/word}}{{/doors}}{{/shops}}", "AAB"),
  ])
  func repeatsForEachElement(template: String, expected: String) throws {
    #expect(try render(template, with: Self.data) == expected)
  }

  @Test func findsTheInnermostName() throws {
    let data: Value = ["n": "1", "a": ["n": "2", "b": ["c": ["n": "4"]]]]
    let template = "{{n}}{{#a}}{{n}}{{#b}}{{n}}{{#c}}{{n}}{{/c}}{{n}}{{/b}}{{n}}{{/a}}{{n}}"
    #expect(try render(template, with: data) == "1224221")
  }

  @Test func hidesOuterNamesWithNull() throws {
    #expect(try render("[{{#a}}{{n}}{{/a}}]", with: ["n": "outer", "a": ["n": nil]]) == "[]")
  }

  @Test func iteratesOverAListAtTheRoot() throws {
    #expect(try render("{{#.}}({{n}}){{/.}}", with: [["n": "1"], ["n": "2"]]) == "(1)(2)")
  }

  @Test(arguments: [
    ("1\n{{#on}}\n2\n{{/on}}\n3\n", "1\n2\n3\n"),
    ("1\n  {{#on}}  \n2\n\t{{/on}}\t\n3\n", "1\n2\n3\n"),
    ("1\r\n{{#on}}\r\n2\r\n{{/on}}\r\n3", "1\r\n2\r\n3"),
    ("  {{#on}}\n2{{/on}}\n3", "2\n3"),
    ("1{{#on}}\n2\n  {{/on}}", "1\n2\n"),
    ("{{#on}}\n{{/on}}", ""),
    ("1\n{{#off}}\n2\n{{/off}}\n3\n", "1\n3\n"),
    ("{{#letters}}\n- {{.}}\n{{/letters}}\n", "- a\n- b\n- c\n"),
    ("{{#\n on\n}}\n2\n{{/on}}\n", "2\n"),
    ("\n{{#on}}\n\n{{/on}}\n\n", "\n\n\n"),
  ])
  func removesLinesOfTheirOwn(template: String, expected: String) throws {
    #expect(try render(template, with: Self.data) == expected)
  }

  @Test(arguments: [
    (" | {{#on}}\t|\t{{/on}} | \n", " | \t|\t | \n"),
    (" {{#on}}1{{/on}}\n {{#on}}2{{/on}}\n", " 1\n 2\n"),
    (" | {{#on}} {{! note }}\n {{/on}} | \n", " |  \n  | \n"),
    ("{{#on}} {{#on}}\n1\n{{/on}}{{/on}}\n", " \n1\n\n"),
    ("{{#on}}x\n1\n{{/on}}y", "x\n1\ny"),
    ("{{#on}}\u{B}\n1{{/on}}", "\u{B}\n1"),
    ("{{#on}}\r1{{/on}}", "\r1"),
    ("{{#on}}{{/on}}\n", "\n"),
  ])
  func keepsLinesThatHoldMore(template: String, expected: String) throws {
    #expect(try render(template, with: Self.data) == expected)
  }

  static let data: Value = [
    "on": true, "off": false, "nothing": nil, "empty": "", "word": "tea", "none": [],
    "body": .html(HTML(markup: "<br>")), "shop": ["name": "Ferry", "owner": ["name": "Ann"]],
    "letters": ["a", "b", "c"], "grid": [["1", "2"], ["3"], []], "mixed": [nil, false, "x", [:]],
    "shops": [["name": "A", "doors": ["1", "2"]], ["name": "B", "doors": ["3"]]],
  ]

  /// The name of a section inside it, where it can be that of an element, of a record, or of an argument.
  @Test(
    arguments: [
      ("{{#a}}[{{a}}]{{/a}}", "x", "[x]"), ("{{#a}}[{{a}}]{{/a}}", true, "[true]"),
      ("{{#a}}[{{a}}]{{/a}}", ["x", "y"], "[][]"), ("{{#a}}[{{a}}]{{/a}}", ["a": "in"], "[in]"),
      ("{{#a}}[{{a}}]{{/a}}", [["a": "1"], ["a": "2"], [:]], "[1][2][]"),
      ("{{#a}}{{^none}}[{{a}}]{{/none}}{{/a}}", "x", "[x]"),
      ("{{#a}}{{#b}}[{{a}}]{{/b}}{{/a}}", "x", "[b]"), ("{{#a}}{{#t}}[{{a}}]{{/t}}{{/a}}", "x", "[x]"),
      ("{{#a}}{{>p}}{{/a}}", "x", "[b]"), ("{{#a}}{{<q}}{{$c}}[{{a}}]{{/c}}{{/q}}{{/a}}", "x", "[b]"),
      ("{{#b.a}}[{{b.a}}{{a}}]{{/b.a}}", "x", "[bx]"),
    ] as [(String, Value, String)])
  func findsItsOwnName(template: String, value: Value, text: String) throws {
    let partials = ["p": "{{#b}}[{{a}}]{{/b}}", "q": "{{#b}}{{$c}}{{/c}}{{/b}}"]
    #expect(try render(template, partials, with: ["a": value, "b": ["a": "b"], "t": "t"]) == text)
  }
}

struct InvertedSectionTests {
  @Test(arguments: [
    ("{{^off}}shown{{/off}}", "shown"),
    ("{{^nothing}}shown{{/nothing}}", "shown"),
    ("{{^missing}}shown{{/missing}}", "shown"),
    ("{{^none}}shown{{/none}}", "shown"),
    ("{{^a.b.c}}shown{{/a.b.c}}", "shown"),
    ("[{{^on}}hidden{{/on}}]", "[]"),
    ("[{{^word}}hidden{{/word}}]", "[]"),
    ("[{{^list}}hidden{{/list}}]", "[]"),
    ("[{{^a}}hidden{{/a}}]", "[]"),
    ("[{{^a.on}}hidden{{/a.on}}]", "[]"),
    ("1{{^off}}2{{^off}}3{{/off}}4{{/off}}5", "12345"),
    ("1{{^on}}2{{^off}}3{{/off}}4{{/on}}5", "15"),
    ("{{^off}}{{word}}{{/off}}{{^off}}!{{/off}}", "tea!"),
    ("|{{^ off }}={{/ off }}|", "|=|"),
    ("{{#list}}{{^off}}{{.}}{{/off}}{{/list}}", "12"),
  ])
  func rendersWhenFalsy(template: String, expected: String) throws {
    #expect(try render(template, with: Self.data) == expected)
  }

  @Test(arguments: [
    ("1\n{{^off}}\n2\n{{/off}}\n3\n", "1\n2\n3\n"),
    ("1\n  {{^off}}\n2\n  {{/off}}\n3\n", "1\n2\n3\n"),
    ("1\n{{^on}}\n2\n{{/on}}\n3\n", "1\n3\n"),
    ("1\r\n{{^off}}\r\n{{/off}}\r\n3", "1\r\n3"),
    ("  {{^off}}\n2{{/off}}\n3", "2\n3"),
    ("1{{^off}}\n2\n  {{/off}}", "1\n2\n"),
    (" | {{^off}}\t|\t{{/off}} | \n", " | \t|\t | \n"),
    (" {{^off}}1{{/off}}\n {{^off}}2{{/off}}\n", " 1\n 2\n"),
  ])
  func treatsLinesLikeSections(template: String, expected: String) throws {
    #expect(try render(template, with: Self.data) == expected)
  }

  static let data: Value = [
    "on": true, "off": false, "nothing": nil, "none": [], "word": "tea", "list": ["1", "2"],
    "a": ["on": true],
  ]
}
