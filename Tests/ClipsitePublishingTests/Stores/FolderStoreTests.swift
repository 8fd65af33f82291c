import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsitePublishing

struct FolderStoreTests {
  private let folder: DisposableFolder
  private let store: FolderStore

  init() throws {
    folder = try DisposableFolder()
    store = FolderStore("\(folder.path)/www", keptReleases: 3)
  }

  @Test func theFirstRunMakesARelease() throws {
    let run = try StoreRun(["index.html": "1", "a/b.html": "2"], to: store)
    #expect(run.outcome.isComplete)
    #expect(run.outcome.sent == 2)
    #expect(run.outcome.bytes == 2)
    #expect(try folder.link("www/current") == "releases/000001")
    #expect(try folder.read("www/current/index.html") == "1")
    #expect(try folder.read("www/current/a/b.html") == "2")
    #expect(try folder.names(in: "www/releases") == ["000001", "000001.json"])
  }

  /// A combining mark and an emoji modifier make one character with the slash before them.
  @Test func aNameThatStartsWithAMarkStaysInItsFolder() throws {
    let texts = ["a/\u{301}b": "1", "a/\u{1F3FD}c/d": "2", "\u{301}e": "3"]
    let run = try StoreRun(texts, to: store)
    #expect(run.outcome.isComplete && run.outcome.sent == 3)
    for (key, text) in texts { #expect(try folder.read("www/current/\(key)") == text, "\(key)") }
    #expect(try StoreRun(texts, to: store).changes == [])
  }

  @Test func aSecondRunDoesNothing() throws {
    _ = try StoreRun(["index.html": "1"], to: store)
    let run = try StoreRun(["index.html": "1"], to: store)
    #expect(run.changes == [])
    #expect(run.outcome.isComplete)
    #expect(try folder.names(in: "www/releases") == ["000001", "000001.json"])
  }

  @Test func aReleaseIsWholeAndTheOneBeforeStays() throws {
    _ = try StoreRun(["a": "1", "b": "1", "c": "1"], to: store)
    let run = try StoreRun(["a": "1", "b": "2"], to: store)
    #expect(run.changes == ["content b", "delete c"])
    #expect(run.outcome.sent == 1)
    #expect(run.outcome.deleted == 1)
    #expect(try folder.names(in: "www/current") == ["a", "b"])
    #expect(try folder.names(in: "www/releases/000001") == ["a", "b", "c"])
  }

  @Test func whatIsNotServedYetIsNotLive() throws {
    try folder.write("", to: "www/releases")
    let run = try StoreRun(["a": "1"], to: store)
    #expect(!run.outcome.isComplete)
    #expect(run.outcome.liveDestinations == [])
    #expect(run.outcome.destinationCount == 1)
    try FileManager.default.removeItem(atPath: "\(folder.path)/www/releases")
    #expect(try StoreRun(["a": "1"], to: store).outcome.liveDestinations == ["\(folder.path)/www"])
  }

  @Test func filesOfOthersGoAlong() throws {
    _ = try StoreRun(["a": "1"], to: store)
    try folder.write("token", to: "www/current/.well-known/acme-challenge/x")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/www/current/link", withDestinationPath: "a")
    _ = try StoreRun(["a": "2"], to: store)
    #expect(try folder.link("www/current") == "releases/000002")
    #expect(try folder.read("www/current/.well-known/acme-challenge/x") == "token")
    #expect(try folder.link("www/current/link") == "a")
    #expect(try folder.read("www/current/link") == "2")
  }

  /// An edit in place would change the file in every release.
  @Test func webServersMayReadEverythingAndNobodyMayWrite() throws {
    let mask = umask(0o077)
    defer { umask(mask) }
    _ = try StoreRun(["a/b": "1"], to: store)
    #expect(try folder.permissions(of: "www/releases/000001") == 0o755)
    #expect(try folder.permissions(of: "www/releases/000001/a") == 0o755)
    #expect(try folder.permissions(of: "www/releases/000001/a/b") == 0o444)
  }

  private func number(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
    return attributes[.systemFileNumber] as? Int
  }

  @Test func anUnchangedFileIsTheSameFileInEveryRelease() throws {
    for text in ["1", "2", "3", "4", "5"] { _ = try StoreRun(["a": text, "b/c": "1"], to: store) }
    let kept = try number(of: "www/releases/000005/b/c")
    #expect(try number(of: "www/releases/000003/b/c") == kept)
    #expect(try number(of: "www/releases/000003/a") != number(of: "www/releases/000004/a"))
    #expect(try folder.read("www/releases/000003/a") == "3")
    #expect(try folder.read("www/releases/000005/b/c") == "1")
  }

  @Test func noReleaseSharesAFileWithTheSiteOrWithOthers() throws {
    _ = try StoreRun(["a": "1", "b": "1"], to: store)
    try folder.write("token", to: "www/current/token")
    let run = try StoreRun(["a": "1", "b": "2"], to: store)
    for name in try FileManager.default.contentsOfDirectory(atPath: run.folder.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(run.folder.path)/\(name)")
      #expect(attributes[.referenceCount] as? Int == 1)
    }
    #expect(try number(of: "www/releases/000001/token") != number(of: "www/releases/000002/token"))
  }

  @Test func aFileThatWasEditedByHandIsWrittenAnew() throws {
    _ = try StoreRun(["a": "1", "b": "1", "c": "1"], to: store)
    try folder.write("x", to: "www/current/a")
    chmod("\(folder.path)/www/current/b", 0o600)
    let remote = try store.survey()
    // Even when that happens after the place was looked at.
    try folder.write("y", to: "www/current/c")
    let source = try DisposableFolder()
    for name in ["a", "b", "c"] { try source.write("1", to: name) }
    let files = ["a", "b", "c"].map { PublishedFile.sample($0, "1", source: $0) }
    let plan = PublishPlan(files, at: remote, comparesHeaders: false)
    let place = DestinationPlan(
      plan: plan, refusals: [], source: PublishSource(folder: source.path), continuesRun: false, store: store)
    #expect(Publisher.run([place], RunControl()).isComplete)
    #expect(try folder.read("www/current/a") == "1")
    #expect(try folder.read("www/current/c") == "1")
    #expect(try folder.read("www/releases/000001/a") == "x")
    #expect(try folder.permissions(of: "www/current/b") == 0o444)
    #expect(try folder.permissions(of: "www/releases/000001/b") == 0o600)
  }

  @Test func aRunThatFailsKeepsNoDraft() throws {
    let source = try DisposableFolder()
    try source.write("1", to: "a")
    try source.write("changed", to: "b")
    let plan = PublishPlan(
      [.sample("a", "1", source: "a"), .sample("b", "1", source: "b")], at: RemoteState(),
      comparesHeaders: false)
    let place = DestinationPlan(
      plan: plan, refusals: [], source: PublishSource(folder: source.path), continuesRun: false, store: store)
    #expect(!Publisher.run([place], RunControl()).isComplete)
    #expect(try folder.names(in: "www/releases") == [])
  }

  @Test func aRunWithNothingToDoRemovesWhatAKilledRunLeft() throws {
    _ = try StoreRun(["a": "1"], to: store)
    let releases = Releases(root: "\(folder.path)/www")
    try folder.write("half", to: "www/releases/.clipsite-stage/release/a")
    _ = try StoreRun(["a": "1"], to: store)
    #expect(try folder.names(in: "www/releases") == ["000001", "000001.json"])
    let live = try releases.makeDraft()
    _ = try StoreRun(["a": "1"], to: store)
    #expect(try folder.names(in: "www/releases") == [".clipsite-stage", "000001", "000001.json"])
    live.remove()
  }

  @Test func keepsSoManyReleases() throws {
    for text in ["1", "2", "3", "4", "5"] { _ = try StoreRun(["a": text], to: store) }
    #expect(
      try folder.names(in: "www/releases") == [
        "000003", "000003.json", "000004", "000004.json", "000005", "000005.json",
      ])
  }

