import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsiteVerification
import Testing

@testable import ClipsiteCommandLineInterface

/// The page “Test with an iPhone”, the form, and the template of an issue are about the same observations.
struct DocumentedFieldKitTests {
  private static let page = Result { try Document(page: "Guides/TestWithAnIPhone") }

  @Test func thePageHasARowForEachObservation() throws {
    let rows = FieldKit.observations.enumerated().map { index, observation in
      "| \(index + 1) | \(observation.task) | \(observation.record) | \(observation.settles) |\n"
    }
    #expect(rows.count == 12)
    try Self.page.get().expectSection(
      "observations",
      "| # | do this | write down | settles or confirms |\n|---|---|---|---|\n" + rows.joined())
  }

  @Test func thePageShowsTheEmptyForm() throws {
    try Self.page.get().expectSection("form", "```markdown\n\(FieldKit().text)```\n")
  }

  @Test func theTemplateOfAnIssueAsksForTheForm() throws {
    let template = try Document(".github/ISSUE_TEMPLATE/iphone-report.yml").text
    #expect(template.contains("`clipsite verify --field-kit`"))
    // Else GitHub would show the form as code.
    #expect(!template.contains("render: "))
  }

  /// Text from the network must not become Markdown, such as a mention or a link.
  @Test func theFormContainsWhatTheWebSays() {
    var kit = FieldKit()
    (kit.version, kit.site, kit.status, kit.waited) = ("1.0", "https://example.com", "6", "2 days")
    kit.report = "example.com: error: it is `x`\n  fix: ``` <b> @name\n"
    let text = kit.text
    #expect(text.contains("- clipsite: 1.0\n- Site: https://example.com (or “private”)\n"))
    #expect(
      text.contains("ended with 6:\n\n    example.com: error: it is `x`\n      fix: ``` <b> @name\n\n###"))
    #expect(text.contains("\n12. Closed card: gone after … closings, back after …\n"))
    #expect(text.contains("the live file after 2 days\n"))
  }

  @Test func withoutASiteTheFormIsEmpty() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      ["verify", "--field-kit"], on: recorder.terminal, workingFolder: folder.path)
    #expect(status == .success)
    var kit = FieldKit()
    kit.version = "\(CommandLineTool.currentVersion), commit \(VersionCommand.commit)"
    #expect(recorder.text(.output) == kit.text && recorder.text(.error) == "")
  }

  @Test func theFormIsAllThatIsPrinted() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    #expect(site.run("build").status == .success)
    let line = "verify --no-cdn --resolve example.com:443:127.0.0.1:1 --field-kit"
    let result = site.run(line)
    #expect(result.status == .contentErrors && result.error == "")
    #expect(result.output.hasPrefix("### Site and phone\n\n- clipsite: "))
    #expect(result.output.contains("- Site: https://example.com (or"))
    #expect(result.output.contains("ended with 1:\n\n    example.com: error: "))
    let events = try SiteToPublish.events(site.run("\(line) --format json").output)
    #expect(events.last?["event"]?.text == "form")
    #expect(events.last?["text"]?.text?.hasPrefix("### Site and phone\n") == true)
  }
}
