import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct PagesOutOfReachTests {
  private func site(_ host: String, _ pageKeys: String, at place: String = "production") -> [String: String] {
    let target = "{to: \"s3://site\"\(pageKeys)}"
    return ["Content/site.yml": Fixture.site("hosts: [\(host)]\npublish: {\(place): \(target)}")]
  }

  @Test func findsKeysThatTheHostDoesNotAskFor() throws {
    try Fixture.expect(
      .pagesOutOfReach,
      "the target `production` names pages by their URLs; the host s3-cloudfront asks for files",
      fix: "remove `page-keys`, or write `files` or `both`",
      in: site("s3-cloudfront", ", page-keys: urls", at: "«production»"))
  }

  @Test(arguments: [
    ("s3-cloudfront", ""), ("s3-cloudfront", ", page-keys: files"), ("s3-cloudfront", ", page-keys: both"),
    ("nginx", ", page-keys: urls"),
  ])
  func saysNothingOfOthers(host: String, pageKeys: String) throws {
    try Fixture.expectNothing(in: site(host, pageKeys))
  }
}
