import Testing

@testable import ClipsiteHTTPServer

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
    (HTTPStatus.ok, "text/html", true), (.notFound, "Text/HTML ; charset=utf-8", true),
    (.serviceUnavailable, "text/html", true), (.ok, "text/plain", false), (.ok, "text/html5", false),
    (.ok, "application/xhtml+xml", false), (.partialContent, "text/html", false),
    (.movedPermanently, "text/html", false),
  ])
  func onlyPagesThatPeopleSeeGetIt(_ status: HTTPStatus, _ type: String, _ isChanged: Bool) {
    let response = ScriptInjection.insert("X", into: HTTPResponse(status, contentType: type, [65]))
    guard case .bytes(let bytes) = response.body else { return }
    #expect(Array(bytes) == (isChanged ? [65, 88] : [65]))
  }

  @Test func anEventStreamIsLeftAlone() {
    guard case .events = ScriptInjection.insert("X", into: .events).body else {
      Issue.record("no stream")
      return
    }
  }
}
