@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct OutputComparisonTests {
  private func differences(of fixture: Fixture) throws -> [RelativePath]? {
    try SiteBuilder(fixture.folder).compare(with: fixture.output).value?.differences
  }

  @Test func aFreshBuildHasNone() throws {
    let fixture = try Fixture()
    try fixture.buildCleanly()
    #expect(try differences(of: fixture) == [])
  }

  /// CloudFront's function asks the bucket for `market.html`, everybody else for `market`.
  @Test(arguments: [("[s3-cloudfront]", PublishTarget.PageKeys.files), ("[netlify]", .urls), ("[]", .urls)])
  func pagesHaveTheKeysThatTheHostAsksFor(hosts: String, keys: PublishTarget.PageKeys) throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site("hosts: \(hosts)")])
    #expect(try SiteBuilder(fixture.folder).compare(with: fixture.output).value?.pageKeys == keys)
  }

  @Test func withoutABuildEveryFileDiffers() throws {
    let fixture = try Fixture()
    let built = try #require(try SiteBuilder(fixture.folder).compare(with: fixture.output).value)
    #expect(built.differences == built.files.map(\.outputPath).sorted())
    #expect(!built.files.isEmpty)
  }

  @Test func namesChangedMissingAndLeftOverFiles() throws {
    let fixture = try Fixture(["Content/old.md": Fixture.page("title: Old")])
    try fixture.buildCleanly()
    try fixture.remove("Content/old.md")
    try fixture.write("nothing", to: "Output/example.com/robots.txt")
    try fixture.remove("Output/example.com/404.html")
    let found = try differences(of: fixture)
    #expect(
      found == [
        "example.com/404.html", "example.com/old.html", "example.com/robots.txt", "example.com/sitemap.xml",
      ])
  }

  @Test func draftsInTheOutputDiffer() throws {
    let fixture = try Fixture(["Content/secret.md": Fixture.page("title: Secret\ndraft: true")])
    var options = SiteBuilder.Options()
    options.includesDrafts = true
    _ = try SiteBuilder(fixture.folder, options).build(into: fixture.output)
    #expect(try differences(of: fixture)?.contains("example.com/secret.html") == true)
  }

  @Test func aSiteWithErrorsIsNotBuilt() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("titel: A")])
    let report = try SiteBuilder(fixture.folder).compare(with: fixture.output)
    #expect(report.value == nil)
    #expect(report.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [("flat", "x.html"), ("folders", "x/index.html")])
  func shortURLsSayWhereTheyLead(_ pageFiles: String, file: String) throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\naliases: [/x]"),
      "Content/site.yml": Fixture.siteYAML + "\npage-files: \(pageFiles)\n",
    ])
    let built = try #require(try SiteBuilder(fixture.folder).compare(with: fixture.output).value)
    let short = try #require(built.shortURLs.first)
    #expect(built.shortURLs.count == 1)
    #expect(short.url == "https://example.com/x")
    #expect(short.target == "https://example.com/a")
    #expect(short.outputPath.text == "example.com/\(file)")
    #expect(built.files.first { $0.outputPath == short.outputPath }?.urlPath == "/x")
  }

  @Test func everyFileHasAKindAndAType() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\naliases: [/x]"), "Content/b/index.md": Fixture.page("title: B"),
    ])
    let built = try #require(try SiteBuilder(fixture.folder).compare(with: fixture.output).value)
    let kinds = Dictionary(uniqueKeysWithValues: built.files.map { ($0.path, $0.kind) })
    #expect(kinds["donut.png"] == .asset)
    #expect(kinds["a.html"] == .page)
    #expect(kinds["x.html"] == .page)
    #expect(kinds["b.html"] == .index)
    #expect(kinds["index.html"] == .index)
    #expect(kinds["robots.txt"] == .siteWide)
    #expect(kinds["404.html"] == .siteWide)
    let association = try #require(
      built.files.first { $0.path == ".well-known/apple-app-site-association" })
    #expect(association.kind == .association)
    #expect(association.contentType == "application/json")
    let urls = Dictionary(uniqueKeysWithValues: built.files.map { ($0.path, $0.urlPath) })
    #expect(urls["index.html"] == "/")
    #expect(urls["a.html"] == "/a")
    #expect(urls["404.html"] == "/404.html")
    #expect(urls["donut.png"] == "/donut.png")
    #expect(built.files.filter(\.isShortURL).map(\.path) == ["x.html"])
    #expect(built.files.filter(\.isPage).allSatisfy { $0.contentType == "text/html; charset=utf-8" })
  }
}
