import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct MisplacedAssociationFileTests {
  @Test(arguments: [
    "apple-app-site-association", "shops/apple-app-site-association", "apple-app-site-association.json",
    ".well-known/sub/apple-app-site-association", ".well-known/apple-app-site-association.txt",
  ])
  func refusesAFileThatDevicesDoNotRead(path: String) throws {
    try Fixture.expect(
      .misplacedAssociationFile, at: "Content/\(path)",
      "devices do not read an AASA file with this name in this place",
      fix: "move it to Content/.well-known/apple-app-site-association", in: ["Content/\(path)": "{}"])
  }

  @Test func isContentWithTheRightPlace() throws {
    try Fixture.expectNothing(in: ["Content/.well-known/apple-app-site-association": "{}"])
  }
}
