import AppClips
import Diagnostics
import Dispatch
import FileSystem
import Foundation
import Synchronization
import Testing

@testable import SiteGenerator

struct LiveSiteTests {
  private static let files = [
    "Content/site.yml": Fixture.siteYAML.replacing(
      "[example.com]", with: "[example.com, ferrystreet.example.net]"),
    "Content/about.md": "---\ntitle: About\nimage: donut.png\n---\nFirst\n",
    "Content/ferry-street/index.md": "---\ntitle: Ferry Street\ndomain: ferrystreet.example.net\n---\n",
    "Content/ferry-street/market.md":
      "---\ntitle: Market\nplace: {locality: San Francisco}\naliases: [/m, \"https://go.example.com/m\"]\n---\n",
    "Content/menu.pdf": "menu",
  ]

  private func load(_ fixture: Fixture) throws -> LiveSite {
    let live = LiveSite(fixture.folder, workers: Workers(count: 2))
    _ = try live.reload()
    return live
  }

  private func body(_ live: LiveSite, _ path: String, on domain: String = "example.com") throws -> String {
    let resource = try #require(live.resource(domain: AssociatedDomain(domain), path: path))
    return String(decoding: resource.body, as: UTF8.self)
  }

  // MARK: Serving

  @Test(arguments: [
    ("/", "example.com", 200, "text/html; charset=utf-8"),
    ("/about", "example.com", 200, "text/html; charset=utf-8"),
    ("/about.html?x=/../y", "example.com", 200, "text/html; charset=utf-8"),
    ("/menu.pdf", "example.com", 200, "application/pdf"),
    ("/.well-known/apple-app-site-association", "go.example.com", 200, "application/json"),
    ("/robots.txt", "example.com", 200, "text/plain; charset=utf-8"),
    ("/sitemap.xml", "example.com", 200, "application/xml; charset=utf-8"),
    ("/market", "ferrystreet.example.net", 200, "text/html; charset=utf-8"),
    ("/market", "example.com", 404, "text/html; charset=utf-8"),
    ("/../Content/site.yml", "example.com", 404, "text/html; charset=utf-8"),
    ("/%2e%2e/site.yml", "example.com", 404, "text/html; charset=utf-8"),
    ("/site.yml", "example.com", 404, "text/html; charset=utf-8"),
  ])
  func answersAPath(_ path: String, on domain: String, status: Int, type: String) throws {
    let fixture = try Fixture(Self.files)
    defer { withExtendedLifetime(fixture) {} }
    let live = try load(fixture)
    let resource = try #require(live.resource(domain: AssociatedDomain(domain), path: path))
    #expect(resource.status == status)
    #expect(resource.contentType == type)
    #expect(!resource.body.isEmpty)
  }

  @Test func knowsNoForeignDomain() throws {
    let fixture = try Fixture(Self.files)
    defer { withExtendedLifetime(fixture) {} }
    let live = try load(fixture)
    #expect(try live.resource(domain: AssociatedDomain("example.org"), path: "/") == nil)
  }

  @Test(arguments: [("/m", "ferrystreet.example.net"), ("/m", "go.example.com")])
  func answersAShortURLWithItsRedirect(_ path: String, on domain: String) throws {
    let fixture = try Fixture(Self.files)
    defer { withExtendedLifetime(fixture) {} }
    let live = try load(fixture)
    let resource = try #require(live.resource(domain: AssociatedDomain(domain), path: path))
    #expect(try resource.kind == .redirect(to: AssociatedDomain("ferrystreet.example.net"), path: "/market"))
    #expect(resource.status == 301)
  }

  @Test func servesWhatABuildWrites() throws {
    let fixture = try Fixture(Self.files)
    _ = try fixture.build()
    let live = try load(fixture)
    for (path, data) in try fixture.files(in: "Output") where !path.hasPrefix(".") {
      let slash = try #require(path.firstIndex(of: "/"))
      let resource = live.resource(
        domain: try AssociatedDomain(String(path[..<slash])), path: String(path[slash...]))
      #expect(resource?.body == Array(data), "\(path)")
    }
  }

  // MARK: Reloading

