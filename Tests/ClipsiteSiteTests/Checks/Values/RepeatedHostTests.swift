import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct RepeatedHostTests {
  @Test func warnsOfASecondEntry() throws {
    try Fixture.expect(
      .repeatedHost, "the host `nginx` stands twice", fix: "delete this one",
      in: ["Content/site.yml": Fixture.site("hosts: [nginx, caddy, «nginx»]")])
  }
}
