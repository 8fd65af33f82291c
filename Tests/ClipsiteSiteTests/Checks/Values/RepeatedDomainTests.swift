import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct RepeatedDomainTests {
  @Test(arguments: ["example.com", "EXAMPLE.com"])
  func refusesTheSecond(domain: String) throws {
    try Fixture.expect(
      .repeatedDomain, "the domain `example.com` is listed twice", fix: "remove one of the two",
      in: ["Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, «\(domain)»]")])
  }

  @Test func isContentWithASubdomain() throws {
    try Fixture.expectNothing(
      in: [
        "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, www.example.com]"),
        "Content/a.md": Fixture.page("title: A\ndomain: www.example.com"),
      ])
  }
}
