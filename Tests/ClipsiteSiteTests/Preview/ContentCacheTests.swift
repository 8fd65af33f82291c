@testable import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteDiagnostics
import ClipsitePlatform
import Testing

@testable import ClipsitePreview

struct ContentCacheTests {
  private static let page = "---\ntitle: A\n---\nText\n"

  private func loaded(_ fixture: Fixture) throws -> ContentCache {
    var cache = ContentCache(fixture.folder.content, Workers(count: 2))
    #expect(try cache.update(nil).changesSite)
    return cache
  }

  @Test func readsOnlyWhatChanged() throws {
    let fixture = try Fixture(["Content/a.md": Self.page, "Content/b/c.md": Self.page])
    var cache = try loaded(fixture)
    try fixture.write("---\ntitle: B\n---\nText\n", to: "Content/b/c.md")
    let change = try cache.update(["b/c.md"])
    #expect(change.pages == ["b/c.md"])
    #expect(change.frontMatter == ["b/c.md"])
    #expect(!change.isListingNew && !change.isConfigurationNew)
    #expect(try cache.sources[#require(cache.page(at: "b/c.md"))].fields.title == "B")
  }

  @Test func aChangedBodyLeavesTheSite() throws {
    let fixture = try Fixture(["Content/a.md": Self.page])
    var cache = try loaded(fixture)
    try fixture.write(Self.page + "\nMore\n", to: "Content/a.md")
    let change = try cache.update(["a.md"])
    #expect(change.pages == ["a.md"])
    #expect(!change.changesSite)
  }

  @Test func findsWhatChangedWithoutHints() throws {
    let fixture = try Fixture(["Content/a.md": Self.page, "Content/b.md": Self.page])
    var cache = try loaded(fixture)
    try fixture.write(Self.page + "More\n", to: "Content/b.md")
    try fixture.write(Self.page, to: "Content/c.md")
    #expect(try cache.update(nil).pages == ["b.md", "c.md"])
  }

  @Test(arguments: [
    ([], false), (["x.tmp"], false), (["x/y.md"], false), (["a.md"], true), (["site.yml"], true),
    (["donut.png"], true),
    (["pages"], true),
  ])
  func ignoresWhatWasNeverThere(_ paths: [String], isChange: Bool) throws {
    let fixture = try Fixture(["Content/a.md": Self.page, "Content/pages/b.md": Self.page])
    var cache = try loaded(fixture)
    #expect(try cache.update(Set(paths.map { RelativePath($0) })).isEmpty == !isChange)
  }

  @Test func forgetsTheMistakesOfRemovedAndCorrectedPages() throws {
    let fixture = try Fixture([
      "Content/a.md": "---\ntitel: A\n---\n", "Content/b.md": "---\ntitel: B\n---\n",
    ])
    var cache = try loaded(fixture)
    #expect(cache.diagnostics.count == 4)
    try fixture.remove("Content/a.md")
    try fixture.write(Self.page, to: "Content/b.md")
    #expect(try cache.update(["a.md", "b.md"]).isListingNew)
    #expect(cache.diagnostics == [])
    #expect(cache.sources.map(\.fields.title) == ["A", "Home"])
  }

  @Test func aFolderThatCannotBeListedIsAnError() throws {
    let fixture = try Fixture()
    var cache = try loaded(fixture)
    try fixture.remove("Content")
    #expect(throws: SystemError.self) { try cache.update(nil) }
  }
}
