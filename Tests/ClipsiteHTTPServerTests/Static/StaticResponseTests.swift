import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct StaticResponseTests {
  private static let resource = StaticResource(
    Array("0123456789".utf8), contentType: "text/html; charset=utf-8")

  private static func answer(
    _ method: HTTPRequest.Method = .get, _ fields: (String, String)...
  ) -> HTTPResponse {
    let fields = fields.map { name, value in HTTPField(name, value) }
    let request = HTTPRequest("/", method: method, fields: HTTPFields(fields))
    return StaticResponse.answer(request, with: resource)
  }

  private static func body(_ response: HTTPResponse) -> String? {
    guard case .bytes(let bytes) = response.body else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [HTTPRequest.Method.get, .head]) func givesTheWhole(_ method: HTTPRequest.Method) {
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
}
