import Testing

@testable import ClipsiteNetwork

struct ScriptInjectionTests {
  @Test(arguments: [
    ("<body>a</body>", "<body>aX</body>"), ("a", "aX"), ("", "X"), ("</BODY >", "X</BODY >"),
    ("</body></body>", "</body>X</body>"), ("</body", "</bodyX"), ("</bodyguard>", "</bodyguard>X"),
    ("a</body\n></html>", "aX</body\n></html>"), ("<", "<X"), ("</body></bodyguard>", "X</body></bodyguard>"),
  ])
  func putsTheTagBeforeTheLastEndOfTheBody(_ page: String, _ result: String) {
    #expect(ScriptInjection.insert("X", into: Array(page.utf8)) == Array(result.utf8))
  }

  @Test(arguments: [
    ("text/html", true), ("Text/HTML ; charset=utf-8", true), ("text/plain", false), ("text/html5", false),
    ("application/xhtml+xml", false),
  ])
  func knowsTheTypeOfPages(_ type: String, _ isHTML: Bool) {
    #expect(ScriptInjection.isHTML(type) == isHTML)
  }
}
