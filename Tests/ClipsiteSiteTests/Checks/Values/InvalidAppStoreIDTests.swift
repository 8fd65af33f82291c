import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct InvalidAppStoreIDTests {
  @Test(arguments: [
    ("id1234567890", "the App Store ID `id1234567890` starts with `id`; it must be digits only"),
    ("com.example.Donuts", "`com.example.Donuts` is a bundle ID; an App Store ID is digits only"),
    ("ABCDE12345", "`ABCDE12345` looks like a Team ID; an App Store ID is digits only"),
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
