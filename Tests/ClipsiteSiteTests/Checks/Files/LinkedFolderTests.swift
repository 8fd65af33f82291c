import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct LinkedFolderTests {
  @Test(arguments: ["shops", ".", "shops/.."])
  func refusesALinkToAFolder(target: String) throws {
    let fixture = try Fixture(["Content/shops/a.md": Fixture.page("title: A")])
    try fixture.link("Content/copy", to: target)
    try fixture.expect(
      .linkedFolder, at: "Content/copy", "the symbolic link leads to a folder",
      fix: "move the folder itself here")
  }

  @Test func endsWhereALinkLeadsBack() throws {
    let fixture = try Fixture(["Content/a/b/c.md": Fixture.page("title: A")])
    try fixture.link("Content/a/b/up", to: "..")
    try fixture.expect(.linkedFolder, at: "Content/a/b/up")
  }
}
