import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteProviders

@Suite(.timeLimit(.minutes(30))) struct HostLeavesTypeUnsetTests {
  @Test(arguments: ["github-pages", "surge"])
  func notesWhatCannotBeSet(_ host: String) throws {
    try Fixture.expect(
      .hostLeavesTypeUnset, "\(host) sends the AASA file without the type application/json",
      fix: "Apple takes the file as it is; for the right type, choose a host that can set it",
      severity: .note,
      in: ["Content/site.yml": Fixture.site("hosts: [«\(host)»]")])
  }

  @Test func keepsNoSiteFromBeingWritten() throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site("hosts: [surge]")])
    #expect(try fixture.build(strict: true).output?.isRefused == false)
  }
}
