import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

/// Searches by keyboard alone, as screen readers describe them, and without a script.
@Suite(.blockingForBrowsers, .sharedBrowser) struct FinderAccessibilityTests {
  /// A search in a language, and what a screen reader reads of it.
  private struct Search {
    let language: String
    let hint: String
    let near: String
    /// The text that somebody types, and the suggestion for it.
    let text: String
    let suggestion: String
    /// The number of suggestions: the town, and the locations in it.
    let count: Int
    /// The heading above the results, and the first of them.
    let title: String
    let location: String
    let path: String
  }

  private static let searches = [
    Search(
      language: "en", hint: "Town, postal code, or name", near: "Near me", text: "eug",
      suggestion: "Eugene, United States 2", count: 3, title: "Eugene, United States",
      location: "Market Street ",
      path: "/market"),
    Search(
      language: "de", hint: "Ort, Postleitzahl oder Name", near: "In meiner Nähe", text: "Münch",
      suggestion: "München, Deutschland 1", count: 2, title: "München, Deutschland",
      location: "Viktualienmarkt ",
      path: "/muenchen"),
    Search(
      language: "ja", hint: "市区町村、郵便番号、または名前", near: "現在地の近く", text: "渋谷区",
      suggestion: "渋谷区, 日本 1", count: 2, title: "渋谷区, 日本", location: "渋谷駅前 ", path: "/tokyo"),
    Search(
      language: "ar", hint: "المدينة أو الرمز البريدي أو الاسم", near: "بالقرب مني", text: "القاهر",
      suggestion: "القاهرة, مصر 1", count: 2, title: "القاهرة, مصر", location: "مقهى النيل ", path: "/cairo"),
  ]

  private static func check(_ search: Search, on page: some BrowserPage) throws {
    let preview = try RunningPreview(
      configuration: FinderInBrowserTests.configuration.replacing(
        "language: en", with: "language: \(search.language)"), files: FinderInBrowserTests.files,
      follows: false)
    defer { preview.stop() }
    try page.open(preview.page("/locations/find"))
    try page.evaluate(FinderInBrowserTests.helpers)
    #expect(
      try page.accessible("[data-finder] input") == AccessibleElement(role: "combobox", name: search.hint))
    #expect(try page.accessible("[data-near]") == AccessibleElement(role: "button", name: search.near))
    #expect(try page.accessible("[data-results] [role=status]").role == "status")
    #expect(
      try page.evaluate("document.documentElement.dir").text == (search.language == "ar" ? "rtl" : "ltr"))
    try moveToField(on: page)
    try page.type(search.text)
    try page.wait(for: "suggestions().length === \(search.count)")
    #expect(try page.accessible("[role=listbox]") == AccessibleElement(role: "listbox", name: search.hint))
    #expect(
      try page.accessible("[role=option]") == AccessibleElement(role: "option", name: search.suggestion))
    try page.press(.down)
    let chosen = "document.getElementById(box.getAttribute('aria-activedescendant'))"
    #expect(try page.evaluate("\(chosen).ariaSelected + document.activeElement.name").text == "trueq")
    try page.press(.escape)
    try page.wait(for: "box.ariaExpanded === 'false' && !suggestionsAreShown()")
    try page.press(.enter)
    try page.wait(for: "shown()[0] === '\(search.path)' && results.ariaBusy === 'false'")
    try checkResults(of: search, on: page)
    try page.open("about:blank")
  }

  /// Presses the tab key until the field has the focus.
  private static func moveToField(on page: some BrowserPage) throws {
    for _ in 0..<30 where try page.evaluate("document.activeElement === box").bool != true {
      try page.press(.tab)
    }
    try #require(try page.evaluate("document.activeElement === box").bool == true)
  }

  private static func checkResults(of search: Search, on page: some BrowserPage) throws {
    #expect(
      try page.accessible("[data-results] h2") == AccessibleElement(role: "heading", name: search.title))
    let link = try page.accessible("[data-results] li a")
    #expect(link.role == "link" && link.name.hasPrefix(search.location), "\(link)")
    let town = search.title.prefix { $0 != "," }
    #expect(link.name.contains(town), "\(link)")
    // The first row can be in the middle of the town, where a distance would say nothing.
    let hasDistance = try page.evaluate(
      "results.textContent.includes('\u{a0}mi') || results.textContent.includes(' mi')")
    #expect(search.language != "en" || hasDistance.bool == true, "\(link)")
    // The next stop after the field and its buttons is the first result. Enter follows it.
    for _ in 0..<10
    where try page.evaluate("document.activeElement.closest('[data-results]') === null").bool == true {
      try page.press(.tab)
    }
    #expect(try page.evaluate("new URL(document.activeElement.href).pathname").text == search.path)
    try page.press(.enter)
    try page.wait(for: "location.pathname === '\(search.path)' && document.readyState === 'complete'")
  }

  @Test(.needs(Chromium.need))
  func chromiumSearchesByKeyboard() throws {
    let page = try ChromiumPage()
    defer { page.close() }
    for search in Self.searches { try Self.check(search, on: page) }
    #expect(page.problems == [])
  }

  @Test(.needs(WebKit.need))
  func webKitSearchesByKeyboard() throws {
    let browser = try WebKit(scheme: "light")
    defer { browser.stop() }
    let page = try WebKitPage(in: browser)
    for search in Self.searches { try Self.check(search, on: page) }
  }

  @Test(.needs(Chromium.need))
  func withoutAScriptTheFormLeadsToTheDirectory() throws {
    let preview = try RunningPreview(
      configuration: FinderInBrowserTests.configuration, files: FinderInBrowserTests.files, follows: false)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    for path in ["/locations/find", "/"] {
      try page.openWithoutScripts(preview.page(path))
      #expect(
        try page.evaluate("getComputedStyle(document.querySelector('[data-near]')).visibility").text
          == "hidden")
      try page.evaluate("document.querySelector('[data-finder] input').focus()")
      try page.type("eugene")
      try page.press(.enter)
      let deadline = ContinuousClock.now + Chromium.patience
      while try page.evaluate("location.pathname").text == path, .now < deadline {}
      #expect(try page.evaluate("location.pathname + location.search").text == "/locations?q=eugene")
    }
  }
}
