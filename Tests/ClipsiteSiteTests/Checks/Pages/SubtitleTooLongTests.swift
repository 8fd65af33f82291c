import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct SubtitleTooLongTests {
  private static let limit = String(repeating: "x", count: 56)

  @Test func refusesWhatCardsCut() throws {
    try Fixture.expect(
      .subtitleTooLong, "the card subtitle has 57 characters; App Clip cards show at most 56",
      fix: "shorten it by 1 character",
      in: ["Content/a.md": Fixture.page("title: A\nclip:\n  subtitle: «\(Self.limit)y»")])
    try Fixture.expect(
      .subtitleTooLong, "the card subtitle has 58 characters; App Clip cards show at most 56",
      fix: "shorten it by 2 characters",
      in: ["Content/site.yml": Fixture.site(replacing: "action: open", with: "subtitle: «\(Self.limit)yz»")])
  }

  @Test func countsCharactersAsPeopleDo() throws {
    let families = String(repeating: "👩‍👩‍👧", count: 56)
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nclip: {subtitle: \(families)}")])
  }
}
