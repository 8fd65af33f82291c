import Foundation
import Testing

@testable import ClipsiteCommandLineInterface

/// What the README shows of entitlements and of the App Clip's code.
@Suite(.timeLimit(.minutes(30))) struct ReadmeInvocationTests {
  @Test func showsTheEntitlementsOfTheExample() throws {
    let tool = CommandLineTool.clipsite(codes: [])
    let (status, output, _) = tool.record([
      "entitlements", "--target", "clip", "--site", Document.root.path,
    ])
    #expect(status == .success)
    try Document("README.md").expectSection("entitlements", "```xml\n\(output)```\n")
  }

  @Test func showsTheFitOfTheExample() throws {
    let (status, output, _) = CommandLineTool.clipsite(codes: []).record([
      "codes", "--fit", "--short", "--site", Document.root.path,
    ])
    #expect(status == .success)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(12).joined(separator: "\n")
    try Document("README.md").expectSection("fit", "```text\n\(shown)\n…\n```\n")
  }

  /// The file is compiled and called by the tests of the library.
  @Test func showsTheSampleThatIsCompiled() throws {
    let file = Document.root.appendingPathComponent(
      "Tests/ClipsiteInvocationRoutingTests/SampleAppClip.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Document("README.md").expectSection("app-clip", "```swift\n\(text)```\n")
  }
}
