import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering

struct OutputUpdateTests {
  @Test func removesWhatAFormerBuildWroteAndNothingElse() throws {
    let fixture = try Fixture([
      "Content/shop/index.md": "---\ntitle: Shop\n---\n", "Content/shop/a.pdf": "%PDF",
    ])
    _ = try fixture.build()
    try fixture.write("mine", to: "Output/example.com/notes.txt")
    try fixture.remove("Content/shop")
    let report = try fixture.build()
    #expect(report.output?.removed == 2)
    #expect(try !FileStore.exists(fixture.url("Output/example.com/shop.html").path))
    #expect(try !FileStore.exists(fixture.url("Output/example.com/shop").path))
    #expect(try fixture.read("Output/example.com/notes.txt") == "mine")
    #expect(report.diagnostics.map(\.code) == [.foreignFile])
  }

  @Test func doesNotTouchEqualFiles() throws {
    let fixture = try Fixture([
      "Content/a.md": "---\ntitle: A\n---\n", "Content/b.md": "---\ntitle: B\n---\n",
    ])
    _ = try fixture.build()
    let old = try inode("Output/example.com/a.html", fixture)
    try fixture.write("---\ntitle: B2\n---\n", to: "Content/b.md")
    let report = try fixture.build()
    #expect(report.output?.written == 1)
    #expect(try inode("Output/example.com/a.html", fixture) == old)
    #expect(try fixture.read("Output/example.com/b.html").contains("<h1>B2</h1>"))
  }

  @Test func neverWritesIntoAnExistingFile() throws {
    let fixture = try Fixture(["Content/a.md": "---\ntitle: A\n---\n"])
    _ = try fixture.build()
    let kept = fixture.url("kept.html")
    try FileManager.default.linkItem(at: fixture.url("Output/example.com/a.html"), to: kept)
    try fixture.write("---\ntitle: Changed\n---\n", to: "Content/a.md")
    _ = try fixture.build()
    #expect(try String(contentsOf: kept, encoding: .utf8).contains("<h1>A</h1>"))
  }

  @Test func aFileMayBecomeAFolderAndBack() throws {
    let fixture = try Fixture(["Content/x": "a file"])
    _ = try fixture.build()
    try fixture.remove("Content/x")
    try fixture.write("inside", to: "Content/x/y.txt")
    #expect(try fixture.build().output?.isRefused == false)
    #expect(try fixture.read("Output/example.com/x/y.txt") == "inside")
    try fixture.remove("Content/x")
    try fixture.write("a file again", to: "Content/x")
    _ = try fixture.build()
    #expect(try fixture.read("Output/example.com/x") == "a file again")
  }

  @Test func refusesAFolderThatIsNotItsOwn() throws {
    let fixture = try Fixture()
    try fixture.write("precious", to: "Output/thesis.txt")
    let report = try fixture.build()
    #expect(report.diagnostics.map(\.code) == [.outputNotOurs])
    #expect(try fixture.files(in: "Output").keys.sorted() == ["thesis.txt"])
  }

  @Test func cleansUpAfterAKilledBuild() throws {
    let fixture = try Fixture()
    try fixture.write("half", to: "Output/.clipsite-stage/0")
    try fixture.buildCleanly()
    #expect(try !FileStore.exists(fixture.url("Output/.clipsite-stage").path))
    try fixture.write("half", to: "Output/.clipsite-stage/0")
    try fixture.buildCleanly()
    #expect(try !FileStore.exists(fixture.url("Output/.clipsite-stage").path))
  }

  @Test func namesTheStagesOfOlderVersionsAndKeepsThem() throws {
    let fixture = try Fixture()
    _ = try fixture.build()
    let mine = [".Output.stage-backup/notes", ".Output.stage-1/0", "Output/.clipsite-stage-1/0"]
    for name in mine { try fixture.write("mine", to: name) }
    try FileManager.default.createSymbolicLink(
      atPath: fixture.url(".Output.stage-2").path, withDestinationPath: "Content")
    _ = try fixture.build()
    for name in mine { #expect(try fixture.read(name) == "mine") }
    #expect(try FileStore.kind(at: fixture.url(".Output.stage-2").path) == .link)
    #expect(try fixture.read("Content/site.yml").isEmpty == false)
    let found = try fixture.check().filter { $0.code == .unprovenFolder }
    #expect(
      found.map { fixture.relative($0.range.path) } == [
        ".Output.stage-1", ".Output.stage-2", ".Output.stage-backup", "Output/.clipsite-stage-1",
      ])
  }

  @Test func anUnchangedSiteIsNotTouched() throws {
    let fixture = try Fixture(["Content/a.md": "---\ntitle: A\n---\n"])
    try fixture.buildCleanly()
    let output = fixture.url("Output").path
    let before = try #require(FileSignature(output))
    try fixture.buildCleanly()
    #expect(FileSignature(output) == before)
  }

  @Test func aRefusedFirstBuildLeavesNoFolder() throws {
    let fixture = try Fixture(["Content/a.md": "---\ntitle: A\n---\n[b](b.md)\n"])
    #expect(try fixture.build().output?.isRefused == true)
    #expect(try !FileStore.exists(fixture.output.path))
  }

