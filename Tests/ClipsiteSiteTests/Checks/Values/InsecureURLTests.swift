import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct InsecureURLTests {
  @Test func warnsOfAPictureOverHTTP() throws {
    try Fixture.expect(
      .insecureURL, "the address `http://example.net/a.png` is not secure", fix: "use https",
      in: ["Content/a.md": Fixture.page("title: A\nimage: «http://example.net/a.png»")])
  }

  @Test func warnsOfTheDefaultToo() throws {
    try Fixture.expect(
      .insecureURL,
      in: ["Content/site.yml": Fixture.site(replacing: "donut.png", with: "«http://example.net/a.png»")])
  }

  @Test func isContentWithHTTPS() throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nimage: https://example.net/a.png")]
    )
  }
}
