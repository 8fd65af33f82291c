@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct HostLeavesTypeUnsetTests {
  @Test(arguments: ["github-pages", "surge"])
  func notesWhatCannotBeSet(_ host: String) throws {
    try Fixture.expect(
      .providerLeavesTypeUnset, "\(host) sends the AASA file without the type application/json",
      fix: "keep the file as it is, or choose a host that can set the type",
      severity: .note,
      in: ["Content/site.yml": Fixture.site("hosts: [«\(host)»]")])
  }

  @Test func keepsNoSiteFromBeingWritten() throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site("hosts: [surge]")])
    #expect(try fixture.build(strict: true).output?.isRefused == false)
  }
}

struct HostRedirectsPagesTests {
  @Test func warnsOfFoldersWhereTheyRedirect() throws {
    try Fixture.expect(
      .providerRedirectsPages, "gitlab-pages may redirect page URLs with `page-files: folders`",
      fix: "set `page-files: flat`",
      in: ["Content/site.yml": Fixture.site("page-files: folders\nhosts: [«gitlab-pages»]")])
  }

  @Test(arguments: ["flat", "folders"])
  func isContentWhereAConfigurationPreventsIt(_ layout: String) throws {
    let hosts = Provider.allCases.filter { !$0.recipe.redirectsFolders }.map(\.rawValue).joined(
      separator: ", ")
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site("page-files: \(layout)\nhosts: [\(hosts)]")
    ])
  }
}

struct HostWithoutRedirectsTests {
  private static let page = Fixture.page("title: A\naliases: [/b, /c, \"https://go.example.com/a\"]")

  @Test func notesShortURLsToOtherDomains() throws {
    try Fixture.expect(
      .providerWithoutRedirects,
      "gitlab-pages cannot redirect https://go.example.com/a. A page leads on instead",
      fix: "keep the page, or choose another host for status 301",
      severity: .note,
      in: ["Content/site.yml": Fixture.site("hosts: [«gitlab-pages»]"), "Content/a.md": Self.page])
  }

  @Test func countsThem() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [github-pages]"), "Content/a.md": Self.page,
    ])
    let found = try fixture.check().filter { $0.code == .providerWithoutRedirects }.map(\.message)
    #expect(
      found == ["github-pages cannot redirect https://example.com/b and 2 more. A page leads on instead"])
  }

  @Test func isContentWithoutShortURLs() throws {
    try Fixture.expectNothing(in: ["Content/site.yml": Fixture.site("hosts: [gitlab-pages]")])
  }
}
