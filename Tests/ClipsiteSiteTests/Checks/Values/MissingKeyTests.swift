import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct MissingKeyTests {
  @Test(arguments: [
    ("name: Ferry Street Donuts\n", "name"), ("domains: [example.com]\n", "domains"),
  ])
  func wantsTheKeysOfASite(line: String, key: String) throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site(replacing: line)])
    #expect(try fixture.findings() == ["error: MissingKey Content/site.yml:1:1 «»"])
    #expect(try fixture.check().map(\.message) == ["the key `\(key)` is missing"])
    #expect(try fixture.check().map(\.fix) == ["add it"])
  }

  @Test(arguments: ["team-id", "bundle-id", "clip-bundle-id"])
  func wantsTheKeysOfTheApp(key: String) throws {
    let app = [
      "team-id: ABCDE12345", "bundle-id: com.example.Donuts", "clip-bundle-id: com.example.Donuts.Clip",
    ]
    .filter { !$0.hasPrefix(key) }
    try Fixture.expect(
      .missingKey, "the key `app.\(key)` is missing", fix: "add it",
      in: [
        "Content/site.yml":
          "name: Donuts\ndomains: [example.com]\napp: «{\(app.joined(separator: ", ")), app-store-id: 1}»\n"
      ])
  }

  @Test func wantsAnApp() throws {
    let fixture = try Fixture(["Content/site.yml": "name: Donuts\ndomains: [example.com]\n"])
    #expect(try fixture.check().map(\.message) == ["the key `app` is missing"])
  }

  @Test func anEmptyListOfDomainsIsNone() throws {
    try Fixture.expect(
      .missingKey, "the key `domains` is missing",
      in: ["Content/site.yml": Fixture.site(replacing: "[example.com]", with: "«[]»")])
  }

  @Test func wantsTheKeysOfAnAndroidApp() throws {
    try Fixture.expect(
      .missingKey, "the key `android.package` is missing",
      in: ["Content/site.yml": Fixture.site("android: «{fingerprints: []}»")])
    try Fixture.expect(
      .missingKey, "the key `android.fingerprints` is missing",
      in: ["Content/site.yml": Fixture.site("android: «{package: com.example.donuts}»")])
  }

  @Test(arguments: [
    ("name: Ferry Street Donuts", "name: [Donuts]"), ("domains: [example.com]", "domains: example.com"),
    ("team-id: ABCDE12345", "team-id: {a: b}"),
  ])
  func aKeyOfTheWrongKindIsOneMistake(old: String, new: String) throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site(replacing: old, with: new)])
    #expect(try fixture.check().map(\.code.name) == ["WrongType"])
  }

  @Test func anAppOfTheWrongKindIsOneMistake() throws {
    let fixture = try Fixture(["Content/site.yml": "name: Donuts\ndomains: [example.com]\napp: Donuts\n"])
    #expect(try fixture.check().map(\.code.name) == ["WrongType"])
  }
}
