import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering

struct OutputOverlapsInputTests {
  private func build(_ path: String, _ fixture: Fixture) throws -> BuildReport {
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
    // The folder that the system has for a user may not exist, as in a container.
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    for path in ["/", home] {
      #expect(try build(path, fixture).diagnostics.map(\.code) == [.outputOverlapsInput], "\(path)")
    }
  }

  @Test(arguments: ["Output", "Content-2", "out/site", "Contents"])
  func isContentWithNeighbours(path: String) throws {
    let fixture = try Fixture()
    #expect(try build("\(fixture.root.path)/\(path)", fixture).diagnostics == [])
  }
}

struct OutputNotOursTests {
  @Test func refusesAFolderWithSomebodysFiles() throws {
    let fixture = try Fixture(["Output/thesis.txt": "precious"])
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code) == [.outputNotOurs])
    #expect(found.map { fixture.relative($0.range.path) } == ["Output"])
    #expect(found.map(\.message) == ["the output folder is not empty, and clipsite did not make it"])
    #expect(found.map(\.fix) == ["empty it, or choose another folder with --output"])
    #expect(try fixture.files(in: "Output").keys.sorted() == ["thesis.txt"])
  }

  @Test(arguments: ["clipsite 1\n", "clipsite 99\nexample.com/index.html\n", "", "\u{0}garbage"])
  func aMarkOfAnyAgeWillDo(manifest: String) throws {
    let fixture = try Fixture(["Output/.clipsite": manifest])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/index.html").contains("<h1>Home</h1>"))
  }

  @Test func isContentWithAnEmptyFolder() throws {
    let fixture = try Fixture(["Output/x": "x"])
    try fixture.remove("Output/x")
    #expect(try fixture.build().diagnostics == [])
  }
}

struct OutputIsNoFolderTests {
  @Test func refusesAFile() throws {
    let fixture = try Fixture(["Output": "a file"])
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code) == [.outputIsNoFolder])
    #expect(found.map(\.message) == ["the output is not a folder"])
    #expect(found.map(\.fix) == ["choose another folder with --output"])
    #expect(try fixture.read("Output") == "a file")
  }

  @Test func refusesALink() throws {
    let fixture = try Fixture(["real/keep.txt": "x"])
    try fixture.link("Output", to: "real")
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code) == [.outputIsNoFolder])
    #expect(found.map(\.message) == ["the output is a symbolic link to real, which clipsite did not make"])
    #expect(try fixture.files(in: "real").keys.sorted() == ["keep.txt"])
  }

  @Test(arguments: ["example.com", "example.com/shop"])
  func writesNothingThroughALinkInside(path: String) throws {
    let fixture = try Fixture(["Content/shop/a.md": Fixture.page("title: A"), "mine/index.html": "precious"])
    _ = try fixture.build()
    try fixture.remove("Output/\(path)")
    try fixture.link("Output/\(path)", to: fixture.url("mine").path)
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code) == [.outputIsNoFolder])
    #expect(found.map { fixture.relative($0.range.path) } == ["Output/\(path)"])
    #expect(
      try fixture.files(in: "mine").mapValues { String(decoding: $0, as: UTF8.self) } == [
        "index.html": "precious"
      ])
  }

  @Test func replacesALinkInPlaceOfAFile() throws {
    let fixture = try Fixture(["secret.txt": "mine"])
    _ = try fixture.build()
    try fixture.remove("Output/example.com/index.html")
    try fixture.link("Output/example.com/index.html", to: fixture.url("secret.txt").path)
    #expect(try fixture.build().output?.written == 1)
    #expect(try fixture.read("secret.txt") == "mine")
    #expect(try fixture.read("Output/example.com/index.html").contains("<title>"))
  }

  @Test func refusesAPathBelowAFile() throws {
    let fixture = try Fixture(["file": "x"])
    let output = fixture.folder.output(fixture.root.path + "/file/../none/..")
    #expect(
      try SiteBuilder(fixture.folder).build(into: output).diagnostics.map(\.code) == [.outputIsNoFolder])
  }
}
