import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The pages above many locations, as a browser shows them.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct ChainInBrowserTests {
  private static func configuration(_ language: String) -> String {
    """
    name: Harbor Coffee
    language: \(language)
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    clip: {call: Order ahead}
    icons: {favicon: favicon.svg}
    directory: {}

    """
  }

  private static func location(_ number: Int, _ address: String) -> String {
    """
    ---
    title: Harbor Coffee at Springfield Station \(number)
    place: {street: \(number) Martin Luther King Boulevard, \(address), time-zone: America/Los_Angeles, hours: ["08:00-18:00"]}
    ---

    """
  }

  /// Each kind of page at its longest: a list of more than 60 parts, a region with more than 60 towns, a town
  /// with more than 60 locations, more than 12 countries, and one with more than 12 regions.
  private static let files: [String: String] = {
    var files = ["Content/shops/index.md": "---\ntitle: Shops\n---\n"]
    func add(_ count: Int, _ address: (Int) -> String) {
      for number in 0..<count {
        files["Content/shops/s\(files.count).md"] = location(files.count, address(number))
      }
    }
    add(900) { "locality: North Town \($0 / 3), region: Texas, country: US" }
    add(130) { _ in "locality: Springfield, region: Ohio, country: US" }
    for region in 0..<40 { add(3) { _ in "locality: Paris, region: Region \(region), country: US" } }
    for country in [
      "AT", "AU", "BE", "BR", "CA", "CH", "CZ", "DE", "DK", "ES", "FI", "FR", "GB", "IE", "IT", "JP", "MX",
      "NL",
      "NO", "PL", "PT", "SE",
    ] {
      add(4) { "locality: Town \($0 / 2), country: \(country)" }
    }
    return files
  }()

  private static let paths = [
    "/", "/shops", "/shops/page/2", "/shops/page/30", "/locations", "/locations/us", "/locations/us/texas",
    "/locations/us/texas/page/2", "/locations/us/ohio", "/locations/us/ohio/page/2", "/locations/find",
    "/nothing",
  ]

  /// A list of places that is not the one that somebody wants has the search.
  @Test(arguments: BuiltInTheme.allCases) func noPageOfAChainIsLongAndEachHasTheSearch(_ theme: BuiltInTheme)
    throws
  {
    let preview = try RunningPreview(
      theme: theme, configuration: Self.configuration("en"), files: Self.files)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.stopClock(at: Gallery.time)
    try page.take(on: Look(device: .phone, scheme: "light"))
    let height = "String(document.documentElement.scrollHeight)"
    let open = "document.querySelectorAll('main details').forEach((e) => { e.open = true; }), '1'"
    let inner = """
      [...document.querySelectorAll('main, main *')].filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowY)
        && e.scrollHeight > e.clientHeight).map((e) => e.outerHTML.slice(0, 80))
      """
    for path in Self.paths {
      try page.open(preview.page(path))
      let closed = try #require(try page.evaluate(height).text.flatMap { Int($0) })
      _ = try page.evaluate(open)
      let opened = try #require(try page.evaluate(height).text.flatMap { Int($0) })
      #expect(
        closed <= 6500 && opened <= 9000, "\(path): \(closed) pixels, and \(opened) with all details open")
      #expect(try page.evaluate(inner) == [], "\(path)")
      let searches = "String(document.querySelectorAll('[data-finder]').length)"
      #expect(try page.evaluate(searches).text == "1", "\(path)")
    }
  }

  /// One button of a first screen has the color of the brand, one link of a page leads to all locations, and
  /// lists run across.
  @Test(arguments: BuiltInTheme.allCases) func thingsAreSaidOnce(_ theme: BuiltInTheme) throws {
    let preview = try RunningPreview(
      theme: theme, configuration: Self.configuration("en"),
      files: Self.files.filter { $0.key.hasSuffix("index.md") || $0.key.contains("/s1") })
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    let filled = """
      (() => { const probe = document.body.appendChild(document.createElement('i')); probe.style.background = 'var(--fill)';
        const fill = getComputedStyle(probe).backgroundColor; probe.remove();
        return [...document.querySelectorAll('main :is(a, button)')].filter((e) => e.offsetParent
          && !e.ariaCurrent && getComputedStyle(e).backgroundColor === fill).map((e) => e.innerText); })()
      """
    let ways = """
      [...document.querySelectorAll('main a, footer a')].filter((e) => new URL(e.href).pathname === '/locations')
        .map((e) => e.innerText)
      """
    for path in ["/", "/shops", "/locations/find", "/nothing"] {
      try page.take(on: Look(device: .phone, scheme: "light"))
      try page.open(preview.page(path))
      let found = try page.evaluate(filled)
      #expect(found.elements?.count == 1, "\(path): \(found)")
      guard path != "/nothing" else { continue }
      #expect(try page.evaluate(ways).elements?.count == 1, "\(path)")
    }
    // Results replace the towns, and the way to all stays.
    try page.open(preview.page("/locations/find?q=Springfield"))
    try page.wait(for: "document.querySelector('[data-results] li')")
    let seen =
      "[...document.querySelectorAll('.browse a')].filter((e) => e.checkVisibility()).map((e) => e.innerText)"
    #expect(try page.evaluate(seen) == ["All locations"])
    try page.take(on: Look(device: .desktop, scheme: "light"))
    try page.open(preview.page("/shops"))
    let tops = """
      [...document.querySelectorAll('.long > li:not(.sub)')].slice(0, 3).map((e) => String(e.getBoundingClientRect().top))
      """
    let rows = try page.evaluate(tops).elements?.compactMap(\.text) ?? []
    #expect(rows.count == 3 && rows[0] == rows[1])
  }

  /// A domain has one answer to unknown URLs. A script shows it in the language of the URL.
  @Test(arguments: BuiltInTheme.allCases) func anUnknownURLAnswersInItsLanguage(_ theme: BuiltInTheme) throws
  {
    var files = Self.files.filter { $0.key.hasSuffix("index.md") || $0.key.contains("/s1") }
    for language in ["de", "he", "zh-Hant"] {
      files["Content/index.\(language).md"] = "---\ntitle: Kaffee\n---\n"
    }
    let preview = try RunningPreview(theme: theme, configuration: Self.configuration("en"), files: files)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    let seen = """
      [document.documentElement.lang, document.documentElement.dir, document.title,
        ...[...document.querySelectorAll('h1')].filter((e) => e.checkVisibility()).map((e) => e.innerText),
        ...[...document.querySelectorAll('.find, main .button')].filter((e) => e.href && e.checkVisibility())
          .map((e) => new URL(e.href).pathname)]
      """
    let (german, site) = ("Seite nicht gefunden", " – Harbor Coffee")
    for path in ["/de/nothing", "/shops/nothing/de"] {
      try page.open(preview.page(path))
      #expect(
        try page.evaluate(seen)
          == ["de", "ltr", .string(german + site), .string(german), "/locations/find/de", "/de/locations"])
    }
    try page.open(preview.page("/zh-hant/nothing"))
    #expect(try page.evaluate("document.documentElement.lang").text == "zh-Hant")
    try page.open(preview.page("/he/nothing"))
    #expect(try page.evaluate("document.documentElement.dir").text == "rtl")
    try page.open(preview.page("/nothing"))
    #expect(
      try page.evaluate(seen).elements?.dropFirst(3) == ["Page not found", "/locations/find", "/locations"])
  }

  /// A name in another script begins at the edge at which the page's lines begin, also in its second line.
  @Test(arguments: BuiltInTheme.allCases) func namesKeepToTheEdgeOfThePage(_ theme: BuiltInTheme) throws {
    let preview = try RunningPreview(
      theme: theme, configuration: Self.configuration("ar"),
      files: Self.files.filter { $0.key.contains("/s11") })
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.take(on: Look(device: .phone, scheme: "light"))
    for (path, names) in [("/", ".towns bdi"), ("/locations/us", "h2 bdi")] {
      try page.open(preview.page(path))
      let sides = "[...document.querySelectorAll('main \(names)')].map((e) => getComputedStyle(e).textAlign)"
      let found = Set(try page.evaluate(sides).elements?.compactMap(\.text) ?? [])
      #expect(found == ["right"], "\(path)")
    }
  }
}
