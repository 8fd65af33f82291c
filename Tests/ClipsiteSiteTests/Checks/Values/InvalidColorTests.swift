import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct InvalidColorTests {
  @Test(arguments: ["red", "#12", "#12345", "#gggggg", "#fff;}", "#ffff"])
  func looksAtTheConfiguration(text: String) throws {
    try Fixture.expect(
      .invalidColor, "`\(text)` is no color in hexadecimal", fix: "write it as in \"#a33c13\"",
      in: ["Content/site.yml": Fixture.site("looks: {accent: {light: «\"\(text)\"»}}")])
  }

  @Test(arguments: ["#fff", "#A33C13"])
  func isContentWith(text: String) throws {
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site("looks: {accent: {light: \"\(text)\"}, font: serif, corners: square}")
    ])
  }
}
