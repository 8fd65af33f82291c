import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct CommentTests {
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
