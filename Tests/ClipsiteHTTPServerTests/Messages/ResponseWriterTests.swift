import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct ResponseWriterTests {
  private static let date = HTTPDate(seconds: 0)

  private static func text(_ response: HTTPResponse, isHead: Bool = false, closes: Bool = false) -> String {
    let chunks = ResponseWriter.chunks(response, isHead: isHead, closes: closes, date: date)
    return String(decoding: chunks.joined(), as: UTF8.self)
  }

  @Test func writesHeadAndBody() {
    #expect(
      Self.text(HTTPResponse(text: "hello"), closes: true) == """
        HTTP/1.1 200 OK\r
        Date: Thu, 01 Jan 1970 00:00:00 GMT\r
        X-Content-Type-Options: nosniff\r
        Cache-Control: no-store\r
        Content-Type: text/plain; charset=utf-8\r
        Content-Length: 6\r
        Connection: close\r
        \r
        hello

        """)
  }

  @Test func aHeadRequestGetsTheSameHead() {
    let response = HTTPResponse(text: "hello")
    #expect(Self.text(response) == Self.text(response, isHead: true) + "hello\n")
  }

  @Test func somethingWithoutABodyHasNoLength() {
    let text = Self.text(HTTPResponse(.noContent, body: [65]))
    #expect(!text.contains("\r\nContent-Length:") && !text.contains("\r\nContent-Type:"))
    #expect(text.hasSuffix("\r\n\r\n"))
  }

  @Test func anEmptyBodyHasALength() {
    #expect(Self.text(HTTPResponse(.found)).contains("\r\nContent-Length: 0\r\n"))
  }

  @Test func aValueNeverEndsItsLine() {
    let response = HTTPResponse(.found, fields: [HTTPField("Location", "/a\r\nSet-Cookie: b\u{0}")])
    #expect(Self.text(response).contains("\r\nLocation: /a  Set-Cookie: b \r\n"))
  }

  @Test func aHandlerCannotContradictTheFraming() {
    let own = ["content-length", "Transfer-Encoding", "connection", "DATE"].map { HTTPField($0, "7") }
    let text = Self.text(HTTPResponse(fields: own, body: [65]))
    #expect(!text.contains(": 7"))
  }

  @Test func theCacheRuleOfAHostMayBeShown() {
    let text = Self.text(HTTPResponse(fields: [HTTPField("cache-control", "max-age=60")]))
    #expect(text.contains("cache-control: max-age=60") && !text.contains("no-store"))
  }

  @Test func largeBodiesAreNotCopied() {
    let body = [UInt8](repeating: 65, count: 1 << 20)
    let chunks = ResponseWriter.chunks(
      HTTPResponse(body: body[...]), isHead: false, closes: false, date: Self.date)
    #expect(chunks.count == 2 && chunks[1].count == body.count)
  }
}
