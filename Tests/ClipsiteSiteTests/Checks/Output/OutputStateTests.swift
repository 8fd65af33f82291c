import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering

struct ForeignFileTests {
  @Test func warnsOfAFileThatSomebodyElsePutThere() throws {
    let fixture = try Fixture()
    _ = try fixture.build()
    try fixture.write("mine", to: "Output/example.com/notes.txt")
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code) == [.foreignFile])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map { fixture.relative($0.range.path) } == ["Output/example.com/notes.txt"])
    #expect(
      found.map(\.message) == ["this file in the output folder was not written by clipsite, and is kept"])
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

struct UnfinishedUpdateTests {
  /// A site whose build was killed while it moved files.
  private func site() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.buildCleanly()
    try fixture.write("", to: "Output/.clipsite-stage/unfinished")
    try fixture.write("half", to: "Output/.clipsite-stage/0")
    return fixture
  }

  @Test func isReportedUntilABuildCompletes() throws {
    let fixture = try site()
    #expect(try fixture.check().map(\.code) == [.unfinishedUpdate])
    try fixture.write("---\ntitel: no\n---\n", to: "Content/broken.md")
    _ = try fixture.build()
    try fixture.remove("Content/broken.md")
    #expect(try fixture.check().map(\.code) == [.unfinishedUpdate])
    _ = try fixture.build()
    #expect(try fixture.check() == [])
    #expect(try !FileStore.exists(fixture.url("Output/.clipsite-stage").path))
  }

  @Test func nothingIsPublishedBefore() throws {
    let fixture = try site()
    func differences() throws -> [String]? {
      try SiteBuilder(fixture.folder).compare(with: fixture.output).value?.differences.map(\.text)
    }
    #expect(try differences() == [".clipsite-stage/unfinished"])
    _ = try fixture.build()
    #expect(try differences() == [])
  }

  @Test func aBuildThatRunsIsNone() throws {
    let fixture = try site()
    let lock = try FolderLock(fixture.output.path)
    #expect(try fixture.check() == [])
    _ = consume lock
    #expect(try fixture.check().map(\.code) == [.unfinishedUpdate])
  }
}
