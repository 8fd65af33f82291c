@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteSite

#if os(Linux)
  import ClipsiteText
  import Foundation
  import Testing

  @testable import ClipsiteSite

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  struct FileNameNotUTF8Tests {
    @Test func refusesBytesThatAreNoUTF8() throws {
      let fixture = try Fixture()
      let path = fixture.url("Content").path.utf8.map { CChar(bitPattern: $0) }
      let descriptor = creat(path + [0x2F, CChar(bitPattern: 0xFF), 0x61, 0], 0o644)
      try #require(descriptor >= 0)
      close(descriptor)
      try fixture.expect(
        .fileNameNotUTF8, at: "Content/\\xFFa", "the file name is not valid UTF-8", fix: "rename the file"
      )
    }
  }
#endif

struct FileNameWithControlCharacterTests {
  @Test(arguments: ["a\nb.png", "a\tb.png", "a\\b.png", "a\u{7F}.md", "a\u{1B}[31m"])
  func refusesTheName(name: String) throws {
    try Fixture.expect(
      .fileNameWithControlCharacter, at: "Content/\(name)",
      "the file name contains a control character or a backslash", fix: "rename the file",
      in: ["Content/\(name)": "x"])
  }

  @Test(arguments: [
    "a b.png", "a\"<b>&.png", "100%.png", "who?.png", "a#b.png", "-a.png", "é.png", "a..png", "a.",
  ])
  func percentEncodesOthers(name: String) throws {
    let fixture = try Fixture(["Content/\(name)": "x", "Content/a.md": Fixture.page("title: A", "text")])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/\(name)") == "x")
  }
}

struct ReservedFileNameTests {
  @Test(arguments: ["con.md", "nul/index.md", "LPT1.txt", "aux.tar.gz", "com0"])
  func warnsOfNamesThatWindowsCannotHold(path: String) throws {
    let isPage = path.hasSuffix(".md")
    let fixture = try Fixture(["Content/\(path)": isPage ? Fixture.page("title: A") : "x"])
    let name = path.split(separator: "/").first.map(String.init) ?? path
    try fixture.expect(
      .reservedFileName, at: "Content/\(name)",
      "the name \(name) is one that Windows reserves for a device",
      fix: "rename it")
  }

  @Test func buildsAPageOfSuchAName() throws {
    let fixture = try Fixture(["Content/con.md": Fixture.page("title: A")])
    #expect(try fixture.build().output?.isRefused == false)
    #expect(try fixture.files(in: "Output")["example.com/con.html"] != nil)
  }

  @Test func linksMayLeadToSuchAPage() throws {
    let fixture = try Fixture([
      "Content/con.md": Fixture.page("title: A"),
      "Content/a.md": Fixture.page("title: A", "[a](/con) [b](con.md)\n"),
    ])
    #expect(try fixture.findings() == ["warning: ReservedFileName Content/con.md"])
  }

  @Test(arguments: ["cone.md", "console.md", "lpt10.txt", "com.txt", "contact.md"])
  func isContentWithOtherNames(name: String) throws {
    try Fixture.expectNothing(in: ["Content/\(name)": name.hasSuffix(".md") ? Fixture.page("title: A") : "x"])
  }
}

struct FolderNamedAsPageTests {
  @Test func refusesAFolderWithTheNameOfAPage() throws {
    try Fixture.expect(
      .folderNamedAsPage, at: "Content/market.md", "a folder has the name of a page",
      fix: "rename the folder so that it does not end in .md",
      in: ["Content/market.md/index.md": Fixture.page("title: A")])
  }

  @Test func isContentWithAnotherEnding() throws {
    try Fixture.expectNothing(in: ["Content/market-md/index.md": Fixture.page("title: A")])
  }
}

struct FolderTooDeepTests {
  private func path(depth: Int) -> String {
    Array(repeating: "a", count: depth).joined(separator: "/")
  }

  @Test func refusesTheFirstFolderOverTheLimit() throws {
    try Fixture.expect(
      .folderTooDeep, at: "Content/\(path(depth: 65))", "folders are nested more than 64 deep",
      fix: "move the folder further up",
      in: ["Content/\(path(depth: 65))/deep/index.md": Fixture.page("title: A")])
  }

  @Test func isContentAtTheLimit() throws {
    try Fixture.expectNothing(in: ["Content/\(path(depth: 64))/index.md": Fixture.page("title: A")])
  }

  @Test func survivesTwoHundredLevels() throws {
    try Fixture.expect(
      .folderTooDeep, at: "Content/\(path(depth: 65))",
      in: ["Content/\(path(depth: 200))/index.md": Fixture.page("title: A")])
  }
}

struct LeftoverFileTests {
  @Test func warnsOfASecondConfiguration() throws {
    try Fixture.expect(
      .leftoverFile, at: "Content/site.yaml",
      "clipsite reads the configuration from `site.yml`, so this file is left out",
      fix: "move its keys to `site.yml`, and remove the file", in: ["Content/site.yaml": "name: Donuts\n"])
  }

  @Test(arguments: [
    "photo.jpg.part", "menu.pdf.crdownload", "menu.pdf.download", "about.md.tmp", "about.md.tmp.4711.99",
    "sedX2k8Qw",
  ])
  func leavesOutWhatProgramsAreNotDoneWith(_ name: String) throws {
    let fixture = try Fixture(["Content/\(name)": "x"])
    let note = try #require(try fixture.check().first { $0.code == .leftoverFile })
    #expect(note.severity == .note && note.range.path.hasSuffix("Content/\(name)"))
    #expect(
      note.message
        == "\(name) has the name of a file that a program removes when it is done, and is left out")
    _ = try fixture.build()
    #expect(try FileStore.kind(at: fixture.url("Output/example.com/\(name)").path) == .missing)
  }

  @Test(arguments: ["sediment.pdf", "sedentary", "tmp.pdf", "part", "sed-X2k8Q"])
  func copiesWhatOnlyLooksLikeThem(_ name: String) throws {
    let fixture = try Fixture(["Content/\(name)": "x"])
    #expect(try fixture.check().allSatisfy { $0.code != .leftoverFile })
    _ = try fixture.build()
    #expect(try fixture.read("Output/example.com/\(name)") == "x")
  }
}
