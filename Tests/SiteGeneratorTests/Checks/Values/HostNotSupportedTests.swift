import Diagnostics
import Testing

@testable import SiteGenerator

struct HostNotSupportedTests {
  @Test func saysThatNothingIsWritten() throws {
    try Fixture.expect(
      HostNotSupported.code, "no configuration is written for the host `netlify` yet",
      fix: "remove the entry, and configure the host by hand",
      in: ["Content/site.yml": Fixture.site("hosts: [«netlify»]")])
    try Fixture.expect(
      HostNotSupported.code, in: ["Content/site.yml": Fixture.site("hosts: [«nginx», «s3»]")])
  }

  @Test func isContentWithoutHosts() throws {
    try Fixture.expectNothing(in: ["Content/site.yml": Fixture.site("hosts: []")])
  }
}
