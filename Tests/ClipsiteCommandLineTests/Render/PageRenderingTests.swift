import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// `clipsite render` on the example that stands beside the sources.
struct PageRenderingTests {
  private func render(_ arguments: String...) -> (
    status: ClipsiteCommandLine.ExitStatus, bytes: [UInt8]
  ) {
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      ["render"] + arguments, on: recorder.terminal, workingFolder: Document.root.path)
    return (status, Array(recorder.text(.output).utf8))
  }

  @Test(arguments: [
    ("/", "example.com/index.html"), ("harbor-coffee", "example.com/harbor-coffee.html"),
    ("https://ferrystreet.example.net/market", "ferrystreet.example.net/market.html"),
    ("/404", "example.com/404.html"),
  ])
  func aPageIsWhatABuildWrites(path: String, file: String) throws {
    let result = render(path)
    let built = try Data(contentsOf: Document.root.appendingPathComponent("Output/\(file)"))
    #expect(result.status == .success)
    #expect(Data(result.bytes) == built)
  }

  @Test func theContextIsOneJSONObject() throws {
    let result = render("https://ferrystreet.example.net/market", "--context")
    let context = try JSONParser.parse(result.bytes).value
    #expect(result.status == .success)
    #expect(context["page"]?["url"]?.text == "https://ferrystreet.example.net/market")
    #expect(context["page"]?["is-location"]?.bool == true)
    #expect(context["site"]?["home"]?.text == "/")
    #expect(context["place"]?["hours"]?.elements?.isEmpty == false)
    #expect(context["head"]?["tags"]?.text?.contains("apple-itunes-app") == true)
    #expect(context["redirect"] == .null)
  }
}
