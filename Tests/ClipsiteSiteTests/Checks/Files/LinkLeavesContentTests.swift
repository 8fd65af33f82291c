import ClipsiteDiagnostics
import Foundation
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct LinkLeavesContentTests {
  @Test(arguments: ["../secret.txt", "../Templates", "../Content-2/a.md", ".."])
  func refusesALinkOutOfTheFolder(target: String) throws {
    let fixture = try Fixture(["secret.txt": "mine", "Content-2/a.md": Fixture.page("title: A")])
    try fixture.link("Content/a", to: target)
    let real = fixture.url("Content/a").resolvingSymlinksInPath().path
    try fixture.expect(
      .linkLeavesContent, at: "Content/a",
      "the symbolic link leads out of the content folder, to \(real)",
      fix: "copy the file into the content folder")
  }

  @Test func refusesATemplateThatIsALinkOutOfTheFolder() throws {
    let fixture = try Fixture(["secret.txt": "mine"])
    try fixture.link("Templates/mine.mustache", to: "../secret.txt")
    let real = fixture.url("secret.txt").resolvingSymlinksInPath().path
    try fixture.expect(
      .linkLeavesContent, at: "Templates/mine.mustache",
      "the symbolic link leads out of the templates folder, to \(real)",
      fix: "copy the file into the templates folder")
  }

  @Test func aTemplateMayBeALinkToAnother() throws {
    let fixture = try Fixture()
    try fixture.remove("Templates/card.mustache")
    try fixture.link("Templates/card.mustache", to: "page.mustache")
    #expect(try fixture.findings() == [])
  }

  @Test func theContentFolderItselfMayBeALink() throws {
    let fixture = try Fixture()
    try FileManager.default.moveItem(at: fixture.url("Content"), to: fixture.url("elsewhere"))
    try fixture.link("Content", to: "elsewhere")
    try fixture.link("Content/same.png", to: "donut.png")
    #expect(try fixture.findings() == [])
  }
}
