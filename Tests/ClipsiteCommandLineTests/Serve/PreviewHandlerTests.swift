import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteNetwork
import ClipsitePreview
import ClipsiteRendering
import ClipsiteSite
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The preview of a starter site, asked without a network.
struct PreviewHandlerTests {
  private let folder: ScenarioFolder
  private let live: LiveSite
  private let handler: PreviewHandler

  init() throws {
    folder = try ScenarioFolder()
    let tool = CommandLineTool.clipsite(codes: [])
    #expect(tool.run(["init", "."], on: TerminalRecorder().terminal, workingFolder: folder.path) == .success)
    live = LiveSite(SiteFolder(folder.path))
    _ = try live.reload()
    let addresses = PreviewAddresses()
    addresses.listen(on: 8080)
    addresses.listen(on: 8081, for: try AssociatedDomain("example.com"))
    handler = PreviewHandler(live, addresses)
  }

  private func response(
    _ path: String, host: String = "example.com.localhost", query: String? = nil, fields: [HTTPField] = []
  ) throws -> HTTPResponse {
    let authority = try Authority("\(host):8080")
    let request = ReceivedRequest(path, query: query, authority: authority, fields: HTTPFields(fields))
    let policy = HostPolicy(domains: live.status.snapshot?.site.domains.map(\.name.rawValue) ?? [])
    let match = try #require(policy.match(authority))
    return handler.respond(to: request, for: match)
  }

  private func text(_ response: HTTPResponse) -> String {
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func pagesAnswerWithoutARedirectAndWithTheScript() throws {
    defer { folder.remove() }
    let page = try response("/ferry-street/market")
    #expect(page.status == .ok && page["Content-Type"] == "text/html; charset=utf-8")
    #expect(
      text(page).contains("<script src=\"/_clipsite/overlay.js\" data-version=\"\(live.version(of: 1))\""))
    #expect(text(page).contains("name=\"apple-itunes-app\""))
  }

  /// A page that is open compares later digests with this one, so it must be that of the bytes that it shows.
  @Test func aPageHasItsDigest() throws {
    defer { folder.remove() }
    let digests = try ["One", "Two"].map { edit in
      try folder.write("Content/about.md", "---\ntitle: About\n---\n\(edit)\n")
      _ = try live.reload()
      let page = text(try response("/about"))
      let digest = String(try #require(page.firstMatch(of: /data-digest="([^"]*)"/)?.1))
      let answer = text(try response("/_clipsite/digests", query: "u=/about"))
      #expect(answer.contains("\"digests\":[\"\(digest)\"]"))
      return digest
    }
    #expect(digests[0] != digests[1])
  }

  @Test func shortURLsRedirect() throws {
    defer { folder.remove() }
    let answer = try response("/m")
    #expect(answer.status == .movedPermanently && answer["Location"] == "/ferry-street/market")
  }

  @Test func theAssociationFileIsJSONAndUntouched() throws {
    defer { folder.remove() }
    let file = try response("/.well-known/apple-app-site-association")
    #expect(file.status == .ok && file["Content-Type"] == "application/json")
    #expect(!text(file).contains("script"))
  }

  @Test func unknownURLsGetTheSitesOwnPage() throws {
    defer { folder.remove() }
    let answer = try response("/nowhere")
    #expect(answer.status == .notFound && text(answer).contains("Page not found"))
  }

  @Test func aClientMayAskForTagsAlone() throws {
    defer { folder.remove() }
    let answer = try response(
      "/ferry-street/market", fields: [HTTPField("Prefer-Html-Meta-Tags", "og")])
    #expect(answer["Vary"] == "Prefer-Html-Meta-Tags")
    #expect(text(answer).contains("property=\"og:title\"") && !text(answer).contains("apple-itunes-app"))
  }

  @Test func tagsAloneAreSentAfterTheWholePageToo() throws {
    defer { folder.remove() }
    let whole = try response("/ferry-street/market")
    let tags = try response("/ferry-street/market", fields: [HTTPField("Prefer-Html-Meta-Tags", "og")])
    #expect(tags["Vary"] == "Prefer-Html-Meta-Tags" && !text(tags).contains("apple-itunes-app"))
    #expect(text(try response("/ferry-street/market")) == text(whole))
  }

  @Test func aSaveIsSeenOnAPageThatWasSentBefore() throws {
    defer { folder.remove() }
    let before = try response("/about")
    let source = try #require(folder.read("Content/about.md"))
    try folder.write("Content/about.md", source + "\nOpen on *Sundays*.\n")
    #expect(try live.reload() == .good(build: 2))
    let after = try response("/about")
    #expect(
      text(after).contains("<em>Sundays</em>")
        && text(after).contains("data-version=\"\(live.version(of: 2))\""))
    #expect(text(after) != text(before))
  }

