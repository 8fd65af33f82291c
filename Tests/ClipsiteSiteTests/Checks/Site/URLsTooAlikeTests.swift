@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct URLsTooAlikeTests {
  @Test func refusesNamesThatDifferInLetterCase() throws {
    try Fixture.expect(
      .urlsTooAlike, at: "Content/menu.pdf",
      "the files example.com/menu.pdf and example.com/Menu.pdf differ only in letter case or in the form of "
        + "their letters",
      fix: "rename one of them", in: ["Content/menu.pdf": "a", "Content/Menu.pdf": "b"])
  }

  @Test func refusesNamesThatDifferInTheFormOfTheirLetters() throws {
    let fixture = try Fixture()
    try fixture.write("a", to: "Content/caf\u{E9}.pdf")
    try fixture.write("b", to: "Content/cafe\u{301}.pdf")
    let found = try fixture.check()
    #expect(found.map(\.code) == [.urlsTooAlike])
    #expect(found.flatMap(\.notes).count == 1)
  }

  @Test func refusesFoldersThatDifferInTheFormOfTheirLetters() throws {
    let fixture = try Fixture()
    try fixture.write("a", to: "Content/caf\u{E9}/a.pdf")
    try fixture.write("b", to: "Content/cafe\u{301}/b.pdf")
    let found = try fixture.check()
    #expect(found.map(\.code) == [.urlsTooAlike])
    #expect(found.flatMap(\.notes).count == 1)
  }

  @Test func isContentWithNamesThatDiffer() throws {
    try Fixture.expectNothing(
      in: ["Content/menu.pdf": "a", "Content/menus.pdf": "b", "Content/a/menu.pdf": "c"])
  }
}
