import FileSystem
import Foundation
import Testing

@testable import Publishing

@Suite struct FolderStoreTests {
  private let folder: TestFolder
  private let store: FolderStore

  init() throws {
    folder = try TestFolder()
    store = FolderStore("\(folder.path)/www", keptReleases: 3)
  }

  @Test func theFirstRunMakesARelease() throws {
    let run = try StoreRun(["index.html": "1", "a/b.html": "2"], to: store)
    #expect(run.outcome.isComplete)
    #expect(run.outcome.sent == 2)
    #expect(run.outcome.bytes == 2)
    #expect(try folder.link("www/current") == "releases/000001")
    #expect(folder.read("www/current/index.html") == "1")
    #expect(folder.read("www/current/a/b.html") == "2")
    #expect(try folder.names(in: "www/releases") == ["000001", "000001.json"])
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

  @Test func filesOfOthersGoAlong() throws {
    _ = try StoreRun(["a": "1"], to: store)
    try folder.write("token", to: "www/current/.well-known/acme-challenge/x")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/www/current/link", withDestinationPath: "a")
    _ = try StoreRun(["a": "2"], to: store)
    #expect(try folder.link("www/current") == "releases/000002")
    #expect(folder.read("www/current/.well-known/acme-challenge/x") == "token")
    #expect(try folder.link("www/current/link") == "a")
    #expect(folder.read("www/current/link") == "2")
  }

  @Test func webServersMayReadEverything() throws {
    let mask = umask(0o077)
    defer { umask(mask) }
    _ = try StoreRun(["a/b": "1"], to: store)
    #expect(try folder.permissions(of: "www/releases/000001") == 0o755)
    #expect(try folder.permissions(of: "www/releases/000001/a") == 0o755)
    #expect(try folder.permissions(of: "www/releases/000001/a/b") == 0o644)
  }

  @Test func keepsSoManyReleases() throws {
    for text in ["1", "2", "3", "4", "5"] { _ = try StoreRun(["a": text], to: store) }
    #expect(
      try folder.names(in: "www/releases") == [
        "000003", "000003.json", "000004", "000004.json", "000005", "000005.json",
      ])
  }

  @Test func aStoppedRunChangesNothingAndTheNextFinishesIt() throws {
    _ = try StoreRun(["a": "1", "b": "1", "old": "1"], to: store)
    let asked = Counter()
    let stopped = try StoreRun(["a": "2", "b": "2", "c": "2"], to: store) { asked.next() > 3 }
    #expect(stopped.outcome.isInterrupted)
    #expect(stopped.outcome.deleted == 0)
    #expect(try folder.link("www/current") == "releases/000001")
    #expect(folder.read("www/current/a") == "1")
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
    #expect(folder.read("www/current/a") == "1")
  }

  @Test func aRunThatWasOvertakenChangesNothing() throws {
    let other = FolderStore("\(folder.path)/www", keptReleases: 3)
    _ = try StoreRun(["a": "1"], to: store)
    let remote = try store.survey()
    _ = try StoreRun(["a": "2"], to: other)
    let plan = PublishPlan([.sample("a", "3")], at: remote, comparesHeaders: false)
    let error = #expect(throws: PublishError.self) {
      try store.begin(plan, from: PublishSource(folder: folder.path), RunControl())
    }
    #expect(error?.description.contains("another run has published there meanwhile") == true)
    store.end()
    #expect(folder.read("www/current/a") == "2")
  }

  @Test func refusesALinkThatIsNotItsOwn() throws {
    try folder.write("somebody's site", to: "www/current/index.html")
    #expect(throws: PublishError.self) { try store.survey() }
    #expect(folder.read("www/current/index.html") == "somebody's site")
  }

  @Test func aFileThatChangesMeanwhileIsNotSent() throws {
    let source = try TestFolder()
    try source.write("other", to: "a")
    let plan = PublishPlan([.sample("a", "1")], at: RemoteState(), comparesHeaders: false)
    let place = PlacePlan(plan: plan, guards: [], continuesRun: false, store: store)
    let outcome = Publisher.run([place], from: PublishSource(folder: source.path), RunControl())
    #expect(!outcome.isComplete)
    #expect(try store.survey().objects.isEmpty)
  }
}
