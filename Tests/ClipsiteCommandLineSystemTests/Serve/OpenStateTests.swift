import ClipsiteAppClips
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteContent
@testable import ClipsiteRendering
@testable import ClipsiteSite

/// The words of a page about whether its location is open, at many instants and in both engines, wherever the
/// visitor is.
@Suite(.blockingForBrowsers, .sharedBrowser) struct OpenStateTests {
  private struct Instant {
    let data: String
    let time: String
    let words: String
    let name: String
  }

  /// Places of visitors, one of them a day ahead of most locations.
  private static let viewers = ["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata"]

  private static func instants() throws -> [Instant] {
    var instants: [Instant] = []
    var (data, name) = ("", "")
    for line in OpenStateInstants.table.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if let texts = OpenStateInstants.weeks[parts[0]] {
        let words = PageWords(try LanguageTag("en-GB"), in: nil, besides: .none).hours
        let hours = try HoursReader.hours(texts)
        name = "\(parts[0]) \(parts[1])"
        let bytes = HoursData.location(hours, closedUntil: nil, in: parts[1], words)
        data = String(decoding: bytes, as: UTF8.self)
      } else {
        instants.append(Instant(data: data, time: parts[0], words: parts[1], name: name))
      }
    }
    return instants
  }

  /// Runs the script as a page does, at each instant.
  private static func words(of instants: [Instant], on page: some BrowserPage) throws -> [String] {
    let cases = JSONValue.array(instants.map { .array([.string($0.data), .string($0.time)]) })
    let literal = String(decoding: cases.bytes(), as: UTF8.self)
    let script = String(decoding: JSONValue.string(HoursScript.text).bytes(), as: UTF8.self)
    let expression = """
      (() => {
        const RealDate = Date, realTimer = setTimeout;
        let now = 0;
        globalThis.Date = class extends RealDate {
          constructor(...words) { words.length ? super(...words) : super(now); }
        };
        globalThis.setTimeout = () => 0;
        try {
          return \(literal).map(([data, time]) => {
            now = RealDate.parse(time);
            document.body.innerHTML = "<p hidden></p>";
            const box = document.body.firstChild;
            box.dataset.hours = data;
            (0, eval)(\(script));
            return box.hidden ? "hidden" : box.textContent;
          });
        } finally {
          globalThis.Date = RealDate;
          globalThis.setTimeout = realTimer;
        }
      })()
      """
    return try page.evaluate(expression).elements?.compactMap(\.text) ?? []
  }

  private static func check(on page: some BrowserPage, in viewer: String) throws {
    let zone = try page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone").text
    // Engines still know some zones by an older name.
    #expect(zone == viewer || (viewer == "Asia/Kolkata" && zone == "Asia/Calcutta"))
    let instants = try instants()
    #expect(instants.count >= 150)
    let found = try words(of: instants, on: page)
    #expect(found.count == instants.count)
    for (instant, words) in zip(instants, found) {
      #expect(words == instant.words, "\(instant.name) at \(instant.time), seen from \(viewer)")
    }
  }

  @Test(.needs(Chromium.need), arguments: viewers)
  func chromiumShowsTheStateInTheZoneOfTheLocation(viewer: String) throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try page.stopClock(at: "2026-01-01T00:00:00Z", in: viewer)
    try page.open("about:blank")
    try Self.check(on: page, in: viewer)
  }

  @Test(.needs(WebKit.need), arguments: viewers)
  func webKitShowsTheStateInTheZoneOfTheLocation(viewer: String) throws {
    let browser = try WebKit(scheme: "light", zone: viewer)
    defer { browser.stop() }
    try Self.check(on: try WebKitPage(in: browser), in: viewer)
  }
}
