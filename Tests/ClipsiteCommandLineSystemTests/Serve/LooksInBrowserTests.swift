import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// What the key `looks` promises, as a browser shows it.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct LooksInBrowserTests {
  /// Values of `looks` that are hard to read on: pale, dark, and middle accents, backgrounds of the other
  /// scheme, one in the middle, and colors that clipsite has to change.
  static let looks = [
    ##"{accent: {light: "#007aff", dark: "#0a84ff"}}"##,
    ##"{accent: {light: "#ffe14d", dark: "#3a2a10"}, corners: square}"##,
    ##"{background: {light: "#ffffff", dark: "#ffffff"}}"##,
    ##"{background: {light: "#101828", dark: "#000000"}}"##,
    ##"{background: {light: "#8a8f98"}}"##,
    ##"{accent: {light: "#34c759"}, background: {light: "#d0c8b8", dark: "#3b3a36"}, ink: {light: "#777777"}}"##,
    ##"{accent: {light: "#c81e1e"}, background: {light: "#c81e1e"}, corners: round}"##,
  ]

  /// Each theme with all looks.
  private static let themes = BuiltInTheme.allCases.flatMap { theme in looks.map { (theme, $0) } }
  /// Each looks with one of the themes.
  private static let themesInTurn = looks.enumerated().map {
    ($0.offset.isMultiple(of: 2) ? BuiltInTheme.clean : .bistro, $0.element)
  }

  private static func configuration(_ looks: String) -> String {
    """
    name: Ferry Street Donuts
    language: en
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    image: donut.jpg
    icons: {favicon: favicon.svg}
    directory: {}
    looks: \(looks)

    """
  }

  private static let files: [String: String] = {
    var files = [
      "Content/closed.md":
        "---\ntitle: Closed\nplace: {street: 1 Main St, locality: Reno, country: US, closed-until: 2027-03-01}\n---\n"
    ]
    for number in 10..<40 {
      files["Content/shops/s\(number).md"] = """
        ---
        title: Shop \(number)
        place: {street: \(number) Main St, locality: Town \(number / 4), country: US,
          time-zone: America/Los_Angeles, hours: ["\(number.isMultiple(of: 2) ? "08:00-18:00" : "20:00-23:00")"]}
        ---

        """
    }
    files["Content/shops/index.md"] = "---\ntitle: Shops\n---\n"
    return files
  }()

  private static let paths = [
    "/", "/shops", "/shops/s10", "/shops/s11", "/closed", "/locations/find?q=Town%204", "/nothing",
  ]

  private func visit(
    _ theme: BuiltInTheme, _ looks: String, _ look: (ChromiumPage, RunningPreview) throws -> Void
  ) throws {
    let preview = try RunningPreview(
      theme: theme, configuration: Self.configuration(looks), files: Self.files)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.stopClock(at: Gallery.time)
    try look(page, preview)
  }

  @Test(
    .needs(CheckerFile.axe),
    arguments: RandomRounds.cases(themesInTurn, of: themes))
  func allColorsCanBeRead(_ theme: BuiltInTheme, _ looks: String) throws {
    let odd = Self.looks.firstIndex(of: looks).map { $0 % 2 } ?? 0
    try visit(theme, looks) { page, preview in
      try Axe.prepare(page)
      // Colors follow the scheme. Each page is seen on one device, and on the other with the next looks.
      for (position, path) in Self.paths.enumerated() {
        try page.open(preview.page(path))
        for look in Look.looks(on: [position % 2 == odd ? .phone : .desktop]) {
          try page.take(on: look)
          #expect(try Axe.violations(on: page, look) == [], "\(path), \(look.name)")
        }
      }
    }
  }

  @Test(arguments: BuiltInTheme.allCases) func squareIsSquareEverywhere(_ theme: BuiltInTheme) throws {
    try visit(theme, Self.looks[1]) { page, preview in
      for path in Self.paths {
        try page.open(preview.page(path))
        for device in [Look.Device.phone, .desktop] {
          try page.take(on: Look(device: device, scheme: "light"))
          // The dot of a state is a mark, not a corner.
          let round = """
            [...document.querySelectorAll('body *')].filter((e) => !e.closest('svg, clipsite-overlay'))
              .filter((e) => [null, '::before', '::after'].some((part) =>
                getComputedStyle(e, part).borderRadius !== '0px' && !(part === '::before' && e.matches('.state'))))
              .map((e) => `${e.localName}.${e.className}`)
            """
          #expect(try page.evaluate(round) == [], "\(path)")
        }
      }
    }
  }

  /// Without backgrounds, borders tell what is a button, and what is open.
  @Test(arguments: BuiltInTheme.allCases) func forcedColorsShowButtonsAndState(_ theme: BuiltInTheme) throws {
    try visit(theme, "{corners: soft}") { page, preview in
      for (path, names) in [
        ("/shops/s10", [".call", ".state"]), ("/shops", [".pages [aria-current]"]),
        ("/locations/find", [".go"]), ("/nothing", [".actions .button"]),
      ] {
        try page.take(on: Look(device: .phone, scheme: "light"))
        try page.forceColors()
        try page.open(preview.page(path))
        for name in names {
          let width = """
            [null, '::before'].map((part) => getComputedStyle(document.querySelector('main \(name)'), part))
              .some((style) => style.borderTopStyle === 'solid' && parseFloat(style.borderTopWidth) >= 2)
            """
          #expect(try page.evaluate(width) == true, "\(path) \(name)")
        }
      }
    }
  }

  /// A phone shows a strip of the picture. Its top stays in view if `image-focus` says so.
  @Test(arguments: BuiltInTheme.allCases) func theFocusStaysInView(_ theme: BuiltInTheme) throws {
    let files = ["Content/closed.md": "---\ntitle: Closed\nimage: /donut.jpg\nimage-focus: 30% top\n---\n"]
    let preview = try RunningPreview(
      theme: theme, configuration: Self.configuration("{}"),
      files: files.mapValues { $0.replacing("title: Closed", with: "title: Closed\nplace: {locality: Reno}") }
    )
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.take(on: Look(device: .phone, scheme: "light"))
    let style =
      "(() => { const i = document.querySelector('.pic img'); "
      + "return [getComputedStyle(i).objectPosition, i.fetchPriority]; })()"
    try page.open(preview.page("/closed"))
    #expect(try page.evaluate(style) == ["30% 0%", "high"])
    try page.open(preview.page("/"))
    #expect(try page.evaluate(style) == ["50% 50%", "high"])
  }
}
