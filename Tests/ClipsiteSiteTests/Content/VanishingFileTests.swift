@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// Files that others take away or change between the moments at which a build looks at them.
struct VanishingFileTests {
  private func fixture() throws -> Fixture {
    try Fixture(["Content/a.md": Fixture.page("title: A", "Text\n"), "Content/menu.txt": "menu"])
  }

  private func prepared(_ fixture: Fixture) throws -> RenderingSource {
    try #require(try PreparedSite(fixture.folder, includesDrafts: false, Workers(count: 1)).source)
  }

  private func failure(of source: RenderingSource) -> SystemError? {
    let run = DryRun(of: source.tree, by: Workers(count: 1), RenderProgress { _ in })
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
    #expect(listing.folders.flatMap(\.pages).count == 2)
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

  /// Something that was a file when the folder was listed may lead anywhere when it is read.
  @Test(arguments: ["a.md", "menu.txt"])
  func aFileThatBecomesALinkToOutsideIsNotRead(_ name: String) throws {
    let fixture = try fixture()
    let source = try prepared(fixture)
    try fixture.write(Fixture.page("title: A", "Secret\n"), to: "secret")
    try fixture.remove("Content/\(name)")
    try fixture.link("Content/\(name)", to: "../secret")
    let failure = try #require(self.failure(of: source))
    #expect(failure.path.hasSuffix("Content/\(name)"))
    #expect(failure.reason.contains("a link leads out of"))
  }

  @Test func nothingOutsideIsLookedIntoAfterListing() throws {
    let fixture = try fixture()
    try fixture.write(Fixture.page("titel: B", "Secret\n"), to: "secret.md")
    try fixture.link("Content/b.md", to: "../secret.md")
    var (reader, diagnostics) = (PageFileReader(fixture.folder.content), [Diagnostic]())
    _ = reader.read("b.md", &diagnostics)
    #expect(diagnostics.map(\.code.name) == ["UnreadableFile"])
    try fixture.remove("Content/b.md")
    try fixture.write(Fixture.png(width: 1800, height: 1200), to: "secret.png")
    let site = try prepared(fixture).site
    try fixture.remove("Content/donut.png")
    try fixture.link("Content/donut.png", to: "../secret.png")
    diagnostics = []
    _ = ImageTable(of: site, in: fixture.folder.content, Workers(count: 1), &diagnostics)
    #expect(diagnostics.map(\.code.name) == ["UnreadableFile"])
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
