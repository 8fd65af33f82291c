import ClipsiteTestTools
import ClipsiteText
import Testing

/// What a search means, and what a search page shows when something is slow, denied, or fails.
@Suite(.blockingForBrowsers, .sharedBrowser) struct FinderRulesTests {
  private static func place(_ title: String, in town: String, _ more: String) -> String {
    """
    ---
    title: \(title)
    place: {street: 1 Main St, locality: \(town), region: OR, country: US, \(more)}
    ---

    """
  }

  private static let files = [
    "Content/market.md": place(
      "Market Street", in: "Eugene",
      "postal-code: 97401-2711, latitude: 44.05200, longitude: -123.09000, phone: +1 541 555 0100"),
    "Content/mission.md": place(
      "Spring", in: "Eugene", "postal-code: 97402"),
    "Content/far.md": place(
      "Harbor", in: "Astoria", "postal-code: 97103, latitude: 46.18800, longitude: -123.83100"),
    "Content/ferry-street/market.md": place("Lakeside", in: "Springfield", "postal-code: 97477"),
    "Content/ferry-street/mission.md": place(
      "Eugene Roasters", in: "Springfield",
      "postal-code: 97477, latitude: 44.04600, longitude: -123.02200"),
  ]

  /// Runs checks on the search page of a site.
  private static func onSearchPage(_ page: some BrowserPage, _ check: () throws -> Void) throws {
    let preview = try RunningPreview(
      configuration: FinderInBrowserTests.configuration, files: files, follows: false)
    defer { preview.stop() }
    try page.open(preview.page("/locations/find"))
    try page.evaluate(FinderInBrowserTests.helpers)
    try page.evaluate(helpers)
    try check()
    // A page that is left asks a preview that has ended for nothing.
    try page.open("about:blank")
  }

  /// `hold` makes requests wait for `release`. `isLoaded` becomes true after the script has used an answer.
  private static let helpers = """
    window.head = results.querySelector("h2");
    window.rows = () => [...results.querySelectorAll("li")].map((row) => row.textContent);
    window.title = () => head.hidden ? "" : head.textContent;
    window.words = document.querySelector("[data-finder]").dataset;
    window.hold = () => {
      const real = window.fetch;
      const held = new Promise((done) => { window.release = () => { window.fetch = real; done(); }; });
      window.fetch = async (...request) => {
        await held;
        const answer = await real(...request), value = await answer.json();
        return {ok: true, json: async () => { setTimeout(() => { window.isLoaded = true; }); return value; }};
      };
    };
    window.position = (getCurrentPosition) => Object.defineProperty(
      navigator, "geolocation", {configurable: true, value: getCurrentPosition && {getCurrentPosition}});
    window.near = document.querySelector("[data-near]");
    true
    """

  // MARK: Rules