  @Test func aReloadWithoutChangesIsNoNewBuild() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    #expect(live.status.build == 1)
    #expect(try live.reload(.paths([])) == .unchanged)
    #expect(try live.reload(.paths(["Content/gone.tmp", "elsewhere"])) == .unchanged)
    #expect(live.status.build == 1)
  }

  @Test func aChangedBodyIsServed() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try fixture.write("---\ntitle: About\nimage: donut.png\n---\nSecond\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .good(build: 2))
    #expect(try body(live, "/about").contains("Second"))
  }

  @Test func aBrokenSaveKeepsTheLastGoodPage() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    let before = try body(live, "/about")
    for broken in ["---\ntitle: [\n---\nSecond\n", "---\ntitle: About\n---\n[dead](nowhere.md)\n"] {
      try fixture.write(broken, to: "Content/about.md")
      #expect(try live.reload(.paths(["Content/about.md"])) == .broken)
      #expect(live.status.isBroken)
      #expect(live.status.build == 1)
      #expect(live.status.diagnostics.contains { $0.place.path.hasSuffix("Content/about.md") })
      #expect(try body(live, "/about") == before)
    }
    try fixture.write("---\ntitle: About\n---\nThird\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .good(build: 2))
    #expect(try body(live, "/about").contains("Third"))
    #expect(live.status.diagnostics == [])
  }

  @Test func aBrokenPageThatNobodySawIsUnavailable() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try fixture.write("---\ntitle: [\n---\n", to: "Content/about.md")
    _ = try live.reload(.paths(["Content/about.md"]))
    #expect(try live.resource(domain: AssociatedDomain("example.com"), path: "/about")?.status == 503)
    #expect(try live.resource(domain: AssociatedDomain("example.com"), path: "/")?.status == 200)
  }

  @Test func aSiteThatNeverWorkedHasOnlyDiagnostics() throws {
    let fixture = try Fixture(["Content/site.yml": "name: [\n"])
    let live = try load(fixture)
    #expect(live.status.snapshot == nil)
    #expect(live.status.isBroken && !live.status.diagnostics.isEmpty)
    #expect(try live.resource(domain: AssociatedDomain("example.com"), path: "/") == nil)
    try fixture.write(Fixture.siteYAML, to: "Content/site.yml")
    #expect(try live.reload(.paths(["Content/site.yml"])) == .good(build: 1))
  }

  @Test func aFolderThatIsReplacedIsReadAgain() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try fixture.write("---\ntitle: Other\nplace: {locality: Town}\n---\n", to: "Content/new/market.md")
    try fixture.write("---\ntitle: New\ndomain: ferrystreet.example.net\n---\n", to: "Content/new/index.md")
    try fixture.remove("Content/ferry-street")
    try FileManager.default.moveItem(at: fixture.url("Content/new"), to: fixture.url("Content/ferry-street"))
    #expect(try live.reload(.paths(["Content/new", "Content/ferry-street"])) == .good(build: 2))
    #expect(try body(live, "/market", on: "ferrystreet.example.net").contains("Other"))
  }

  @Test func afterAReloadThatFailedNothingIsLost() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try fixture.write("---\ntitle: Changed\n---\n", to: "Content/about.md")
    try FileManager.default.moveItem(at: fixture.url("Templates"), to: fixture.url("Away"))
    #expect(throws: SystemError.self) { try live.reload(.paths(["Content/about.md", "Templates"])) }
    try FileManager.default.moveItem(at: fixture.url("Away"), to: fixture.url("Templates"))
    #expect(try live.reload(.paths(["Templates"])) == .good(build: 2))
    #expect(try body(live, "/about").contains("Changed"))
  }

  @Test func answersSeveralThreadsAtOnce() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    let expected = try body(live, "/about")
    let domain = try AssociatedDomain("example.com")
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      if number % 50 == 0 { _ = try? live.reload(.paths(["Templates/page.mustache"])) }
      let body = live.resource(domain: domain, path: "/about")?.body
      if body != Array(expected.utf8) { wrong.withLock { $0 += 1 } }
    }
    #expect(wrong.withLock { $0 } == 0)
    #expect(live.status.build == 5)
  }

  @Test(arguments: 1...2)
  func reloadingGivesWhatAFreshLoadGives(seed: UInt64) throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    var edits = RandomEdits(seed: seed)
    for step in 0..<200 {
      let paths = try edits.apply(to: fixture)
      let outcome = try live.reload(step % 5 == 4 ? .everything : .paths(paths))
      let fresh = try load(fixture)
      #expect(live.status.isBroken == fresh.status.isBroken, "\(paths) \(outcome)")
      #expect(Set(live.status.diagnostics) == Set(fresh.status.diagnostics), "\(paths)")
      guard !live.status.isBroken else { continue }
      #expect(try rendered(live) == rendered(fresh), "\(paths)")
    }
  }

  /// Every file of a site with its bytes.
  private func rendered(_ live: LiveSite) throws -> [String: [UInt8]] {
    let snapshot = try #require(live.status.snapshot)
    var files: [String: [UInt8]] = [:]
    for entry in snapshot.source.tree.entries {
      files[snapshot.source.tree.path(of: entry)] = try snapshot.render(entry.recipe).bytes
    }
    return files
  }
}
