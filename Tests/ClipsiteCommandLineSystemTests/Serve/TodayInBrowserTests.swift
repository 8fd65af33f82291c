import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The row of today among the opening hours of a page.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct TodayInBrowserTests {
  private static let shop = """
    ---
    title: Shop
    place: {locality: Town, country: US, time-zone: America/New_York, hours: ["Mo-Fr 06:00-12:00,13:00-18:00", "Sa 18:00-02:00"]}
    ---

    """
  private static let hours = "6:00 AM – 12:00 PM 1:00 PM – 6:00 PM"
  private static let (monday, friday) = ("Monday \(hours)", "Friday \(hours)")
  private static let (saturday, sunday) = ("Saturday 6:00 PM – 2:00 AM", "Sunday Closed")
  /// The rows that are marked, and all rows.
  private static let marked = texts(of: "tr[aria-current=date]")
  private static let rows = texts(of: "tr")

  private static func texts(of selector: String) -> String {
    "[...document.querySelectorAll('\(selector)')].map((row) => row.innerText)"
  }

  private func visit(_ theme: BuiltInTheme, _ look: (ChromiumPage, String) throws -> Void) throws {
    let preview = try RunningPreview(theme: theme, files: ["Content/shop.md": Self.shop])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try look(page, preview.page("/shop"))
  }

  private func texts(_ expression: String, on page: ChromiumPage) throws -> [String] {
    let elements = try page.evaluate(expression).elements ?? []
    return elements.compactMap {
      $0.text?.split { $0 == "\t" || $0 == "\u{A0}" || $0 == " " }.joined(separator: " ")
    }
  }

  /// The zone of the location tells which day it is, wherever the visitor is. November 21, 2026, is a
  /// Saturday.
  @Test(arguments: [
    ("2026-11-21T04:59:00Z", "UTC", friday), ("2026-11-21T12:00:00Z", "UTC", saturday),
    ("2026-11-22T12:00:00Z", "UTC", sunday), ("2026-11-22T03:00:00Z", "America/Los_Angeles", saturday),
    ("2026-11-22T20:00:00Z", "Asia/Tokyo", sunday),
  ])
  func theRowOfTodayIsMarked(_ time: String, zone: String, expected: String) throws {
    try visit(.clean) { page, address in
      try page.stopClock(at: time, in: zone)
      try page.open(address)
      #expect(try texts(Self.marked, on: page) == [expected])
      #expect(page.problems == [])
    }
  }

  @Test(arguments: BuiltInTheme.allCases) func theThemeShowsIt(_ theme: BuiltInTheme) throws {
    try visit(theme) { page, address in
      try page.stopClock(at: "2026-11-21T12:00:00Z", in: "UTC")
      try page.open(address)
      #expect(try texts(Self.marked, on: page) == [Self.saturday])
      let weights = "[...document.querySelectorAll('td')].map(cell => getComputedStyle(cell).fontWeight)"
      let found = try texts(weights, on: page).compactMap(Int.init)
      #expect(found.count == 7 && found.filter { $0 > 600 }.count == 1 && found[6] > 600)
    }
  }

  /// A page that a browser kept may come back on another day.
  @Test func aPageThatComesBackIsMarkedAgain() throws {
    try visit(.clean) { page, address in
      try page.stopClock(at: "2026-11-21T12:00:00Z", in: "UTC")
      try page.open(address)
      try page.evaluate("clock += 48 * 3600 * 1000; dispatchEvent(new PageTransitionEvent('pageshow'))")
      #expect(try texts(Self.marked, on: page) == [Self.monday])
    }
  }

  @Test(arguments: BuiltInTheme.allCases) func withoutScriptsNothingIsMissing(_ theme: BuiltInTheme) throws {
    try visit(theme) { page, address in
      try page.openWithoutScripts(address)
      #expect(try texts(Self.marked, on: page) == [])
      let rows = try texts(Self.rows, on: page)
      #expect(rows.count == 7 && rows[0] == Self.sunday && rows[1] == Self.monday && rows[6] == Self.saturday)
      #expect(try page.evaluate("document.querySelector('[data-hours]').hidden").bool == true)
    }
  }

  // MARK: Lists

  /// A list of locations in two countries, whose clocks differ. Saturday is the day on which both are open.
  private static let list = [
    "Content/chain/index.md": "---\ntitle: Chain\n---\n",
    "Content/chain/a.md": """
    ---
    title: A
    place: {locality: Town, country: US, time-zone: America/New_York, hours: [Sa 08:00-17:30]}
    ---

    """,
    "Content/chain/b.md": """
    ---
    title: B
    place: {locality: Town, country: US, time-zone: America/New_York, hours: [Sa 08:00-18:00]}
    ---

    """,
    "Content/chain/c.md": """
    ---
    title: C
    place: {locality: Stadt, country: DE, hours: [Sa 08:00-19:00]}
    ---

    """,
  ]
  /// Copies of a partial as sites have it since the last version.
  private static let oldRows = """
    <ul>{{#children}}<li><a href="{{url}}">{{title}}</a>
    <span class="state" data-hours="{{hours-data}}" hidden></span></li>{{/children}}</ul>
    """
  private static let oldChildren = """
    <ul>{{#children}}<li>{{title}}
    {{#hours-data}}<span class="state" data-hours="{{hours-data}}" hidden></span>{{/hours-data}}
    {{#count}}{{> rows}}{{/count}}</li>{{/children}}</ul>{{#lists-hours}}{{site.today-script}}{{/lists-hours}}
    """

  @Test(arguments: BuiltInTheme.allCases, [[:], ["rows": oldRows], ["children": oldChildren]])
  func eachRowOfAListHasTheStateInTheClockOfItsCountry(
    _ theme: BuiltInTheme, copies: [String: String]
  ) throws {
    let templates = copies.map { ("Templates/partials/\($0).mustache", $1) }
    let preview = try RunningPreview(theme: theme, files: Self.list.merging(templates) { $1 })
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.stopClock(at: "2026-11-21T14:00:00Z", in: "Asia/Tokyo")
    let expected = ["Open · closes 5:30 PM", "Open · closes 6:00 PM", "Open · closes 19:00"]
    // The home page also lists the starter's locations.
    for path in ["/chain", "/"] {
      try page.open(preview.page(path))
      let states = try texts(Self.texts(of: ".state:not([hidden])"), on: page)
      #expect(path == "/" ? Set(states).isSuperset(of: expected) : states == expected, "\(path): \(states)")
      #expect(page.problems == [])
    }
  }

  // MARK: Notices

  /// A location with hours, one without, and a page of text: each loads the script of the hours in its way.
  private static let notices: [String: String] = {
    let list = """
      notices:
        - Always
        - {text: Spring, from: 2027-03-01, through: 2027-03-05}
        - {text: Until, through: 2027-02-10}
        - {text: Since, from: 2027-03-02}
      """
    return [
      "Content/a.md": "---\ntitle: A\n\(list)\nplace: {country: DE, hours: [Mo 08:00-09:00]}\n---\n",
      "Content/b.md": "---\ntitle: B\n\(list)\nplace: {country: DE, closed-until: 2027-02-20}\n---\n",
      "Content/c.md": "---\ntitle: C\n\(list)\n---\n",
    ]
  }()

  @Test(arguments: BuiltInTheme.allCases)
  func aNoticeShowsFromFourWeeksBeforeItsFirstDayThroughItsLast(_ theme: BuiltInTheme) throws {
    let preview = try RunningPreview(theme: theme, files: Self.notices)
    defer { preview.stop() }
    let shown =
      "[...document.querySelectorAll('.note:not([hidden])')].map((note) => note.innerText.split(/\\s/)[0])"
    for (day, expected) in [
      ("2027-01-31", ["Always", "Until"]), ("2027-02-01", ["Always", "Spring", "Until"]),
      ("2027-02-10", ["Always", "Spring", "Until", "Since"]), ("2027-02-11", ["Always", "Spring", "Since"]),
      ("2027-03-05", ["Always", "Spring", "Since"]), ("2027-03-06", ["Always", "Since"]),
      ("2030-01-01", ["Always", "Since"]),
    ] {
      let page = try ChromiumPage()
      defer { page.close() }
      try page.stopClock(at: "\(day)T12:00:00Z", in: "Europe/Berlin")
      for path in ["/a", "/b", "/c"] {
        try page.open(preview.page(path))
        #expect(try texts(shown, on: page) == expected, "\(path) on \(day)")
        #expect(page.problems == [])
      }
    }
  }

  @Test func withoutScriptsANoticeShowsWithItsDays() throws {
    let preview = try RunningPreview(files: Self.notices)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.openWithoutScripts(preview.page("/a"))
    let found = try texts(
      "[...document.querySelectorAll('.note')].map((note) => note.innerText.replace(/\\s+/g, ' '))", on: page)
    #expect(
      found == [
        "Always", "Spring 1 March 2027 – 5 March 2027", "Until – 10 February 2027", "Since 2 March 2027 –",
      ])
  }
}
