import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct RequestLineTests {
  @Test(arguments: [
    "GET  / HTTP/1.1", "GET /  HTTP/1.1", "GET / HTTP/1.1 ", "GET\t/ HTTP/1.1", "GET /\tHTTP/1.1",
    "GET / a HTTP/1.1",
    "GET HTTP/1.1", "GET  HTTP/1.1", "GET", "GET /", "GET / ", "G(T / HTTP/1.1", "GÉT / HTTP/1.1",
    "GET: / HTTP/1.1",
    "GET /a\u{0}b HTTP/1.1", "GET /a\u{1}b HTTP/1.1", "GET /a\u{7F}b HTTP/1.1", "GET /café HTTP/1.1",
    "GET /a#b HTTP/1.1", "GET /a?b#c HTTP/1.1", "GET * HTTP/1.1", "GET market HTTP/1.1", "GET \\ HTTP/1.1",
  ])
  func refusesLinesThatAreNotThreeCleanParts(_ line: String) {
    #expect(parse(line: line).status == 400)
  }

  @Test(arguments: [
    "http/1.1", "Http/1.1", "HTTP/1", "HTTP/1.", "HTTP/1.1.1", "HTTP/11", "HTTP/1,1", "HTTP/1.x", "HTTP/1.10",
    "HTTP/01.1", "HTTPS/1.1", "HTTP 1.1", "ICY", "HTTP/-1.1",
  ])
  func refusesMalformedVersions(_ version: String) {
    #expect(parse(line: "GET / \(version)").status == 400)
  }

  @Test(arguments: ["HTTP/0.9", "HTTP/2.0", "HTTP/3.0", "HTTP/9.9"])
  func doesNotSpeakOtherMajorVersions(_ version: String) {
    #expect(parse(line: "GET / \(version)").status == 505)
  }

  @Test func refusesThePrefaceOfHTTP2() {
    #expect(parse("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").status == 505)
  }

  @Test func takesAHigherMinorVersionForItsOwn() {
    #expect(parse(line: "GET / HTTP/1.7").request?.version == .http11)
    #expect(parse(line: "GET / HTTP/1.0").request?.version == .http10)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"])
  func doesNotAllowOtherMethods(_ method: String) {
    let fault = parse(line: "\(method) / HTTP/1.1").fault
    #expect(fault?.status == .methodNotAllowed)
    #expect(fault?.response["Allow"] == "GET, HEAD")
  }

  @Test(arguments: ["OPTIONS *", "CONNECT localhost:443"])
  func judgesTheMethodBeforeTheFormOfTheTarget(_ start: String) {
    #expect(parse(line: "\(start) HTTP/1.1").status == 405)
  }

  @Test(arguments: ["get", "Get", "BREW", "PROPFIND", "GETS", "head"])
  func doesNotKnowOtherMethods(_ method: String) {
    #expect(parse(line: "\(method) / HTTP/1.1").status == 501)
  }
}
