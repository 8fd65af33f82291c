import Testing

@testable import ClipsiteDiagnostics

@Suite(.timeLimit(.minutes(30))) struct JSONTextTests {
  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t\u{8}\u{1F}\u{7F}", #""\n\r\t\u0008\u001F\u007F""#),
    ("日😀é", #""日😀é""#), ("\u{202E}\u{2028}\u{FEFF}", #""\u202E\u2028\uFEFF""#),
  ])
  func escapes(_ text: String, json: String) {
    #expect(JSONText.quoted(text) == json)
  }
}
