import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The bar in the corner of a page of the preview, closed and open, with the keyboard alone.
private struct Bar<Page: BrowserPage> {
  static var root: String { "document.querySelector('clipsite-bar').shadowRoot" }
  let page: Page

  init(on address: String, in page: Page) throws {
    self.page = page
    try page.open(address)
    try page.wait(
      for: "document.querySelector('clipsite-bar')?.shadowRoot.querySelector('.mark').textContent !== ''")
  }

  func evaluate(_ expression: String) throws -> JSONValue { try page.evaluate("\(Self.root).\(expression)") }

  /// The number of problems and its color, and what the button is called.
  func mark() throws -> [String?] {
    let color = try page.evaluate("getComputedStyle(\(Self.root).querySelector('.mark')).backgroundColor")
    return [
      try evaluate("querySelector('.mark').textContent").text, color.text,
      try evaluate("querySelector('.toggle').ariaLabel").text,
    ]
  }

  /// The texts of what has the focus, one press of the tab key after the other, until it leaves the bar.
  func stops() throws -> [String] {
    let focused = "\(Self.root).activeElement?.closest('a, button, summary')?.textContent ?? ''"
    var stops: [String] = []
    for _ in 0..<20 {
      try page.press(.tab)
      let text = try page.evaluate(focused).text ?? ""
      if !text.isEmpty { stops.append(text) } else if !stops.isEmpty { break }
    }
    return stops
  }

  /// Opens the bar with Enter and walks through it with the tab key.
  func checkKeyboard() throws {
    try page.evaluate("\(Self.root).querySelector('.toggle').focus()")
    try page.press(.enter)
    try page.wait(for: "\(Self.root).querySelector('.row button') !== null")
    let controls = "[...\(Self.root).querySelectorAll('#panel a, #panel button, #panel summary')]"
    let names =
      try page.evaluate("\(controls).map((one) => one.textContent)").elements?.compactMap(\.text) ?? []
    #expect(names.count >= 5 && names.last == "Copy URL")
    #expect(try stops() == names)
    // What is read anew leaves the reader where she was.
    try page.evaluate("\(controls).at(-2).focus()")
    try page.evaluate("dispatchEvent(new Event('clipsite-news'))")
    try page.wait(for: "\(controls).at(-2).isConnected")
    #expect(try evaluate("activeElement.textContent").text == "Dashboard")
    try page.press(.escape)
    #expect(try evaluate("activeElement.className").text == "toggle")
    #expect(try evaluate("getElementById('panel').hidden").bool == true)
  }
}

private let longTitle = [
  "Content/wrong.md": """
  ---
  title: A title that is longer than a card can show
  clip: {subtitle: Order ahead}
  ---

  """
]

