import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Foundation
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct DanglingLinkTests {
  @Test func reportsALinkThatLeadsNowhere() throws {
    let fixture = try Fixture()
    try fixture.link("Content/a.png", to: "none.png")
    try fixture.expect(
      .danglingLink, at: "Content/a.png", "the symbolic link leads to none.png, where nothing is",
      fix: "restore its target or remove the link")
  }

  @Test func aLinkToItselfLeadsNowhere() throws {
    let fixture = try Fixture()
    try fixture.link("Content/a.md", to: "a.md")
    try fixture.expect(.danglingLink, at: "Content/a.md")
  }

  @Test func isContentWithALinkToAFileOfTheContent() throws {
    let fixture = try Fixture()
    try fixture.link("Content/same.png", to: "donut.png")
    #expect(try fixture.build().diagnostics == [])
    #expect(
      try fixture.files(in: "Output")["example.com/same.png"]
        == fixture.files(in: "Content")["donut.png"])
  }
}
