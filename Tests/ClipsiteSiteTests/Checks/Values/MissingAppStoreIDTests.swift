import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct MissingAppStoreIDTests {
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
