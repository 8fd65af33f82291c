import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct UnpublishedDomainTests {
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
