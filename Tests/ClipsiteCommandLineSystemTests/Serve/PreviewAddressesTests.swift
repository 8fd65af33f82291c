import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests
@testable import ClipsiteContent
@testable import ClipsitePreview

/// The addresses that a preview prints and links, with more domains than ports.
///
/// Safari resolves `localhost`, IP addresses, and names that end in `.local`. The browsers of the tests
/// resolve more, so opening the addresses proves nothing.
@Suite(.blocking) struct PreviewAddressesTests {
  private struct Shared {
    let folder: ScenarioFolder
    let session: PreviewSession

    init() throws {
      folder = try ScenarioFolder.withExample(theme: .clean)
      let more = (1...DomainPorts.limit).map { "d\($0).example.org" }.joined(separator: ", ")
      try folder.save(
        "Content/site.yml", replacing: "[example.com, ferrystreet.example.net, go.example.com]",
        with: "[example.com, ferrystreet.example.net, go.example.com, \(more)]")
      let links = (1...DomainPorts.limit).map { "[\($0)](https://d\($0).example.org/)" }
      let about = try #require(folder.read("Content/about.md"))
      try folder.write("Content/about.md", about + "\n" + links.joined(separator: " ") + "\n")
      var options = PreviewSession.Options()
      options.port = 0
      options.isShared = true
      session = try PreviewSession(SiteFolder(folder.path), options)
    }

    func stop() {
      session.stop()
      folder.remove()
    }
  }

  /// The hosts that are named in a text and are not marked, by where they are named.
  private func strangers(in text: String, of place: String) -> [String] {
    text.matches(of: /(xmlns(:\w+)?=")?http:\/\/(\[[^\]]*\]|[^\/:"'<>\s\\]*)/).compactMap { match in
      let host = String(match.3)
      if match.1 != nil || ["localhost", "127.0.0.1"].contains(host) { return nil }
      if host.hasPrefix("[") || host.wholeMatch(of: /(\d+\.){3}\d+/) != nil || host.hasSuffix(".local") {
        return nil
      }
      let before = text[..<match.range.lowerBound].suffix(80)
      let after = text[match.range.upperBound...].prefix(120)
      let isMarked = before.contains("not in Safari") || after.contains("not in Safari")
      return host.hasSuffix(".localhost") && isMarked ? nil : "\(host) in \(place)"
    }
  }

  private func body(_ target: String, host: String, on domain: AssociatedDomain?, _ session: PreviewSession)
    throws
    -> String
  {
    let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
    let request = ReceivedRequest(
      parts[0], query: parts.count > 1 ? parts[1] : nil, authority: try Authority("\(host):8080"))
    let match = domain.map { HostMatch.domain($0.rawValue) } ?? .local
    let answer = PreviewHandler(session.live, session.addresses).respond(to: request, for: match)
    guard case .bytes(let bytes) = answer.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func theTerminalPrintsNoOthers() throws {
    let shared = try Shared()
    defer { shared.stop() }
    let text = PreviewMessages(shared.session, usesColor: false).welcome(hasKeys: true)
    #expect(strangers(in: text, of: "the terminal") == [])
    #expect(text.contains("http://localhost:") && text.contains("and 47 more"))
  }

  @Test(arguments: ["localhost", "192.168.1.7", "studio.local"])
  func pagesLinkNoOthers(_ host: String) throws {
    let shared = try Shared()
    defer { shared.stop() }
    let snapshot = try #require(shared.session.live.status.snapshot)
    let site = snapshot.site
    var found = strangers(in: try body("/", host: host, on: nil, shared.session), of: "the list")
    var count = 0
    for entry in snapshot.source.tree.entries where !entry.recipe.isPicture {
      let path = snapshot.source.tree.path(of: entry).text
      let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
      guard path.hasSuffix(".html") || path.hasSuffix(".json"), let domain = try? AssociatedDomain(parts[0]),
        shared.session.addresses.port(of: domain) != nil
      else { continue }
      count += 1
      found += strangers(in: try body("/\(parts[1])", host: host, on: domain, shared.session), of: path)
    }
    #expect(count > 60 && site.domains.count > DomainPorts.limit)
    #expect(found == [])
  }

  @Test(arguments: ["localhost", "192.168.1.7", "studio.local"])
  func theDashboardLinksNoOthers(_ host: String) throws {
    let shared = try Shared()
    defer { shared.stop() }
    let own = try AssociatedDomain("example.com")
    let pages = ["market", "market/order"].map { "page?domain=ferrystreet.example.net&path=/\($0)" }
    let targets =
      [
        "", "diagnostics", "domains", "short-urls", "errors", "bar?path=/about",
        "page?domain=d64.example.org&path=/",
      ]
      + ["short-url?url=https://go.example.com/m"] + pages
    for target in targets {
      for domain in [nil, own] {
        let text = try body("/_clipsite/\(target)", host: host, on: domain, shared.session)
        #expect(strangers(in: text, of: target) == [])
      }
    }
  }

  @Test(.needs(InstalledTool.zbarimg))
  func theCodeOfTheTerminalIsReadAsTheAddressForAPhone() throws {
    let shared = try Shared()
    defer { shared.stop() }
    // A computer without a network has nothing that a phone could open.
    guard let phone = shared.session.addresses.shared else { return }
    let address = phone.entrance(to: phone.address("/"))
    let text = PreviewMessages(shared.session, usesColor: false).welcome(hasKeys: true)
    let rows = text.split(separator: "\n").filter { $0.contains("█") }.map(Array.init)
    let width = try #require(rows.map(\.count).max())
    var pixels: [UInt8] = []
    for row in rows {
      for lights in [["█", "▀"], ["█", "▄"]] as [[Character]] {
        let line = row.flatMap { [UInt8](repeating: lights.contains($0) ? 255 : 0, count: 4) }
        for _ in 0..<4 { pixels += line }
      }
    }
    let picture = Data("P5 \(4 * width) \(8 * rows.count) 255\n".utf8) + Data(pixels)
    try picture.write(to: URL(filePath: shared.folder.path).appending(path: "code.pgm"))
    let words = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", "code.pgm"]
    let read = try InstalledTool.zbarimg.run(words, in: shared.folder.path, keepsErrors: false)
    #expect(read == "\(address)\n")
    #expect(strangers(in: address, of: "the code") == [])
    // The phone gets from there to a page by links.
    let list = try get(address)
    let home = try #require(list.firstMatch(of: /<a href="([^"]+)">ferrystreet\.example\.net</)?.1)
    let start = try get(String(home))
    let path = try #require(start.firstMatch(of: /href="(\/mission)"/)?.1)
    #expect(try get("\(home.dropLast())\(path)").contains("<h1"))
  }

  private func get(_ address: String) throws -> String {
    try String(contentsOf: #require(URL(string: address)), encoding: .utf8)
  }
}
