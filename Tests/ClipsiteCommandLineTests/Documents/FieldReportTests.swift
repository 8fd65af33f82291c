import Foundation
import Testing

/// The form to copy from “Test with an iPhone”, and the template of an issue that asks for it.
struct FieldReportTests {
  private static let page = Result { try Document(page: "Guides/TestWithAnIPhone").text }

  @Test func theFormHasALineForEachObservation() throws {
    let parts = try Self.page.get().components(separatedBy: "```markdown\n")
    try #require(parts.count == 2)
    let rows = parts[0].matches(of: /\n\| ([0-9]+) \|/).map { String($0.1) }
    let lines = parts[1].matches(of: #/\n([0-9]+)\. /#).map { String($0.1) }
    #expect(rows == lines && rows == (1...12).map { "\($0)" })
  }

  @Test func theTemplateOfAnIssueAsksForTheForm() throws {
    let template = try Document(".github/ISSUE_TEMPLATE/iphone-report.yml").text
    #expect(template.contains("Guides/TestWithAnIPhone.md#report"))
    // Else GitHub would show the form as code.
    #expect(!template.contains("render: "))
    #expect(try Self.page.get().contains("\n## Report\n"))
  }
}
