import ClipsiteDiagnostics
import ClipsitePlatform
import Foundation
import Testing

@testable import ClipsiteSiteOutput

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
  /// A site with the stage of a build that was killed.
  ///
  /// - Parameter folder: The number of the output folder in the journal, or `nil` for the right one.
  private func site(folder: UInt64?) throws -> (fixture: Fixture, stage: String) {
    let fixture = try Fixture()
    try fixture.buildCleanly()
    let number = try folder ?? OpenFolder(fixture.output.path).identity.inode
    let journal = CommitJournal([.remove("example.com/robots.txt")], of: number)
    let stage = try OutputStage(for: fixture.output)
    try stage.write(journal.bytes, as: CommitJournal.fileName)
    return (fixture, stage.path)
  }

  @Test func isReportedUntilTheNextBuild() throws {
    let fixture = try site(folder: nil).fixture
    #expect(try fixture.check().map(\.code) == [.unfinishedUpdate])
    let report = try fixture.build()
    #expect(report.recovery == .finished)
    #expect(try fixture.check() == [])
    #expect(try FileStore.exists(fixture.url("Output/example.com/robots.txt").path))
  }

  @Test func aBuildThatRunsIsNone() throws {
    let fixture = try site(folder: nil).fixture
    let lock = try FolderLock(fixture.root.path)
    #expect(try fixture.check() == [])
    _ = consume lock
    // The stage goes, and its record with it.
    #expect(try fixture.build().recovery == .finished)
  }

  @Test func anUndoingIsFinishedToo() throws {
    let (fixture, stage) = try site(folder: nil)
    try FileStore.move("\(stage)/\(CommitJournal.fileName)", to: "\(stage)/\(CommitJournal.undoName)")
    #expect(try fixture.check().map(\.code) == [.unfinishedUpdate])
    #expect(try fixture.build().recovery == .undone)
  }

  @Test func theJournalOfAnotherFolderGoes() throws {
    let (fixture, stage) = try site(folder: 1)
    let report = try fixture.build()
    #expect(report.recovery == nil)
    #expect(try !FileStore.exists(stage))
    #expect(try FileStore.exists(fixture.url("Output/example.com/robots.txt").path))
  }

  @Test func aJournalThatWasCheckedOutIsNotCarriedOut() throws {
    let fixture = try Fixture()
    try fixture.buildCleanly()
    let number = try OpenFolder(fixture.output.path).identity.inode
    try fixture.write("mine", to: "Output/notes")
    let journal = CommitJournal([.remove("notes")], of: number)
    try fixture.write(journal.bytes, to: ".Output.stage-1/\(CommitJournal.fileName)")
    #expect(try fixture.check().map(\.code).contains(.unfinishedUpdate) == false)
    #expect(try fixture.build().recovery == nil)
    #expect(try fixture.read("Output/notes") == "mine")
  }
}
