import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@testable import ClipsitePreview
@testable import ClipsiteSiteTests

@Suite(.blocking) struct FileWatcherTests {
  private static let methods: [FileWatcher.Method] = {
    #if os(Linux)
      [.messages, .polling]
    #else
      [.polling]
    #endif
  }()

  /// Waits until a path is told of, with whatever comes before and with it.
  ///
  /// What was there `before` may be told of as well. A program that another test starts has a copy of each
  /// open descriptor until it runs its own code; the system says that a file was written when the last copy
  /// is closed.
  private func paths(
    _ watcher: FileWatcher, until path: RelativePath, before: Set<RelativePath> = []
  ) -> Set<RelativePath> {
    var all: Set<RelativePath> = []
    while !all.contains(path), let changes = watcher.next() {
      guard case .paths(let paths) = changes else { return ["everything"] }
      all.formUnion(paths)
    }
    return all.subtracting(before.subtracting([path]))
  }

  /// The files of a fixture that a watcher can tell of.
  private func files(_ fixture: Fixture) throws -> Set<RelativePath> {
    var files: Set<RelativePath> = []
    for root in ["Content", "Templates"] {
      for name in try FileManager.default.subpathsOfDirectory(atPath: fixture.url(root).path) {
        files.insert(RelativePath("\(root)/\(name)"))
      }
    }
    return files
  }

  @Test(arguments: methods) func tellsOfChangedNewAndRemovedFiles(_ method: FileWatcher.Method) throws {
    let fixture = try Fixture(["Content/a.md": "---\ntitle: A\n---\n"])
    let watcher = try FileWatcher(fixture.folder, method)
    let before = try files(fixture).union(["Content/b.txt"])
    try fixture.write("---\ntitle: B\nslug: b\n---\n", to: "Content/a.md")
    #expect(paths(watcher, until: "Content/a.md", before: before) == ["Content/a.md"])
    try fixture.write("x", to: "Content/b.txt")
    #expect(paths(watcher, until: "Content/b.txt", before: before) == ["Content/b.txt"])
    try fixture.remove("Content/b.txt")
    #expect(paths(watcher, until: "Content/b.txt", before: before) == ["Content/b.txt"])
    try fixture.write("x", to: "Templates/new.mustache")
    #expect(paths(watcher, until: "Templates/new.mustache", before: before) == ["Templates/new.mustache"])
  }

  /// A site that overrides no template has no folder for them, until somebody copies one.
  @Test(arguments: methods) func tellsOfTemplatesInAFolderThatWasNotThere(_ method: FileWatcher.Method) throws
  {
    let fixture = try Fixture()
    try fixture.remove("Templates")
    let watcher = try FileWatcher(fixture.folder, method)
    try fixture.write("x", to: "Templates/page.mustache")
    let first = paths(watcher, until: "Templates/page.mustache")
    #expect(first.contains("everything") || first.contains("Templates/page.mustache"))
    try fixture.write("other", to: "Templates/page.mustache")
    #expect(paths(watcher, until: "Templates/page.mustache").contains("Templates/page.mustache"))
  }

  @Test(arguments: methods) func tellsOfLinksToNothing(_ method: FileWatcher.Method) throws {
    let fixture = try Fixture()
    let watcher = try FileWatcher(fixture.folder, method)
    let before = try files(fixture)
    try fixture.link("Content/lost.txt", to: "gone.txt")
    #expect(paths(watcher, until: "Content/lost.txt", before: before) == ["Content/lost.txt"])
    try fixture.remove("Content/lost.txt")
    #expect(paths(watcher, until: "Content/lost.txt", before: before) == ["Content/lost.txt"])
  }

  /// Whoever lists the folder finds the file, so its folder is told.
  @Test(arguments: methods) func tellsOfNamesThatAreNoUTF8(_ method: FileWatcher.Method) throws {
    #if os(Linux)
      let fixture = try Fixture(["Content/deep/a.md": "x"])
      let watcher = try FileWatcher(fixture.folder, method)
      let path = fixture.url("Content/deep").path.utf8.map { CChar(bitPattern: $0) }
      let file = creat(path + [0x2F, CChar(bitPattern: 0xFF), 0x61, 0], 0o644)
      try #require(file >= 0)
      close(file)
      #expect(paths(watcher, until: "Content/deep", before: try files(fixture)) == ["Content/deep"])
    #endif
  }

  /// A look takes a part of a large site.
  @Test func pollingFindsEveryFileOfALargeSite() throws {
    let fixture = try Fixture()
    for number in 0..<1_000 { try fixture.write("x", to: "Content/f\(number % 7)/\(number).txt") }
    let watcher = try FileWatcher(fixture.folder, .polling)
    for path in ["Content/f0/7.txt", "Content/f6/6.txt", "Content/f3/990.txt"] as [RelativePath] {
      try fixture.write("changed", to: path.text)
      #expect(paths(watcher, until: path).contains(path))
    }
  }

