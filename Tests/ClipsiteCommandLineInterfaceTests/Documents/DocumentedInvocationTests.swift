import Foundation
import Testing

@testable import ClipsiteCommandLineInterface

/// The guides show the entitlements, codes, and App Clip source of the example.
struct DocumentedInvocationTests {
  @Test func showsTheEntitlementsOfTheExample() throws {
    let tool = CommandLineTool.clipsite(codes: [])
    let (status, output, _) = tool.record([
      "entitlements", "--target", "clip", "--site", Document.root.path,
    ])
    #expect(status == .success)
    try Document(page: "Guides/SetUpEntitlements").expectSection("entitlements", "```xml\n\(output)```\n")
  }

  @Test func showsTheFitOfTheExample() throws {
    let (status, output, _) = CommandLineTool.clipsite(codes: []).record([
      "codes", "--fit", "--short", "--site", Document.root.path,
    ])
    #expect(status == .success)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(12).joined(separator: "\n")
    try Document(page: "Guides/PrintCodes").expectSection("fit", "```text\n\(shown)\n…\n```\n")
  }

  /// The files are compiled, and the first is called, by the tests of the library.
  @Test(arguments: [("app-clip", "SampleAppClip"), ("scene-delegate", "SampleSceneDelegate")])
  func showsTheSampleThatIsCompiled(_ section: String, name: String) throws {
    let file = Document.root.appendingPathComponent("Tests/ClipsiteInvocationRoutingTests/\(name).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Document(page: "Guides/RouteInvocations").expectSection(section, "```swift\n\(text)```\n")
  }
}
