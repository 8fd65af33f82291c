import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

/// What a search page finds, compared with what looking at each location finds. `.ci/compare-finder` does the
/// same for 100,000 locations and for real ones.
@Suite(.blockingForBrowsers, .sharedBrowser) struct FinderComparisonTests {
  private struct Spot {
    let path: String
    let town: Int
    let point: (latitude: Double, longitude: Double)?
  }

  private static func distance(
    _ a: (latitude: Double, longitude: Double), _ b: (latitude: Double, longitude: Double)
  ) -> Double {
    let (p, q, turn) = (
      a.latitude * .pi / 180, b.latitude * .pi / 180, (b.longitude - a.longitude) * .pi / 180
    )
    let root = pow(sin((q - p) / 2), 2) + cos(p) * cos(q) * pow(sin(turn / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, root.squareRoot()))
  }

  /// 1,500 locations in clusters all over the globe, a fifth without coordinates.
  private static func spots() -> [Spot] {
    var random = SeededNumbers(7)
    let centers = (0..<40).map { _ in
      (Double.random(in: -80...80, using: &random), Double.random(in: -180...180, using: &random))
    }
    return (0..<1500).map { number in
      let (latitude, longitude) = centers[number % centers.count]
      let east = longitude + Double.random(in: -3...3, using: &random)
      let point = (
        latitude: ((latitude + Double.random(in: -3...3, using: &random)) * 100_000).rounded() / 100_000,
        longitude: ((east > 180 ? east - 360 : east < -180 ? east + 360 : east) * 100_000).rounded() / 100_000
      )
      return Spot(path: "/s/l\(number)", town: number % 120, point: number % 5 == 0 ? nil : point)
    }
  }

  @Test(.needs(Chromium.need))
  func findsWhatLookingAtEachLocationFinds() throws {
    let spots = Self.spots()
    // The locations of the starter site become plain pages.
    var files = ["market", "mission"].reduce(into: [String: String]()) {
      $0["Content/ferry-street/\($1).md"] = "---\ntitle: \($1)\n---\n"
    }
    for (number, spot) in spots.enumerated() {
      let point = spot.point.map { "\($0.latitude) \($0.longitude)" }
      files["Content\(spot.path).md"] = FinderInBrowserTests.place(
        "Shop \(number)", in: "Town\(spot.town)x", "US", at: point)
    }
    let preview = try RunningPreview(
      configuration: FinderInBrowserTests.configuration, files: files, follows: false)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.open(preview.page("/locations/find"))
    try page.evaluate(FinderInBrowserTests.helpers)
    try page.evaluate(
      """
      Object.defineProperty(navigator, "geolocation", {configurable: true, value: {getCurrentPosition: (found) =>
        found({coords: {latitude: here[0], longitude: here[1]}}) }}),
      window.around = async (latitude, longitude) => {
        window.here = [latitude, longitude];
        results.querySelector("[role=status]").textContent = "";
        document.querySelector("[data-near]").click();
        await until(() => results.ariaBusy === "false" && shownStatus());
        return shown();
      }, true
      """)
    var random = SeededNumbers(9)
    for _ in 0..<RandomRounds.count(120, of: 500) {
      let here = (
        latitude: Double.random(in: -90...90, using: &random),
        longitude: Double.random(in: -180...180, using: &random)
      )
      let placed = spots.compactMap { spot in spot.point.map { (Self.distance(here, $0), spot.path) } }
      let expected = placed.sorted { $0 < $1 }.prefix(20).map(\.1)
      let found = FinderInBrowserTests.texts(try page.evaluate("around(\(here.latitude), \(here.longitude))"))
      #expect(found == expected, "around \(here)")
    }
    for town in stride(from: 0, to: 120, by: RandomRounds.count(4, of: 1)) {
      let found = FinderInBrowserTests.texts(try page.evaluate("search('Town\(town)x')"))
      let lost = spots.filter { $0.town == town && $0.point == nil }.map(\.path)
      #expect(Set(lost).isSubset(of: found), "Town\(town)x")
      let own = Set(spots.filter { $0.town == town }.map(\.path))
      #expect(found.prefix(found.count(where: own.contains)).allSatisfy(own.contains), "Town\(town)x")
    }
    // All names have the word “Shop”. It finds some of them, and those in a town.
    #expect(!FinderInBrowserTests.texts(try page.evaluate("search('Shop')")).isEmpty)
    let inTown = FinderInBrowserTests.texts(try page.evaluate("search('Shop Town7x')"))
    #expect(
      inTown.count > 9 && inTown.allSatisfy { path in spots.contains { $0.path == path && $0.town == 7 } })
    #expect(FinderInBrowserTests.texts(try page.evaluate("search('Shop 12')")).first == "/s/l12")
    try Self.checkOddLetters(on: page)
    try Self.checkMore(on: page)
  }

  /// Whatever stands behind a word, a search has an answer: a letter of any script, half of one, or a mark.
  private static func checkOddLetters(on page: some BrowserPage) throws {
    let failed = try page.evaluate(
      """
      (async () => {
        const failed = [], words = document.querySelector("[data-finder]").dataset;
        const letters = [
          0, 0xad, 0x301, 0x5be, 0x640, 0x200d, 0x2028, 0x20e3, 0x2122, 0x2615, 0x3099, 0xac00, 0xd7b0, 0xd800, 0xd83c, 0xdbff,
          0xdc00, 0xdfff, 0xe000, 0xfe0f, 0xfeff, 0xff21, 0xfffd, 0xfffe, 0xffff, 0x10000, 0x1d403, 0x1f1e9, 0x1f37a, 0x20000,
          0xe0041, 0x10ffff,
        ];
        for (const code of letters) {
          const letter = String.fromCodePoint(code);
          for (const text of ["Townx" + letter, letter + "Tow" + letter + letter]) {
            await search(text);
            if (shownStatus() === words.failed) failed.push(code.toString(16));
          }
        }
        return failed.join();
      })()
      """)
    #expect(failed.text == "")
    let found = FinderInBrowserTests.texts(try page.evaluate("search('Town7x🍺')"))
    #expect(found == FinderInBrowserTests.texts(try page.evaluate("search('Town7x')")) && !found.isEmpty)
  }

  /// A visitor who comes back from a result finds as many as before.
  private static func checkMore(on page: some BrowserPage) throws {
    #expect(
      try page.evaluate("search('Town7x').then(() => results.querySelector('button').hidden)") == false)
    let few = try page.evaluate("shown().length").integer ?? 0
    try page.evaluate("results.querySelector('button').click()")
    try page.wait(for: "shown().length > \(few)")
    let more = try page.evaluate("shown().length").integer ?? 0
    try page.evaluate("location.reload()")
    try page.wait(for: "document.querySelectorAll('[data-results] li > a').length === \(more)")
  }
}
