import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The function for CloudFront, run by Node with the events that CloudFront hands to it.
@Suite(.blocking, .needs(InstalledTool.node))
struct CloudFrontFunctionTests {
  @Test(arguments: [
    ("flat", "/", "/index.html"), ("flat", "/market", "/market.html"), ("flat", "/market/", "/market.html"),
    ("flat", "/a/market", "/a/market.html"), ("flat", "/donut.png", "/donut.png"),
    ("folders", "/", "/index.html"), ("folders", "/market", "/market/index.html"),
    ("folders", "/market/", "/market/index.html"),
    (
      "flat", "/.well-known/apple-app-site-association", "/.well-known/apple-app-site-association.json"
    ),
    ("flat", "/.well-known/other", "/.well-known/other"), ("flat", "/__proto__", "/__proto__.html"),
    ("flat", "/constructor", "/constructor.html"), ("flat", "/m/m", "/m/m.html"),
  ])
  func findsTheFile(pageFiles: String, asked: String, file: String) throws {
    let result = try run("example.com", pageFiles, asked)
    #expect(result["uri"]?.text == file)
    #expect(result["statusCode"] == nil)
  }

  @Test(arguments: [
    ("example.com", "/m", "{}", "/market"), ("example.com", "/m/", "{}", "/market"),
    ("go.example.com", "/", "{}", "https://example.com/market"),
    ("example.com", "/m", #"{"table":{"value":"4"},"a":{"value":"%20"}}"#, "/market?table=4&a=%20"),
    (
      "go.example.com", "/", #"{"id":{"value":"1"}}"#, "https://example.com/ferry-street/mission"
    ),
    (
      "example.com", "/", #"{"id":{"value":"2"},"a":{"value":"b.c"}}"#, "/ferry-street/mission"
    ),
    ("go.example.com", "/", #"{"id":{"value":"12"}}"#, "https://example.com/market?id=12"),
    ("example.com", "/", #"{"menu":{"value":""}}"#, "/ferry-street/mission"),
    (
      "example.com", "/m", #"{"a":{"value":"1","multiValue":[{"value":"1"},{"value":"2"}]}}"#,
      "/market?a=1&a=2"
    ),
  ])
  func redirectsShortURLs(domain: String, asked: String, query: String, target: String) throws {
    let result = try run(domain, "flat", asked, query: query)
    #expect(result["statusCode"]?.integer == 301)
    #expect(result["headers"]?["location"]?["value"]?.text == target)
  }

  private func run(
    _ domain: String, _ pageFiles: String, _ uri: String, query: String = "{}"
  ) throws -> JSONValue {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let function = try Self.function(domain, pageFiles)
    let request = #"{"method":"GET","uri":"\#(uri)","querystring":\#(query),"headers":{}}"#
    try folder.write(
      "run.js", function + "console.log(JSON.stringify(handler({ version: '1.0', request: \(request) })));\n")
    let output = try InstalledTool.node.run(["run.js"], in: folder.path)
    return try JSONParser.parse(Array(output.utf8)).value
  }

  /// The function as clipsite writes it.
  private static func function(_ domain: String, _ pageFiles: String) throws -> String {
    let site = try ScenarioFolder()
    defer { site.remove() }
    try HostedScenario.write(to: site, pageFiles: pageFiles)
    let recorder = TerminalRecorder()
    let status = HostedScenario.tool.run(
      ["build", "--host", "s3-cloudfront"], on: recorder.terminal, workingFolder: site.path)
    #expect(status == .success, "\(recorder.text(.error))")
    return try #require(site.read("Output/_hosts/s3-cloudfront/\(domain).js"))
  }
}
