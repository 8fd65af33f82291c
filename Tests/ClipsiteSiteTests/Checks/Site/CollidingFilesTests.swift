import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct CollidingFilesTests {
  @Test func isContentWithAFolderBesideItsPage() throws {
    try Fixture.expectNothing(
      in: [
        "Content/market.md": Fixture.page("title: A"), "Content/market/menu.pdf": "%PDF",
        "Content/market/hours.md": Fixture.page("title: B"),
      ])
  }

  @Test func namesEveryClaimant() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A"), "Content/b.md": Fixture.page("title: B\nslug: a"),
      "Content/c.md": Fixture.page("title: C\naliases: [/a]"), "Content/a": "static",
    ])
    #expect(
      try fixture.findings() == [
        "error: DuplicateURL Content/a", "error: DuplicateURL Content/b.md:3:7 «a»",
        "error: DuplicateURL Content/c.md:3:11 «/a»",
      ])
    #expect(
      Set(try fixture.check().flatMap { $0.notes.map { fixture.relative($0.range.path) } }) == [
        "Content/a.md"
      ])
  }
}

struct DuplicateURLTests {
  private func expect(
    _ url: String, at path: String? = nil, of first: String = "Content/a.md", ofSameFile isSame: Bool = false,
    _ files: [String: String]
  ) throws {
    try Fixture.expect(
      .duplicateURL, at: path,
      "\(isSame ? "this file" : first) already has the URL https://example.com\(url)",
      fix: isSame
        ? "remove it, or choose another alias"
        : "rename one of them, set another `slug`, or choose another alias", in: files)
  }

  @Test func twoPages() throws {
    try expect(
      "/a", ["Content/a.md": Fixture.page("title: A"), "Content/b.md": Fixture.page("title: B\nslug: «a»")])
  }

  @Test func aPageAndAFolder() throws {
    try expect(
      "/a", at: "Content/a/index.md",
      ["Content/a.md": Fixture.page("title: A"), "Content/a/index.md": Fixture.page("title: B")])
  }

  @Test func aPageAndItsOwnShortURL() throws {
    try expect("/a", ofSameFile: true, ["Content/a.md": Fixture.page("title: A\naliases: [«/a»]")])
  }

  @Test func twoShortURLs() throws {
    try expect("/s", ofSameFile: true, ["Content/a.md": Fixture.page("title: A\naliases: [/s, «/s»]")])
  }

  @Test func aShortURLAndTheHomePage() throws {
    try expect("", of: "Content/index.md", ["Content/a.md": Fixture.page("title: A\naliases: [«/»]")])
  }

  @Test(arguments: [("404.html", "404"), ("sitemap.xml", "sitemap.xml")])
  func aFileAndOneThatTheProgramWrites(name: String, url: String) throws {
    try Fixture.expect(
      .duplicateURL, at: "Content/site.yml",
      "Content/\(name) already has the URL https://example.com/\(url)", in: ["Content/\(name)": "mine"])
  }

  @Test func aPageWithTheURLOfTheAnswerToUnknownURLs() throws {
    try expect("/404", at: "Content/site.yml", ["Content/a.md": Fixture.page("title: A\nslug: \"404\"")])
  }

  @Test(arguments: ["a", "a.html", "a/index.html"])
  func aPageAndAFile(name: String) throws {
    try expect(
      "/a", at: "Content/\(name)", ["Content/a.md": Fixture.page("title: A"), "Content/\(name)": "static"])
  }

  @Test func aCardPageAndAPageBelow() throws {
    try Fixture.expect(
      .duplicateURL, at: "Content/a/index.md",
      in: [
        "Content/a/index.md": Fixture.page("title: A\nclip: {card-page: card}"),
        "Content/a/card.md": Fixture.page("title: B\nclip: {display: none}"),
      ])
  }

  @Test func twoPagesThatTakeOneDomain() throws {
    let domain = "domain: shop.example.net"
    try Fixture.expect(
      .duplicateURL, at: "Content/b.md", "Content/a.md already has the URL https://shop.example.net",
      in: [
        "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]"),
        "Content/a.md": Fixture.page("title: A\n\(domain)"),
        "Content/b.md": Fixture.page("title: B\n\(domain)"),
      ])
  }

  @Test func aFileWhereAFolderMustGo() throws {
    try Fixture.expect(
      .duplicateURL, at: "Content/foo",
      "the file example.com/foo is where a folder of that name must be",
      fix: "rename one of them, set another `slug`, or choose another alias",
      in: ["Content/a.md": Fixture.page("title: A\naliases: [/foo/bar]"), "Content/foo": "static"])
  }

  @Test func onlyOnTheSameDomain() throws {
    try Fixture.expectNothing(
      in: ["Content/a.md": Fixture.page("title: A\naliases: [/m, \"https://go.example.com/m\"]")])
  }

  @Test func aQueryBelongsToOnePage() throws {
    try Fixture.expect(
      .duplicateURL, "Content/a.md already has the URL https://example.com?id=1",
      in: [
        "Content/a.md": Fixture.page("title: A\naliases: [/?id=1]"),
        "Content/b.md": Fixture.page("title: B\naliases: [«\"https://example.com/?id=1\"»]"),
      ])
  }
}

struct PathTooLongTests {
  private let segment = String(repeating: "a", count: 150)

  @Test func refusesANameOverTheLimit() throws {
    let name = String(repeating: "a", count: 197) + ".png"
    try Fixture.expect(
      .pathTooLong, at: "Content/\(name)",
      "the path example.com/\(String(repeating: "a", count: 48))… has 213 bytes, but hosts refuse long paths",
      fix: "shorten the names of the folders or the file, or set `slug`", in: ["Content/\(name)": "x"])
  }

  @Test func isContentWithANameAtTheLimit() throws {
    try Fixture.expectNothing(in: ["Content/\(String(repeating: "a", count: 196)).png": "x"])
  }

  @Test func refusesAPathOverTheLimit() throws {
    // 12 for the domain and its slash, five folders of 151 with theirs, and the name.
    let folder = Array(repeating: segment, count: 5).joined(separator: "/")
    try Fixture.expectNothing(in: ["Content/\(folder)/\(String(repeating: "b", count: 128)).html": "x"])
    let name = String(repeating: "b", count: 129) + ".html"
    try Fixture.expect(
      .pathTooLong, at: "Content/\(folder)/\(name)", in: ["Content/\(folder)/\(name)": "x"])
  }

  @Test func looksAtShortURLs() throws {
    let alias = "/" + Array(repeating: segment, count: 6).joined(separator: "/")
    try Fixture.expect(
      .pathTooLong, in: ["Content/a.md": Fixture.page("title: A\naliases: [«\(alias)»]")])
  }
}
