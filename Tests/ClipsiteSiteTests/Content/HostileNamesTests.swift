import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsitePreview
@testable import ClipsiteRendering
@testable import ClipsiteSite

/// Names of files that are bytes to the system and something else to a text.
struct HostileNamesTests {
  /// A combining mark and an emoji modifier make one character with the slash before them.
  private static let files = [
    "Content/ferry-street/\u{1F3FD}photo.txt": "1", "Content/ferry-street/\u{301}menu.pdf": "2",
    "Content/ferry-street/\u{301}folder/a.txt": "3", "Content/\u{301}top.txt": "4",
    "Content/ferry-street/index.md": Fixture.page("title: Ferry"),
    "Content/ferry-street/a.md": Fixture.page("title: A", "[menu](\u{301}menu.pdf) [top](/\u{301}top.txt)"),
  ]
  private static let paths = files.keys.filter { !$0.hasSuffix(".md") }.map {
    "example.com/" + String(Substring($0.utf8.dropFirst("Content/".utf8.count)))
  }

  @Test func aNameThatStartsWithAMarkStaysInItsFolder() throws {
    let fixture = try Fixture(Self.files)
    try fixture.buildCleanly()
    let written = Set(try fixture.files(in: "Output").keys.map { Array($0.utf8) })
    for path in Self.paths { #expect(written.contains(Array(path.utf8)), "\(path)") }
    // A second build finds all of them as they are, and nothing left over.
    let output = try #require(try fixture.build().output)
    #expect(output.written == 0 && output.removed == 0)
    let built = try #require(try SiteBuilder(fixture.folder).compare(with: fixture.output).value)
    #expect(built.differences == [])
    let published = Set(built.files.map(\.outputPath))
    for path in Self.paths { #expect(published.contains(RelativePath(path)), "\(path)") }
  }

  @Test func aPreviewServesThem() throws {
    let fixture = try Fixture(Self.files)
    let live = LiveSite(fixture.folder, workers: Workers(count: 1))
    _ = try live.reload()
    let domain = try AssociatedDomain("example.com")
    for path in ["/ferry-street/%F0%9F%8F%BDphoto.txt", "/ferry-street/%CC%81menu.pdf", "/%CC%81top.txt"] {
      #expect(live.resource(domain: domain, path: path)?.kind == .found, "\(path)")
    }
    try fixture.write("5", to: "Content/ferry-street/\u{301}menu.pdf")
    _ = try live.reload(.paths(["Content/ferry-street/\u{301}menu.pdf"]))
    let menu = live.resource(domain: domain, path: "/ferry-street/%CC%81menu.pdf")
    #expect(menu?.body == Array("5".utf8))
  }

  private static let composed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"

  /// A Mac keeps one of the two, so the files exist on other systems only.
  #if os(Linux)
    @Test(arguments: [[:], ["Content/market.md": "title: M", "Content/market.de.md": "title: M"]])
    func twoPagesWithOneNameInTwoFormsAreReported(_ others: [String: String]) throws {
      let fixture = try Fixture(
        [
          "Content/\(Self.composed).md": Fixture.page("title: A\nslug: a"),
          "Content/\(Self.decomposed).txt": "no page",
        ].merging(others.mapValues { Fixture.page($0) }) { $1 })
      #expect(try fixture.findings() == [])
      try fixture.write(Fixture.page("title: B\nslug: b"), to: "Content/\(Self.decomposed).md")
      let found = try fixture.build().diagnostics
      #expect(found.map(\.code) == [.urlsTooAlike])
      #expect(found.first.map { RelativePath($0.range.path).name } == RelativePath(Self.composed + ".md"))
      #expect(found.first?.message == "another one's name differs only in the form of its letters")
    }

    @Test func twoFoldersWithOneNameInTwoFormsAreReported() throws {
      let fixture = try Fixture([
        "Content/\(Self.composed)/a.txt": "1", "Content/\(Self.decomposed)/b.txt": "2",
      ])
      #expect(try fixture.build().diagnostics.map(\.code) == [.urlsTooAlike])
    }

    @Test func twoTemplatesWithOneNameInTwoFormsAreReported() throws {
      let fixture = try Fixture(["Templates/partials/\(Self.composed).mustache": "1"])
      try fixture.write("2", to: "Templates/partials/\(Self.decomposed).mustache")
      #expect(try fixture.build().diagnostics.map(\.code).contains(.urlsTooAlike))
    }
  #endif

  @Test func keysOfDataInTwoFormsAreReported() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\nextra:\n  \(Self.composed): 1\n  \(Self.decomposed): 2")
    ])
    let found = try fixture.build().diagnostics
    #expect(found.map(\.code.name) == ["SimilarKeys"])
    #expect(found.first?.message.hasSuffix("differ in the form of their letters only") == true)
  }

  @Test(arguments: ["\\r\\n", "\\n", "\\r", " \\r\\n\\r\\n "])
  func aValueOnSeveralLinesBecomesOne(_ end: String) throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: \"One\(end)two\"\ndescription: \"Three\(end)four\"")
    ])
    let page = try #require(try fixture.site().pages.first { $0.fileName == "a.md" })
    #expect(page.source.fields.title == "One two")
    #expect(page.source.fields.description == "Three four")
  }
}
