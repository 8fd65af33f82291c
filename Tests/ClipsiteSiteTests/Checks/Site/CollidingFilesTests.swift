import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct CollidingFilesTests {
  @Test func isContentWithAFolderBesideItsPage() throws {
    try Fixture.expectNothing(
      in: [
        "Content/market.md": Fixture.page("title: A"), "Content/market/menu.pdf": "%PDF",
        "Content/market/hours.md": Fixture.page("title: B"),
      ])
  }

  @Test func namesEveryClaimant() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A"), "Content/b.md": Fixture.page("title: B\nslug: a"),
      "Content/c.md": Fixture.page("title: C\naliases: [/a]"), "Content/a": "static",
    ])
    #expect(
      try fixture.findings() == [
        "error: DuplicateURL Content/a", "error: DuplicateURL Content/b.md:3:7 «a»",
        "error: DuplicateURL Content/c.md:3:11 «/a»",
      ])
    #expect(
      Set(try fixture.check().flatMap { $0.notes.map { fixture.relative($0.range.path) } }) == [
        "Content/a.md"
      ])
  }
}
