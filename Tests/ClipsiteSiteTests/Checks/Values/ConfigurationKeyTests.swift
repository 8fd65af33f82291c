@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct MissingKeyTests {
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
    ("name: Ferry Street Donuts", "name: [Donuts]"),
    ("domains: [example.com]", "domains: {example.com: true}"),
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

struct RepeatedDomainTests {
  @Test(arguments: ["example.com", "EXAMPLE.com"])
  func refusesTheSecond(domain: String) throws {
    try Fixture.expect(
      .repeatedDomain, "the domain `example.com` is listed twice", fix: "remove one of the two",
      in: ["Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, «\(domain)»]")])
  }

  @Test func isContentWithASubdomain() throws {
    try Fixture.expectNothing(
      in: [
        "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, www.example.com]"),
        "Content/a.md": Fixture.page("title: A\ndomain: www.example.com"),
      ])
  }
}

struct RepeatedHostTests {
  @Test func warnsOfASecondEntry() throws {
    try Fixture.expect(
      .repeatedProvider, "the host `nginx` appears twice", fix: "delete this one",
      in: ["Content/site.yml": Fixture.site("hosts: [nginx, caddy, «nginx»]")])
  }
}

struct UnknownHostTests {
  @Test func suggestsTheHostThatIsMeant() throws {
    try Fixture.expect(
      .unknownProvider, "clipsite knows no host `netlfy`", fix: "did you mean `netlify`?",
      in: ["Content/site.yml": Fixture.site("hosts: [nginx, «netlfy»]")])
  }

  @Test func namesAllHostsWhenNoneIsNear() throws {
    try Fixture.expect(
      .unknownProvider, fix: "use one of \(Provider.names.joined(separator: ", "))",
      in: ["Content/site.yml": Fixture.site("hosts: [«s3», «my-server», «Netlify.com»]")])
  }

  @Test func isContentWithoutHosts() throws {
    try Fixture.expectNothing(in: ["Content/site.yml": Fixture.site("hosts: []")])
  }
}

struct InvalidColorTests {
  @Test(arguments: ["red", "#12", "#12345", "#gggggg", "#fff;}", "#ffff"])
  func looksAtTheConfiguration(text: String) throws {
    try Fixture.expect(
      .invalidColor, "`\(text)` is not a color in hexadecimal", fix: "write it as in \"#a33c13\"",
      in: ["Content/site.yml": Fixture.site("looks: {accent: {light: «\"\(text)\"»}}")])
  }

  @Test(arguments: ["#333", "#A33C13"])
  func isContentWith(text: String) throws {
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site("looks: {accent: {light: \"\(text)\"}, font: serif, corners: square}")
    ])
  }
}

struct InvalidLimitTests {
  @Test(arguments: [
    "8 MB", "0", "0 KiB", "-1", "1.5 MiB", "MiB", "many", "99999999999999999999", "9007199254740993 GiB",
  ])
  func refusesWhatIsNoSize(text: String) throws {
    try Fixture.expect(
      .invalidLimit, "`\(text)` is not a size", fix: "write a whole number and a unit, as in `8 MiB`",
      in: ["Content/site.yml": Fixture.site("limits: {page: «\(text)»}")])
  }

  @Test(arguments: [
    ("source-file", "16 MiB", 16 << 20), ("front-matter", "1 MiB", 1 << 20), ("page", "64 MiB", 64 << 20),
    ("copied-file", "2 GiB", 2 << 30),
  ])
  func eachHasABound(key: String, bound: String, bytes: Int) throws {
    try Fixture.expectNothing(in: ["Content/site.yml": Fixture.site("limits: {\(key): \(bound)}")])
    try Fixture.expect(
      .invalidLimit, "the limit `\(key)` may be at most \(bound)", fix: "write `\(bound)` or less",
      in: ["Content/site.yml": Fixture.site("limits: {\(key): «\(bytes + 1)»}")])
  }
}

struct LooksMistakeTests {
  @Test(arguments: [
    (
      "looks: {accent: «red»}",
      "write its keys below it, indented by two spaces, such as `light: \"#a33c13\"`"
    ),
    ("theme-color: «red»", "write its keys below it, indented by two spaces, such as `light: \"#ffffff\"`"),
    (
      "android: «x»", "write its keys below it, indented by two spaces, such as `package: com.example.donuts`"
    ),
  ])
  func aTextInPlaceOfAMappingGetsAnExample(lines: String, fix: String) throws {
    try Fixture.expect(.wrongType, fix: fix, in: ["Content/site.yml": Fixture.site(lines)])
  }

  @Test func aColorWithoutQuotesIsAComment() throws {
    try Fixture.expect(
      .emptyValue, "`light` has no value", fix: "put the value in quotes, because ` #` starts a comment",
      in: ["Content/site.yml": Fixture.site("looks:\n  accent:\n    light: «#a33c13»")])
  }

  @Test(arguments: [
    (
      "looks: {font: serif}\n«looks»: {corners: round}",
      "merge the two: move the values of this key to the first one"
    ),
    ("image-alt: A\n«image-alt»: B", "remove one of the two"),
  ])
  func twoMappingsOfOneNameAreMerged(lines: String, fix: String) throws {
    try Fixture.expect(.duplicateKey, fix: fix, in: ["Content/site.yml": Fixture.site(lines)])
  }
}

struct MissingConfigurationTests {
  @Test func wantsSiteYML() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("titel: A")])
    try fixture.remove("Content/site.yml")
    let found = try fixture.check()
    #expect(found.map(\.code.name) == ["MissingTitle", "UnknownKey", "MissingConfiguration"])
    #expect(found.last?.message == "there is no site.yml")
    #expect(
      found.last?.fix == "run this in the folder of a site, name it with --site, or run `clipsite init`")
    #expect(found.last.map { fixture.relative($0.range.path) } == "Content/site.yml")
  }

  @Test func findsTheFileBesideItsFolder() throws {
    let fixture = try Fixture(["site.yml": Fixture.siteYAML])
    try fixture.remove("Content/site.yml")
    #expect(try fixture.check().last?.fix == "move `site.yml` into the folder `Content`")
  }

  @Test func aFileInTOMLIsNotRenamed() throws {
    let fixture = try Fixture(["Content/site.toml": "name = \"Donuts\""])
    try fixture.remove("Content/site.yml")
    #expect(
      try fixture.check().last?.fix?.hasPrefix("write its keys as YAML, as in `name: Donuts`, into") == true)
  }

  @Test(arguments: ["site.yaml", "Site.yml", "sites.yml", "site.yml.txt"])
  func namesTheFileThatIsMeant(name: String) throws {
    let fixture = try Fixture(["Content/\(name)": Fixture.siteYAML])
    try fixture.remove("Content/site.yml")
    #expect(try fixture.check().last?.fix == "rename `\(name)` to `site.yml`")
  }
}
