import Diagnostics
import Testing

@testable import SiteGenerator

struct RepeatedHostTests {
  @Test func warnsOfASecondEntry() throws {
    try Fixture.expect(
      RepeatedHost.code, "the host `nginx` stands twice", fix: "delete this one",
      in: ["Content/site.yml": Fixture.site("hosts: [nginx, caddy, «nginx»]")])
  }
}
