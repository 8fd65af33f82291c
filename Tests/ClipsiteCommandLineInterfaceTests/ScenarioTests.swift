import ClipsiteDiagnostics
import Foundation
import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct ScenarioTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  private static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  /// The codes of `explain` in scenarios: fixed ones, so that a new check changes no scenario.
  private static let codes = [
    DiagnosticCode(
      "SubtitleTooLong", .error,
      explanation: """
        An App Clip card shows a subtitle of at most 56 characters.

        - Shorten the subtitle, or leave it out and let the default experience's
          subtitle stand.
        - Characters are counted as people see them.

            clip:
              subtitle: Order ahead, skip the line
        """),
    DiagnosticCode("TitleMissing", .warning, explanation: "Every page needs a title."),
  ]

  @Test func thereAreScenarios() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func happensAsWritten(_ name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    try ScenarioFile(url).play(codes: Self.codes)
  }
}
