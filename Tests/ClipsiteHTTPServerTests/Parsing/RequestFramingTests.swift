import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct RequestFramingTests {
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
