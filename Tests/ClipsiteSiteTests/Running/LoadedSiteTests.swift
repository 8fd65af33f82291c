import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteContent
@testable import ClipsiteRendering
@testable import ClipsiteSite

struct LoadedSiteTests {
  @Test func needsNoTheme() throws {
    let fixture = try Fixture([
      "Content/market.md": "---\ntitle: Market\naliases: [\"https://go.example.com/m\"]\n---\n"
    ])
    try fixture.remove("Templates")
    let loaded = try LoadedSite(fixture.folder)
    let site = try #require(loaded.site)
    #expect(loaded.diagnostics == [])
    #expect(site.domains.map(\.name.rawValue) == ["example.com", "go.example.com"])
    let clip = site.configuration.app.clipAppID
    #expect(
      loaded.associations.map { AssociatedService.services(for: clip, in: $0) } == [[.appClips], [.appClips]])
  }

  @Test func leavesOutDraftsUnlessAsked() throws {
    let fixture = try Fixture(["Content/market.md": "---\ntitle: Market\ndraft: true\n---\n"])
    #expect(try LoadedSite(fixture.folder).site?.pages.count == 1)
    #expect(try LoadedSite(fixture.folder, includesDrafts: true).site?.pages.count == 2)
  }

  @Test func hasNoSiteWhenThereAreErrors() throws {
    let fixture = try Fixture(["Content/market.md": "---\ntitle: Market\naliases: [/market]\n---\n"])
    let loaded = try LoadedSite(fixture.folder)
    #expect(loaded.site == nil)
    #expect(loaded.diagnostics.map(\.code.name).contains("DuplicateURL"))
    try fixture.write("name: X\n", to: "Content/site.yml")
    #expect(try LoadedSite(fixture.folder).site == nil)
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    let error = #expect(throws: SystemError.self) { try LoadedSite(SiteFolder("/nowhere")) }
    #expect(error?.path == "/nowhere/Content")
  }
}
