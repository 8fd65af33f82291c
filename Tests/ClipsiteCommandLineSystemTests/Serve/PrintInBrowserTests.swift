import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The pages of the themes on paper: what people need on their way, in black on white.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct PrintInBrowserTests {
  /// What can be seen of the elements that a selector finds, by their text.
  private static func seen(_ selector: String) -> String {
    """
    [...document.querySelectorAll('\(selector)')].filter((element) => element.checkVisibility())
      .map((element) => element.innerText.trim())
    """
  }

  private func texts(_ expression: String, on page: ChromiumPage) throws -> [String] {
    try page.evaluate(expression).elements?.compactMap(\.text) ?? []
  }

  @Test(arguments: BuiltInTheme.allCases)
  func aPrintedLocationSaysWhereWhenAndHowToGetBack(_ theme: BuiltInTheme) throws {
    let preview = try RunningPreview.ofExample(theme: theme)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.stopClock(at: "2026-11-21T12:00:00Z", in: "UTC")
    try page.open(preview.address("/market", on: "ferrystreet.example.net"))
    #expect(try texts(Self.seen(".printed"), on: page) == [])
    try page.showAsPrinted(preferring: "dark")
    // A location that was open when the page was printed is closed when somebody reads it.
    #expect(try texts(Self.seen("nav, .skip, .button, footer a, .state"), on: page) == [])
    // The logo for dark pages is white.
    try page.wait(for: "!document.querySelector('.logo').currentSrc.includes('dark')")
    #expect(try texts(Self.seen("address bdi"), on: page) == ["1 Market St", "San Francisco, CA 94105"])
    // Seven days, and two holidays.
    #expect(try texts(Self.seen("tr"), on: page).count == 9)
    #expect(try texts(Self.seen(".tiles a"), on: page) == ["(415) 555-0100"])
    #expect(
      try texts(Self.seen(".printed"), on: page) == ["Ferry Street, https://ferrystreet.example.net/market"])
    // The code leads back, too. Photos are below all text.
    #expect(try texts(Self.seen(".scan"), on: page) == [""])
    let tops =
      "[...document.querySelectorAll('.prose, .pic')].map((e) => String(e.getBoundingClientRect().top))"
    let found = try texts(tops, on: page).compactMap(Double.init)
    #expect(found.count == 2 && found[0] > found[1])
  }

  /// Also for readers who prefer dark pages. What was today when it was printed is another day when it is
  /// read.
  @Test(arguments: BuiltInTheme.allCases) func paperIsWhiteAndKnowsNoToday(_ theme: BuiltInTheme) throws {
    let preview = try RunningPreview.ofExample(theme: theme)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.stopClock(at: "2026-11-21T12:00:00Z", in: "UTC")
    try page.open(preview.address("/market", on: "ferrystreet.example.net"))
    try page.showAsPrinted(preferring: "dark")
    let style = "const style = getComputedStyle(document.body)"
    #expect(
      try page.evaluate("{\(style); [style.backgroundColor, style.color].join()}").text
        == "rgb(255, 255, 255),rgb(0, 0, 0)")
    let weights =
      "[...document.querySelectorAll('td')].filter(cell => cell.offsetParent).map(cell => getComputedStyle(cell).fontWeight)"
    #expect(try texts(weights, on: page) == [String](repeating: "400", count: 9))
  }
}