  @Test(arguments: methods) func watchesNewFolders(_ method: FileWatcher.Method) throws {
    let fixture = try Fixture()
    let watcher = try FileWatcher(fixture.folder, method)
    try fixture.write("x", to: "Content/new/deep/a.md")
    let told = paths(watcher, until: method == .messages ? "Content/new" : "Content/new/deep/a.md")
    #expect(told.contains { $0.hasPrefix("Content/new") })
    try fixture.write("y", to: "Content/new/deep/b.md")
    #expect(paths(watcher, until: "Content/new/deep/b.md").contains("Content/new/deep/b.md"))
  }

  @Test(arguments: methods) func tellsThatTheWholeSiteMoved(_ method: FileWatcher.Method) throws {
    let fixture = try Fixture(["Content/a.md": "x"])
    let watcher = try FileWatcher(fixture.folder, method)
    let root = fixture.url(".").standardizedFileURL
    let other = root.appendingPathExtension("moved")
    try FileManager.default.moveItem(at: root, to: other)
    #expect(watcher.next() != nil)
    try FileManager.default.moveItem(at: other, to: root)
    #expect(watcher.next() != nil)
  }

  /// Some tools make a new folder beside the old one and put it in its place.
  @Test(arguments: methods, [false, true])
  func followsTheFolderThatTakesThePlaceOfContent(_ method: FileWatcher.Method, afterAWhile: Bool) throws {
    let fixture = try Fixture(["Content/deep/a.md": "x", "new/deep/b.md": "y"])
    let watcher = try FileWatcher(fixture.folder, method)
    try FileManager.default.moveItem(at: fixture.url("Content"), to: fixture.url("old"))
    if afterAWhile { #expect(watcher.next() != nil) }
    try FileManager.default.moveItem(at: fixture.url("new"), to: fixture.url("Content"))
    #expect(watcher.next() != nil)
    try fixture.write("z", to: "Content/deep/c.md")
    #expect(paths(watcher, until: "Content/deep/c.md").contains("Content/deep/c.md"))
    // What was moved away is not of the site any more.
    try fixture.write("z", to: "old/deep/a.md")
    try fixture.write("z", to: "Content/deep/last.md")
    #expect(!paths(watcher, until: "Content/deep/last.md").contains("Content/deep/a.md"))
  }

  @Test(arguments: methods) func followsAFolderThatIsMadeAnew(_ method: FileWatcher.Method) throws {
    let fixture = try Fixture(["Content/a.md": "x"])
    let watcher = try FileWatcher(fixture.folder, method)
    try fixture.remove("Content")
    #expect(watcher.next() != nil)
    try fixture.write("y", to: "Content/deep/b.md")
    #expect(watcher.next() != nil)
    try fixture.write("z", to: "Content/deep/c.md")
    #expect(paths(watcher, until: "Content/deep/c.md").contains("Content/deep/c.md"))
  }

  @Test(arguments: methods) func ignoresEditorsAndOutput(_ method: FileWatcher.Method) throws {
    let fixture = try Fixture()
    let watcher = try FileWatcher(fixture.folder, method)
    for name in ["Content/.a.md.swp", "Content/4913", "Content/a.md~", "Content/#a.md#", "Output/x.html"] {
      try fixture.write("x", to: name)
    }
    try fixture.write("x", to: "Content/last.md")
    let told = paths(watcher, until: "Content/last.md")
    // Foundation writes beside the file and moves it: its temporary name may be told of too.
    #expect(
      !told.map(\.text).contains {
        $0.contains("4913") || $0.hasSuffix("~") || $0.hasSuffix("#") || $0.contains("Output")
      })
  }

  @Test(arguments: methods) func stopsWhileItWaits(_ method: FileWatcher.Method) throws {
    let fixture = try Fixture()
    let watcher = try FileWatcher(fixture.folder, method)
    let hasEnded = DispatchSemaphore(value: 0)
    let isNothing = Mutex(false)
    // A thread, because a task would wait for those of all other tests.
    Thread.detachNewThread {
      let changes = watcher.next()
      isNothing.withLock { $0 = changes == nil }
      hasEnded.signal()
    }
    watcher.stop()
    hasEnded.wait()
    #expect(isNothing.withLock { $0 })
    #expect(watcher.next() == nil)
  }

  #if os(Linux)
    @Test func aFolderThatMovesAwayIsForgotten() throws {
      let fixture = try Fixture(["Content/old/a.md": "x"])
      let watcher = try FileWatcher(fixture.folder, .messages)
      try FileManager.default.moveItem(at: fixture.url("Content/old"), to: fixture.url("Content/new"))
      #expect(paths(watcher, until: "Content/new").contains("Content/old"))
      try fixture.write("y", to: "Content/new/a.md")
      #expect(!paths(watcher, until: "Content/new/a.md").contains { $0.hasPrefix("Content/old") })
    }
  #endif
}
