import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsitePreview
@testable import ClipsiteRendering
@testable import ClipsiteSite

struct NotFoundPageTests {
  private static let two = Fixture.site(replacing: "[example.com]", with: "[example.com, ferry.example.net]")

  @Test(arguments: [
    ("", "Page not found"), ("extra: {labels: {missing: Nothing here}}", "Nothing here"),
    ("words: {en: {labels: {missing: Gone}}}", "Gone"),
    ("words: {de: {labels: {missing: Nicht da}}}", "Page not found"),
  ])
  func hasTheTitleThatTheThemeHas(lines: String, title: String) throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site(lines)])
    try fixture.buildCleanly()
    let html = try fixture.read("Output/example.com/404.html")
    #expect(
      html.contains("<title>\(title) – Ferry Street Donuts</title>") && html.contains("<h1>\(title)</h1>"))
  }

  @Test func hasTheTitleInTheLanguageOfTheSite() throws {
    let site = Fixture.site(
      "words: {de: {labels: {missing: Nicht da}}}", replacing: "language: en", with: "language: de")
    let fixture = try Fixture(["Content/site.yml": site])
    try fixture.buildCleanly()
    #expect(try fixture.read("Output/example.com/404.html").contains("<title>Nicht da – "))
  }

  private static let own = Fixture.page("title: Oh no", "See [the map](a.md).\n")

  @Test func takesTitleAndTextFromItsFile() throws {
    let fixture = try Fixture([
      "Content/site.yml": Self.two, "Content/404.md": Self.own,
      "Content/a.md": Fixture.page("title: A\naliases: [\"https://go.example.com/a\"]"),
      "Content/ferry/index.md": Fixture.page("title: Ferry\ndomain: ferry.example.net"),
    ])
    try fixture.buildCleanly()
    let html = try fixture.read("Output/example.com/404.html")
    #expect(html.contains("<title>Oh no – Ferry Street Donuts</title>"))
    #expect(html.contains("<p>See <a href=\"/a\">the map</a>.</p>") && html.contains("content=\"noindex\""))
    for domain in ["ferry.example.net", "go.example.com"] {
      let other = try fixture.read("Output/\(domain)/404.html")
      #expect(other.contains("<title>Oh no") && other.contains("<a href=\"https://example.com/a\">"))
    }
    #expect(try !fixture.read("Output/example.com/sitemap.xml").contains("404"))
  }

  @Test(arguments: ["multi-domain", "single-domain"])
  func belongsToTheDomainOfItsFolder(layout: String) throws {
    let fixture = try Fixture([
      "Content/site.yml": Self.two + "layout: \(layout)\n",
      "Content/ferry/index.md": Fixture.page("title: Ferry\ndomain: ferry.example.net"),
      "Content/ferry/404.md": Fixture.page("title: Lost at sea\nlanguage: nl", "Blub\n"),
    ])
    try fixture.buildCleanly()
    let files = try fixture.files(in: "Output").keys
    #expect(try fixture.read("Output/example.com/404.html").contains("<title>Page not found"))
    #expect(files.contains("example.com/ferry/404.html") == (layout == "single-domain"))
    guard layout == "multi-domain" else { return }
    let html = try fixture.read("Output/ferry.example.net/404.html")
    #expect(
      html.contains("<html lang=\"nl\">") && html.contains("<title>Lost at sea") && html.contains("Blub"))
  }

  @Test func isNoPageOfTheSite() throws {
    let fixture = try Fixture(["Content/404.md": Self.own, "Content/a.md": Fixture.page("title: A")])
    let site = try #require(try LoadedSite(fixture.folder).site)
    #expect(site.pages.map(\.fileName) == ["a.md", "index.md"])
    #expect(site.page(at: "404.md") == nil)
  }

  @Test func reportsWhatHasNoEffect() throws {
    let text = "title: T\nslug: «x»\naliases: [«/y»]\ntemplate: page"
    try Fixture.expect(.unusedInNotFoundPage, in: ["Content/404.md": Fixture.page(text)])
    try Fixture.expect(
      .unusedInNotFoundPage, at: "Content/404.de.md",
      in: ["Content/404.md": Fixture.page("title: T"), "Content/404.de.md": Fixture.page("title: U")])
    try Fixture.expect(
      .unknownTemplate, in: ["Content/404.md": Fixture.page("title: T\ntemplate: «gone»")])
  }

  @Test func mistakesInItsTextAreReportedThereOnce() throws {
    let fixture = try Fixture(["Content/404.md": Fixture.page("title: T", "[x](«gone.md»)\n")])
    try fixture.expect(.deadLink)
    let live = LiveSite(fixture.folder, workers: Workers(count: 1))
    _ = try live.reload()
    #expect(live.status.diagnostics.map(\.code) == [.deadLink])
  }

  @Test func thePreviewFollowsItsFile() throws {
    let fixture = try Fixture()
    let live = LiveSite(fixture.folder, workers: Workers(count: 1))
    let domain = try AssociatedDomain("example.com")
    for title in ["First", "Second"] {
      try fixture.write(Fixture.page("title: \(title)", "Text\n"), to: "Content/404.md")
      _ = try live.reload()
      let resource = try #require(live.resource(domain: domain, path: "/gone"))
      #expect(resource.status == 404)
      #expect(String(decoding: resource.body, as: UTF8.self).contains("<title>\(title)"))
    }
    try fixture.remove("Content/404.md")
    _ = try live.reload()
    let body = try #require(live.resource(domain: domain, path: "/gone")).body
    #expect(String(decoding: body, as: UTF8.self).contains("<title>Page not found"))
  }
}
