import Diagnostics
import FileSystem
import Foundation
import Testing

@testable import SiteGenerator

/// Files that others take away or change between the moments at which a build looks at them.
struct VanishingFileTests {
  private func fixture() throws -> Fixture {
    try Fixture(["Content/a.md": Fixture.page("title: A", "Text\n"), "Content/menu.txt": "menu"])
  }

  private func prepared(_ fixture: Fixture) throws -> RenderingSource {
    try #require(try PreparedSite(fixture.folder, includesDrafts: false, Workers(count: 1)).source)
  }

  private func failure(of source: RenderingSource) -> SystemError? {
    let run = DryRun(source.tree, Workers(count: 1), RenderProgress { _ in })
    do throws(SystemError) {
      _ = try run.run { RecipeRenderer(source) }
      return nil
    } catch {
      return error
    }
  }

  @Test func aPageThatVanishesAfterListingIsReported() throws {
    let fixture = try fixture()
    let listing = try fixture.folder.content.list()
    #expect(listing.pageCount == 2)
    try fixture.remove("Content/a.md")
    var reader = PageFileReader(fixture.folder.content)
    var found: [String] = []
    var diagnostics: [Diagnostic] = []
    _ = reader.read("a.md", &diagnostics)
    found += diagnostics.map { "\($0.code.name): \($0.message)" }
    #expect(found == ["UnreadableFile: the file cannot be read: No such file or directory"])
  }

  @Test(arguments: ["a.md", "menu.txt"])
  func aFileThatVanishesBeforeItIsRenderedIsNamed(_ name: String) throws {
    let fixture = try fixture()
    let source = try prepared(fixture)
    try fixture.remove("Content/\(name)")
    let failure = try #require(self.failure(of: source))
    #expect(failure.path.hasSuffix("Content/\(name)"))
    #expect(failure.reason == "No such file or directory")
  }

  @Test func aPageWhoseSettingsChangeIsNeverHalfOldAndHalfNew() throws {
    let fixture = try fixture()
    let source = try prepared(fixture)
    try fixture.write(Fixture.page("title: B", "Other\n"), to: "Content/a.md")
    let failure = try #require(self.failure(of: source))
    #expect(failure.path.hasSuffix("Content/a.md"))
    #expect(failure.reason.contains("changed"))
  }
}
