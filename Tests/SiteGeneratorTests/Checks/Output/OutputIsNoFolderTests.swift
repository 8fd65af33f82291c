import Diagnostics
import Foundation
import Testing

@testable import SiteGenerator

struct OutputIsNoFolderTests {
  @Test func refusesAFile() throws {
    let fixture = try Fixture(["Output": "a file"])
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code) == [OutputIsNoFolder.code])
    #expect(found.map(\.message) == ["the output is not a folder"])
    #expect(found.map(\.fix) == ["choose another folder with --output"])
    #expect(try fixture.read("Output") == "a file")
  }

  @Test func refusesALink() throws {
    let fixture = try Fixture(["real/keep.txt": "x"])
    try fixture.link("Output", to: "real")
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code) == [OutputIsNoFolder.code])
    #expect(found.map(\.message) == ["the output is a symbolic link"])
    #expect(try fixture.files(in: "real").keys.sorted() == ["keep.txt"])
  }

  @Test func refusesAPathBelowAFile() throws {
    let fixture = try Fixture(["file": "x"])
    let output = fixture.folder.output(fixture.root.path + "/file/../none/..")
    #expect(
      try SiteBuilder(fixture.folder).build(into: output).diagnostics.map(\.code) == [OutputIsNoFolder.code])
  }
}
