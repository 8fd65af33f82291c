import Testing

@testable import ClipsiteNetwork

struct FileResponseTests {
  private static func answer(
    _ method: ReceivedRequest.Method = .get, _ fields: (String, String)...
  ) -> HTTPResponse {
    let fields = fields.map { name, value in HTTPField(name, value) }
    let request = ReceivedRequest("/", method: method, fields: HTTPFields(fields))
    return .file(Array("0123456789".utf8), contentType: "text/html; charset=utf-8", to: request)
  }

  private static func body(_ response: HTTPResponse) -> String? {
    guard case .bytes(let bytes) = response.body else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [ReceivedRequest.Method.get, .head]) func givesTheWhole(_ method: ReceivedRequest.Method) {
    let response = Self.answer(method)
    #expect(response.status == .ok)
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
    #expect(response["Accept-Ranges"] == "bytes")
    #expect(Self.body(response) == "0123456789")
  }

  @Test func givesAPart() {
    let response = Self.answer(.get, ("Range", "bytes=2-4"))
    #expect(response.status == .partialContent)
    #expect(response["Content-Range"] == "bytes 2-4/10")
    #expect(Self.body(response) == "234")
  }

  @Test func saysHowMuchThereIs() {
    let response = Self.answer(.get, ("Range", "bytes=10-"))
    #expect(response.status == .rangeNotSatisfiable)
    #expect(response["Content-Range"] == "bytes */10")
  }

  @Test func aHeadHasNoParts() {
    #expect(Self.answer(.head, ("Range", "bytes=2-4")).status == .ok)
    #expect(Self.answer(.head, ("Range", "bytes=10-")).status == .ok)
  }

  /// No response has a validator, so a client cannot have the bytes that it names.
  @Test(arguments: ["\"other\"", "W/\"other\"", "junk", "Tue, 14 Nov 2023 22:13:20 GMT"])
  func aConditionOnTheRangeGivesTheWhole(_ value: String) {
    #expect(Self.answer(.get, ("Range", "bytes=0-1"), ("If-Range", value)).status == .ok)
    #expect(Self.answer(.get, ("If-Range", value)).status == .ok)
  }

  @Test(arguments: ["If-None-Match", "If-Match", "If-Modified-Since", "If-Unmodified-Since"])
  func aConditionGivesTheWhole(_ name: String) {
    let response = Self.answer(.get, (name, "*"))
    #expect(response.status == .ok && response["ETag"] == nil && response["Last-Modified"] == nil)
    #expect(Self.body(response) == "0123456789")
  }

  @Test(
    arguments: [
      ("bytes=0-0", .part(0..<1)), ("bytes=0-9", .part(0..<10)), ("bytes=2-4", .part(2..<5)),
      ("bytes=2-", .part(2..<10)), ("bytes=9-", .part(9..<10)), ("bytes=-3", .part(7..<10)),
      ("bytes=-10", .part(0..<10)), ("bytes=-11", .part(0..<10)), ("bytes=5-10", .part(5..<10)),
      ("bytes=0-99999999999999999999999", .part(0..<10)), ("bytes=-99999999999999999999999", .part(0..<10)),
      ("BYTES=0-1", .part(0..<2)), ("bytes= 0-1 ", .part(0..<2)),
      ("bytes=10-", .unsatisfiable), ("bytes=10-20", .unsatisfiable), ("bytes=-0", .unsatisfiable),
      ("bytes=99999999999999999999999-", .unsatisfiable), ("bytes=9223372036854775807-", .unsatisfiable),
      ("lines=0-1", .ignored), ("bytes", .ignored), ("bytes=", .ignored), ("bytes=-", .ignored),
      ("bytes=4-2", .ignored), ("bytes=a-b", .ignored), ("bytes=0-1,3-4", .ignored), ("bytes=1", .ignored),
      ("bytes=1-2-3", .ignored), ("bytes=--1", .ignored), ("bytes=+1-2", .ignored), ("bytes 0-1", .ignored),
      ("bytes=0 -1", .ignored), ("", .ignored), ("bytes=٠-١", .ignored),
    ] as [(String, RequestedRange)])
  func readsOneRange(_ field: String, _ range: RequestedRange) {
    #expect(RequestedRange(field, size: 10) == range)
  }

  @Test(
    arguments: [
      ("bytes=0-", .unsatisfiable), ("bytes=0-0", .unsatisfiable), ("bytes=-5", .ignored),
      ("bytes=-0", .unsatisfiable),
    ] as [(String, RequestedRange)])
  func nothingHasNoParts(_ field: String, _ range: RequestedRange) {
    #expect(RequestedRange(field, size: 0) == range)
  }
}

struct NotFoundPageTests {
  private static func body(_ response: HTTPResponse) -> String {
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func escapesThePath() {
    let response = HTTPResponse.notFound(ReceivedRequest("/<script>\"'&"))
    #expect(response.status == .notFound)
    #expect(Self.body(response).contains("<code>/&lt;script&gt;&quot;&#39;&amp;</code>"))
    #expect(!Self.body(response).contains("<script>"))
  }

  @Test func thePageOfTheSiteComesFirst() {
    let response = HTTPResponse.notFound(ReceivedRequest("/a"), page: Array("mine".utf8))
    #expect(Self.body(response) == "mine")
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
  }
}
