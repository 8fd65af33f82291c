import ClipsiteSystem
import Foundation
import Testing

@testable import ClipsiteNetwork

struct HTTPResponseTests {
  @Test func replacesAndRemovesFields() {
    var response = HTTPResponse(text: "x")
    response["content-type"] = "text/html"
    #expect(response.fields == [HTTPField("content-type", "text/html")])
    response["ETag"] = "\"a\""
    #expect(response["etag"] == "\"a\"")
    response["Etag"] = nil
    #expect(response["ETag"] == nil)
  }

  @Test(arguments: [
    ("/a", "/a"), ("//evil.example", "/evil.example"), ("///evil.example", "/evil.example"),
    ("/\\evil.example", "/evil.example"), ("/\\/evil.example", "/evil.example"), ("//", "/"),
    ("https://example.com//", "https://example.com//"),
  ])
  func aRedirectStaysOnItsHost(_ location: String, _ written: String) {
    #expect(HTTPResponse.redirect(.movedPermanently, to: location)["Location"] == written)
  }

  private static let date = UTCTime(0)

  private static func text(_ response: HTTPResponse, isHead: Bool = false, closes: Bool = false) -> String {
    let chunks = response.chunks(isHead: isHead, closes: closes, date: date)
    return String(decoding: chunks.joined(), as: UTF8.self)
  }

  @Test func writesHeadAndBody() {
    #expect(
      Self.text(HTTPResponse(text: "hello"), closes: true) == """
        HTTP/1.1 200 OK\r
        Date: Thu, 01 Jan 1970 00:00:00 GMT\r
        X-Content-Type-Options: nosniff\r
        X-Frame-Options: DENY\r
        Cross-Origin-Resource-Policy: same-site\r
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

  @Test func anEmptyBodyHasALength() {
    #expect(Self.text(HTTPResponse(.movedPermanently)).contains("\r\nContent-Length: 0\r\n"))
  }

  @Test func aValueNeverEndsItsLine() {
    let response = HTTPResponse(
      .movedPermanently, fields: [HTTPField("Location", "/a\r\nSet-Cookie: b\u{0}")])
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
    let chunks = HTTPResponse(body: body[...]).chunks(isHead: false, closes: false, date: Self.date)
    #expect(chunks.count == 2 && chunks[1].count == body.count)
  }

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"),
  ])
  func writesTheFixedForm(_ seconds: Int, _ text: String) {
    #expect(UTCTime(seconds).httpDate == text)
  }

  @Test func agreesWithTheSystemAcrossTheCenturies() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for day in stride(from: 0, to: 80_000, by: 17) {
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(day) * 86400))
      let date = CalendarDate(number: day)
      #expect([date.year, date.month, date.day] == [parts.year, parts.month, parts.day])
      #expect((date.weekday + 1) % 7 + 1 == parts.weekday)
      #expect(date.number == day)
    }
  }

  @Test func isKeptWithinTheYearsThatCanBeWritten() {
    #expect(UTCTime(.max).httpDate.hasPrefix("Fri, 31 Dec 9999"))
    #expect(UTCTime(.min).httpDate.hasPrefix("Mon, 01 Jan 0001"))
  }

  @Test func becomesAPlainTextThatEndsTheConnection() {
    let response = HTTPFault(.badRequest, "No.").response
    #expect(response.status == .badRequest)
    #expect(response.closesConnection)
    #expect(response["content-type"] == "text/plain; charset=utf-8")
    #expect(response["Allow"] == nil)
  }
}
