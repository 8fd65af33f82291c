import ClipsiteAppClips
import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ClipsitePreview

struct LiveSiteTests {
  private static let files = [
    "Content/site.yml": Fixture.siteYAML.replacing(
      "[example.com]", with: "[example.com, ferrystreet.example.net]"),
    "Content/about.md": "---\ntitle: About\nimage: donut.png\n---\nFirst\n",
    "Content/ferry-street/index.md": "---\ntitle: Ferry Street\ndomain: ferrystreet.example.net\n---\n",
    "Content/ferry-street/market.md":
      "---\ntitle: Market\nplace: {locality: San Francisco}\naliases: [/m, "
      + "\"https://go.example.com/m\"]\n---\n",
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

  @Test func aTemplateWithTheSameBytesIsNoNewBuild() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    let text = try #require(Fixture.templates["page"])
    try fixture.write(text, to: "Templates/page.mustache")
    #expect(try live.reload(.paths(["Templates/page.mustache", "Templates"])) == .unchanged)
    try fixture.write(text + "<!-- new -->", to: "Templates/page.mustache")
    #expect(try live.reload(.paths(["Templates/page.mustache"])) == .good(build: 2))
    #expect(try body(live, "/about").contains("<!-- new -->"))
  }

  @Test func aChangedThemeIsServed() throws {
    let fixture = try Fixture(Self.files)
    try fixture.remove("Templates")
    let live = try load(fixture)
    #expect(try !body(live, "/about").contains("ui-serif"))
    try fixture.write("\(fixture.read("Content/site.yml"))theme: bistro\n", to: "Content/site.yml")
    #expect(try live.reload(.paths(["Content/site.yml"])) == .good(build: 2))
    #expect(try body(live, "/about").contains("ui-serif"))
    try fixture.write("<footer>Own</footer>", to: "Templates/partials/footer.mustache")
    #expect(try live.reload(.paths(["Templates/partials/footer.mustache"])) == .good(build: 3))
    #expect(try body(live, "/about").contains("<footer>Own</footer>"))
  }

  @Test func aChangedBodyIsServed() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try fixture.write("---\ntitle: About\nimage: donut.png\n---\nSecond\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .good(build: 2))
    #expect(try body(live, "/about").contains("Second"))
  }

  @Test func aChangedFirstParagraphIsServedInLists() throws {
    var files = Self.files
    let shop = "---\ntitle: Shop\nplace: {locality: Rome}\n---\n"
    files["Content/shop.md"] = shop + "First\n"
    files["Templates/partials/links.mustache"] = "{{#children}}<p>{{description}}</p>{{/children}}"
    let fixture = try Fixture(files)
    let live = try load(fixture)
    #expect(try body(live, "/").contains("<p>First</p>"))
    try fixture.write(shop + "Second\n", to: "Content/shop.md")
    #expect(try live.reload(.paths(["Content/shop.md"])) == .good(build: 2))
    #expect(try body(live, "/").contains("<p>Second</p>"))
  }

