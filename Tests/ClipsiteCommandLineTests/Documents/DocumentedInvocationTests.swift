import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The guides show the entitlements and the App Clip source of the example.
struct DocumentedInvocationTests {
  @Test func showsTheEntitlementsOfTheExample() throws {
    let tool = CommandLineTool.clipsite(codes: [])
    let (status, output, _) = tool.record([
      "entitlements", "--target", "clip", "--site", Document.root.path,
    ])
    #expect(status == .success)
    try Document(page: "Guides/SetUpEntitlements").expectSection("entitlements", "```xml\n\(output)```\n")
  }

  /// The files are compiled, and the first is called, by the tests of the library.
  @Test(arguments: [("app-clip", "SampleAppClip"), ("scene-delegate", "SampleSceneDelegate")])
  func showsTheSampleThatIsCompiled(_ section: String, name: String) throws {
    let file = Document.root.appendingPathComponent("Tests/ClipsiteInvocationRoutingTests/\(name).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Document(page: "Guides/RouteInvocations").expectSection(section, "```swift\n\(text)```\n")
  }
}
