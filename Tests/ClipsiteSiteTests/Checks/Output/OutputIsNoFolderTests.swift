import ClipsiteDiagnostics
import Foundation
import Testing

@testable import ClipsiteSiteOutput

@Suite(.timeLimit(.minutes(30))) struct OutputIsNoFolderTests {
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
