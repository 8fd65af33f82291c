import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteGenerator

struct RepeatedHostTests {
  @Test func warnsOfASecondEntry() throws {
    try Fixture.expect(
      RepeatedHost.code, "the host `nginx` stands twice", fix: "delete this one",
      in: ["Content/site.yml": Fixture.site("hosts: [nginx, caddy, «nginx»]")])
  }
}