@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct BarInBrowserTests {
  private func withPage(
    _ files: [String: String] = longTitle, _ test: (RunningPreview, ChromiumPage) throws -> Void
  ) throws {
    let preview = try RunningPreview(files: files, editor: "editor://open{path}?line={line}")
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try test(preview, page)
    #expect(page.problems == [])
  }

  @Test func theClosedBarHasACountAndAColor() throws {
    try withPage { preview, page in
      let wrong = try Bar(on: preview.page("/wrong"), in: page).mark()
      #expect(wrong[0] == "1" && wrong[2] == "clipsite: 1 warning")
      let good = try Bar(on: preview.page("/ferry-street/market"), in: page).mark()
      #expect(good[0] == "✓" && good[2] == "clipsite: no problems" && good[1] != wrong[1])
      // A mistake changes the button of the page that has it, also if the page is loaded again.
      try preview.save(
        "Content/ferry-street/market.md", replacing: "latitude: 37.79362", with: "latitude: 137.79362")
      // The page may load once more at any time, so one expression asks for both.
      let bar = "document.querySelector('clipsite-bar')?.shadowRoot"
      try page.wait(
        for: "(\(bar)?.querySelector('.mark.error') ?? null) !== null"
          + " && \(bar).querySelector('.toggle').ariaLabel.startsWith('clipsite: 1 error')")
    }
  }

  @Test func theOpenBarDrawsTheCard() throws {
    try withPage { preview, page in
      let bar = try Bar(on: preview.page("/ferry-street/market"), in: page)
      _ = try bar.evaluate("querySelector('.toggle').click()")
      try page.wait(for: "\(Bar<ChromiumPage>.root).querySelector('.card img')?.naturalWidth > 0")
      #expect(try bar.evaluate("querySelector('.card').role").text == "img")
      let name = try #require(bar.evaluate("querySelector('.card').ariaLabel").text)
      #expect(name == "App Clip card: Market Street Donuts. Order ahead, skip the line. Open")
      let lines =
        "[...\(Bar<ChromiumPage>.root).querySelectorAll('.card b, .card .action')].map((one) => one.innerText)"
      #expect(try page.evaluate(lines) == ["Market Street Donuts", "Open", "Ferry Street Donuts"])
    }
  }

  @Test func everyControlIsReachedWithTab() throws {
    try withPage { preview, page in try Bar(on: preview.page("/wrong"), in: page).checkKeyboard() }
  }

  /// The overlay covers the bar, so nothing in it takes the focus.
  @Test func theBarIsInertBehindTheOverlay() throws {
    let wrong = "---\ntitle: Wrong\nplace: {latitude: 137, longitude: 1}\n---\n"
    try withPage(["Content/wrong.md": wrong]) { preview, page in
      try page.open(preview.page("/wrong"))
      try page.wait(for: "document.querySelector('clipsite-overlay') !== null")
      #expect(try page.evaluate("document.querySelector('clipsite-bar').inert").bool == true)
      try page.evaluate(
        "document.querySelector('clipsite-overlay').shadowRoot.querySelector('button').click()")
      #expect(try page.evaluate("document.querySelector('clipsite-bar').inert").bool == false)
    }
  }

  /// The panel is asked for when the page loads, when it is opened, and after each save. What a reader has there
  /// stays if nothing is new.
  @Test func anAnswerWithoutNewsLeavesThePanelAlone() throws {
    try withPage { preview, page in
      let bar = try Bar(on: preview.page("/ferry-street/market"), in: page)
      _ = try bar.evaluate("querySelector('.toggle').click()")
      let button = "\(Bar<ChromiumPage>.root).querySelector('.row button')"
      try page.wait(for: "\(button) !== null")
      try page.evaluate(
        """
        window.mine = \(button); window.answers = 0; const fetchOnce = window.fetch;
        window.fetch = async (...words) => { const answer = await fetchOnce(...words);
          const text = await answer.text(); setTimeout(() => window.answers += 1, 50); return new Response(text); };
        dispatchEvent(new Event('clipsite-news')); dispatchEvent(new Event('clipsite-news'));
        """)
      try page.wait(for: "answers === 2")
      #expect(try page.evaluate("mine === \(button) && mine.isConnected").bool == true)
    }
  }

  @Test func aCopyIsAnnounced() throws {
    try withPage { preview, page in
      let bar = try Bar(on: preview.page("/ferry-street/market"), in: page)
      _ = try bar.evaluate("querySelector('.toggle').click()")
      try page.wait(for: "\(Bar<ChromiumPage>.root).querySelector('.row button') !== null")
      _ = try bar.evaluate("querySelector('.row button').focus()")
      // The button says it for two seconds, in which a busy computer may not look.
      let root = Bar<ChromiumPage>.root
      let note = "new MutationObserver(() => said.push(\(root).activeElement?.textContent))"
      try page.evaluate("window.said = []; \(note).observe(\(root), { childList: true, subtree: true })")
      try page.press(.enter)
      try page.wait(for: "\(root).querySelector('[role=status]').textContent === 'URL copied'")
      try page.wait(for: "said.includes('Copied')")
      try page.open(
        preview.address("/_clipsite/page?domain=example.com&path=/ferry-street/market"))
      try page.evaluate("document.querySelector('button.copy').click()")
      try page.wait(for: "document.querySelector('p[role=status]')?.textContent === 'URL prefix copied'")
    }
  }
}

@Suite(.blockingForBrowsers, .needs(WebKit.need))
struct BarInWebKitTests {
  @Test func everyControlIsReachedWithTab() throws {
    let browser = try WebKit(scheme: "light")
    defer { browser.stop() }
    let preview = try RunningPreview(files: longTitle, editor: "editor://open{path}?line={line}")
    defer { preview.stop() }
    try Bar(on: preview.page("/wrong"), in: WebKitPage(in: browser)).checkKeyboard()
  }
}
