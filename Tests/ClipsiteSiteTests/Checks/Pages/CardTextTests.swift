@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct SubtitleTooLongTests {
  private static let limit = String(repeating: "x", count: 56)

  @Test func refusesWhatCardsCut() throws {
    try Fixture.expect(
      .subtitleTooLong, "the card subtitle has 57 characters, but App Clip cards show at most 56",
      fix: "shorten it by 1 character",
      in: ["Content/a.md": Fixture.page("title: A\nclip:\n  subtitle: «\(Self.limit)y»")])
    try Fixture.expect(
      .subtitleTooLong, "the card subtitle has 58 characters, but App Clip cards show at most 56",
      fix: "shorten it by 2 characters",
      in: ["Content/site.yml": Fixture.site(replacing: "action: open", with: "subtitle: «\(Self.limit)yz»")])
  }

  @Test func countsCharactersAsPeopleDo() throws {
    let families = String(repeating: "👩‍👩‍👧", count: 56)
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nclip: {subtitle: \(families)}")])
  }
}

struct TitleTooLongTests {
  private static let limit = String(repeating: "x", count: 30)

  @Test func refusesACardTitleThatCardsCut() throws {
    try Fixture.expect(
      .titleTooLong, "the card title has 31 characters, but App Clip cards show at most 30",
      fix: "shorten it by 1 character",
      in: ["Content/a.md": Fixture.page("title: A\nclip: {title: «\(Self.limit)y»}")])
    try Fixture.expect(
      .titleTooLong, "the card title has 32 characters, but App Clip cards show at most 30",
      fix: "shorten it by 2 characters",
      in: ["Content/a.md": Fixture.page("title: A\nclip: {title: «\(Self.limit)yz»}")])
  }

  @Test func warnsOfALongTitleThatTheCardBorrows() throws {
    try Fixture.expect(
      .titleTooLong, "the title has 31 characters, but the App Clip card would show 30 of them",
      fix: "add a shorter `clip.title`", severity: .warning,
      in: ["Content/a.md": Fixture.page("title: «\(Self.limit)y»")])
  }

  @Test(arguments: [
    "title: \(limit)", "title: \(limit)y\nclip: {title: Short}", "title: \(limit)y\nclip: {display: none}",
  ])
  func isContentWith(frontMatter: String) throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page(frontMatter)])
  }
}
