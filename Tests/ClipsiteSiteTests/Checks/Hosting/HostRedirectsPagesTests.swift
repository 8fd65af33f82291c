import ClipsiteDiagnostics
import Testing

@testable import ClipsiteProviders
@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct HostRedirectsPagesTests {
  @Test func warnsOfFoldersWhereTheyRedirect() throws {
    try Fixture.expect(
      .hostRedirectsPages, "gitlab-pages may redirect page URLs with `page-files: folders`",
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
