import Dispatch
import Foundation
import ClipsitePreview
import ClipsiteSiteModel
import ClipsiteSiteRendering
import ClipsiteTestTools
import Testing

@testable import ClipsiteCommandLineInterface
@testable import ClipsiteHTTPServer
@testable import ClipsiteCommandLineInterfaceTests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A preview over a real connection, on free ports of this computer.
@Suite(.blocking) struct PreviewSessionTests {
  private func starter() throws -> ScenarioFolder {
    let folder = try ScenarioFolder()
    let tool = CommandLineTool.clipsite(codes: [])
    #expect(tool.run(["init", "."], on: TerminalRecorder().terminal, workingFolder: folder.path) == .success)
    return folder
  }

  private func session(_ folder: ScenarioFolder, portPerDomain: Bool = false) throws -> PreviewSession {
    var options = PreviewSession.Options()
    options.port = 0
    options.hasPortPerDomain = portPerDomain
    return try PreviewSession(SiteFolder(folder.path), options)
  }

  private func get(_ address: String) throws -> String {
    try String(contentsOf: #require(URL(string: address)), encoding: .utf8)
  }

  @Test func givesEachDomainAPortWhenAsked() throws {
    let folder = try starter()
    defer { folder.remove() }
    let session = try session(folder, portPerDomain: true)
    defer { session.stop() }
    let domain = try #require(session.live.status.snapshot?.site.domains.first?.name)
    let address = session.addresses.address(of: domain, "/ferry-street/market")
    #expect(!address.contains(".localhost"))
    #expect(try get(address).contains("Market Street"))
  }

  @Test(
    arguments: [
      (8080, 2, [8080, 8081, 8082]), (0, 2, [0, 0, 0]), (65533, 2, [65533, 65534, 65535]),
    ] as [(UInt16, Int, [UInt16])])
  func theDomainsHaveThePortsBehindTheFirst(_ port: UInt16, _ domains: Int, _ ports: [UInt16]) throws {
    let options = PreviewSession.Options(port: port, hasPortPerDomain: true)
    let endpoints = try PreviewSession.endpoints(options, (0..<domains).map { "d\($0).example" })
    #expect(endpoints.map(\.port) == ports)
  }

  @Test(
    arguments: [
      (65534, 2, "use '--port 0', or '--port 65533' or less"), (8080, 65_535, "leave it out"),
      (0, 65_536, "leave it out"),
    ] as [(UInt16, Int, String)])
  func morePortsThanThereAreDoNotFit(_ port: UInt16, _ domains: Int, _ advice: String) throws {
    let options = PreviewSession.Options(port: port, hasPortPerDomain: true)
    let error = #expect(throws: UnfitArguments.self) {
      try PreviewSession.endpoints(options, (0..<domains).map { "d\($0).example" })
    }
    #expect(error?.message.hasSuffix(advice) == true)
  }

  @Test func aPortBehindTheLastIsAMistakeInTheArguments() throws {
    let folder = try starter()
    defer { folder.remove() }
    let recorder = TerminalRecorder()
    let arguments = ["serve", "--port", "65535", "--port-per-domain"]
    let status = CommandLineTool.clipsite(codes: []).run(
      arguments, on: recorder.terminal, workingFolder: folder.path)
    #expect(status == .usage)
  }

  /// The address of the events as a page asks for them that was open all the time.
  @Test func aPageFromBeforeARestartLoadsAgain() throws {
    let folder = try starter()
    defer { folder.remove() }
    let first = try session(folder)
    let page = try get(first.addresses.address("/"))
    let seen = try #require(page.firstMatch(of: /data-version="(\d+)"/)?.1)
    first.stop()
    let second = try session(folder)
    defer { second.stop() }
    let hub = second.hub
    #expect(
      String(decoding: hub.greeting(since: UInt64(seen)).bytes, as: UTF8.self).contains("event: reload"))
  }

  @Test func aSaveIsServed() throws {
    let folder = try starter()
    defer { folder.remove() }
    let session = try session(folder)
    let reloaded = DispatchSemaphore(value: 0)
    let following = DispatchQueue(label: "following")
    following.async { session.follow { _ in reloaded.signal() } }
    try folder.write("Content/about.md", "---\ntitle: A new story\nclip: {display: none}\n---\n")
    #expect(reloaded.wait(timeout: .now() + 120) == .success)
    let domain = try #require(session.live.status.snapshot?.site.domains.first?.name)
    let page = session.live.resource(domain: domain, path: "/about")
    #expect(page.map { String(decoding: $0.body, as: UTF8.self).contains("A new story") } == true)
    session.stop()
    // The watch ends with the session.
    following.sync {}
  }
}
