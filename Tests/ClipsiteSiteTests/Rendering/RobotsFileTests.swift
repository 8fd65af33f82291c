import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsitePreview
@testable import ClipsiteRendering

struct RobotsFileTests {
  private static let sitemap = "Sitemap: https://example.com/sitemap.xml\n"

  @Test(arguments: [
    ("User-agent: *\nDisallow: /a\n", "User-agent: *\nDisallow: /a\n\n\(sitemap)"),
    ("User-agent: *\r\nDisallow:", "User-agent: *\r\nDisallow:\n\n\(sitemap)"),
    ("\u{FEFF}\(sitemap)User-agent: *\nDisallow: /a\n", "\(sitemap)User-agent: *\nDisallow: /a\n"),
    ("", sitemap),
  ])
  func keepsTheSitemapBesideOwnLines(text: String, expected: String) throws {
    let fixture = try Fixture()
    try fixture.write(Array(text.utf8), to: "Content/robots.txt")
    try fixture.buildCleanly()
    #expect(try fixture.read("Output/example.com/robots.txt") == expected)
  }

  @Test func belongsToTheDomainOfItsFolder() throws {
    let two = Fixture.site(replacing: "[example.com]", with: "[example.com, ferry.example.net]")
    let fixture = try Fixture([
      "Content/site.yml": two, "Content/ferry/robots.txt": "User-agent: x\n",
      "Content/ferry/index.md": Fixture.page("title: Ferry\ndomain: ferry.example.net"),
    ])
    try fixture.buildCleanly()
    #expect(
      try fixture.read("Output/ferry.example.net/robots.txt")
        == "User-agent: x\n\nSitemap: https://ferry.example.net/sitemap.xml\n")
    #expect(try fixture.read("Output/example.com/robots.txt").hasPrefix("User-agent: *\nAllow: /\n"))
  }

  @Test func aFileThatIsNoTextIsReportedThere() throws {
    let fixture = try Fixture()
    try fixture.write([0x61, 0, 0x62], to: "Content/robots.txt")
    #expect(try fixture.findings() == ["error: NULCharacter Content/robots.txt:1:2 «\0»"])
  }

  @Test func thePreviewFollowsTheFile() throws {
    let fixture = try Fixture()
    let live = LiveSite(fixture.folder, workers: Workers(count: 1))
    let domain = try AssociatedDomain("example.com")
    for text in ["User-agent: a\n", "User-agent: b\n"] {
      try fixture.write(text, to: "Content/robots.txt")
      _ = try live.reload()
      let resource = try #require(live.resource(domain: domain, path: "/robots.txt"))
      #expect(String(decoding: resource.body, as: UTF8.self) == text + "\n" + Self.sitemap)
    }
  }
}