  @Test func theIndexOfASearchHasWhatWasSavedLast() throws {
    let place = "place: {locality: Salem, country: US}"
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteYAML + "directory: {title: Locations}\n",
      "Content/market.md": "---\ntitle: Market\n\(place)\n---\nFirst\n",
      "Templates/finder.mustache": "{{<layout}}{{$main}}<h1>{{page.title}}</h1>{{/main}}{{/layout}}",
    ])
    defer { withExtendedLifetime(fixture) {} }
    let live = try load(fixture)
    let index = "/locations/find/index.json"
    #expect(try body(live, index).contains("Market"))
    for (text, found) in [
      ("title: Pier\n\(place)", "Pier"), ("title: Pier\n\(place)\nrobots: noindex", "[]"),
    ] {
      try fixture.write("---\n\(text)\n---\nFirst\n", to: "Content/market.md")
      _ = try live.reload()
      #expect(try body(live, index).contains(found))
      #expect(try !body(live, index).contains("Market"))
    }
  }

  @Test func aPageThatCannotBeReadKeepsItsLastGoodState() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    let before = try body(live, "/about")
    try fixture.write("---\ntitle: [\n---\nSecond\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .broken)
    #expect(live.status.isBroken)
    #expect(live.status.diagnostics.map { $0.range.path.hasSuffix("Content/about.md") } == [true])
    #expect(live.status.shownInstead == ["Content/about.md shows its last good state."])
    #expect(try body(live, "/about") == before)
    try fixture.write("---\ntitle: About\n---\n[dead](nowhere.md) link\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .broken)
    #expect(live.status.shownInstead == ["Pages with errors are shown as far as possible."])
    #expect(try body(live, "/about").contains("dead link"))
    try fixture.write("---\ntitle: About\n---\nThird\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .good(build: 4))
    #expect(try body(live, "/about").contains("Third"))
    #expect(live.status.diagnostics == [])
  }

  @Test func aPageThatWasNeverGoodIsUnavailable() throws {
    let fixture = try Fixture(Self.files)
    try fixture.write("---\ntitle: [\n---\n", to: "Content/about.md")
    let live = try load(fixture)
    #expect(try live.resource(domain: AssociatedDomain("example.com"), path: "/about")?.status == 503)
    #expect(try live.resource(domain: AssociatedDomain("example.com"), path: "/")?.status == 200)
  }

  /// An error in a page says nothing about a file beside it.
  @Test func copiedFilesGoOnWhileAPageHasAnError() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    #expect(try body(live, "/menu.pdf") == "menu")
    try fixture.write("---\ntitle: [\n---\n", to: "Content/about.md")
    try fixture.write("half a men", to: "Content/menu.pdf")
    #expect(try live.reload(.paths(["Content/about.md", "Content/menu.pdf"])) == .broken)
    #expect(try body(live, "/menu.pdf") == "half a men")
    try fixture.remove("Content/menu.pdf")
    #expect(try live.resource(domain: AssociatedDomain("example.com"), path: "/menu.pdf")?.status == 503)
    #expect(try live.reload(.paths(["Content/menu.pdf"])) == .broken)
    #expect(try live.resource(domain: AssociatedDomain("example.com"), path: "/menu.pdf")?.status == 404)
    try fixture.write("new menu", to: "Content/menu.pdf")
    try fixture.write("---\ntitle: About\n---\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/menu.pdf", "Content/about.md"])) == .good(build: 4))
    #expect(try body(live, "/menu.pdf") == "new menu")
  }

  @Test(arguments: [false, true])
  func nothingOutsideOfTheContentIsServed(isFolder: Bool) throws {
    let fixture = try Fixture(Self.files)
    try fixture.write("copied", to: "Content/papers/menu.pdf")
    try fixture.write("secret", to: "outside/menu.pdf")
    let live = try load(fixture)
    #expect(try body(live, "/papers/menu.pdf") == "copied")
    let replaced = isFolder ? "Content/papers" : "Content/papers/menu.pdf"
    try fixture.remove(replaced)
    try fixture.link(replaced, to: isFolder ? "../outside" : "../../outside/menu.pdf")
    for isKnown in [false, true] {
      let answer = live.resource(domain: try AssociatedDomain("example.com"), path: "/papers/menu.pdf")
      // The link is no part of the site, once it is known.
      #expect(answer?.status == (isKnown ? 404 : 503))
      #expect(answer?.body != Array("secret".utf8))
      // Nothing changes once the link is known.
      #expect(try live.reload(.paths([RelativePath(replaced)])) != .good(build: 2))
    }
  }

  @Test func aLineOutsideOfTheSiteIsNotShownWithAMistake() throws {
    let fixture = try Fixture([
      "Content/about.md": "---\ntitel: About\n---\n", "secret.md": "---\nsecret: 1\n---\n",
    ])
    let live = try load(fixture)
    let place = try #require(live.status.diagnostics.first?.range.path)
    #expect(live.file(place, limit: 1000)?.bytes == Array("---\ntitel: About\n---\n".utf8))
    #expect(live.file(fixture.root.path + "/secret.md", limit: 1000) == nil)
    try fixture.remove("Content/about.md")
    try fixture.link("Content/about.md", to: "../secret.md")
    #expect(live.file(place, limit: 1000) == nil)
  }

  // MARK: Mistakes that are corrected

  @Test func aPreviewFindsWhatABuildFinds() throws {
    var files = Self.files
    files["Content/ferry-street/pier.md"] =
      "---\ntitle: Market\nplace: {locality: Rome, country: IT, hours: [Mo-Fr 08:00-18:00]}\n---\n"
    for titles in ["", "titles: \"{{page.titel}} {{#page.place}}\"\n"] {
      files["Content/site.yml"] = (Self.files["Content/site.yml"] ?? "") + titles
      let fixture = try Fixture(files)
      let workers = Workers(count: 2)
      let built = try PreparedSite(fixture.folder, includesDrafts: false, workers)
      #expect(built.diagnostics.contains { titles.isEmpty == ($0.code == .equalTitles) })
      #expect(try load(fixture).status.diagnostics.sorted() == built.diagnostics.withoutRepeats().sorted())
    }
  }

  /// What the pages inherit is unknown, so nothing is missing for sure.
  @Test func brokenFrontMatterCausesNoSecondDiagnostic() throws {
    var files = Self.files
    files["Content/ferry-street/pier.md"] =
      "---\ntitle: Pier\nplace: {locality: San Francisco, country: US, hours: [Mo-Fr 08:00-18:00]}\n---\n"
    files["Content/ferry-street/index.md"] = "---\ntitle: [\n---\n"
    let fixture = try Fixture(files)
    let live = try load(fixture)
    #expect(live.status.diagnostics.map { $0.code.name } == ["InvalidYAML"])
    let index =
      "---\ntitle: Ferry Street\ndomain: ferrystreet.example.net\nplace: {time-zone: America/New_York}\n---\n"
    try fixture.write(index, to: "Content/ferry-street/index.md")
    #expect(try live.reload(.paths(["Content/ferry-street/index.md"])) == .good(build: 2))
    #expect(live.status.diagnostics == [])
  }

  @Test func aMissingTimeZoneIsReportedUntilAFolderNamesIt() throws {
    let fixture = try Fixture(Self.files, listsShortURLs: false)
    let live = try load(fixture)
    let hours = "---\ntitle: Market\nplace: {locality: Rome, country: US, hours: [Mo-Fr 08:00-18:00]}\n---\n"
    try fixture.write(hours, to: "Content/ferry-street/market.md")
    _ = try live.reload(.paths(["Content/ferry-street/market.md"]))
    #expect(live.status.diagnostics.map { $0.code.name } == ["MissingTimeZone"])
    let index =
      "---\ntitle: Ferry Street\ndomain: ferrystreet.example.net\nplace: {time-zone: America/New_York}\n---\n"
    try fixture.write(index, to: "Content/ferry-street/index.md")
    _ = try live.reload(.paths(["Content/ferry-street/index.md"]))
    #expect(live.status.diagnostics == [])
  }

  /// What a preview is told when it comes, and how it is made.
  enum Trouble: String, CaseIterable {
    case danglingLink = "menu.txt"
    case linkThatLeaves = "hosts.txt"
    case pipe = "pipe.txt"
    case controlCharacter = "Menu\r"
    case folderLink = "linked"

    func make(in fixture: Fixture) throws {
      let path = "Content/\(rawValue)"
      switch self {
      case .danglingLink: try fixture.link(path, to: "gone.txt")
      case .linkThatLeaves: try fixture.link(path, to: "../Templates/page.mustache")
      case .pipe: #expect(mkfifo(fixture.url(path).path, 0o644) == 0)
      case .controlCharacter: try fixture.write("", to: path)
      case .folderLink: try fixture.link(path, to: "ferry-street")
      }
    }
  }

  @Test(arguments: Trouble.allCases) func aMistakeThatIsGoneIsForgotten(_ trouble: Trouble) throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    let path = "Content/\(trouble.rawValue)"
    try trouble.make(in: fixture)
    #expect(try live.reload(.paths([RelativePath(path)])) == .broken)
    try fixture.remove(path)
    #expect(try live.reload(.paths([RelativePath(path)])) == .good(build: 3))
    #expect(live.status.diagnostics == [])
    try fixture.write("---\ntitle: About\n---\nSecond\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .good(build: 4))
    #expect(try body(live, "/about").contains("Second"))
  }

  /// Nobody watches the place that the link leads to.
  @Test func whileSomethingIsBrokenEachChangeIsAReasonToLookAgain() throws {
    let fixture = try Fixture(Self.files)
    try fixture.link("Content/menu.txt", to: "kept/menu.txt")
    let live = try load(fixture)
    #expect(live.status.isBroken)
    try fixture.write("menu", to: "Content/kept/menu.txt")
    #expect(try live.reload(.paths(["Content/about.md"])) == .good(build: 2))
    #expect(try body(live, "/menu.txt") == "menu")
  }

  @Test func aLinkChangesWithWhatItLeadsTo() throws {
    let fixture = try Fixture(Self.files)
    try fixture.write("---\ntitle: Story\n---\n", to: "Content/story.md")
    try fixture.link("Content/ferry-street/more.md", to: "../story.md")
    let live = try load(fixture)
    try fixture.write("---\ntitle: [\n---\n", to: "Content/story.md")
    #expect(try live.reload(.paths(["Content/story.md"])) == .broken)
    try fixture.write("---\ntitle: Changed\n---\n", to: "Content/story.md")
    #expect(try live.reload(.paths(["Content/story.md"])) == .good(build: 3))
    #expect(live.status.diagnostics == [])
    #expect(try body(live, "/more", on: "ferrystreet.example.net").contains("Changed"))
  }

  /// `clipsite check` says the same. Each page still knows its own mistakes.
  @Test func anUnknownKeyOfManyPagesIsListedOnce() throws {
    var files = Self.files
    for name in ["a", "b", "c"] { files["Content/\(name).md"] = "---\ntitle: A\nlayout: post\n---\n" }
    let fixture = try Fixture(files)
    defer { withExtendedLifetime(fixture) {} }
    let status = try load(fixture).status
    let listed = status.listed.filter { $0.code.name == "UnknownKey" }
    #expect(listed.map(\.message) == ["the key `layout` is unknown, here and in 2 other places"])
    #expect(status.diagnostics.count { $0.code.name == "UnknownKey" } == 3)
  }

  @Test func aSiteWithoutItsFileHasOnlyDiagnostics() throws {
    let fixture = try Fixture([:])
    try fixture.remove("Content/site.yml")
    let live = try load(fixture)
    #expect(live.status.snapshot == nil)
    #expect(live.status.isBroken && !live.status.diagnostics.isEmpty)
    #expect(try live.resource(domain: AssociatedDomain("example.com"), path: "/") == nil)
    try fixture.write(Fixture.siteYAML, to: "Content/site.yml")
    #expect(try live.reload(.paths(["Content/site.yml"])) == .good(build: 1))
  }

  /// What is known of a `site.yml` that cannot be used is shown: here the languages and the look.
  @Test func aSiteThatNeverWorkedIsShownAsFarAsItIsKnown() throws {
    let fixture = try Fixture([
      "Content/site.yml": "language: de\ndomains: [shop.example.net]\napp: {team-id: ABC}\n"
    ])
    let live = try load(fixture)
    #expect(
      live.status.isBroken && live.status.snapshot?.site.domains.map(\.name.rawValue) == ["shop.example.net"])
    #expect(live.status.snapshot?.site.configuration.language.rawValue == "de")
    let checked = try fixture.check().map(\.message)
    #expect(DiagnosticList(live.status.listed).diagnostics.map(\.message) == checked)
    try fixture.write(Fixture.siteYAML, to: "Content/site.yml")
    #expect(try live.reload(.paths(["Content/site.yml"])) == .good(build: 2))
    #expect(live.status.snapshot?.site.domains.map(\.name.rawValue) == ["example.com"])
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

  @Test func aLargeSiteIsServedFirstAndCheckedAfterwards() throws {
    var files = Self.files
    for number in 0..<700 {
      files["Content/shop/s\(number).md"] = "---\ntitle: Shop \(number)\n---\n[menu](../about.md)\n"
    }
    files["Content/shop/s650.md"] = "---\ntitle: Shop\n---\n[menu](../nowhere.md)\n"
    let fixture = try Fixture(files)
    let live = try load(fixture)
    #expect(!live.status.isComplete && live.status.build == 1)
    #expect(live.checkAll() && !live.checkAll())
    #expect(live.status.isComplete && live.status.isBroken)
    #expect(live.status.diagnostics.contains { $0.range.path.hasSuffix("Content/shop/s650.md") })
    try fixture.write("---\ntitle: Shop 650\n---\n[menu](../about.md)\n", to: "Content/shop/s650.md")
    // The page that changed is checked at once, and all others again behind it.
    #expect(try live.reload(.paths(["Content/shop/s650.md"])) == .good(build: 2))
    #expect(!live.status.isComplete)
    #expect(live.checkAll() && live.status.isComplete && !live.status.isBroken)
    // A file that comes ends the mistakes of others.
    try fixture.write("---\ntitle: New\n---\n[menu](../about.md) [new](s800.md)\n", to: "Content/shop/s1.md")
    #expect(try live.reload(.paths(["Content/shop/s1.md"])) == .broken)
    try fixture.write("---\ntitle: Shop 800\n---\n[menu](../about.md)\n", to: "Content/shop/s800.md")
    #expect(try live.reload(.paths(["Content/shop/s800.md"])) == .broken)
    #expect(live.checkAll() && !live.status.isBroken && live.status.build == 4)
    try fixture.write("---\ntitle: Shops\nimage: /donut.png\n---\n", to: "Content/shop/index.md")
    _ = try live.reload(.paths(["Content/shop/index.md"]))
    #expect(live.checkAll() && live.status.isComplete && !live.status.isBroken)
    // Pages that link to a page that is gone are found although nobody changed them.
    try fixture.remove("Content/about.md")
    _ = try live.reload(.paths(["Content/about.md"]))
    #expect(live.checkAll())
    #expect(live.status.diagnostics.count { $0.severity == .error } >= 700)
    // Known errors stay until all pages have been checked, and a save that changes nothing does not hide them.
    try fixture.write("---\ntitle: New\n---\n", to: "Content/shop/s1.md")
    #expect(try live.reload(.paths(["Content/shop/s1.md"])) == .broken)
    #expect(live.status.diagnostics.count { $0.severity == .error } >= 699)
    #expect(try live.reload(.paths(["Content/gone.tmp"])) == .unchanged && live.checkAll())
  }

  /// Whatever changes while a page cannot be read is checked like all other changes.
  @Test func whatChangedWhileALargeSiteWasBrokenIsCheckedAfterwards() throws {
    var files = Self.files
    for number in 0..<600 {
      files["Content/shop/s\(number).md"] = "---\ntitle: Shop \(number)\n---\n[menu](../about.md)\n"
    }
    let fixture = try Fixture(files)
    let live = try load(fixture)
    #expect(live.checkAll() && !live.status.isBroken)
    try fixture.remove("Content/about.md")
    try fixture.write("---\ntitle: [\n---\n", to: "Content/shop/s1.md")
    #expect(try live.reload(.paths(["Content/about.md", "Content/shop/s1.md"])) == .broken)
    try fixture.write("---\ntitle: Shop 1\n---\n", to: "Content/shop/s1.md")
    _ = try live.reload(.paths(["Content/shop/s1.md"]))
    #expect(live.checkAll())
    #expect(live.status.diagnostics.count { $0.severity == .error } >= 599)
  }

  @Test func aFolderThatVanishesIsAFailureUntilItIsBack() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try FileManager.default.moveItem(at: fixture.url("Content"), to: fixture.url("Away"))
    #expect(throws: SystemError.self) { try live.reload(.paths(["Content"])) }
    #expect(live.status.isBroken && live.status.failure != nil && live.status.build == 1)
    try FileManager.default.moveItem(at: fixture.url("Away"), to: fixture.url("Content"))
    #expect(try live.reload(.paths(["Content"])) == .good(build: 2))
    #expect(live.status.failure == nil)
  }

  @Test func theNoteOnATemporaryFileGoesWithIt() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try fixture.write("half", to: "Content/menu.pdf.crdownload")
    let path: FileChanges = .paths(["Content/menu.pdf.crdownload"])
    #expect(try live.reload(path) == .good(build: 2))
    #expect(live.status.diagnostics.map { $0.code.name } == ["LeftoverFile"])
    #expect(
      try live.resource(domain: AssociatedDomain("example.com"), path: "/menu.pdf.crdownload")?.status == 404)
    try fixture.write("more", to: "Content/menu.pdf.crdownload")
    #expect(try live.reload(path) == .unchanged)
    try fixture.remove("Content/menu.pdf.crdownload")
    #expect(try live.reload(path) == .good(build: 3))
    #expect(live.status.diagnostics == [])
  }

  @Test(.disabled(if: geteuid() == 0, "the system refuses root nothing"))
  func aFolderThatCannotBeReadIsReportedAndLeftOut() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    chmod(fixture.url("Content/ferry-street").path, 0)
    defer { chmod(fixture.url("Content/ferry-street").path, 0o755) }
    #expect(try live.reload(.paths(["Content/ferry-street"])) == .broken)
    #expect(live.status.diagnostics.map { $0.code.name } == ["UnreadableFile"])
    #expect(
      live.status.shownInstead == ["Content/ferry-street is left out of the site until it is corrected."])
    #expect(try live.resource(domain: AssociatedDomain("example.com"), path: "/about")?.status == 200)
    #expect(try fixture.check().map { $0.code.name } == ["UnreadableFile"])
    chmod(fixture.url("Content/ferry-street").path, 0o755)
    #expect(try live.reload(.paths(["Content/ferry-street"])) == .good(build: 3))
  }

  @Test func afterAReloadThatFailedNothingIsLost() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try fixture.write("---\ntitle: Changed\n---\n", to: "Content/about.md")
    try FileManager.default.moveItem(at: fixture.url("Templates"), to: fixture.url("Away"))
    try fixture.write("", to: "Templates")
    #expect(throws: SystemError.self) { try live.reload(.paths(["Content/about.md", "Templates"])) }
    try fixture.remove("Templates")
    try FileManager.default.moveItem(at: fixture.url("Away"), to: fixture.url("Templates"))
    #expect(try live.reload(.paths(["Templates"])) == .good(build: 2))
    #expect(try body(live, "/about").contains("Changed"))
  }

  /// A site without its folder of templates is still one, and a site without content is none.
  @Test func aSiteThatIsGoneIsSaidToBeGone() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    for name in ["Templates", "Content"] {
      try FileManager.default.moveItem(at: fixture.url(name), to: fixture.url("Away\(name)"))
    }
    let error = #expect(throws: SystemError.self) { try live.reload(.everything) }
    #expect(error?.reason.hasPrefix("there is no site here") == true)
    try FileManager.default.moveItem(at: fixture.url("AwayContent"), to: fixture.url("Content"))
    #expect(try live.reload(.everything) == .good(build: 2))
  }

  @Test func answersSeveralThreadsAtOnce() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    let expected = try body(live, "/about")
    let domain = try AssociatedDomain("example.com")
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      if number % 50 == 0 { _ = try? live.reload() }
      let body = live.resource(domain: domain, path: "/about")?.body
      if body != Array(expected.utf8) { wrong.withLock { $0 += 1 } }
    }
    #expect(wrong.withLock { $0 } == 0)
    #expect(live.status.build == 5)
  }

  /// A site of more files than `wholeUpTo` is checked in the background.
  @Test(arguments: zip(1...4 as ClosedRange<UInt64>, [512, 512, 1, 1]))
  func reloadingGivesWhatAFreshLoadGives(seed: UInt64, wholeUpTo: Int) throws {
    let fixture = try Fixture(Self.files)
    let live = LiveSite(fixture.folder, workers: Workers(count: 2), wholeUpTo: wholeUpTo)
    _ = try live.reload()
    var edits = RandomEdits(seed: seed)
    for step in 0..<RandomRounds.count(40, of: 200) {
      let paths = try edits.apply(to: fixture)
      let outcome = try live.reload(step % 5 == 4 ? .everything : .paths(Set(paths.map { RelativePath($0) })))
      // Nobody waits for the check in the background.
      if step % 4 == 3 { continue }
      while live.checkAll() {}
      let fresh = try load(fixture)
      #expect(live.status.isBroken == fresh.status.isBroken, "\(paths) \(outcome)")
      #expect(Set(live.status.diagnostics) == Set(fresh.status.diagnostics), "\(paths)")
      guard !live.status.isBroken else { continue }
      #expect(try rendered(live) == rendered(fresh), "\(paths)")
    }
  }

  /// A third of the edits are mistakes. The other folder never gets one: there each file stays as it was, or
  /// is missing. What the preview shows is what a fresh preview of that folder shows.
  @Test(arguments: 1...3)
  func whatHasNoErrorIsAsInAFolderWithoutMistakes(seed: UInt64) throws {
    let (fixture, spotless) = (try Fixture(Self.files), try Fixture(Self.files))
    let live = try load(fixture)
    var edits = RandomEdits(seed: seed, spotless: spotless)
    var compared = 0
    for step in 0..<RandomRounds.count(60, of: 300) {
      let paths = try edits.apply(to: fixture)
      _ = try live.reload(step % 5 == 4 ? .everything : .paths(Set(paths.map { RelativePath($0) })))
      let fresh = try #require(try load(spotless).status.snapshot)
      let shown = try #require(live.status.snapshot)
      func files(of snapshot: LiveSnapshot) -> [String] {
        snapshot.source.tree.entries.map { snapshot.source.tree.path(of: $0).text }
      }
      #expect(files(of: shown) == files(of: fresh), "\(seed), \(step): \(paths)")
      for entry in fresh.source.tree.entries where !entry.recipe.isPicture {
        if case .providerFile = entry.recipe { continue }
        let path = fresh.source.tree.path(of: entry).text
        let page = entry.recipe.shownPage.map { fresh.site.source(of: fresh.site[$0]).text }
        guard page.map({ edits.mistakes.contains("Content/\($0)") }) != true, !path.hasPrefix("_hosts"),
          let slash = path.firstIndex(of: "/")
        else { continue }
        let domain = try AssociatedDomain(String(path[..<slash]))
        let bytes = try fresh.render(entry.recipe).bytes
        #expect(
          live.resource(domain: domain, path: String(path[slash...]))?.body == bytes,
          "\(seed), \(step): \(path) after \(paths)")
        compared += 1
      }
    }
    #expect(compared > 500 && edits.mistakeCount > 15)
  }

  /// Every file of a site with its bytes.
  private func rendered(_ live: LiveSite) throws -> [String: [UInt8]] {
    let snapshot = try #require(live.status.snapshot)
    var files: [String: [UInt8]] = [:]
    for entry in snapshot.source.tree.entries {
      files[snapshot.source.tree.path(of: entry).text] = try snapshot.render(entry.recipe).bytes
    }
    return files
  }
}