  @Test func aNewFolderIsMovedAsAWhole() throws {
    let fixture = try Fixture(["Content/a.md": "---\ntitle: A\n---\n"])
    try fixture.buildCleanly()
    for name in ["shop/index", "shop/inner/deep"] {
      try fixture.write("---\ntitle: New\n---\n", to: "Content/\(name).md")
    }
    let report = try fixture.build()
    #expect(report.output?.isRefused == false)
    #expect(try fixture.read("Output/example.com/shop/inner/deep.html").contains("<h1>New</h1>"))
    #expect(try SiteBuilder(fixture.folder).compare(with: fixture.output).value?.differences == [])
  }

  @Test func removesNothingThroughAFolderThatBecameALink() throws {
    let fixture = try Fixture()
    try fixture.write("---\ntitle: Old\n---\n", to: "Content/old/a.md")
    _ = try fixture.build()
    let (folder, outside) = (fixture.url("Output/example.com/old").path, fixture.url("outside").path)
    try FileManager.default.moveItem(atPath: folder, toPath: outside)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: outside)
    try fixture.remove("Content/old")
    let report = try fixture.build()
    #expect(report.output?.isRefused == false)
    #expect(try FileStore.names(in: outside).map(\.text).contains("a.html"))
    #expect(try FileStore.kind(at: folder) == .link)
  }

  @Test func refusesPathsThatOverlapTheInput() throws {
    let fixture = try Fixture()
    for path in ["Content", "Content/out", "Templates", "", "Content/../Content/", "..", "/"] {
      let full = path == "/" ? "/" : "\(fixture.root.path)/\(path)"
      let report = try SiteBuilder(fixture.folder).build(into: fixture.folder.output(full))
      #expect(report.diagnostics.map(\.code) == [.outputOverlapsInput], "\(path)")
    }
  }

  @Test func refusesALinkAndAFile() throws {
    let fixture = try Fixture()
    try fixture.write("a file", to: "file")
    try FileManager.default.createDirectory(at: fixture.url("real"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: fixture.url("link"), withDestinationURL: fixture.url("real"))
    for name in ["file", "link"] {
      let report = try SiteBuilder(fixture.folder).build(
        into: fixture.folder.output("\(fixture.root.path)/\(name)"))
      #expect(report.diagnostics.map(\.code) == [.outputIsNoFolder], "\(name)")
    }
  }

  @Test func followsALinkToAFolderThatItMade() throws {
    let fixture = try Fixture()
    _ = try SiteBuilder(fixture.folder).build(into: fixture.folder.output(fixture.url("real").path))
    try fixture.link("Output", to: "real")
    try fixture.write("---\ntitle: A\n---\n", to: "Content/a.md")
    let report = try fixture.build()
    #expect(report.diagnostics == [])
    #expect(try FileStore.linkTarget(fixture.output.path) == "real")
    #expect(try FileStore.exists(fixture.url("real/example.com/a.html").path))
    #expect(try SiteBuilder(fixture.folder).compare(with: fixture.output).value?.differences == [])
    try fixture.link("away", to: "nowhere")
    let dangling = try SiteBuilder(fixture.folder).build(
      into: fixture.folder.output(fixture.url("away").path))
    #expect(dangling.diagnostics.map(\.code) == [.outputIsNoFolder])
  }

  @Test func aStageInTheOutputIsInNoDomain() {
    #expect((try? AssociatedDomain(StageFolder.name.text)) == nil)
  }

  /// A file of somebody else's where a folder is needed, and the reverse.
  @Test func whatCannotBeCarriedOutChangesNothing() throws {
    let fixture = try Fixture([
      "Content/a.md": "---\ntitle: A\n---\n", "Content/b.md": "---\ntitle: B\n---\n",
    ])
    try fixture.buildCleanly()
    try fixture.remove("Output/example.com/a.html")
    try fixture.link("Output/example.com/a.html", to: "index.html")
    try fixture.remove("Output/example.com/b.html")
    try fixture.write("in the way", to: "Output/example.com/b.html/mine.txt")
    let error = #expect(throws: SystemError.self) { try fixture.build() }
    #expect(error.map { fixture.relative($0.path) } == "Output/example.com/b.html")
    #expect(try FileStore.linkTarget(fixture.url("Output/example.com/a.html").path) == "index.html")
    #expect(try fixture.read("Output/example.com/b.html/mine.txt") == "in the way")
    try fixture.remove("Output/example.com/b.html")
    try fixture.write("in the way", to: "Output/example.com/shop")
    try fixture.write("---\ntitle: New\n---\n", to: "Content/shop/new.md")
    #expect(throws: SystemError.self) { try fixture.build() }
    #expect(try fixture.read("Output/example.com/shop") == "in the way")
    #expect(try !fixture.check().map(\.code).contains(.unfinishedUpdate))
  }

  private func inode(_ path: String, _ fixture: Fixture) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: fixture.url(path).path)[.systemFileNumber] as? Int
  }
}
