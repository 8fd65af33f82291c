import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct InvalidBundleIDTests {
  @Test(arguments: [
    ("Donuts", "the bundle ID `Donuts` has no full stop; it must look like `com.example.App`"),
    ("com..Donuts", "the bundle ID `com..Donuts` has nothing before, after or between two of its full stops"),
    (
      "com.example.Do_nuts",
      "the bundle ID `com.example.Do_nuts` holds `_`; only letters, digits, `-` and `.` are allowed"
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
