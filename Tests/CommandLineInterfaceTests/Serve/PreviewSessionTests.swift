import Dispatch
import Foundation
import SiteGenerator
import Testing

@testable import CommandLineInterface

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A preview over a real connection, on free ports of this computer.
struct PreviewSessionTests {
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
    let domain = try #require(session.live.status.snapshot?.site.hosts.first?.domain)
    let address = session.addresses.address(of: domain, "/ferry-street/market")
    #expect(!address.contains(".localhost"))
    #expect(try get(address).contains("Market Street"))
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
    let domain = try #require(session.live.status.snapshot?.site.hosts.first?.domain)
    let page = session.live.resource(domain: domain, path: "/about")
    #expect(page.map { String(decoding: $0.body, as: UTF8.self).contains("A new story") } == true)
    session.stop()
    // The watch ends with the session.
    following.sync {}
  }
}
