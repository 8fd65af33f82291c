import ClipsiteJSON
import ClipsiteTestTools
import Foundation
import Testing

/// Searches by keyboard alone, as screen readers describe them, and without a script.
@Suite(.blockingForBrowsers, .serialized, .sharedBrowser) struct FinderAccessibilityTests {
  private static func checkSearch(on page: some BrowserPage) throws {
    let preview = try RunningPreview(
      configuration: FinderInBrowserTests.configuration, files: FinderInBrowserTests.files, follows: false)
    defer { preview.stop() }
    try page.open(preview.page("/locations/find"))
    try page.evaluate(FinderInBrowserTests.helpers)
    let hint = "Town, postal code, or name"
    let field = "[data-finder] input"
    #expect(try page.accessible(field) == AccessibleElement(role: "combobox", name: hint))
    #expect(try page.accessible("[data-near]").role == "button")
    #expect(try page.accessible("[data-results] [role=status]").role == "status")
    try moveToField(on: page)
    try page.type("eug")
    try page.wait(for: "suggestions().length === 1")
    #expect(try page.accessible("[role=listbox]") == AccessibleElement(role: "listbox", name: hint))
    #expect(
      try page.accessible("[role=option]")
        == AccessibleElement(role: "option", name: "Eugene, United States 2"))
    try page.press(.down)
    let chosen = "document.getElementById(box.getAttribute('aria-activedescendant'))"
    #expect(try page.evaluate("\(chosen).ariaSelected + document.activeElement.name").text == "trueq")
    try page.press(.escape)
    try page.wait(for: "box.ariaExpanded === 'false' && !suggestionsAreShown()")
    try page.press(.enter)
    try page.wait(for: "shown()[0] === '/market'")
    try checkResults(on: page)
    try page.open("about:blank")
  }

  /// Presses the tab key until the field has the focus.
  private static func moveToField(on page: some BrowserPage) throws {
    for _ in 0..<30 where try page.evaluate("document.activeElement === box").bool != true {
      try page.press(.tab)
    }
    try #require(try page.evaluate("document.activeElement === box").bool == true)
  }

  private static func checkResults(on page: some BrowserPage) throws {
    #expect(
      try page.accessible("[data-results] h2")
        == AccessibleElement(role: "heading", name: "Eugene, United States"))
    let link = try page.accessible("[data-results] li a")
    #expect(link.role == "link" && link.name.hasPrefix("Market Street "))
    #expect(link.name.contains(" mi") && link.name.contains("Eugene"))
    // The next stop after the field and its buttons is the first result.
    for _ in 0..<10
    where try page.evaluate("document.activeElement.closest('[data-results]') === null").bool == true {
      try page.press(.tab)
    }
    #expect(try page.evaluate("new URL(document.activeElement.href).pathname").text == "/market")
  }

  @Test(.enabled(if: Chromium.isWanted, "neither Chromium nor Chrome is installed"))
  func chromiumSearchesByKeyboard() throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try Self.checkSearch(on: page)
    #expect(page.problems == [])
  }

  @Test(.enabled(if: WebKit.isWanted, WebKit.absence))
  func webKitSearchesByKeyboard() throws {
    let browser = try WebKit(scheme: "light")
    defer { browser.stop() }
    try Self.checkSearch(on: try WebKitPage(in: browser))
  }

  @Test(.enabled(if: Chromium.isWanted, "neither Chromium nor Chrome is installed"))
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
