import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct UnknownHostTests {
  @Test func suggestsTheHostThatIsMeant() throws {
    try Fixture.expect(
      .unknownHost, "clipsite knows no host `netlfy`", fix: "did you mean `netlify`?",
      in: ["Content/site.yml": Fixture.site("hosts: [nginx, «netlfy»]")])
  }

  @Test func namesAllHostsWhenNoneIsNear() throws {
    try Fixture.expect(
      .unknownHost, fix: "use one of \(Provider.names.joined(separator: ", "))",
      in: ["Content/site.yml": Fixture.site("hosts: [«s3», «my-server», «Netlify.com»]")])
  }

  @Test func isContentWithoutHosts() throws {
    try Fixture.expectNothing(in: ["Content/site.yml": Fixture.site("hosts: []")])
  }
}
