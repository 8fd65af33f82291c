import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct InvertedSectionTests {
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
