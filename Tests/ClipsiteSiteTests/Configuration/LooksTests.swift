import Foundation
import Testing

@testable import ClipsiteSiteModel

/// What templates see of the key `looks`.
@Suite(.timeLimit(.minutes(30))) struct LooksTests {
  private static let template =
    "<head>{{head.tags}}</head><body>{{#site.looks}}"
    + "{{accent-light}} {{accent-dark}} {{fill-light}} {{fill-dark}} {{on-fill-light}} {{on-fill-dark}} "
    + "{{font}} {{radius}} {{button-radius}}{{/site.looks}}"

  private func text(_ looks: String) throws -> String {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(looks), "Templates/directory.mustache": Self.template,
    ])
    try fixture.buildCleanly()
    let page = try fixture.read("Output/example.com/index.html")
    return String(page[(page.range(of: "<body>")?.upperBound ?? page.startIndex)...])
  }

  @Test(arguments: [
    ("", ""), ("looks: {corners: soft}", "       0.5rem 0.5rem"),
    (
      "looks: {accent: {light: \"#123\", dark: \"#def\"}}",
      "#112233 #ddeeff #112233 #ddeeff #ffffff #000000   "
    ),
    (
      "looks: {accent: {dark: \"#ff9d74\"}, corners: square}",
      "#915942 #ff9d74 #ff9d74 #ff9d74 #000000 #000000  0rem 0rem"
    ),
  ])
  func everyPartMayBeMissing(looks: String, expected: String) throws {
    #expect(try text(looks) == expected)
  }

  /// Quotes would be escaped in a style sheet.
  @Test(arguments: Looks.Font.allCases)
  func familiesHaveNoCharacterThatIsEscaped(_ font: Looks.Font) throws {
    #expect(try text("looks: {font: \(font.rawValue)}") == "      \(font.families)  ")
  }
}
