import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering

struct MissingThemeTemplateTests {
  @Test(arguments: Theme.requiredNames)
  func wantsEveryTemplate(name: String) throws {
    let fixture = try Fixture()
    try fixture.remove("Templates/\(name).mustache")
    try fixture.expect(
      .missingThemeTemplate, at: "Templates/\(name).mustache", "the theme has no template `\(name)`",
      fix: "add the file, or copy it from the theme of `clipsite init`")
  }

  @Test func stillReportsTheContent() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("titel: A")])
    try fixture.remove("Templates/page.mustache")
    #expect(try fixture.check().map(\.code.name) == ["MissingTitle", "UnknownKey", "MissingThemeTemplate"])
  }
}