  /// A page that stayed open is told to load again by whoever serves the site next.
  @Test func theSameBuildOfAnotherRunIsAnotherVersion() throws {
    defer { folder.remove() }
    let next = LiveSite(SiteFolder(folder.path))
    #expect(try next.reload() == .good(build: 1))
    #expect(next.version(of: 1) != live.version(of: 1))
    let request = ReceivedRequest("/about", authority: try Authority("example.com.localhost:8080"))
    let page = PreviewHandler(next, PreviewAddresses()).respond(to: request, for: .domain("example.com"))
    #expect(text(page).contains("data-version=\"\(next.version(of: 1))\""))
    #expect(try text(response("/about")) != text(page))
  }

  @Test func theListOfSitesStandsWhereNoDomainIsNamed() throws {
    defer { folder.remove() }
    let page = try response("/", host: "localhost")
    #expect(page.status == .ok && text(page).contains("http://localhost:8081/"))
    #expect(try response("/other", host: "localhost").status == .notFound)
  }

  @Test func thePreviewsOwnPagesSpareTheBrowserTheQuestionForAnIcon() throws {
    defer { folder.remove() }
    let icon = "<link rel=\"icon\" href=\"data:,\""
    for path in ["/", "/nothing", "/_clipsite/", "/_clipsite/nothing"] {
      #expect(text(try response(path, host: "localhost")).contains(icon), "\(path)")
    }
    try FileManager.default.removeItem(atPath: "\(folder.path)/Content/site.yml")
    let broken = LiveSite(SiteFolder(folder.path))
    _ = try broken.reload()
    let request = ReceivedRequest("/about", authority: try Authority("example.com.localhost:8080"))
    let page = PreviewHandler(broken, PreviewAddresses()).respond(to: request, for: .domain("example.com"))
    #expect(text(page).contains(icon))
  }

  @Test func theDashboardAndItsEventsAreThereOnEveryHost() throws {
    defer { folder.remove() }
    for host in ["localhost", "example.com.localhost"] {
      #expect(text(try response("/_clipsite/", host: host)).contains("/ferry-street/market"))
      guard case .events = try response("/_clipsite/events", host: host).body else {
        Issue.record("no event stream on \(host)")
        continue
      }
    }
    #expect(try response("/_clipsite/nothing").status == .notFound)
  }

  /// Every client can say that it is on this computer, so only its connection counts.
  @Test(arguments: ["localhost", "127.0.0.1", "example.com", "example.com.localhost", "192.168.1.7"])
  func otherComputersLearnNoPathsWhateverHostTheyName(_ host: String) throws {
    defer { folder.remove() }
    let handler = PreviewHandler(live, PreviewAddresses(), editor: EditorLinks("vscode"))
    for (path, query) in [("page", "domain=example.com&path=/about"), ("bar", "path=/about"), ("errors", "")]
    {
      for isFromThisComputer in [false, true] {
        var request = ReceivedRequest(
          "/_clipsite/\(path)", query: query, authority: try Authority("\(host):8080"))
        request.isFromThisComputer = isFromThisComputer
        let answer = text(handler.respond(to: request, for: .domain("example.com")))
        let wanted = isFromThisComputer && path != "errors" && host != "192.168.1.7"
        #expect(answer.contains("vscode://file\(folder.path)/Content/about.md") == wanted, "\(host) \(path)")
        #expect(wanted || !answer.contains(folder.path), "\(host) \(path)")
      }
    }
  }

  @Test func aBrokenSaveKeepsTheLastGoodSite() throws {
    defer { folder.remove() }
    let before = text(try response("/ferry-street/market"))
    try folder.write("Content/ferry-street/index.md", "no front matter")
    #expect(try live.reload() == .broken)
    // The script learns that this is another build.
    let versions = (1...2).map { "data-version=\"\(live.version(of: $0))\"" }
    #expect(
      text(try response("/ferry-street/market")) == before.replacing(versions[0], with: versions[1]))
  }

  @Test func aSiteWithoutItsFileAnswersWith503() throws {
    defer { folder.remove() }
    try FileManager.default.removeItem(atPath: "\(folder.path)/Content/site.yml")
    let broken = LiveSite(SiteFolder(folder.path))
    _ = try broken.reload()
    let request = ReceivedRequest("/", authority: try Authority("example.com.localhost:8080"))
    let answer = PreviewHandler(broken, PreviewAddresses()).respond(to: request, for: .local)
    #expect(
      answer.status == .serviceUnavailable
        && text(answer).contains("data-version=\"\(broken.version(of: 0))\""))
  }
}
