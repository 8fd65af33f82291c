import ClipsiteText
import ClipsiteVerification
import Testing

@testable import ClipsiteCommandLine

struct PhoneStepsTests {
  private static func text(for domains: String...) -> String {
    PhoneSteps.text(for: domains.map { DomainReport(domain: $0, findings: [], pages: 1) })
  }

  @Test func thePageExists() throws {
    let page = try Document(page: "Guides/CardDoesNotShow").text
    let title = try #require(page.firstMatch(of: /# (.+)/)).1
    #expect(Self.text(for: "example.com").contains("The page “\(title)” of the documentation"))
    // The page has the same path through the settings.
    #expect(
      page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("Settings > Developer > App Clips Testing > Diagnostics"))
  }

  @Test func theEntitlementsAreThoseOfTheDomain() {
    #expect(Self.text(for: "example.com").contains("have appclips:example.com.\n"))
    #expect(
      Self.text(for: "a.example", "b.example").contains("have appclips:DOMAIN for each domain.\n"))
  }

  /// Nobody reads that the web side is right if something was not compared, or if there are warnings.
  @Test func theFirstLineIsTrue() {
    let good = DomainReport(domain: "example.com", findings: [], pages: 1, hasCopy: true)
    #expect(PhoneSteps.text(for: [good]).hasPrefix("\nThe web side is right.\n"))
    let notCompared =
      "\nNothing on the web side is wrong, but Apple's copy of the AASA file was not compared.\n"
    #expect(Self.text(for: "example.com").hasPrefix(notCompared))
    let other = DomainReport(domain: "b.example", findings: [], pages: 1)
    #expect(PhoneSteps.text(for: [good, other]).hasPrefix(notCompared))
    let warning = Diagnostic(
      .v16AnswerHeaders, at: SourceRange("https://example.com/"), "something", severity: .warning)
    #expect(
      PhoneSteps.text(for: [DomainReport(domain: "example.com", findings: [warning], pages: 1, hasCopy: true)]
      )
      .hasPrefix("\nThe web side has no error, but a warning above can be the cause.\n"))
  }

  @Test func nobodyScrollsSideways() {
    let lines = Self.text(for: "example.com").split(separator: "\n")
    #expect(lines.count <= 12 && lines.allSatisfy { $0.count <= 104 })
  }
}
