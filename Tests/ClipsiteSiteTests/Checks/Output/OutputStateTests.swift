import ClipsiteDiagnostics
import ClipsitePlatform
import Foundation
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

@Suite(.timeLimit(.minutes(30))) struct UnfinishedUpdateTests {
  private func fixture(folder: UInt64?) throws -> Fixture {
    let fixture = try Fixture()
    try fixture.buildCleanly()
    let number = folder ?? FileStore.number(of: fixture.output.path)
    let journal = OutputJournal([.remove("example.com/robots.txt")], of: number)
    try fixture.write(journal.bytes, to: ".Output.stage-1/\(OutputJournal.fileName)")
    return fixture
  }

  @Test func isReportedUntilTheNextBuild() throws {
    let fixture = try fixture(folder: nil)
    #expect(try fixture.check().map(\.code) == [.unfinishedUpdate])
    let report = try fixture.build()
    #expect(report.recovery == .finished)
    #expect(try fixture.check() == [])
    #expect(try FileStore.exists(fixture.url("Output/example.com/robots.txt").path))
  }

  @Test func aBuildThatRunsIsNone() throws {
    let fixture = try fixture(folder: nil)
    let lock = try FolderLock(fixture.root.path)
    #expect(try fixture.check() == [])
    _ = lock
  }

  @Test func anUndoingIsFinishedToo() throws {
    let fixture = try fixture(folder: nil)
    let stage = fixture.url(".Output.stage-1").path
    try FileStore.move("\(stage)/\(OutputJournal.fileName)", to: "\(stage)/\(OutputJournal.undoName)")
    #expect(try fixture.check().map(\.code) == [.unfinishedUpdate])
    #expect(try fixture.build().recovery == .undone)
  }

  @Test func theJournalOfAnotherFolderGoes() throws {
    let fixture = try fixture(folder: 1)
    let report = try fixture.build()
    #expect(report.recovery == nil)
    #expect(try !FileStore.exists(fixture.url(".Output.stage-1").path))
    #expect(try FileStore.exists(fixture.url("Output/example.com/robots.txt").path))
  }
}
