import Testing

@testable import ClipsiteHTTPServer

@Suite struct StaticResponseTests {
  private static let modified = HTTPDate(seconds: 1_700_000_000)
  private static let resource = StaticResource(
    Array("0123456789".utf8), contentType: "text/html; charset=utf-8", lastModified: modified)

  private static func answer(
    _ method: HTTPRequest.Method = .get, _ fields: (String, String)...
  ) -> HTTPResponse {
    let fields = fields.map { name, value in
      HTTPField(name, value.replacing("TAG", with: resource.entityTag.text))
    }
    let request = HTTPRequest("/", method: method, fields: HTTPFields(fields))
    return StaticResponse.answer(request, with: resource, now: HTTPDate(seconds: 1_790_000_000))
  }

  private static func body(_ response: HTTPResponse) -> String? {
    guard case .bytes(let bytes) = response.body else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [HTTPRequest.Method.get, .head]) func givesTheWhole(_ method: HTTPRequest.Method) {
    let response = Self.answer(method)
    #expect(response.status == .ok)
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
    #expect(response["ETag"] == Self.resource.entityTag.text)
    #expect(response["Last-Modified"] == "Tue, 14 Nov 2023 22:13:20 GMT")
    #expect(response["Accept-Ranges"] == "bytes")
    #expect(Self.body(response) == "0123456789")
  }

  @Test func givesAPart() {
    let response = Self.answer(.get, ("Range", "bytes=2-4"))
    #expect(response.status == .partialContent)
    #expect(response["Content-Range"] == "bytes 2-4/10")
    #expect(Self.body(response) == "234")
    #expect(response["ETag"] == Self.resource.entityTag.text)
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

  @Test(arguments: [
    ("TAG", HTTPStatus.partialContent), ("W/TAG", .ok), ("\"other\"", .ok), ("junk", .ok),
    ("Tue, 14 Nov 2023 22:13:20 GMT", .partialContent), ("Tue, 14 Nov 2023 22:13:21 GMT", .ok),
    ("Tue, 14 Nov 2023 22:13:19 GMT", .ok),
  ])
  func honoursIfRange(_ value: String, _ status: HTTPStatus) {
    #expect(Self.answer(.get, ("Range", "bytes=0-1"), ("If-Range", value)).status == status)
  }

  @Test func ifRangeAloneMeansNothing() {
    #expect(Self.answer(.get, ("If-Range", "\"other\"")).status == .ok)
  }

  @Test func aConditionComesBeforeTheRange() {
    let response = Self.answer(.get, ("If-None-Match", "TAG"), ("Range", "bytes=10-"))
    #expect(response.status == .notModified)
  }

  @Test func notModifiedHasTheTagAndNoBody() {
    let response = Self.answer(.get, ("If-None-Match", "TAG"))
    #expect(response["ETag"] == Self.resource.entityTag.text)
    #expect(response["Content-Type"] == nil)
    #expect(Self.body(response) == "")
  }
}
