@testable import ClipsiteContent
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct DanglingLinkTests {
  @Test func reportsALinkThatLeadsNowhere() throws {
    let fixture = try Fixture()
    try fixture.link("Content/a.png", to: "none.png")
    try fixture.expect(
      .danglingLink, at: "Content/a.png", "the symbolic link leads to none.png, where nothing is",
      fix: "restore its target or remove the link")
  }

  @Test func aLinkToItselfLeadsNowhere() throws {
    let fixture = try Fixture()
    try fixture.link("Content/a.md", to: "a.md")
    try fixture.expect(.danglingLink, at: "Content/a.md")
  }

  @Test func isContentWithALinkToAFileOfTheContent() throws {
    let fixture = try Fixture()
    try fixture.link("Content/same.png", to: "donut.png")
    #expect(try fixture.build().diagnostics == [])
    #expect(
      try fixture.files(in: "Output")["example.com/same.png"]
        == fixture.files(in: "Content")["donut.png"])
  }
}

struct LinkLeavesContentTests {
  @Test(arguments: ["../secret.txt", "../Templates", "../Content-2/a.md", ".."])
  func refusesALinkOutOfTheFolder(target: String) throws {
    let fixture = try Fixture(["secret.txt": "mine", "Content-2/a.md": Fixture.page("title: A")])
    try fixture.link("Content/a", to: target)
    let real = fixture.url("Content/a").resolvingSymlinksInPath().path
    try fixture.expect(
      .linkLeavesContent, at: "Content/a",
      "the symbolic link leads out of the content folder, to \(real)",
      fix: "copy the file into the content folder")
  }

  @Test(arguments: [".env", ".git/config", "site.yml", "a.md", "menu.pdf.part", "b.png~", "shop/.env"])
  func refusesALinkToAFileThatIsNeverPublished(target: String) throws {
    var files = ["Content/a.md": Fixture.page("title: A\ndraft: true")]
    if !["site.yml", "a.md"].contains(target) { files["Content/\(target)"] = "mine" }
    let fixture = try Fixture(files)
    for (name, way) in [("photo.png", target), ("robots.txt", "photo.png")] {
      try fixture.link("Content/\(name)", to: way)
      let found = try fixture.check().filter { $0.code == .linkLeavesContent }
      #expect(found.map(\.severity).allSatisfy { $0 == .error })
      #expect(found.map { fixture.relative($0.range.path) }.contains("Content/\(name)"))
    }
    #expect(try fixture.build().output == nil)
  }

  @Test func aPageMayBeALinkToAnother() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    try fixture.link("Content/b.md", to: "a.md")
    #expect(try fixture.findings().filter { $0.hasPrefix("error") } == [])
  }

  @Test func refusesATemplateThatIsALinkOutOfTheFolder() throws {
    let fixture = try Fixture(["secret.txt": "mine"])
    try fixture.link("Templates/mine.mustache", to: "../secret.txt")
    let real = fixture.url("secret.txt").resolvingSymlinksInPath().path
    try fixture.expect(
      .linkLeavesContent, at: "Templates/mine.mustache",
      "the symbolic link leads out of the templates folder, to \(real)",
      fix: "copy the file into the templates folder")
  }

  @Test func aTemplateMayBeALinkToAnother() throws {
    let fixture = try Fixture()
    try fixture.remove("Templates/card.mustache")
    try fixture.link("Templates/card.mustache", to: "page.mustache")
    #expect(try fixture.findings() == [])
  }

  @Test func theContentFolderItselfMayBeALink() throws {
    let fixture = try Fixture()
    try FileManager.default.moveItem(at: fixture.url("Content"), to: fixture.url("elsewhere"))
    try fixture.link("Content", to: "elsewhere")
    try fixture.link("Content/same.png", to: "donut.png")
    #expect(try fixture.findings() == [])
  }
}

struct LinkedFolderTests {
  @Test(arguments: ["shops", ".", "shops/.."])
  func refusesALinkToAFolder(target: String) throws {
    let fixture = try Fixture(["Content/shops/a.md": Fixture.page("title: A")])
    try fixture.link("Content/copy", to: target)
    try fixture.expect(
      .linkedFolder, at: "Content/copy", "the symbolic link leads to a folder",
      fix: "move the folder itself here")
  }

  @Test func endsWhereALinkLeadsBack() throws {
    let fixture = try Fixture(["Content/a/b/c.md": Fixture.page("title: A")])
    try fixture.link("Content/a/b/up", to: "..")
    try fixture.expect(.linkedFolder, at: "Content/a/b/up")
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct NotAFileTests {
  @Test(arguments: ["a.md", "a.png", ".well-known/a"])
  func refusesAFIFOWithoutWaitingForIt(name: String) throws {
    let fixture = try Fixture(["Content/.well-known/x": "x"])
    try #require(mkfifo(fixture.url("Content/\(name)").path, 0o644) == 0)
    try fixture.expect(
      .notAFile, at: "Content/\(name)", "this is a FIFO, not a file",
      fix: "remove it from the content folder")
  }

  @Test func refusesADeviceBehindALink() throws {
    let fixture = try Fixture()
    try #require(mkfifo(fixture.url("Content/pipe").path, 0o644) == 0)
    try fixture.link("Content/a.md", to: "pipe")
    #expect(
      try fixture.findings() == ["error: NotAFile Content/a.md", "error: NotAFile Content/pipe"])
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct UnreadableFileTests {
  @Test(.disabled(if: geteuid() == 0, "the system refuses root nothing"))
  func tellsTheReasonOfTheSystem() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    try #require(chmod(fixture.url("Content/a.md").path, 0) == 0)
    try fixture.expect(
      .unreadableFile, at: "Content/a.md", "the file cannot be read: Permission denied")
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct CopiedFileTooLargeTests {
  @Test func refusesAFileThatNobodyReads() throws {
    let fixture = try Fixture(["Content/film.mp4": "x"])
    try #require(truncate(fixture.url("Content/film.mp4").path, (256 << 20) + 1) == 0)
    try fixture.expect(
      .copiedFileTooLarge, at: "Content/film.mp4",
      "the file has 268435457 bytes, but at most 268435456 are copied",
      fix: "make it smaller, or raise `limits.copied-file` in site.yml")
  }

  @Test func aFileAtTheLimitIsFine() throws {
    let fixture = try Fixture(["Content/film.mp4": "x"])
    try #require(truncate(fixture.url("Content/film.mp4").path, 256 << 20) == 0)
    #expect(try fixture.findings() == [])
  }
}
