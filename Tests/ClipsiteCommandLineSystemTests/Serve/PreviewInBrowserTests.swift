import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The preview as people see it: in a real browser.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct PreviewInBrowserTests {
  private static let market = "Content/ferry-street/market.md"
  private static let configuration = """
    name: Ferry Street Donuts
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    icons: {favicon: favicon.svg}

    """

  /// Gives a test a preview and a page, and ends both. Whatever a test asks, its page must stay without
  /// problems.
  ///
  /// - Parameter expected: A text that marks the problems that the test provokes.
  private func withPage(
    of configuration: String? = nil, except expected: String? = nil, editor: String? = nil,
    _ test: (RunningPreview, ChromiumPage) throws -> Void
  ) throws {
    let preview = try RunningPreview(configuration: configuration, editor: editor)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try test(preview, page)
    let unexpected = page.problems.filter { problem in expected.map { !problem.contains($0) } ?? true }
    #expect(unexpected == [])
  }

  private func cardPage(_ preview: RunningPreview) -> String {
    preview.address("/_clipsite/page?domain=example.com&path=/ferry-street/market")
  }

  @Test func aPageOfTheSiteLoads() throws {
    try withPage { preview, page in
      try page.open(preview.page("/ferry-street/market"))
      #expect(try page.evaluate("document.querySelector('h1')?.innerText") == "Market Street")
      #expect(try page.evaluate("[...document.images].every((image) => image.naturalWidth > 0)") == true)
    }
  }

  @Test func theDashboardListsThePagesAndLeadsToThem() throws {
    try withPage { preview, page in
      try page.open(preview.address("/_clipsite/"))
      let titles = "[...document.querySelectorAll('.rows strong')].map((title) => title.innerText)"
      let listed = try page.evaluate(titles).elements ?? []
      #expect(listed.contains("Market Street") && listed.contains("About us"))
      try page.evaluate("document.querySelector('.rows a[href*=market]').click()")
      try page.wait(for: "document.querySelector('h1')?.innerText === 'Market Street'")
    }
  }

  @Test func theDashboardIsSearchedWhileOneTypes() throws {
    try withPage { preview, page in
      try page.open(preview.address("/_clipsite/"))
      try page.evaluate("document.getElementById('q').focus()")
      try page.type("market")
      try page.wait(for: "location.search.includes('q=market')")
      #expect(try page.evaluate("document.querySelectorAll('.rows li').length") == 1)
    }
  }

  @Test func theCardShowsTitleSubtitleAndAction() throws {
    try withPage { preview, page in
      try page.open(cardPage(preview))
      for scheme in ["light", "dark"] {
        let card = ".look.\(scheme) .phone.card"
        let lines = """
          ['.text b', '.text .lines > span', '.text .button']
            .map((part) => document.querySelector('\(card) ' + part).innerText)
          """
        #expect(
          try page.evaluate(lines) == ["Market Street Donuts", "Order ahead, skip the line", "Open"])
        let shape = """
          (() => { const image = document.querySelector('\(card) img'), box = image.getBoundingClientRect();
            return image.naturalWidth > 0 && Math.abs(box.width / box.height - 1.5) < 0.01; })()
          """
        #expect(try page.evaluate(shape) == true)
      }
    }
  }

  @Test(
    .needs(InstalledTool.zbarimg), arguments: ["light", "dark"])
  func theCodeLeadsToThePage(_ scheme: String) throws {
    try withPage { preview, page in
      try page.prefer(colorScheme: scheme)
      try page.open(cardPage(preview))
      let picture = URL(fileURLWithPath: preview.folder.path).appendingPathComponent("page.png")
      try page.screenshot().write(to: picture)
      let words = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", picture.lastPathComponent]
      let read = try InstalledTool.zbarimg.run(words, in: preview.folder.path, keepsErrors: false)
      #expect(read == "https://example.com/ferry-street/market\n")
    }
  }

  @Test(arguments: ["/_clipsite/", "/"])
  func thePagesOfThePreviewAreLightOrDarkAsTheReaderPrefers(_ path: String) throws {
    try withPage { preview, page in
      try page.open(preview.address(path))
      var colors: [JSONValue] = []
      for scheme in ["light", "dark"] {
        try page.prefer(colorScheme: scheme)
        colors.append(try page.evaluate("getComputedStyle(document.body).color"))
      }
      #expect(colors[0] != colors[1])
    }
  }

  @Test func anOpenPageShowsWhatIsSaved() throws {
    try withPage { preview, page in
      try page.open(preview.page("/ferry-street/market"))
      try preview.save(Self.market, replacing: "title: Market Street\n", with: "title: Pier One\n")
      try page.wait(for: "document.querySelector('h1')?.innerText === 'Pier One'")
    }
  }

  @Test func anOpenDashboardShowsWhatIsSaved() throws {
    try withPage { preview, page in
      try page.open(cardPage(preview))
      try preview.save(Self.market, replacing: "Market Street Donuts", with: "Pier One Donuts")
      try page.wait(for: "document.querySelector('.phone.card b')?.innerText === 'Pier One Donuts'")
    }
  }

  @Test func theBarShowsTheCardAndIsRemembered() throws {
    try withPage { preview, page in
      try page.open(preview.page("/ferry-street/market"))
      let root = "document.querySelector('clipsite-bar').shadowRoot"
      #expect(try page.evaluate("\(root).getElementById('panel').hidden") == true)
      try page.evaluate("\(root).querySelector('button').click()")
      for _ in 0..<2 {
        try page.wait(for: "\(root)?.getElementById('panel').innerText.includes('Dashboard')")
        let shown = try #require(page.evaluate("\(root).getElementById('panel').innerText").text)
        #expect(shown.contains("Card") && shown.contains("Title: 20 of 30"))
        #expect(shown.contains("Content/ferry-street/market.md"))
        try page.open(preview.page("/ferry-street/market"))
      }
      try page.wait(for: "\(root)?.querySelector('a') != null")
      let escape = "new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })"
      try page.evaluate("\(root).querySelector('a').dispatchEvent(\(escape))")
      #expect(try page.evaluate("\(root).activeElement === \(root).querySelector('button')") == true)
      #expect(try page.evaluate("\(root).getElementById('panel').hidden") == true)
    }
  }

  @Test(.needs(CheckerFile.axe))
  func theOpenBarHasNoBarriers() throws {
    try withPage { preview, page in
      try page.open(preview.page("/ferry-street/market"))
      let root = "document.querySelector('clipsite-bar').shadowRoot"
      try page.evaluate("\(root).querySelector('button').click()")
      try page.wait(for: "\(root).getElementById('panel').innerText.includes('Dashboard')")
      for look in Look.all {
        try page.take(on: look)
        #expect(try Axe.violations(on: page, look) == [], "\(look.name)")
      }
    }
  }

  /// One click opens the bar, and one the line.
  @Test func theLineOfAWrongSubtitleIsTwoClicksAway() throws {
    try withPage(editor: "editor://open{path}?line={line}") { preview, page in
      let wrong = "subtitle: A subtitle that is much longer than the fifty-six characters of a card"
      let index = "Content/ferry-street/index.md"
      try page.open(preview.page("/ferry-street"))
      try preview.save(index, replacing: "subtitle: Order ahead, skip the line", with: wrong)
      try page.wait(for: "document.querySelector('clipsite-overlay')")
      let root = "document.querySelector('clipsite-bar').shadowRoot"
      try page.evaluate("\(root).querySelector('button').click()")
      try page.wait(for: "\(root).querySelector('li.error a') != null")
      // No program of this computer opens the address.
      let click = """
        new Promise((done) => {
          const link = \(root).querySelector('li.error a');
          link.addEventListener('click', (event) => { event.preventDefault(); done(event.target.href); });
          link.click();
        })
        """
      let opened = try #require(page.evaluate(click).text)
      let text = try #require(preview.folder.read(index))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains(wrong) })
      #expect(opened == "editor://open\(preview.folder.path)/\(index)?line=\(line + 1)")
    }
  }

  @Test func theErrorsOverAPageLeadToTheirLines() throws {
    try withPage(editor: "editor://open{path}?line={line}") { preview, page in
      try page.open(preview.page("/ferry-street/market"))
      try preview.save(Self.market, replacing: "latitude: 37.79362", with: "latitude: 137.79362")
      // A build that ends meanwhile draws the errors again, so the link is kept.
      let link = "document.querySelector('clipsite-overlay')?.shadowRoot.querySelector('.place a')"
      try page.wait(for: "(window.found = \(link))")
      let opened = try #require(page.evaluate("found.href").text)
      #expect(opened == "editor://open\(preview.folder.path)/\(Self.market)?line=13")
      #expect(try page.evaluate("found.innerText").text?.hasPrefix("\(Self.market):13:") == true)
    }
  }

  @Test func aPageReloadsOnlyIfItsFilesChanged() throws {
    try withPage { preview, page in
      try page.open(preview.page("/about"))
      let asked =
        "performance.getEntriesByType('resource').filter((one) => one.name.includes('digests')).length"
      try page.wait(for: "\(asked) === 1")
      try page.evaluate("window.mark = 1")
      try preview.save(Self.market, replacing: "title: Market Street\n", with: "title: Pier One\n")
      try page.wait(for: "\(asked) >= 2 || !window.mark")
      #expect(try page.evaluate("window.mark") == 1)
      let about = try #require(preview.folder.read("Content/about.md"))
      try preview.folder.write("Content/about.md", about + "\nOpen on *Sundays*.\n")
      try page.wait(for: "[...document.querySelectorAll('em')].some((one) => one.innerText === 'Sundays')")
    }
  }

  @Test func aReloadKeepsPositionAndValues() throws {
    try withPage { preview, page in
      try page.open(cardPage(preview))
      try page.evaluate("document.getElementById('look-dark').checked = true; scrollTo(0, 400)")
      try preview.save(Self.market, replacing: "Market Street Donuts", with: "Pier One Donuts")
      try page.wait(for: "document.querySelector('.phone.card b')?.textContent === 'Pier One Donuts'")
      try page.wait(for: "scrollY === 400 && document.getElementById('look-dark').checked")
    }
  }

  @Test func escapeClosesTheErrorsWhereverTheReaderWas() throws {
    try withPage { preview, page in
      try page.open(preview.page("/ferry-street/market"))
      try preview.save(Self.market, replacing: "latitude: 37.79362", with: "latitude: 137.79362")
      let overlay = "document.querySelector('clipsite-overlay')"
      try page.wait(for: "\(overlay)?.shadowRoot.activeElement")
      let escape = "new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })"
      try page.evaluate("\(overlay).shadowRoot.activeElement.dispatchEvent(\(escape))")
      #expect(try page.evaluate("\(overlay) === null") == true)
    }
  }

  @Test func aBrokenSaveIsShownOverThePageUntilItIsMended() throws {
    try withPage { preview, page in
      try page.open(preview.page("/ferry-street/market"))
      try preview.save(Self.market, replacing: "latitude: 37.79362", with: "latitude: 137.79362")
      let overlay = "document.querySelector('clipsite-overlay')"
      try page.wait(for: "\(overlay)?.shadowRoot.querySelector('li')")
      let text = "\(overlay).shadowRoot.querySelector('li').innerText"
      let shown = try #require(page.evaluate(text).text)
      #expect(shown.contains("Content/ferry-street/market.md:13:"))
      #expect(shown.contains("latitude: 137.79362"))
      #expect(shown.contains("the latitude `137.79362` is not from -90 to 90"))
      // The last good page stays behind it.
      #expect(try page.evaluate("document.querySelector('h1')?.innerText") == "Market Street")
      try preview.save(Self.market, replacing: "latitude: 137.79362", with: "latitude: 37.79362")
      try page.wait(for: "document.readyState === 'complete' && !\(overlay)")
    }
  }

  /// The errors of a page are shown over it, also if it is opened later, and over no other page.
  @Test func anErrorIsShownOverItsPageAlone() throws {
    try withPage { preview, page in
      try page.open(preview.page("/ferry-street/market"))
      try preview.save(Self.market, replacing: "latitude: 37.79362", with: "latitude: 137.79362")
      let overlay = "document.querySelector('clipsite-overlay')"
      try page.wait(for: overlay)
      try page.open(preview.page("/about"))
      let about = try #require(preview.folder.read("Content/about.md"))
      try preview.folder.write("Content/about.md", about + "\nOpen on *Sundays*.\n")
      try page.wait(for: "[...document.querySelectorAll('em')].some((one) => one.innerText === 'Sundays')")
      #expect(try page.evaluate("\(overlay) === null") == true)
      try page.open(preview.page("/ferry-street/market"))
      try page.wait(for: overlay)
    }
  }

  @Test func aSiteThatWasNeverGoodAppearsOnceItIsMended() throws {
    try withPage(of: "nothing: right\n", except: "favicon.ico") { preview, page in
      try page.open(preview.page("/ferry-street/market"))
      try page.wait(for: "document.querySelector('clipsite-overlay')?.shadowRoot.querySelector('li')")
      try preview.folder.write("Content/site.yml", Self.configuration)
      try page.wait(for: "document.querySelector('h1')?.innerText === 'Market Street'")
    }
  }

  @Test func noPageAsksForAnythingOutsideThePreview() throws {
    try withPage { preview, page in
      let site = ["/", "/about", "/ferry-street", "/ferry-street/market"].map(preview.page)
      let own = ["/", "/_clipsite/", "/_clipsite/diagnostics", "/_clipsite/domains"].map(preview.address)
      for address in site + own + [cardPage(preview)] { try page.open(address) }
      #expect(page.requests.count > site.count + own.count)
      #expect(page.requests.filter { !preview.serves($0) } == [])
    }
  }
}
