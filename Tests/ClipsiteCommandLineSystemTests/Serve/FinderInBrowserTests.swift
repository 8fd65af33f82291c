import ClipsiteLocales
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteSite

/// Searches as visitors make them, in both engines.
@Suite(.blockingForBrowsers, .sharedBrowser) struct FinderInBrowserTests {
  // MARK: Folding

  /// Names of countries in all languages, of towns in a list if `PLACES` names its file, and random texts.
  private static func texts() throws -> [String] {
    var texts = LocaleData.languages.compactMap { LocaleData($0, in: nil) }.flatMap { locale in
      ["AE", "CI", "CN", "CW", "DE", "GR", "IL", "JP", "KR", "RE", "ST", "TR", "UA", "VN"].compactMap {
        CountryNames(locale).name(of: $0)
      }
    }
    if let path = ProcessInfo.processInfo.environment["PLACES"] {
      texts += try String(contentsOfFile: path, encoding: .utf8).split { $0.isNewline || $0 == "," }.map(
        String.init)
    }
    var random = SeededNumbers(18)
    for _ in 0..<10_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let limit: UInt32 = [0x80, 0x600, 0x2100, 0xFFFF, 0x10FFFF].randomElement(using: &random) ?? 0
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) {
          text.unicodeScalars.append(scalar)
        }
      }
      texts.append(text)
    }
    return texts
  }

  /// The function `fold` of the script as people read it.
  private static func folding() throws -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let script = try String(
      contentsOf: root.appending(path: "Sources/ClipsiteSite/Finder/WebFiles/finder.js"), encoding: .utf8)
    let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("{const $others=") })
    return String(line).replacing("$fold", with: "fold")
  }

  private static func checkFolding(on page: some BrowserPage) throws {
    let texts = try texts()
    #expect(texts.count > 10_500)
    let literal = String(decoding: JSONValue.array(texts.map(JSONValue.string)).bytes(), as: UTF8.self)
    let folded = try page.evaluate(
      "(() => \(try Self.folding()) return \(literal).map((text) => fold(text).replace(/^ | $/g, ''))})()")
    let found = folded.elements ?? []
    let folding = Folding()
    #expect(found.count == texts.count)
    for (text, found) in zip(texts, found) {
      let expected = folding.text(text)
      let isSame = found.text.map { Array($0.utf8) == Array(expected.utf8) } == true
      #expect(isSame, "\(text.debugDescription): \(found.text ?? "") instead of \(expected)")
    }
  }

  @Test(.needs(Chromium.need))
  func chromiumFoldsAsSwiftDoes() throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try Self.checkFolding(on: page)
  }

  @Test(.needs(WebKit.need))
  func webKitFoldsAsSwiftDoes() throws {
    let browser = try WebKit(scheme: "light")
    defer { browser.stop() }
    try Self.checkFolding(on: try WebKitPage(in: browser))
  }

  // MARK: Searches

  static let configuration = """
    name: Harbor Coffee
    language: en
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    directory: {title: Locations}
    icons: {favicon: favicon.svg}

    """

  static func place(
    _ title: String, in town: String, _ country: String, _ code: String = "", at point: String? = nil,
    language: String = "en"
  ) -> String {
    let parts = point?.split(separator: " ") ?? []
    let coordinates = parts.isEmpty ? "" : "\n  latitude: \(parts[0])\n  longitude: \(parts[1])"
    return """
      ---
      title: \(title)
      language: \(language)
      place:
        locality: \(town)
        country: \(country)
        postal-code: "\(code)"\(coordinates)
      ---

      """
  }

  static let files = [
    "Content/market.md": place(
      "Market Street", in: "Eugene", "US", "97401", at: "44.05200 -123.09000"),
    "Content/mission.md": place("Mission", in: "Eugene", "US", "97402"),
    "Content/oakland.md": place("Lakeside", in: "Springfield", "US", "97477", at: "44.04600 -123.02200"),
    "Content/berlin.md": place(
      "Große Hamburger Straße", in: "Berlin", "DE", "10115", at: "52.52500 13.40100", language: "de"),
    "Content/muenchen.md": place("Viktualienmarkt", in: "München", "DE", "80331", at: "48.13500 11.57600"),
    "Content/tokyo.md": place("渋谷駅前", in: "渋谷区", "JP", "150-0002", at: "35.65800 139.70100", language: "ja"),
    "Content/cairo.md": place(
      "مقهى النيل", in: "القاهرة", "EG", "11511", at: "30.04400 31.23500", language: "ar"),
    "Content/suva.md": place("Suva", in: "Taveuni", "FJ", at: "-16.80000 179.90000"),
    "Content/lau.md": place("Lau", in: "Somosomo", "FJ", at: "-16.80000 -179.90000"),
  ]

  /// Functions for a page: they wait until a search has ended, and read what it shows.
  static let helpers = """
    window.box = document.querySelector("[data-finder] input");
    window.results = document.querySelector("[data-results]");
    window.until = async (test) => { while (!test()) await new Promise((done) => setTimeout(done, 5)); };
    window.press = (key) => box.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
    window.suggestions = () => [...document.querySelectorAll("[role=option]")].map((option) => option.textContent);
    window.write = async (text) => {
      document.querySelector("[role=listbox]").replaceChildren();
      box.focus(); box.value = text; box.dispatchEvent(new InputEvent("input"));
      await until(() => suggestions().length);
      return suggestions();
    };
    window.shown = () => [...results.querySelectorAll("li > a")].map((link) => decodeURI(link.pathname));
    window.search = async (text) => {
      results.querySelector("[role=status]").textContent = "";
      box.value = text; box.form.requestSubmit();
      await until(() => results.ariaBusy === "false" && shownStatus() );
      return shown();
    };
    window.suggestionsAreShown = () => !document.querySelector("[role=listbox]").hidden;
    window.shownStatus = () => results.querySelector("[role=status]").textContent;
    true
    """

  static func texts(_ value: JSONValue) -> [String] { value.elements?.compactMap(\.text) ?? [] }

  private static func checkSearches(on page: some BrowserPage) throws {
    let preview = try RunningPreview(configuration: configuration, files: files, follows: false)
    defer { preview.stop() }
    try page.open(preview.page("/locations/find"))
    try page.evaluate(helpers)
    for (text, first) in [
      ("eugene", "/market"), ("97401", "/market"), ("Berlin", "/berlin"), ("MUNCHEN", "/muenchen"),
      ("grosse hamburger", "/berlin"), ("渋谷区", "/tokyo"), ("القَاهِرة", "/cairo"), ("1500002", "/tokyo"),
    ] {
      let found = texts(try page.evaluate("search(\(literal(text)))"))
      #expect(found.first == first, "\(text)")
      #expect(try page.evaluate("new URL(location).searchParams.get('q')").text == text)
    }
    // A location without coordinates is found by its town, before those of other towns.
    #expect(
      texts(try page.evaluate("search('Eugene')")).prefix(3) == ["/market", "/mission", "/oakland"])
    #expect(try page.evaluate("search('Nowhere').then(() => shownStatus())").text?.isEmpty == false)
    #expect(try page.evaluate("shown().length").integer == 0)
    try checkHistory(on: page)
    try checkKeyboard(on: page)
    // A page that is left asks a preview that has ended for nothing.
    try page.open("about:blank")
  }

  private static func literal(_ text: String) -> String {
    String(decoding: JSONValue.string(text).bytes(), as: UTF8.self)
  }

  private static func checkHistory(on page: some BrowserPage) throws {
    try page.evaluate("search('Berlin').then(() => search('Springfield')).then(() => history.back())")
    try page.wait(for: "shown()[0] === '/berlin' && box.value === 'Berlin'")
  }

  private static func checkKeyboard(on page: some BrowserPage) throws {
    #expect(texts(try page.evaluate("write('eug')")).first?.hasPrefix("Eugene") == true)
    #expect(
      try page.evaluate("box.role + box.ariaExpanded + box.getAttribute('aria-controls')").text
        == "comboboxtrueoptions")
    try page.evaluate("press('ArrowDown')")
    #expect(
      try page.evaluate("document.getElementById(box.getAttribute('aria-activedescendant')).ariaSelected")
        .text == "true")
    try page.evaluate("press('Escape')")
    #expect(
      try page.evaluate("box.ariaExpanded + document.querySelector('[role=listbox]').hidden").text
        == "falsetrue")
    try page.evaluate("write('spring').then(() => { press('ArrowDown'); press('Enter') })")
    try page.wait(for: "shown()[0] === '/oakland'")
    #expect(
      try page.evaluate("document.querySelector('[data-results] h2').textContent").text?.hasPrefix(
        "Springfield")
        == true)
  }

  private static func checkPosition(on page: some BrowserPage) throws {
    let preview = try RunningPreview(configuration: configuration, files: files, follows: false)
    defer { preview.stop() }
    for (longitude, order) in [("179.95", ["/suva", "/lau"]), ("-179.95", ["/lau", "/suva"])] {
      try page.open(preview.page("/locations/find"))
      try page.evaluate(helpers)
      try page.evaluate(
        """
        Object.defineProperty(navigator, "geolocation", {configurable: true, value: {getCurrentPosition: (found) => {
          window.asked = true; found({coords: {latitude: -16.8, longitude: \(longitude)}}) }}}), true
        """)
      #expect(try page.evaluate("window.asked === undefined").bool == true)
      try page.evaluate("document.querySelector('[data-near]').click()")
      try page.wait(for: "shown().length")
      #expect(texts(try page.evaluate("shown().slice(0, 2)")) == order)
      // The position is neither in the URL nor in a request.
      #expect(try page.evaluate("location.hash").text == "#near")
    }
    try page.evaluate(
      """
      Object.defineProperty(navigator, "geolocation", {configurable: true, value: {getCurrentPosition:
        (found, failed) => failed({code: 1}) }}), document.querySelector("[data-near]").click()
      """)
    try page.wait(for: "shownStatus() === document.querySelector('[data-finder]').dataset.denied")
    try page.open("about:blank")
  }

  @Test(.needs(Chromium.need))
  func chromiumFindsLocations() throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try Self.checkSearches(on: page)
    try Self.checkPosition(on: page)
    #expect(page.problems == [])
  }

  @Test(.needs(WebKit.need))
  func webKitFindsLocations() throws {
    let browser = try WebKit(scheme: "light")
    defer { browser.stop() }
    let page = try WebKitPage(in: browser)
    try Self.checkSearches(on: page)
    try Self.checkPosition(on: page)
  }
}
