import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The week that people read: on sixty days around three holidays, the table, the state, and the structured data
/// say the same as a calendar of the shop.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct TrueWeekTests {
  /// A location, and its hours as its owner would note them.
  struct Shop: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The lines of `place` with the hours.
    let place: String
    /// The days with other hours. An empty text is a closed day.
    let special: [String: String]
    /// The usual days, Sunday first.
    let usual: [String]
    /// The time on the clock of the location when somebody looks, and the same time in UTC.
    var times = (local: "12:30", utc: "11:30")
    /// The day on which it opens again.
    var reopening = ""
    var hasZone = true

    /// 2026-11-22 is a Sunday.
    static func weekday(of day: Date) -> Int {
      Int(day.timeIntervalSince(TrueWeekTests.day("2026-11-22", plus: -700)) / 86_400) % 7
    }

    func hours(on day: Date) -> String {
      special[TrueWeekTests.text(of: day)] ?? usual[Self.weekday(of: day)]
    }

    /// Indicates whether the evening before lasts when somebody looks.
    func isInNight(before day: Date) -> Bool {
      let before = hours(on: day.addingTimeInterval(-86_400))
      return before.suffix(5) < before.prefix(5) && times.local < before.suffix(5)
    }

    /// Indicates whether it is open when somebody looks, also because it opened the evening before.
    func isOpen(on day: Date) -> Bool {
      func isClosed(on day: Date) -> Bool { TrueWeekTests.text(of: day) < reopening }
      let now = hours(on: day)
      if isInNight(before: day) { return !isClosed(on: day.addingTimeInterval(-86_400)) }
      let end = now.suffix(5) < now.prefix(5) ? "24:00" : now.suffix(5)
      return !now.isEmpty && now.prefix(5) <= times.local && times.local < end && !isClosed(on: day)
    }
  }

  private static let dates = [
    "2026-11-26": "", "2026-11-27": "10:00–22:00", "2026-12-24": "08:00–13:00", "2026-12-25": "",
    "2026-12-26": "", "2026-12-31": "08:00–15:00", "2027-01-01": "",
  ]
  private static let days = [
    "", "08:00–18:00", "08:00–18:00", "08:00–18:00", "08:00–18:00", "08:00–18:00", "10:00–14:00",
  ]
  private static let hours = """
    country: DE
      hours: [Mo-Fr 08:00-18:00, Sa 10:00-14:00]
      special-hours:
        - {date: 2026-11-26, hours: closed, label: Erntedank}
        - {date: 2026-11-27, hours: "10:00-22:00"}
        - {date: 2026-12-24, hours: "08:00-13:00", label: Heiligabend}
        - {date: 2026-12-25 - 2026-12-26, hours: closed, label: Weihnachten}
        - {date: 2026-12-31, hours: "08:00-15:00"}
        - {date: 2027-01-01, hours: closed, label: Neujahr}
    """

  private static let shops = [
    Shop(testDescription: "shop", place: hours, special: dates, usual: days),
    Shop(
      testDescription: "shop that is closed until a day", place: "closed-until: 2026-12-19\n  " + hours,
      special: dates, usual: days, reopening: "2026-12-19"),
    Shop(
      testDescription: "shop of which nobody knows the time zone",
      place: hours.replacing("country: DE", with: "country: US\n  region: TX"), special: dates, usual: days,
      hasZone: false),
    Shop(
      testDescription: "bar",
      place: """
        country: DE
          hours: [Tu-Th 18:00-24:00, Fr-Sa 20:00-02:00]
          special-hours:
            - {date: 2026-11-26, hours: "18:00-03:00", label: Erntedank}
            - {date: 2026-12-24 - 2026-12-26, hours: closed, label: Weihnachten}
            - {date: 2026-12-31, hours: "19:00-05:00", label: Silvester}
            - {date: 2027-01-01, hours: closed}
        """,
      special: [
        "2026-11-26": "18:00–03:00", "2026-12-24": "", "2026-12-25": "", "2026-12-26": "",
        "2026-12-31": "19:00–05:00", "2027-01-01": "",
      ],
      usual: ["", "", "18:00–24:00", "18:00–24:00", "18:00–24:00", "20:00–02:00", "20:00–02:00"],
      times: ("01:30", "00:30")),
  ]

  private static let zones = ["America/Los_Angeles", "Pacific/Kiritimati"]
  /// Each shop with visitors of all time zones.
  private static let visitors = shops.flatMap { shop in zones.map { (shop, $0) } }
  /// Each shop with visitors of one.
  private static let visitorsInTurn = zip(shops, zones + zones).map { ($0, $1) }

  private static let site = """
    name: Laden
    language: de
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip}

    """

  private static func file(of shop: Shop) -> String {
    "---\ntitle: Laden\nplace:\n  locality: Köln\n  \(shop.place)\n---\n"
  }
  private static let shop = file(of: shops[0])

  private static func day(_ text: String, plus days: Int) -> Date {
    let start = (try? Date("\(text)T12:00:00Z", strategy: .iso8601)) ?? .distantPast
    return start.addingTimeInterval(TimeInterval(days) * 86_400)
  }

  private static func text(of day: Date) -> String { String(day.ISO8601Format().prefix(10)) }

  /// The rows of the first table, as a JSON array of arrays: the first cell, the second cell, and whether the
  /// row is marked as today's.
  private static let rows = """
    [...document.querySelector('.hours table').rows].map((row) =>
      [row.cells[0].innerText, row.cells[1].innerText, row.ariaCurrent ?? ''].map((text) => text.trim()))
    """

  /// Visitors whose day is the one before and the one after.
  @Test(arguments: RandomRounds.cases(visitorsInTurn, of: visitors))
  func tableStateAndStructuredDataAgree(shop: Shop, zone: String) throws {
    let preview = try RunningPreview(
      configuration: Self.site, files: ["Content/laden.md": Self.file(of: shop)])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    for start in ["2026-11-17", "2026-12-15", "2026-12-29"] {
      try page.stopClock(at: "\(start)T\(shop.times.utc):00Z", in: zone)
      try page.open(preview.page("/laden"))
      for offset in 0..<20 {
        if offset > 0 {
          try page.evaluate("clock += 86400000; dispatchEvent(new PageTransitionEvent('pageshow'))")
        }
        try expectWeek(of: shop, from: Self.day(start, plus: offset), on: page)
      }
    }
    #expect(page.problems.filter { !$0.contains("favicon.ico") } == [])
    try expectStructuredData(of: shop, on: page)
  }

  private func expectWeek(of shop: Shop, from today: Date, on page: ChromiumPage) throws {
    let rows = (try page.evaluate(Self.rows).elements ?? []).map { $0.elements?.compactMap(\.text) ?? [] }
    try #require(rows.count == 7)
    let names = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"]
    // In the night, the row of the evening has the hours of this evening, and is marked.
    let first = shop.isInNight(before: today) ? today.addingTimeInterval(-86_400) : today
    for offset in 0..<7 {
      let day = first.addingTimeInterval(TimeInterval(offset) * 86_400)
      let weekday = Shop.weekday(of: day)
      let row = try #require(rows.first { $0[0].hasPrefix(names[weekday]) })
      let hasDates = shop.hasZone && Self.text(of: day) >= shop.reopening
      let expected = hasDates ? shop.hours(on: day) : shop.usual[weekday]
      #expect(row[1] == (expected.isEmpty ? "Geschlossen" : expected), "\(day) on \(today)")
      let isNow = day == first
      let isMarked = shop.hasZone && isNow && Self.text(of: today) >= shop.reopening
      #expect(row[2] == (isMarked ? "date" : ""), "\(day) on \(today)")
      let number = String(Int(Self.text(of: day).suffix(2)) ?? 0)
      let isSpecial = hasDates && shop.special[Self.text(of: day)] != nil
      #expect(row[0].contains("\(number). ") == isSpecial, "\(row) on \(today)")
    }
    let state = try page.evaluate("document.querySelector('.state')?.dataset.state ?? ''").text
    #expect(state == (!shop.hasZone ? "" : shop.isOpen(on: today) ? "open" : "closed"), "\(today)")
  }

  /// Closed days are from midnight to midnight (Google, “Local business structured data”).
  private func expectStructuredData(of shop: Shop, on page: ChromiumPage) throws {
    let script = """
      [...document.querySelectorAll('script[type="application/ld+json"]')].map((e) => JSON.parse(e.textContent))
        .flatMap((e) => e.openingHoursSpecification ?? []).filter((e) => e.validFrom)
        .map((e) => [e.validFrom, e.validThrough, e.opens, e.closes])
      """
    let entries = (try page.evaluate(script).elements ?? []).map { $0.elements?.compactMap(\.text) ?? [] }
    var found: [String: String] = [:]
    for entry in entries where entry.count == 4 {
      var day = Self.day(entry[0], plus: 0)
      while Self.text(of: day) <= entry[1] {
        found[Self.text(of: day)] = entry[2] == entry[3] ? "" : "\(entry[2])–\(entry[3])"
        day = day.addingTimeInterval(86_400)
      }
    }
    #expect(found == shop.special.filter { $0.key >= shop.reopening })
  }

  @Test func whatIsBeyondTheWeekIsAShortList() throws {
    let preview = try RunningPreview(configuration: Self.site, files: ["Content/laden.md": Self.shop])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    let list =
      "[...document.querySelectorAll('[data-dates] tr:not([hidden]) th span')].map((e) => e.innerText)"
    for (day, expected) in [
      ("2026-12-10", ["Do., 24. Dez.", "25.–26. Dez.", "Do., 31. Dez.", "Fr., 1. Jan. 2027"]),
      ("2026-12-20", ["Do., 31. Dez.", "Fr., 1. Jan. 2027"]), ("2027-01-01", []),
    ] {
      try page.stopClock(at: "\(day)T11:30:00Z", in: "UTC")
      try page.open(preview.page("/laden"))
      #expect(try page.evaluate(list).elements?.compactMap(\.text) == expected, "\(day)")
    }
  }

  @Test func aShopThatIsClosedUntilADayMarksNoDay() throws {
    let text = Self.shop.replacing("  locality:", with: "  closed-until: 2026-12-10\n  locality:")
    let preview = try RunningPreview(configuration: Self.site, files: ["Content/laden.md": text])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    for (day, marked) in [("2026-12-09", 0), ("2026-12-10", 1)] {
      try page.stopClock(at: "\(day)T11:30:00Z", in: "UTC")
      try page.open(preview.page("/laden"))
      #expect(
        try page.evaluate("`${document.querySelectorAll('[aria-current=date]').length}`").text == "\(marked)")
      #expect(
        try page.evaluate("document.querySelectorAll('[data-later]').length > 0").bool == (marked == 0))
    }
  }

  /// A location without a pause has one row, which is today's unless a date has other hours.
  @Test func aLocationWithoutAPauseHasOneRow() throws {
    let text = """
      ---
      title: Laden
      place:
        locality: Köln
        country: DE
        hours: ["24/7"]
        special-hours: [2026-12-25 off, 2026-12-26 off]
      ---

      """
    let preview = try RunningPreview(configuration: Self.site, files: ["Content/laden.md": text])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    let words = """
      [document.querySelector('.state'), ...document.querySelectorAll('.hours tr')]
        .filter((e) => e.checkVisibility()).map((e) => (e.ariaCurrent ? '*' : '') + e.innerText.replace('\\t', ' '))
      """
    for (time, expected) in [
      ("2026-10-20T11:30:00Z", ["24 Stunden geöffnet", "*Täglich 24 Stunden geöffnet"]),
      (
        "2026-12-22T11:30:00Z",
        ["24 Stunden geöffnet", "*Täglich 24 Stunden geöffnet", "25.–26. Dez. Geschlossen"]
      ),
      (
        "2026-12-24T11:30:00Z",
        [
          "Geöffnet · schließt um 24:00", "*Täglich 24 Stunden geöffnet", "25.–26. Dez. Geschlossen",
        ]
      ),
      (
        "2026-12-25T11:30:00Z",
        [
          "Geschlossen · öffnet Sonntag um 00:00", "Täglich 24 Stunden geöffnet", "*25.–26. Dez. Geschlossen",
        ]
      ),
    ] {
      try page.stopClock(at: time, in: "UTC")
      try page.open(preview.page("/laden"))
      #expect(try page.evaluate(words).elements?.compactMap(\.text) == expected)
    }
  }

  @Test func theStateNamesTheOccasion() throws {
    let preview = try RunningPreview(configuration: Self.site, files: ["Content/laden.md": Self.shop])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    for (time, expected) in [
      ("2026-12-24T09:00:00Z", "Geöffnet · Heiligabend · schließt um 13:00"),
      ("2026-12-24T11:00:00Z", "Schließt bald · Heiligabend · 13:00 · öffnet Montag um 08:00"),
      ("2026-12-25T09:00:00Z", "Geschlossen · Weihnachten · öffnet Montag um 08:00"),
      ("2026-12-28T09:00:00Z", "Geöffnet · schließt um 18:00"),
    ] {
      try page.stopClock(at: time, in: "UTC")
      try page.open(preview.page("/laden"))
      #expect(try page.evaluate("document.querySelector('.state').innerText").text == expected)
    }
  }

  /// The hours of a shop that is closed have a heading until they count.
  @Test func theHoursOfAClosedShopSayWhenTheyBegin() throws {
    let text = Self.shop.replacing("  locality:", with: "  closed-until: 2026-12-10\n  locality:")
    let preview = try RunningPreview(configuration: Self.site, files: ["Content/laden.md": text])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    let heading =
      "[...document.querySelectorAll('h3[data-until]')].filter((e) => e.checkVisibility()).map((e) => e.innerText)"
    for (day, expected) in [("2026-12-09", ["Öffnungszeiten ab 10. Dezember 2026"]), ("2026-12-10", [])] {
      try page.stopClock(at: "\(day)T11:30:00Z", in: "UTC")
      try page.open(preview.page("/laden"))
      #expect(try page.evaluate(heading).elements?.compactMap(\.text) == expected)
    }
  }

  @Test func seasonsOfAWholeYearLeaveNoRest() throws {
    let text = """
      ---
      title: Laden
      place:
        locality: Köln
        country: DE
        hours: ["Nov-Mar Mo-Fr 08:00-18:00", "Apr-Oct Mo-Su 08:00-20:00"]
      ---

      """
    let preview = try RunningPreview(configuration: Self.site, files: ["Content/laden.md": text])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.stopClock(at: "2026-03-20T11:30:00Z", in: "UTC")
    try page.open(preview.page("/laden"))
    let open = "[...document.querySelectorAll('.hours details')].map((e) => String(e.open))"
    #expect(try page.evaluate(open) == ["true", "false"])
    // Paper shows them all.
    let cells =
      "String([...document.querySelectorAll('.hours td')].filter((e) => e.checkVisibility()).length)"
    #expect(try page.evaluate(cells).text == "7")
    try page.showAsPrinted(preferring: "light")
    #expect(try page.evaluate(cells).text == "14")
  }

  @Test func aClosedShopShowsTheSeasonInWhichItOpens() throws {
    let text = """
      ---
      title: Laden
      place:
        locality: Köln
        country: DE
        closed-until: 2027-04-10
        hours: ["Nov-Mar Mo-Fr 08:00-18:00", "Apr-Oct Mo-Su 08:00-20:00"]
      ---

      """
    let preview = try RunningPreview(configuration: Self.site, files: ["Content/laden.md": text])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    let open = "[...document.querySelectorAll('.hours details[open] summary')].map((e) => e.innerText)"
    for (day, expected) in [
      ("2026-11-28", "1. April – 31. Oktober"), ("2027-04-10", "1. April – 31. Oktober"),
      ("2027-11-02", "1. November – 31. März"),
    ] {
      try page.stopClock(at: "\(day)T11:30:00Z", in: "UTC")
      try page.open(preview.page("/laden"))
      #expect(try page.evaluate(open).elements?.compactMap(\.text) == [expected], "\(day)")
    }
  }

  @Test func otherSeasonsAreFolded() throws {
    let text = """
      ---
      title: Laden
      place:
        locality: Köln
        country: DE
        hours: [Mo-Fr 08:00-18:00, "Apr-Oct Mo-Su 08:00-20:00"]
      ---

      """
    let preview = try RunningPreview(configuration: Self.site, files: ["Content/laden.md": text])
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    let open = """
      [...document.querySelectorAll('.hours details')].map((e) => [e.open ? 'open' : 'closed',
        ...[...e.querySelectorAll('[data-other] td')].map((cell) => cell.innerText.trim())].join(' '))
      """
    for (day, expected) in [
      // March 28 is a Saturday, and the season begins on the Wednesday after it.
      ("2026-03-20", ["open", "closed"]),
      ("2026-03-28", ["open 08:00–20:00 08:00–20:00 08:00–20:00", "closed"]),
      ("2026-06-01", ["open", "closed"]),
    ] {
      try page.stopClock(at: "\(day)T11:30:00Z", in: "UTC")
      try page.open(preview.page("/laden"))
      #expect(try page.evaluate(open).elements?.compactMap(\.text) == expected, "\(day)")
    }
  }
}