  /// Searches with the title above the results and the locations, or the first of them.
  private static let searches: [(text: String, title: String, found: [String])] = [
    ("Eugene", "Eugene, OR", ["/market", "/mission"]),
    ("eugene or", "Eugene, OR", ["/market", "/mission"]),
    ("97402", "97402, Eugene, OR", ["/mission"]),
    // The name of one location, although its first word is a town.
    ("Eugene Roasters", "Eugene Roasters", ["/ferry-street/mission"]),
    // The words can be in any order, and some can be in the town.
    ("Roasters Springfield", "Roasters Springfield", ["/ferry-street/mission"]),
    ("Springfield Roasters", "Springfield Roasters", ["/ferry-street/mission"]),
    // The name of one location, although a town with more locations begins with it.
    ("Spring", "Spring", ["/mission"]),
    ("Springf", "Springfield, OR", ["/ferry-street/mission", "/ferry-street/market"]),
    ("Eugene Oregon", "Eugene, OR", ["/market", "/mission"]),
    // Nothing has all words. The location with the most is first.
    (
      "1 Main Street, Astoria, Oregon 97103-9999", "1 Main Street, Astoria, Oregon 97103-9999", ["/far"]
    ),
    // A letter is changed, missing, doubled, or swapped with the next.
    ("Eugxne", "Eugene, OR", ["/market", "/mission"]), ("Eugne", "Eugene, OR", ["/market", "/mission"]),
    ("Eugeene", "Eugene, OR", ["/market", "/mission"]), ("Euegne OR", "Eugene, OR", ["/market", "/mission"]),
    ("Rosaters", "Rosaters", ["/ferry-street/mission"]),
    // No location has this code.
    (
      "97475", "Nothing in 97475. Nearest: 97477, Springfield, OR",
      ["/ferry-street/mission", "/ferry-street/market"]
    ),
    // No other town is near.
    ("Astoria", "Astoria, OR", ["/far"]),
    ("Eugenia", "Eugenia", []), ("!?", "!?", []),
    // Phones offer emoji and signs behind a word.
    ("Eugene🍺", "Eugene, OR", ["/market", "/mission"]), ("☕️ Astoria™", "Astoria, OR", ["/far"]),
    ("Eugxne🏳️‍🌈", "Eugene, OR", ["/market", "/mission"]), ("🍺", "🍺", []),
    // A code of nine digits, and one of another country, which is no code here.
    ("97475-0001", "Nothing in 97475-0001. Nearest: 97477, Springfield, OR", ["/ferry-street/mission"]),
    ("SW1", "SW1", []),
    // Other names of the country.
    ("Astoria, USA", "Astoria, OR", ["/far"]), ("Eugene US", "Eugene, OR", ["/market", "/mission"]),
    ("Eugene Eugene", "Eugene, OR", ["/market", "/mission"]),
    // Names that every object of JavaScript has.
    ("constructor", "constructor", []), ("__proto__ toString", "__proto__ toString", []),
    ("constructor Eugene", "Eugene, OR", ["/market", "/mission"]),
  ]

