import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct InvalidAppIDPrefixTests {
  @Test(arguments: [
    ("ABCDE1234", "the App ID prefix `ABCDE1234` has 9 characters; it must have 10"),
    ("ABCDE123456", "the App ID prefix `ABCDE123456` has 11 characters; it must have 10"),
    ("abcde12345", "the App ID prefix `abcde12345` has lower-case letters; it must be in upper case"),
    ("ABCDE 2345", "the App ID prefix `ABCDE 2345` may hold only the letters A–Z and digits"),
    ("<TEAM_ID>", "`<TEAM_ID>` is a placeholder, not an App ID prefix"),
  ])
  func refuses(prefix: String, message: String) throws {
    try Fixture.expect(
      .invalidAppIDPrefix, message,
      in: ["Content/site.yml": Fixture.site(replacing: "ABCDE12345", with: "«\(prefix)»")])
  }

  @Test func plainDigitsAreText() throws {
    try Fixture.expectNothing(
      in: ["Content/site.yml": Fixture.site(replacing: "ABCDE12345", with: "0123456789")])
  }
}
