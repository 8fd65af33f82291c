import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsitePreview

/// What the preview shows while something is wrong.
struct MistakeTests {
  private static let files = [
    "Content/about.md": "---\ntitle: About\n---\nFirst\n",
    "Content/other.md": "---\ntitle: Other\nplace: {locality: Rome, country: IT}\n---\n",
    "Content/ferry-street/market.md": "---\ntitle: Market\n---\n",
  ]

  private func load(_ fixture: Fixture) throws -> LiveSite {
    let live = LiveSite(fixture.folder, includesDrafts: false, workers: Workers(count: 2))
    _ = try live.reload()
    return live
  }

  private func answer(_ live: LiveSite, _ path: String) throws -> (status: Int?, text: String) {
    let resource = try live.resource(domain: AssociatedDomain("example.com"), path: path)
    return (resource?.status, String(decoding: resource?.body ?? [], as: UTF8.self))
  }

  private func expect(_ shown: Mistake.Shown, of mistake: Mistake, _ live: LiveSite) throws {
    let page = try answer(live, mistake.path)
    switch shown {
    case .text(let text): #expect(page.status == 200 && page.text.contains(text), "\(mistake)")
    case .unavailable: #expect(page.status == 503, "\(mistake)")
    case .notFound: #expect(page.status == 404, "\(mistake)")
    }
  }

  /// Everything else goes on: another page, the list that it is in, the dashboard, and what is wrong.
  private func expectTheRest(
    of mistake: Mistake, _ sentence: String, _ live: LiveSite, _ fixture: Fixture, title: String
  ) throws {
    let status = live.status
    #expect(status.isBroken && status.shownInstead == [sentence], "\(mistake): \(status.shownInstead)")
    let other = try answer(live, "/other")
    #expect(try other.status == 200 && other.text.contains(Regex("<h1>(<bdi>)?\(title)<")), "\(mistake)")
    #expect(try answer(live, "/").text.contains(">\(title)</a>"), "\(mistake)")
    try expectMessages(of: mistake, sentence, live, fixture, code: mistake.code)
  }

  /// Terminal, dashboard, and overlay name the errors that `check` finds, and say what is shown.
  private func expectMessages(
    of mistake: Mistake, _ sentence: String, _ live: LiveSite, _ fixture: Fixture, code: String?
  ) throws {
    let checked = try fixture.check().filter { $0.severity == .error }
    let listed = DiagnosticList(live.status.listed.filter { $0.severity == .error }).diagnostics
    #expect(listed == checked, "\(mistake): \(listed.map(\.message)), \(checked.map(\.message))")
    let code = code ?? checked.first?.code.name ?? ""
    #expect(checked.first?.code.name == code, "\(mistake): \(checked.map(\.code.name))")
    let event = String(decoding: DiagnosticEvents.data(of: live), as: UTF8.self)
    #expect(event.contains(sentence) && event.contains(code), "\(mistake)")
    let addresses = PreviewAddresses()
    addresses.listen(on: 8080)
    for target in ["", "diagnostics"] {
      let dashboard = Dashboard(live: live, addresses: addresses.local)
      guard case .bytes(let bytes)? = dashboard.answer("/_clipsite/\(target)")?.body else { continue }
      let page = String(decoding: bytes, as: UTF8.self)
      #expect(page.contains(sentence) && page.contains("error"), "\(mistake)")
      #expect(target.isEmpty || page.contains(code), "\(mistake)")
    }
  }