  private static func checkRules(on page: some BrowserPage) throws {
    for (text, title, found) in searches {
      let shown = FinderInBrowserTests.texts(try page.evaluate("search(\(type(of: page).literal(text)))"))
      #expect(try page.evaluate("title()").text == title, "\(text)")
      #expect(title == text ? shown == found : Array(shown.prefix(found.count)) == found, "\(text)")
      #expect(shown.contains("/far") == (found == ["/far"]), "\(text)")
      // What is near has its heading, and the number is that of the rows above it.
      let ofTown = try page.evaluate("String(rows().indexOf(words.here))").text
      let hasOthers = title != text && Set(shown) != Set(found)
      #expect((ofTown != "-1") == hasOthers, "\(text): \(shown)")
      if hasOthers {
        #expect(try page.evaluate("shownStatus()").text?.hasSuffix(": \(ofTown ?? "")") == true, "\(text)")
      }
      if found.isEmpty { #expect(try page.evaluate("shownStatus() === words.none") == true, "\(text)") }
    }
    // A region and a country lead to the directory, and what has the name follows below what was typed.
    for (text, title) in [("oregon", "OR"), ("USA", "United States")] {
      let shown = FinderInBrowserTests.texts(try page.evaluate("search('\(text)')"))
      #expect(try page.evaluate("title()").text == title)
      #expect(shown.first == "/locations", "\(shown)")
      #expect(try page.evaluate("rows()[0]").text?.hasPrefix("\(title)  5 locations →") == true)
      let others = shown.dropFirst()
      let second = try page.evaluate("rows()[1]").text
      #expect(others.isEmpty || second == text, "\(text): \(shown)")
    }
  }

  /// Each result has what people do next. Directions are in the map of the device, as on the page of a location.
  private static func checkActions(on page: some BrowserPage) throws {
    for (device, map) in [
      ("iPhone", "https://maps.apple.com/?daddr="), ("Macintosh", "https://maps.apple.com/?daddr="),
      ("Android", "https://www.google.com/maps/dir/?api=1&destination="),
      ("Windows", "https://www.google.com/maps/dir/?api=1&destination="),
    ] {
      try page.evaluate(
        "Object.defineProperty(navigator, 'userAgent', {configurable: true, value: '\(device)'}), search('Eugene')"
      )
      let links = try page.evaluate("[...results.querySelectorAll('.do a')].map(link => link.href)")
      let goals = ["44.052%2C-123.09", "44.046%2C-123.022", "1%20Main%20St%2C%20Eugene%2C%20OR"]
      #expect(Set(FinderInBrowserTests.texts(links)) == Set(goals.map { map + $0 } + ["tel:+15415550100"]))
    }
    // No hours are known, so there is nothing to filter.
    #expect(try page.evaluate("results.querySelector('[data-open]').parentNode.hidden") == true)
    #expect(try page.evaluate("box.value + location.search").text == "Eugene?q=Eugene")
  }

  /// The search page of an earlier theme has none of the words that came later.
  private static func checkEarlierThemes(on page: some BrowserPage) throws {
    try page.evaluate(
      "for (const name of ['nearest', 'town', 'wait', 'directions', 'call']) delete words[name]; true")
    try page.evaluate("search('97475')")
    #expect(try page.evaluate("title()").text?.hasSuffix("97477, Springfield, OR") == true)
    #expect(try page.evaluate("results.textContent.includes('undefined')") == false)
  }

  // MARK: States

  private static func checkFailures(on page: some BrowserPage) throws {
    try page.evaluate(
      "window.real = fetch, window.fetch = () => Promise.reject(new TypeError('offline')), search('Eugene')")
    #expect(try page.evaluate("shownStatus() === words.failed && !shown().length") == true)
    try page.evaluate("window.fetch = async () => ({ok: false}), search('Eugene')")
    #expect(try page.evaluate("shownStatus() === words.failed && !shown().length") == true)
    // The next search asks again.
    try page.evaluate("window.fetch = real, search('Eugene')")
    #expect(try page.evaluate("shown()[0]").text == "/market")
  }

  private static func checkPositions(on page: some BrowserPage) throws {
    // The visitor denies it, no position is available, it takes too long, and the browser has no positions.
    for problem in [
      "(_, no) => no({code: 1})", "(_, no) => no({code: 2})", "(_, no) => no({code: 3})", "null",
    ] {
      try page.evaluate("search('Eugene').then(() => { position(\(problem)); near.click(); })")
      try page.wait(for: "shownStatus() === words.denied")
      // The heading of an earlier result says nothing about this search.
      #expect(try page.evaluate("shown().length + title() + head.textContent").text == "0")
    }
    // A position that comes after another search changes nothing.
    try page.evaluate("position((found) => { window.answer = found; }), near.click()")
    try page.evaluate("search('Spring')")
    try page.evaluate(
      """
      answer({coords: {latitude: 44.046, longitude: -123.022}}), new Promise((done) => setTimeout(done))
      """)
    #expect(try page.evaluate("location.search + shown()").text == "?q=Spring/mission")
  }

  private static func checkSlowAnswers(on page: some BrowserPage) throws {
    // People go on typing while a search loads.
    try page.evaluate("hold(), box.value = 'Springfield', box.form.requestSubmit()")
    #expect(try page.evaluate("shownStatus() === words.wait") == true)
    #expect(try page.evaluate("results.ariaBusy").text == "true")
    try page.evaluate("box.value = 'Eug', box.dispatchEvent(new InputEvent('input')), release()")
    try page.wait(for: "title() === 'Springfield, OR' && results.ariaBusy === 'false'")
  }

  private static func checkSlowSuggestions(on page: some BrowserPage) throws {
    try page.evaluate("hold(), box.focus(), box.value = 'Eug', box.dispatchEvent(new InputEvent('input'))")
    try page.evaluate("box.blur(), release()")
    try page.wait(for: "window.isLoaded")
    #expect(try page.evaluate("suggestionsAreShown() || box.ariaExpanded === 'true'") == false)
  }

  /// Input methods for Japanese and Chinese need the arrows themselves.
  private static func checkInputMethods(on page: some BrowserPage) throws {
    try page.evaluate("write('Eug')")
    for key in ["ArrowDown", "ArrowUp", "Enter", "Escape"] {
      let event =
        "new KeyboardEvent('keydown', {key: '\(key)', isComposing: true, bubbles: true, cancelable: true})"
      #expect(try page.evaluate("box.dispatchEvent(\(event)) && suggestionsAreShown()") == true, "\(key)")
      #expect(try page.evaluate("box.hasAttribute('aria-activedescendant')") == false)
    }
  }

  /// The script may be in the cache of the browser, and the rest of the page still on its way.
  private static func checkSlowPage(on page: some BrowserPage) throws {
    try page.evaluate(
      """
      search('Eugene').then(async () => {
        const html = await (await fetch(location.pathname)).text(), end = html.indexOf("<section class=\\"card results");
        const frame = document.body.appendChild(document.createElement("iframe"));
        window.inner = frame.contentDocument;
        inner.open();
        inner.write(html.slice(0, end));
        await (await fetch(words.finder + "/finder.js")).text();
        await new Promise((done) => setTimeout(done));
        inner.write(html.slice(end));
        inner.close();
        return end > 0;
      })
      """)
    try page.wait(for: "inner.querySelector('[data-results] li a')")
  }

  /// A shared link says at once that its search loads.
  private static func checkSharedLink(on page: some BrowserPage) throws {
    try page.evaluate(
      """
      search('Eugene').then(async () => {
        const html = await (await fetch(location.pathname)).text();
        const frame = document.body.appendChild(document.createElement("iframe"));
        window.inner = frame.contentDocument;
        inner.open();
        frame.contentWindow.fetch = () => new Promise(() => {});
        inner.write(html);
        inner.close();
        return true;
      })
      """)
    // As decoration, because text in the page would move when the results come.
    try page.wait(for: "inner.querySelector('[data-results]')?.ariaBusy === 'true'")
    let shown = try page.evaluate(
      "inner.defaultView.getComputedStyle(inner.querySelector('[data-results]'), '::before').content")
    #expect(try page.evaluate("JSON.stringify(words.wait)").text == shown.text)
  }

  /// In a narrow list that is read from right to left, no piece of an address is on two lines, and no line begins
  /// with a comma.
  private static func checkPieces(on page: some BrowserPage) throws {
    try page.evaluate("search('Harbor'), true")
    try page.wait(for: "results.querySelector('.more')")
    try page.evaluate("document.documentElement.dir = 'rtl', results.style.inlineSize = '12rem', true")
    let lines = try page.evaluate(
      """
      [...results.querySelectorAll('.more > span')].map((piece) => {
        const text = document.createRange();
        text.selectNodeContents(piece);
        const rows = new Set([...text.getClientRects()].map((box) => Math.round(box.bottom)));
        return `${piece.querySelector('bdi').textContent}|${piece.textContent}|${rows.size}`})
      """)
    #expect(
      FinderInBrowserTests.texts(lines) == [
        "Harbor Coffee|Harbor Coffee,|1", "1 Main St|1 Main St,|1", "Astoria|Astoria,|1", "OR|OR|1",
      ])
  }

  private static func check(on page: some BrowserPage) throws {
    try onSearchPage(page) { try checkPieces(on: page) }
    try onSearchPage(page) {
      try checkRules(on: page)
      try checkActions(on: page)
      try checkEarlierThemes(on: page)
    }
    try onSearchPage(page) {
      try checkFailures(on: page)
      try checkPositions(on: page)
      try checkInputMethods(on: page)
    }
    try onSearchPage(page) { try checkSlowAnswers(on: page) }
    try onSearchPage(page) { try checkSlowSuggestions(on: page) }
    try onSearchPage(page) { try checkSlowPage(on: page) }
    try onSearchPage(page) { try checkSharedLink(on: page) }
  }

  @Test(.needs(Chromium.need))
  func chromiumSearchesByTheRules() throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try Self.check(on: page)
    #expect(page.problems == [])
  }

  @Test(.needs(WebKit.need))
  func webKitSearchesByTheRules() throws {
    let browser = try WebKit(scheme: "light")
    defer { browser.stop() }
    try Self.check(on: try WebKitPage(in: browser))
  }
}