  @Test func aReleaseThatIsNotItsOwnStays() throws {
    try folder.write("mine", to: "www/releases/000001/notes")
    for text in ["1", "2", "3"] { _ = try StoreRun(["a": text], to: store) }
    // A copy has the same list, and is another folder.
    let releases = "\(folder.path)/www/releases"
    try FileManager.default.moveItem(atPath: "\(releases)/000004", toPath: "\(folder.path)/moved")
    try FileManager.default.copyItem(atPath: "\(folder.path)/moved", toPath: "\(releases)/000004")
    try folder.write("mine", to: "victim/file")
    try FileManager.default.createSymbolicLink(
      atPath: "\(releases)/000007", withDestinationPath: "\(folder.path)/victim")
    for text in ["4", "5", "6", "7", "8", "9"] { _ = try StoreRun(["a": text], to: store) }
    #expect(try folder.read("www/releases/000001/notes") == "mine")
    #expect(try folder.read("www/releases/000004/a") == "3")
    #expect(try folder.read("victim/file") == "mine")
    #expect(try folder.read("www/current/a") == "9")
    #expect(
      try Releases(root: "\(folder.path)/www").unproven() == ["000001", "000004"].map { "\(releases)/\($0)" })
  }

  /// As after an upgrade, or in a folder that was copied.
  @Test func releasesThatAreNotItsOwnPushOutNoNewerOnes() throws {
    for number in 1...4 { try folder.write("old", to: "www/releases/00000\(number)/a") }
    for text in ["5", "6", "7", "8"] { _ = try StoreRun(["a": text], to: store) }
    let left = try folder.names(in: "www/releases").filter { !$0.contains(".json") }
    #expect(left == [1, 2, 3, 4, 6, 7, 8].map { "00000\($0)" })
    let rollback = Rollback([FolderStore(store.name, keptReleases: 3)])
    let back = try rollback.plan(to: nil, PublishRefusal.Allowances())
    #expect(back.map(\.plan.release) == [7])
  }

  @Test func refusesReleasesBehindALink() throws {
    try folder.write("mine", to: "victim/000001/file")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/www", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/www/releases", withDestinationPath: "\(folder.path)/victim")
    #expect(throws: SystemError.self) {
      try store.begin(
        PublishPlan([], at: RemoteState(), comparesHeaders: false), from: PublishSource(folder: folder.path),
        RunControl())
    }
    #expect(try folder.names(in: "victim") == ["000001"])
  }

  @Test func aStoppedRunChangesNothingAndTheNextFinishesIt() throws {
    _ = try StoreRun(["a": "1", "b": "1", "old": "1"], to: store)
    let asked = Counter()
    let stopped = try StoreRun(["a": "2", "b": "2", "c": "2"], to: store) { asked.next() > 3 }
    #expect(stopped.outcome.isInterrupted)
    #expect(stopped.outcome.deleted == 0)
    #expect(try folder.link("www/current") == "releases/000001")
    #expect(try folder.read("www/current/a") == "1")
    // A file that the next state of the site does not have must not stay in what the stopped run left.
    let next = try StoreRun(["b": "2", "c": "2"], to: store)
    #expect(next.outcome.isComplete)
    #expect(try folder.names(in: "www/current") == ["b", "c"])
    #expect(try folder.names(in: "www/releases") == ["000001", "000001.json", "000002", "000002.json"])
  }

  @Test func seesWhatSomebodyChanged() throws {
    _ = try StoreRun(["a": "1", "b": "1"], to: store)
    try folder.write("x", to: "www/current/a")
    try FileManager.default.removeItem(atPath: "\(folder.path)/www/current/b")
    #expect(try StoreRun(["a": "1", "b": "1"], to: store).changes == ["content a", "new b"])
    #expect(try folder.read("www/current/a") == "1")
  }

  /// The next run would take all pages for files of others, and serve removed ones for good.
  @Test func aDamagedListOfAReleaseIsNotTakenForNone() throws {
    _ = try StoreRun(["a": "1", "b": "1"], to: store)
    let list = try folder.read("www/releases/000001.json")
    for text in ["", list.replacing("\"key\": \"b\"", with: "\"key\": \"../b\"")] {
      try folder.write(text, to: "www/releases/000001.json")
      let error = #expect(throws: SystemError.self) { try StoreRun(["a": "1"], to: store) }
      #expect(error?.description.contains("000001.json': it is damaged") == true)
    }
    #expect(try folder.read("www/current/b") == "1")
  }

  @Test func aRunThatWasOvertakenChangesNothing() throws {
    let other = FolderStore("\(folder.path)/www", keptReleases: 3)
    _ = try StoreRun(["a": "1"], to: store)
    let remote = try store.survey()
    _ = try StoreRun(["a": "2"], to: other)
    let plan = PublishPlan([.sample("a", "3")], at: remote, comparesHeaders: false)
    let error = #expect(throws: SystemError.self) {
      try store.begin(plan, from: PublishSource(folder: folder.path), RunControl())
    }
    #expect(error?.description.contains("another run has published there in the meantime") == true)
    store.end()
    #expect(try folder.read("www/current/a") == "2")
  }

  @Test func refusesALinkThatIsNotItsOwn() throws {
    try folder.write("somebody's site", to: "www/current/index.html")
    #expect(throws: SystemError.self) { try store.survey() }
    #expect(try folder.read("www/current/index.html") == "somebody's site")
  }

  @Test func aFileThatChangesMeanwhileIsNotSent() throws {
    let source = try DisposableFolder()
    try source.write("other", to: "a")
    let plan = PublishPlan([.sample("a", "1")], at: RemoteState(), comparesHeaders: false)
    let place = DestinationPlan(
      plan: plan, refusals: [], source: PublishSource(folder: source.path), continuesRun: false, store: store)
    let outcome = Publisher.run([place], RunControl())
    #expect(!outcome.isComplete)
    #expect(try store.survey().objects.isEmpty)
  }
}
