import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct RequestTargetTests {
  @Test(
    arguments: [
      ("/", "/", nil), ("/a?b", "/a", "b"), ("/a?", "/a", ""), ("/a??b?c", "/a", "?b?c"),
      ("/?/../x", "/", "/../x"),
      ("/a?b%zz", "/a", "b%zz"), ("/http://b/", nil, nil),
      ("http://localhost/a?b", "/a", "b"), ("HTTP://LOCALHOST:80", "/", nil),
      ("http://localhost?b", "/", "b"),
    ] as [(String, String?, String?)])
  func cutsAtTheFirstQuestionMark(_ target: String, _ path: String?, _ query: String?) {
    let request = parse(line: "GET \(target) HTTP/1.1").request
    #expect(request?.path == path)
    #expect(request?.query == query)
  }

  @Test func anAbsoluteFormReplacesTheHost() {
    let request = parse(line: "GET http://Other.example:81/a HTTP/1.1").request
    #expect(request?.authority?.host == "other.example")
    #expect(request?.authority?.port == 81)
  }

  @Test func anAbsoluteFormDoesNotMakeUpForAMissingHost() {
    #expect(parse("GET http://localhost/ HTTP/1.1\r\n\r\n").status == 400)
  }

  @Test(arguments: [
    "http://", "http:///etc/passwd", "http://user@localhost/", "http://a,b/", "http://localhost:x/",
    "http:/a",
    "https://localhost/", "file:///etc/passwd", "ftp://localhost/", "//", "localhost/", "?a", "~", "../a",
    ".",
  ])
  func refusesOtherForms(_ target: String) {
    #expect(parse(line: "GET \(target) HTTP/1.1").status == 400)
  }
}
