import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct IneffectiveHostFileTests {
  @Test func warnsOfAConfigurationThatNoHostReads() throws {
    try Fixture.expect(
      .ineffectiveHostFile, at: "Content/.well-known/vercel.json",
      "no host reads a configuration file in this folder", fix: "move it to the root of the project",
      in: ["Content/.well-known/vercel.json": "{}"])
  }

  @Test func isContentWithItAtTheTop() throws {
    try Fixture.expectNothing(in: ["Content/vercel.json": "{}"])
  }
}
