import Testing

@testable import ClipsiteCommandLineInterface

struct PhoneStepsTests {
  @Test func thePageExists() throws {
    let page = try Document(page: "Guides/CardDoesNotShow").text
    let title = try #require(page.firstMatch(of: /# (.+)/)).1
    #expect(PhoneSteps.text(for: ["example.com"]).contains("The page “\(title)” of the documentation"))
    // The page has the same path through the settings.
    #expect(
      page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("Settings > Developer > App Clips Testing > Diagnostics"))
  }

  @Test func theEntitlementsAreThoseOfTheDomain() {
    #expect(PhoneSteps.text(for: ["example.com"]).contains("have appclips:example.com.\n"))
    #expect(
      PhoneSteps.text(for: ["a.example", "b.example"]).contains("have appclips:DOMAIN for each domain.\n"))
  }

  @Test func nobodyScrollsSideways() {
    let lines = PhoneSteps.text(for: ["example.com"]).split(separator: "\n")
    #expect(lines.count <= 12 && lines.allSatisfy { $0.count <= 104 })
  }
}
