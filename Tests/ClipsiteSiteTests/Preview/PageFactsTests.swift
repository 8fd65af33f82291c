import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteText
import Testing

@testable import ClipsitePreview

struct PageFactsTests {
  private static let files = [
    "Content/site.yml": Fixture.siteYAML
      + "universal-links: [{path: \"/no*\", exclude: true}, {path: \"/s*\"}]\n",
    "Content/store1.md": "---\ntitle: One\nplace: {locality: Town}\n---\n",
    "Content/store10.md": "---\ntitle: Ten\n---\n",
    "Content/plain.md": "---\ntitle: Plain\n---\n",
    "Content/none.md": "---\ntitle: None\nclip: {display: none}\n---\n[x](gone.md)\n",
    "Content/not.md": "---\ntitle: Not\nclip: {title: Short, subtitle: Below}\n---\n",
  ]

  private func facts(_ path: String) throws -> PageFacts {
    let fixture = try Fixture(Self.files)
    defer { withExtendedLifetime(fixture) {} }
    try fixture.write("---\ntitle: None\nclip: {display: none}\n---\n", to: "Content/none.md")
    let live = LiveSite(fixture.folder)
    _ = try live.reload()
    let status = live.status
    let snapshot = try #require(status.snapshot)
    let page = try #require(snapshot.site.pages.firstIndex { $0.path.description == path })
    return live.facts(of: PageID(page), in: status, snapshot)
  }

  @Test func readsTheTagsOfTheRenderedPage() throws {
    let facts = try facts("/not")
    #expect(facts.tags.content(of: "og:title") == "Not")
    #expect(
      facts.tags.content(of: "apple-itunes-app")?.contains("app-clip-bundle-id=com.example.Donuts.Clip")
        == true)
    #expect(facts.tags.contains { $0.name == "link" && $0["rel"] == "canonical" })
    #expect(facts.cardTitle == "Short")
    #expect(facts.url == "https://example.com/not")
    #expect(try self.facts("/none").tags.content(of: "apple-itunes-app") == nil)
  }

  @Test(arguments: [
    ("/store1", UniversalLinkMatcher.Verdict.matched(detail: 0, component: 1), "{\"/\":\"/s*\"}"),
    ("/not", .blocked(detail: 0, component: 0), "{\"/\":\"/no*\",\"exclude\":true}"),
    ("/", UniversalLinkMatcher.Verdict.none, nil),
  ])
  func saysWhatTheAssociationFileSays(_ path: String, verdict: UniversalLinkMatcher.Verdict, entry: String?)
    throws
  {
    let association = try facts(path).association
    #expect(association.hasAppClip)
    #expect(association.verdict == verdict)
    #expect(association.decidingEntry == entry)
  }

  @Test func findsTheExperience() throws {
    func name(_ path: String) throws -> String {
      let facts = try facts(path)
      return switch facts.launched {
      case .match(let launched): launched.page === facts.page ? "own" : "other \(launched.page.path)"
      case .defaultExperience: "default"
      case .ambiguous(let one, let other):
        "\(one?.page.path.description ?? "-") or \(other?.page.path.description ?? "-")"
      }
    }
    #expect(try name("/store1") == "own")
    #expect(try name("/") == "own")
    #expect(try name("/not") == "own")
    #expect(try name("/plain") == "other /")
    // A code of the page launches it, as `resolve` says, although the page shows no App Clip.
    #expect(try name("/none") == "other /")
    #expect(try name("/store10") == "/ or /store1")
  }

  /// The experiences are kept from state to state only while the site stays the same.
  @Test func findsTheExperienceThatAChangeMakes() throws {
    let fixture = try Fixture(Self.files)
    defer { withExtendedLifetime(fixture) {} }
    let live = LiveSite(fixture.folder)
    func isOwn(_ text: String) throws -> Bool {
      try fixture.write(text, to: "Content/not.md")
      try fixture.write("---\ntitle: None\nclip: {display: none}\n---\n", to: "Content/none.md")
      #expect(try live.reload() != .broken)
      let status = live.status
      let snapshot = try #require(status.snapshot)
      let index = try #require(snapshot.site.pages.firstIndex { $0.path.description == "/not" })
      let facts = live.facts(of: PageID(index), in: status, snapshot)
      if case .match(let launched) = facts.launched { return launched.page === facts.page }
      return false
    }
    #expect(try !isOwn("---\ntitle: Not\n---\nOne.\n"))
    #expect(try !isOwn("---\ntitle: Not\n---\nTwo words.\n"))
    #expect(try isOwn("---\ntitle: Not\nplace: {locality: Town}\n---\nTwo words.\n"))
    #expect(try !isOwn("---\ntitle: Not\n---\nTwo words.\n"))
  }
}
