import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteOutput

@Suite(.timeLimit(.minutes(30))) struct ForeignFileTests {
  @Test func warnsOfAFileThatSomebodyElsePutThere() throws {
    let fixture = try Fixture()
    _ = try fixture.build()
    try fixture.write("mine", to: "Output/example.com/notes.txt")
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code) == [.foreignFile])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map { fixture.relative($0.range.path) } == ["Output/example.com/notes.txt"])
    #expect(
      found.map(\.message) == ["this file in the output folder was not written by clipsite; it is kept"])
    #expect(
      found.map(\.fix) == ["move it to the content folder if it belongs to the site, or delete it"])
    #expect(try fixture.read("Output/example.com/notes.txt") == "mine")
  }

  @Test(arguments: [".git/HEAD", ".gitattributes", ".nojekyll"])
  func isContentWithDotFilesAtTheTop(name: String) throws {
    let fixture = try Fixture()
    _ = try fixture.build()
    try fixture.write("x", to: "Output/\(name)")
    #expect(try fixture.build().diagnostics == [])
  }

  @Test(arguments: [
    ".vercel/project.json", ".firebaserc", ".firebase/hosting.LjA.cache", ".netlify/state.json",
  ])
  func isContentWithWhatDeployingLeaves(name: String) throws {
    let fixture = try Fixture()
    _ = try fixture.build()
    try fixture.write("x", to: "Output/example.com/\(name)")
    #expect(try fixture.build().diagnostics == [])
    try fixture.write("x", to: "Output/example.com/shop/\(name)")
    #expect(try fixture.build().diagnostics.map(\.code) == [.foreignFile])
  }
}
