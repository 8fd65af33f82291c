import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct InvalidLanguageTests {
  @Test(arguments: [
    ("en_US", "the language tag `en_US` has an underscore; subtags are joined by hyphens"),
    ("e", "the language tag `e` does not start with a language of two or three letters"),
    ("en-\"><", "the language tag `en-\"><` is not formed as BCP 47 wants"),
  ])
  func refuses(language: String, message: String) throws {
    try Fixture.expect(
      .invalidLanguage, message,
      in: ["Content/site.yml": Fixture.site(replacing: "language: en", with: "language: «'\(language)'»")])
    try Fixture.expect(
      .invalidLanguage, message, in: ["Content/a.md": Fixture.page("title: A\nlanguage: «'\(language)'»")]
    )
  }

  @Test(arguments: [
    ("de_DE", "the language tag `de_DE` has an underscore; subtags are joined by hyphens"),
    ("german", "the language tag `german` does not start with a language of two or three letters"),
  ])
  func refusesTheNameOfAVariant(tag: String, message: String) throws {
    try Fixture.expect(
      .invalidLanguage, at: "Content/a.\(tag).md", message,
      in: ["Content/a.md": Fixture.page("title: A"), "Content/a.\(tag).md": Fixture.page("title: A")])
  }

  @Test func noIsNorwegian() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nlanguage: no")])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/a.html").contains("<html lang=\"no\">"))
  }
}
