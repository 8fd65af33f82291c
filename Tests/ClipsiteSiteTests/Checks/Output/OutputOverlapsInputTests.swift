import ClipsiteDiagnostics
import Foundation
import Testing

@testable import ClipsiteSiteOutput

@Suite(.timeLimit(.minutes(30))) struct OutputOverlapsInputTests {
  private func build(_ path: String, _ fixture: Fixture) throws -> SiteReport {
    try SiteBuilder(fixture.folder).build(into: fixture.folder.output(path))
  }

  @Test(arguments: [
    "Content", "Content/", "Content/out", "Templates", "Templates/partials", ".", "Content/..",
    "Templates/../Content", "CONTENT", "alias/Content",
  ])
  func refusesFoldersThatAreRead(path: String) throws {
    let fixture = try Fixture()
    try fixture.link("alias", to: ".")
    let before = try fixture.files(in: "Content")
    let found = try build("\(fixture.root.path)/\(path)", fixture).diagnostics
    #expect(found.map(\.code) == [.outputOverlapsInput])
    #expect(found.map(\.fix) == ["choose another folder with --output"])
    #expect(found.first?.message.hasPrefix("the output folder overlaps ") == true)
    #expect(try fixture.files(in: "Content") == before)
  }

  @Test func refusesTheDiskAndTheHomeFolder() throws {
    let fixture = try Fixture()
    for path in ["/", FileManager.default.homeDirectoryForCurrentUser.path] {
      #expect(try build(path, fixture).diagnostics.map(\.code) == [.outputOverlapsInput], "\(path)")
    }
  }

  @Test(arguments: ["Output", "Content-2", "out/site", "Contents"])
  func isContentWithNeighbours(path: String) throws {
    let fixture = try Fixture()
    #expect(try build("\(fixture.root.path)/\(path)", fixture).diagnostics == [])
  }
}
