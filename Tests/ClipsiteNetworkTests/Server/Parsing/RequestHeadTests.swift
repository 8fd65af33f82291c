import Testing

@testable import ClipsiteNetwork

struct RequestHeadTests {
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
    #expect(parse(line: "GET / HTTP/1.7").request?.keepsConnection == true)
    #expect(parse(line: "GET / HTTP/1.0").request?.keepsConnection == false)
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

  @Test(arguments: [
    "A : b", "A\t: b", ": b", "A b: c", "A", "(A): b", "A\u{0}: b", "É: b", "A: b\u{0}", "A: b\rc",
    "A: b\u{1}c",
    "A: b\u{7F}", " A: b", "\tfolded", " folded", "A[]: b", "A\r: b",
  ])
  func refusesMalformedLines(_ line: String) {
    #expect(parse(line: "GET / HTTP/1.1", fields: line).status == 400)
    #expect(parse("GET / HTTP/1.1\r\n\(line)\r\nHost: localhost\r\n\r\n").status == 400)
  }

  @Test(arguments: [
    ("A:b", "b"), ("A: b", "b"), ("A:\t b \t", "b"), ("A:", ""), ("A: \t ", ""), ("A: b: c", "b: c"),
    ("A: b\tc", "b\tc"), ("A: é", "é"), ("a: b", "b"),
  ])
  func trimsValues(_ line: String, _ value: String) {
    #expect(parse(line: "GET / HTTP/1.1", fields: line).request?.fields["A"] == value)
  }

  @Test func namesMayHoldAllTokenBytes() {
    let name = "!#$%&'*+-.^_`|~09azAZ"
    #expect(parse(line: "GET / HTTP/1.1", fields: "\(name): x").request?.fields[name] == "x")
  }

  @Test(arguments: [
    "Content-Length: -1", "Content-Length: +1", "Content-Length: 1x", "Content-Length: 0x1",
    "Content-Length:",
    "Content-Length: 1 2", "Content-Length: 1.0", "Content-Length: 99999999999999999999",
    "Content-Length: 1, 2", "Content-Length: 1,", "Content-Length: 1\r\nContent-Length: 2",
    "Content-Length: 0\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 5",
    "Content-Length: ٣",
  ])
  func refusesFramingThatCanBeReadInTwoWays(_ fields: String) {
    #expect(parse(line: "GET / HTTP/1.1", fields: fields).status == 400)
  }

  @Test(arguments: [
    "Content-Length: 1", "Content-Length: 5, 5", "Content-Length: 7\r\nContent-Length: 7",
    "content-length: 0001",
  ])
  func takesNoBody(_ fields: String) {
    #expect(parse(line: "GET / HTTP/1.1", fields: fields).status == 413)
  }

  @Test(arguments: [
    "Transfer-Encoding: chunked", "Transfer-Encoding: identity", "Transfer-Encoding: gzip, chunked",
    "Transfer-Encoding:", "transfer-encoding: xchunked",
  ])
  func knowsNoTransferEncoding(_ field: String) {
    #expect(parse(line: "GET / HTTP/1.1", fields: field).status == 501)
  }

  @Test(arguments: ["Content-Length: 0", "Content-Length: 000", "Content-Length: 0\r\nContent-Length: 0"])
  func anEmptyBodyIsNone(_ fields: String) {
    #expect(parse(line: "GET / HTTP/1.1", fields: fields).status == 200)
  }
}
