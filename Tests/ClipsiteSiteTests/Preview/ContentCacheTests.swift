@testable import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsitePreview

struct ContentCacheTests {
  private static let page = "---\ntitle: A\n---\nText\n"

  private func loaded(_ fixture: Fixture) throws -> ContentCache {
    var cache = ContentCache(fixture.folder.content, Workers(count: 2))
    #expect(try cache.update(.everything) != nil)
    return cache
  }

  @Test func readsOnlyWhatChanged() throws {
    let fixture = try Fixture(["Content/a.md": Self.page, "Content/b/c.md": Self.page])
    var cache = try loaded(fixture)
    let kept = try #require(cache.source(at: "a.md"))
    try fixture.write("---\ntitle: B\n---\nText\n", to: "Content/b/c.md")
    #expect(try cache.update(.paths(["b/c.md"])) == ["b/c.md"])
    #expect(cache.source(at: "b/c.md")?.fields.title == "B")
    #expect(cache.source(at: "a.md") === kept)
  }

  @Test func findsWhatChangedWithoutPaths() throws {
    let fixture = try Fixture(["Content/a.md": Self.page, "Content/b.md": Self.page])
    var cache = try loaded(fixture)
    try fixture.write(Self.page + "More\n", to: "Content/b.md")
    try fixture.write(Self.page, to: "Content/c.md")
    #expect(try cache.update(.everything) == ["b.md", "c.md"])
  }

  /// The event of a folder stands for all that it holds, and the listing tells of files that no event names.
  @Test func aFolderStandsForItsFiles() throws {
    let fixture = try Fixture(["Content/b/c/d.md": Self.page, "Content/e.md": Self.page])
    var cache = try loaded(fixture)
    try fixture.write(Self.page + "More\n", to: "Content/b/c/d.md")
    try fixture.write(Self.page, to: "Content/new.md")
    #expect(try cache.update(.paths(["b"])) == ["b/c/d.md", "new.md"])
  }

  /// A page whose text alone changed is another build, too: its text is read when it is rendered.
  @Test(arguments: [
    ([], false), (["x.tmp"], false), (["x/y.md"], false), (["a.md"], true), (["site.yml"], true),
    (["donut.png"], true),
    (["pages"], true),
  ])
  func ignoresWhatWasNeverThere(_ paths: [String], isChange: Bool) throws {
    let fixture = try Fixture(["Content/a.md": Self.page, "Content/pages/b.md": Self.page])
    var cache = try loaded(fixture)
    #expect(try (cache.update(.paths(Set(paths.map { RelativePath($0) }))) != nil) == isChange)
  }

  @Test func forgetsTheMistakesOfRemovedAndCorrectedPages() throws {
    let fixture = try Fixture([
      "Content/a.md": "---\ntitel: A\n---\n", "Content/b.md": "---\ntitel: B\n---\n",
    ])
    var cache = try loaded(fixture)
    #expect(cache.diagnostics.count == 4)
    try fixture.remove("Content/a.md")
    try fixture.write(Self.page, to: "Content/b.md")
    #expect(try cache.update(.paths(["a.md", "b.md"])) == ["b.md"])
    #expect(cache.diagnostics == [])
    #expect(cache.sources.map(\.fields.title) == ["A", "Home"])
  }

  @Test func aFolderThatCannotBeListedIsAnError() throws {
    let fixture = try Fixture()
    var cache = try loaded(fixture)
    try fixture.remove("Content")
    #expect(throws: SystemError.self) { try cache.update(.everything) }
  }
}
