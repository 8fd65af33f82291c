@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct InvalidAppIDPrefixTests {
  @Test(arguments: [
    ("ABCDE1234", "the App ID prefix `ABCDE1234` has 9 characters, but it must have 10"),
    ("ABCDE123456", "the App ID prefix `ABCDE123456` has 11 characters, but it must have 10"),
    ("abcde12345", "the App ID prefix `abcde12345` has lower-case letters, but it must be in upper case"),
    ("ABCDE 2345", "the App ID prefix `ABCDE 2345` can contain only the letters A–Z and digits"),
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

struct InvalidBundleIDTests {
  @Test(arguments: [
    ("ABCDE12345", "`ABCDE12345` looks like a Team ID, not a bundle ID"),
    ("com..Donuts", "the bundle ID `com..Donuts` has nothing before, after or between two of its full stops"),
    (
      "com.example.Do_nuts",
      "the bundle ID `com.example.Do_nuts` contains `_`, but only letters, digits, `-` and `.` are allowed"
    ),
    (
      "ABCDE12345.com.example.Donuts",
      "the bundle ID `ABCDE12345.com.example.Donuts` starts with the App ID prefix `ABCDE12345`"
    ),
  ])
  func refuses(id: String, message: String) throws {
    try Fixture.expect(
      .invalidBundleID, message,
      in: [
        "Content/site.yml": Fixture.site(
          replacing: "\n  bundle-id: com.example.Donuts", with: "\n  bundle-id: «\(id)»")
      ])
    try Fixture.expect(
      .invalidBundleID, message,
      in: ["Content/site.yml": Fixture.site(replacing: "com.example.Donuts.Clip", with: "«\(id)»")])
  }

  @Test func hyphensAreLegal() throws {
    try Fixture.expectNothing(
      in: ["Content/site.yml": Fixture.site(replacing: "com.example.Donuts", with: "com.my-example.Donuts-2")]
    )
  }
}

struct InvalidAppStoreIDTests {
  @Test(arguments: [
    ("id1234567890", "the App Store ID `id1234567890` starts with `id`, but it must be digits only"),
    ("com.example.Donuts", "`com.example.Donuts` is a bundle ID, but an App Store ID is digits only"),
    ("ABCDE12345", "`ABCDE12345` looks like a Team ID, but an App Store ID is digits only"),
    ("-5", "the App Store ID `-5` must be digits only"),
    ("1e9", "the App Store ID `1e9` must be digits only"),
    ("123456789012345678901", "the App Store ID `123456789012345678901` has more than 20 digits"),
  ])
  func refuses(id: String, message: String) throws {
    try Fixture.expect(
      .invalidAppStoreID, message,
      in: ["Content/site.yml": Fixture.site(replacing: "1234567890", with: "«\(id)»")])
  }

  @Test(arguments: ["1234567890", "\"1234567890\"", "'1234567890'"])
  func plainAndQuotedMeanTheSame(id: String) throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site(replacing: "1234567890", with: id)])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/index.html").contains("app-id=1234567890, "))
  }
}

struct MissingAppStoreIDTests {
  @Test func warnsOfAnAppWithoutIt() throws {
    try Fixture.expect(
      .missingAppStoreID, "`app` has no `app-store-id`, so devices without App Clips are offered nothing",
      fix: "add the number from the app's address in the App Store",
      in: [
        "Content/site.yml": """
        name: Donuts
        domains: [example.com]
        app: «{team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip}»
        image: donut.png

        """
      ])
  }

  @Test func saysNothingOfOneThatIsWrong() throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site(replacing: "1234567890", with: "abc")])
    #expect(try fixture.check().map(\.code) == [.invalidAppStoreID])
  }
}

struct ClipOutsideAppTests {
  @Test(arguments: ["com.example.Other.Clip", "com.example.DonutsClip"])
  func refusesAClipOfAnotherApp(clip: String) throws {
    try Fixture.expect(
      .clipOutsideApp, "the App Clip `\(clip)` is not part of the app `com.example.Donuts`",
      fix: "use a bundle ID that starts with `com.example.Donuts.`",
      in: ["Content/site.yml": Fixture.site(replacing: "com.example.Donuts.Clip", with: "«\(clip)»")])
  }
}
