import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The lines of the page “The card does not show” are those that `clipsite verify` prints for planted faults.
@Suite(
  .blocking,
  .needs(LiveServer.need))
struct DocumentedSymptomsTests {
  private typealias Change = @Sendable (inout ScriptedSite) -> Void

  @Test func everyLineIsPrintedForItsFault() throws {
    let page = try Document(page: "Guides/CardDoesNotShow")
    let lines = page.blocks.filter { $0.text.hasPrefix("example.com: ") }.map(\.text)
    #expect(lines.count == Self.faults.count)
    let server = try ScriptedServer()
    for (line, change) in zip(lines, Self.faults) {
      var site = ScriptedSite.good
      change(&site)
      try server.serve(site)
      let printed = try verify(server)
      #expect(printed.contains(line), "\(line)\n\(printed)")
    }
  }

  /// What `verify` prints, with the URL that the page shows.
  private func verify(_ server: ScriptedServer) throws -> String {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let recorder = TerminalRecorder()
    _ = CommandLineTool.clipsite(codes: []).run(
      ["verify", ScriptedSite.url] + server.options, on: recorder.terminal, workingFolder: folder.path)
    let printed = recorder.text(.output) + recorder.text(.error)
    return printed.replacing(ScriptedSite.page, with: "/ferry-street/market")
  }

  /// The faults, in the order of the page.
  private static let faults: [Change] = [
    { $0.replace(#"<meta name="apple-itunes-app""#, with: #"<meta name="other""#, in: ScriptedSite.page) },
    { $0.replace("bundle-id=com.", with: "bundle-id=Q7W2E9R4T1.com.", in: ScriptedSite.page) },
    { $0.replace(" app-clip-bundle-id=com.example.Donuts.Clip,", with: "", in: ScriptedSite.page) },
    { site in
      let tag = #"<meta name="apple-itunes-app" content="app-id=1234567890">"#
      site.replace("<style>", with: "\(tag)<style>", in: ScriptedSite.page)
    },
    {
      $0.secure[ScriptedSite.page] = .init(301, fields: ["Location": "https://example.com/elsewhere"])
    },
    { $0.secure[ScriptedSite.aasa] = .init(404) },
    { $0.secure[ScriptedSite.aasa] = .init(403) },
    {
      let location = "https://www.example.com\(ScriptedSite.aasa)"
      $0.secure[ScriptedSite.aasa] = .init(301, fields: ["Location": location])
    },
    { $0.associate(#"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Donuts.Clip",]}}"#) },
    {
      $0.associate(
        #"{"applinks":{"details":[{"appIDs":["Q7W2E9R4T1.com.example.Donuts"],"components":[{"/":"/*"}]}]}}"#)
    },
    { $0.associate(#"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Donuts"]}}"#) },
    {
      $0.associate(#"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Donuts.Clip"]}}"#)
      $0.plain[ScriptedSite.apple]?.body = .init(
        #"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Old.Clip"]}}"#.utf8)
    },
    {
      $0.plain[ScriptedSite.apple] = .init(
        404,
        fields: [
          "Apple-Failure-Reason": "SWCERR00101 Bad HTTP Response: 403",
          "Apple-Failure-Details": #"{"status":"403 Forbidden"}"#,
        ])
    },
    {
      $0.plain[ScriptedSite.apple] = .init(404, fields: ["Apple-Failure-Reason": "SWCERR00301 Timeout"])
    },
    { $0.replace("https://example.com\(ScriptedSite.image)", with: "/donut.jpg", in: ScriptedSite.page) },
  ]
}

extension ScriptedSite {
  /// Serves another AASA file, of which Apple has a copy.
  fileprivate mutating func associate(_ file: String) {
    secure[Self.aasa]?.body = .init(file.utf8)
    plain[Self.apple]?.body = .init(file.utf8)
  }
}
