import ClipsiteSiteOutput
import ClipsiteSiteModel
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct MissingSubtitleTests {
  @Test func warnsOfCardsWithoutSubtitle() throws {
    let fixture = try Fixture(["Content/about.md": Fixture.page("title: About")])
    #expect(try fixture.experienceFindings() == ["MissingSubtitle: the App Clip card has no subtitle"])
    #expect(try fixture.experienceReport().experiences?.experiences.count == 1)
  }

  @Test func anInheritedSubtitleWillDo() throws {
    let fixture = try Fixture(["Content/index.md": Fixture.page("title: Home\nclip: {subtitle: Order ahead}")]
    )
    #expect(try fixture.experienceFindings() == [])
  }
}
