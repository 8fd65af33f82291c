import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

/// Long words in the narrowest window that people use, 320 pixels (WCAG 2.2, 1.4.10): nothing scrolls sideways,
/// and nothing is cut off.
@Suite(.blockingForBrowsers, .sharedBrowser) struct NarrowWindowTests {
  private static let phone = Look(device: .small, scheme: "light")

  @Test(
    .needs(Chromium.need),
    arguments: BuiltInTheme.allCases)
  func chromiumShowsAllOfALongWord(_ theme: BuiltInTheme) throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try Self.check(theme, on: page)
  }

  @Test(.needs(WebKit.need)) func webKitShowsAllOfALongWord() throws {
    let browser = try WebKit(scheme: "light")
    defer { browser.stop() }
    let page = try WebKitPage(in: browser)
    for theme in BuiltInTheme.allCases { try Self.check(theme, on: page) }
  }

  private static func check(_ theme: BuiltInTheme, on page: some BrowserPage) throws {
    let preview = try RunningPreview(
      theme: theme, configuration: LongWords.configuration, files: LongWords.files)
    defer { preview.stop() }
    try page.take(on: phone)
    try page.stopClock(at: Gallery.time)
    for path in LongWords.paths {
      try page.open(preview.page(path))
      if path.contains("?") { try page.wait(for: "document.querySelector('[data-results] li a')") }
      let found = try page.evaluate(overflow).elements?.compactMap(\.text) ?? ["nothing was measured"]
      #expect(found == [], "\(theme.name) \(path)")
      // What is closed at first also has to fit.
      try page.evaluate("document.querySelectorAll('details').forEach((box) => { box.open = true; })")
      #expect(
        try page.evaluate("document.documentElement.scrollWidth <= 320") == true, "\(theme.name) \(path)")
    }
    try page.open(preview.page(LongWords.search))
    try page.evaluate(
      """
      { const box = document.querySelector("[data-finder] input");
        box.focus(); box.value = "Rechts"; box.dispatchEvent(new InputEvent("input")); }
      """)
    try page.wait(for: "document.querySelector('[role=option]')")
    #expect(try page.evaluate(overflow) == [], "\(theme.name), suggestions")
    // A page that is left asks a preview that has ended for nothing.
    try page.open("about:blank")
  }

  /// Elements beyond the edges of the window, and those that hide a part of what is in them.
  private static let overflow = """
    (() => {
      const found = [], width = document.documentElement.scrollWidth;
      if (innerWidth !== 320) found.push(`the window is ${innerWidth} pixels wide`);
      if (width > 320) found.push(`the page is ${width} pixels wide`);
      for (const element of document.querySelectorAll('body > :not(.skip, script), body > :not(.skip) *')) {
        const box = element.getBoundingClientRect(), style = getComputedStyle(element);
        if (!box.width || !box.height || !element.checkVisibility({ visibilityProperty: true })) continue;
        const name = `${element.localName}.${element.className?.baseVal ?? element.className}`;
        const words = `${name} '${element.textContent.trim().slice(0, 30)}'`;
        if (box.left < -0.5 || box.right > 320.5) {
          found.push(`${words} is from ${Math.round(box.left)} to ${Math.round(box.right)}`);
        } else if (element.localName !== 'input' && style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) {
          found.push(`${words} hides ${element.scrollWidth - element.clientWidth} pixels`);
        }
      }
      return found.slice(0, 8);
    })()
    """
}

/// A site in German with a word of 24 letters wherever a site has words, and lists of each kind.
private enum LongWords {
  private static let word = "Rechtsschutzversicherung"

  static let configuration = """
    name: \(word)
    language: de
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    icons: {favicon: favicon.svg}
    directory: {title: \(word)en}
    neighbors: true
    words: {de: {labels: {directions: \(word), call: \(word), menu: \(word), order: \(word), booking: \(word), app: \(word), all-locations: \(word),
      search-hint: \(word), near-me: \(word), search: \(word), map: \(word), google-map: \(word)}}}
    extra: {links: [{title: \(word), url: "https://example.com/about"}]}

    """

  static let search = "/locations/find"

  static let paths = [
    "/", "/geschaeft", "/geschaeft/alles", "/geschaeft/alles/karte", "/geschaeft/nichts", "/about",
    "/locations",
    "/locations/de/rechtsschutzversicherungland",
    "/nirgends", search, "\(search)?q=\(word)",
  ]

  static let files: [String: String] = {
    var files = [
      "Content/index.md": page("clip: {call: \(word)}"),
      "Content/about.md": page("", "## \(word)\n\n\(word) [\(word)](index.md)\n\n- \(word)\n\n> \(word)"),
      "Content/geschaeft/index.md": page("clip: {call: \(word), subtitle: \(word)}"),
      "Content/geschaeft/alles.md": page(
        """
        clip: {card-page: karte}
        links: {menu: "https://example.com/m", order: "https://example.com/o", booking: "https://example.com/b",
          social: ["https://www.instagram.com/example", "https://www.youtube.com/@example"]}
        notices: [{text: \(word), from: 2026-12-01, through: 2026-12-31}, \(word) \(word)]
        photos: [{image: /donut.jpg, alt: \(word)}, {image: /donut.jpg, alt: \(word)}]
        \(place("\(word)straße 1", 52.52, more))
        """),
      "Content/geschaeft/nichts.md":
        "---\ntitle: \(word)\nplace: {locality: \(word)stadt, country: DE}\n---\n",
    ]
    for name in ["ferry-street/index", "ferry-street/market", "ferry-street/mission"] {
      files["Content/\(name).md"] = page(place(word, 52.53))
    }
    return files
  }()

  private static let more = """
    , phone: "+49 30 555010", price-range: €€, services: [\(word), {text: \(word) \(word), icon: wifi}], special-hours: [{date: 2026-12-24, hours: closed, label: \(word)}],
        hours: ["Mo-Fr 06:00-12:00, 13:00-18:00", "2026 Dec Mo-Su 10:00-20:00", "PH off"]
    """

  private static func place(_ street: String, _ latitude: Double, _ more: String = "") -> String {
    """
    place: {street: \(street), locality: \(word)stadt, region: \(word)land, postal-code: "10115", country: DE,
        latitude: \(latitude), longitude: 13.4\(more)}
    """
  }

  private static func page(_ keys: String, _ body: String = word) -> String {
    "---\ntitle: \(word)\ndescription: \(word) \(word)\n\(keys)\n---\n\(body)\n"
  }
}
