import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct MissingConfigurationTests {
  @Test func wantsSiteYML() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("titel: A")])
    try fixture.remove("Content/site.yml")
    let found = try fixture.check()
    #expect(found.map(\.code.name) == ["MissingTitle", "UnknownKey", "MissingConfiguration"])
    #expect(found.last?.message == "there is no site.yml")
    #expect(
      found.last?.fix == "run this in the folder of a site, name it with --site, or run `clipsite init`")
    #expect(found.last.map { fixture.relative($0.range.path) } == "Content/site.yml")
  }
}
