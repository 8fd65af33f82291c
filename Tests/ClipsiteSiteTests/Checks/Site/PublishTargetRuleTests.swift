import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct UnpublishedDomainTests {
  @Test func namesADomainOfShortURLsWithoutAPlace() throws {
    try Fixture.expect(
      .unpublishedDomain, "the target `production` has no place for the domain `go.example.com`",
      fix: "add `go.example.com` to its `to`",
      in: [
        "Content/site.yml": Fixture.site("publish: {«production»: {to: {example.com: /srv/a}}}"),
        "Content/a.md": Fixture.page("title: A\naliases: [\"https://go.example.com/a\"]"),
      ])
  }

  @Test func onePlaceForAllIsEnough() throws {
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site("publish: {production: {to: /srv/a}}"),
      "Content/a.md": Fixture.page("title: A\naliases: [\"https://go.example.com/a\"]"),
    ])
  }
}

struct PagesOutOfReachTests {
  private func site(_ host: String, _ pageKeys: String, at place: String = "production") -> [String: String] {
    let target = "{to: \"s3://site\"\(pageKeys)}"
    return ["Content/site.yml": Fixture.site("hosts: [\(host)]\npublish: {\(place): \(target)}")]
  }

  @Test func findsKeysThatTheHostDoesNotAskFor() throws {
    try Fixture.expect(
      .pagesOutOfReach,
      "the target `production` names pages by their URLs, but the provider s3-cloudfront requests files",
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
