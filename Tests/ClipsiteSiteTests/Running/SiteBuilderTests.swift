import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct SiteBuilderTests {
  private static let siteYAML = Fixture.siteYAML.replacing(
    "[example.com]", with: "[example.com, ferrystreet.example.net, go.example.com]")
  private static let business = [
    "Content/site.yml": siteYAML,
    "Content/ferry-street/index.md": "---\ntitle: Ferry Street\ndomain: ferrystreet.example.net\n---\n",
    "Content/ferry-street/market.md":
      "---\ntitle: Market Street\nplace: {locality: San Francisco}\naliases: [/m, "
      + "\"https://go.example.com/m\"]\n---\n",
  ]

  @Test func putsABusinessOnItsDomain() throws {
    let fixture = try Fixture(Self.business)
    let report = try fixture.build()
    #expect(report.diagnostics == [])
    #expect(
      report.source?.site.domains.map(\.name.rawValue) == [
        "example.com", "ferrystreet.example.net", "go.example.com",
      ])
    let files = try fixture.files(in: "Output").keys.filter { $0.hasPrefix("ferrystreet.example.net/") }
    #expect(
      files.sorted() == [
        "ferrystreet.example.net/.well-known/apple-app-site-association",
        "ferrystreet.example.net/.well-known/apple-app-site-association.json",
        "ferrystreet.example.net/404.html", "ferrystreet.example.net/index.html",
        "ferrystreet.example.net/m.html", "ferrystreet.example.net/market.html",
        "ferrystreet.example.net/robots.txt", "ferrystreet.example.net/sitemap.xml",
      ])
  }

  @Test func oneLineMovesEverythingToThePrimaryDomain() throws {
    let fixture = try Fixture(Self.business)
    try fixture.write(Self.siteYAML + "layout: single-domain\n", to: "Content/site.yml")
    let report = try fixture.build()
    #expect(report.diagnostics == [])
    #expect(report.source?.site.domains.map(\.name.rawValue) == ["example.com", "go.example.com"])
    let page = try fixture.read("Output/example.com/ferry-street/market.html")
    let tags = TagScanner.tags(in: Array(page.utf8))
    let url = "https://example.com/ferry-street/market"
    #expect(tags.first { $0["rel"] == "canonical" }?["href"] == url)
    #expect(tags.first { $0["property"] == "og:url" }?["content"] == url)
    #expect(try fixture.read("Output/example.com/sitemap.xml").contains("<loc>\(url)</loc>"))
    #expect(try fixture.files(in: "Output").keys.contains { $0.hasPrefix("ferrystreet") } == false)
  }

  @Test func writesNothingTheSecondTime() throws {
    let fixture = try Fixture(Self.business)
    let first = try #require(try fixture.build().output)
    let second = try #require(try fixture.build().output)
    #expect(first.written > 0 && first.unchanged == 0)
    #expect(second.written == 0 && second.removed == 0)
    #expect(second.unchanged == first.written)
    #expect(second.bytes == first.bytes)
  }

  @Test func workersAndFileOrderLeaveNoTrace() throws {
    var files: [(String, String)] = (0..<200).map { number in
      (
        "Content/shops/shop-\(number).md",
        "---\ntitle: Shop \(number % 7)\nplace: {locality: Town \(number)}\n---\nText\n"
      )
    }
    files.append(("Content/shops/index.md", "---\ntitle: Shops\n---\n"))
    let one = try Fixture()
    for (path, text) in files { try one.write(text, to: path) }
    #expect(try one.build(workers: 1).output?.isRefused == false)
    let expected = try one.files(in: "Output")
    for workers in 2...4 {
      let other = try Fixture()
      for (path, text) in files.shuffled() { try other.write(text, to: path) }
      #expect(try other.build(workers: workers).output?.isRefused == false)
      #expect(try other.files(in: "Output") == expected, "\(workers) workers")
    }
  }

  @Test func anErrorInABodyKeepsTheOutputAsItWas() throws {
    let fixture = try Fixture(Self.business)
    _ = try fixture.build()
    let before = try fixture.files(in: "Output")
    try fixture.write("---\ntitle: Changed\n---\n", to: "Content/index.md")
    try fixture.write("---\ntitle: Other\n---\n[dead](nowhere.md)\n", to: "Content/other.md")
    let report = try fixture.build()
    #expect(report.diagnostics.map(\.code) == [.deadLink])
    #expect(report.output?.isRefused == true)
    #expect(try fixture.files(in: "Output") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.root.path).sorted() == [
        "Content", "Output", "Templates",
      ])
  }

  @Test func strictMakesWarningsCount() throws {
    let fixture = try Fixture(["Content/long.md": "---\ntitle: \(String(repeating: "x", count: 31))\n---\n"])
    #expect(try fixture.build(strict: true).output == nil)
    #expect(try !FileStore.exists(fixture.url("Output").path))
    #expect(try fixture.build().output?.isRefused == false)
  }

  @Test func draftsAreLeftOutUnlessAskedFor() throws {
    let fixture = try Fixture(["Content/new.md": "---\ntitle: New\ndraft: true\n---\n[x](nowhere.md)\n"])
    #expect(try fixture.check() == [])
    #expect(try fixture.check(drafts: true).map(\.code) == [.deadLink])
  }
}
