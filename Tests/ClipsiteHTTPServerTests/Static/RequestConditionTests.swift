import Testing

@testable import ClipsiteHTTPServer

@Suite struct RequestConditionTests {
  private static let now = HTTPDate(seconds: 1_790_000_000)
  private static let resource = StaticResource(
    [1, 2, 3], contentType: "text/plain", lastModified: HTTPDate(seconds: 1_700_000_000))
  private static let earlier = "Tue, 14 Nov 2023 22:13:19 GMT"
  private static let same = "Tue, 14 Nov 2023 22:13:20 GMT"
  private static let later = "Tue, 14 Nov 2023 22:13:21 GMT"

  private static func condition(_ fields: [String: String]) -> RequestCondition {
    let fields = fields.map { HTTPField($0, $1.replacing("TAG", with: resource.entityTag.text)) }
    return RequestCondition(HTTPFields(fields), resource, now: now)
  }

  @Test(arguments: [
    (["If-None-Match": "TAG"], true), (["If-None-Match": "W/TAG"], true), (["If-None-Match": "*"], true),
    (["If-None-Match": "\"a\", TAG"], true), (["If-None-Match": "\"a\""], false), ([:], false),
    (["If-Modified-Since": same], true), (["If-Modified-Since": later], true),
    (["If-Modified-Since": earlier], false), (["If-Modified-Since": "soon"], false),
    (["If-Modified-Since": "Tuesday, 14-Nov-23 22:13:20 GMT"], true),
    (["If-None-Match": "\"a\"", "If-Modified-Since": later], false),
    (["If-None-Match": "TAG", "If-Modified-Since": earlier], true),
    (["If-None-Match": "", "If-Modified-Since": later], false),
  ])
  func knowsWhatTheClientHas(_ fields: [String: String], _ isNotModified: Bool) {
    #expect(Self.condition(fields).isNotModified == isNotModified)
  }

  @Test(arguments: [
    (["If-Match": "TAG"], false), (["If-Match": "*"], false), (["If-Match": "W/TAG"], true),
    (["If-Match": "\"a\""], true), (["If-Unmodified-Since": same], false),
    (["If-Unmodified-Since": earlier], true), (["If-Unmodified-Since": "soon"], false),
    (["If-Match": "TAG", "If-Unmodified-Since": earlier], false),
  ])
  func knowsWhatTheClientInsistsOn(_ fields: [String: String], _ failed: Bool) {
    #expect(Self.condition(fields).failed == failed)
  }

  @Test func withoutADateDatesMeanNothing() {
    let resource = StaticResource([1], contentType: "text/plain")
    let fields = HTTPFields([
      HTTPField("If-Modified-Since", Self.later), HTTPField("If-Unmodified-Since", Self.earlier),
    ])
    let condition = RequestCondition(fields, resource, now: Self.now)
    #expect(!condition.isNotModified && !condition.failed)
  }
}