  @Test func thereAreManyMistakes() { #expect(Mistake.all.count >= 25) }

  @Test(arguments: Mistake.all.indices) func aMistakeWhileServingBlocksNothingElse(_ index: Int) throws {
    let mistake = Mistake.all[index]
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try #require(!live.status.isBroken)
    try mistake.make(fixture)
    #expect(try live.reload() == .broken, "\(mistake)")
    let text = "---\ntitle: Renamed\nplace: {locality: Rome, country: IT}\n---\n"
    try fixture.write(text, to: "Content/other.md")
    #expect(try live.reload(.paths(["Content/other.md"])) == .broken, "\(mistake)")
    try expect(mistake.running.shown, of: mistake, live)
    try expectTheRest(of: mistake, mistake.running.sentence, live, fixture, title: "Renamed")
  }

  @Test(arguments: Mistake.all.indices) func aMistakeAtTheStartBlocksNothingElse(_ index: Int) throws {
    let mistake = Mistake.all[index]
    let fixture = try Fixture(Self.files)
    try mistake.make(fixture)
    let live = try load(fixture)
    try expect(mistake.starting.shown, of: mistake, live)
    try expectTheRest(of: mistake, mistake.starting.sentence, live, fixture, title: "Other")
  }

  /// An emptied layout has no mistake, but every page that it renders lacks what a page needs.
  @Test func anEmptiedLayoutShowsTheLastGoodPagesUntilItIsCorrected() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    let layout = try fixture.read("Templates/partials/layout.mustache")
    try fixture.write("", to: "Templates/partials/layout.mustache")
    #expect(try live.reload(.paths(["Templates/partials/layout.mustache"])) == .broken)
    #expect(try answer(live, "/about").text.contains("First"))
    #expect(live.status.shownInstead == ["You see the pages with the last good templates."])
    // Other edits are shown meanwhile, with the old templates.
    try fixture.write("---\ntitle: About\n---\nSecond\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .broken)
    #expect(try answer(live, "/about").text.contains("Second"))
    try expectMessages(
      of: Mistake.all[0], "You see the pages with the last good templates.", live, fixture, code: nil)
    try fixture.write(
      layout.replacing("</body>", with: "<p>Third</p></body>"), to: "Templates/partials/layout.mustache")
    guard case .good = try live.reload(.paths(["Templates/partials/layout.mustache"])) else {
      Issue.record("the site has errors")
      return
    }
    #expect(try answer(live, "/about").text.contains("Third"))
  }

  /// Two mistakes at once: a page with its last good state, and templates with theirs.
  @Test func anEmptiedLayoutIsRefusedBesideAnotherMistake() throws {
    let fixture = try Fixture(Self.files)
    let live = try load(fixture)
    try fixture.write("---\ntitle: [\n---\nSecond\n", to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .broken)
    try fixture.write("", to: "Templates/partials/layout.mustache")
    #expect(try live.reload(.paths(["Templates/partials/layout.mustache"])) == .broken)
    #expect(live.status.shownInstead == ["You see the pages with the last good templates.", Mistake.kept])
    for (path, text) in [("/about", "First"), ("/other", "<h1>Other</h1>")] {
      #expect(try answer(live, path).text.contains(text), "\(path)")
    }
  }

  /// What an unfinished template renders is not judged, but addresses that run code stay out of it.
  @Test func anUnfinishedTemplateShowsNoAddressThatRunsCode() throws {
    let layout = Fixture.templates["partials/layout"] ?? ""
    let link = #"<a class=x href="{{page.extra.link}}">run</a>"#
    let fixture = try Fixture([
      "Templates/partials/layout.mustache": layout.replacing("</body>", with: "\(link){{#open}}</body>"),
      "Content/about.md": "---\ntitle: About\nextra: {link: 'javascript:alert(1)'}\n---\n",
    ])
    let page = try answer(load(fixture), "/about")
    #expect(page.status == 200 && page.text.contains("<a class=x>run</a>"))
  }

  @Test(arguments: Mistake.all.indices) func aBuildIsRefusedAsBefore(_ index: Int) throws {
    let fixture = try Fixture(Self.files)
    try Mistake.all[index].make(fixture)
    let report = try fixture.build()
    #expect(report.output?.isRefused != false && report.diagnostics.contains { $0.severity == .error })
    #expect(try FileStore.kind(at: fixture.url("Output/example.com").path) == .missing)
  }
}
