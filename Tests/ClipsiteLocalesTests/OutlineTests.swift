import Testing

@testable import ClipsiteLocales

/// Outlines of maps, and where places are on them.
struct OutlineTests {
  @Test func allOutlinesCanBeRead() {
    let keys = "\(OutlineTable.text)".split(separator: "\n").map { $0.prefix { $0 != "|" } }
    #expect(keys.count == 284)
    for key in keys.map(String.init) {
      let outline = Outline(key)
      #expect(outline?.land(withInsets: []).hasPrefix("M") == true && (outline?.width ?? 0) > 80, "\(key)")
      #expect(outline.map { max($0.width, $0.height) <= 445 } == true, "\(key)")
    }
    #expect(Outline("ZZ") == nil && Outline("MV") == nil && Outline("") == nil)
  }

  /// Towns are on the land of their country, and those behind a border, and the sea, are not, whatever the formula.
  @Test(
    arguments: [
      ("US", "39.74 -104.99, 32.78 -96.8, 33.75 -84.39", "33 -123.5, 33 -74.5, 26 -95"),
      ("US-CA", "36.74 -119.79, 38.58 -121.49", "39.53 -119.81, 35 -122.5, 36.17 -115.14"),
      ("US-CO", "39.74 -104.99, 37.27 -107.88", ""),
      ("DE", "52.52 13.4, 48.14 11.58, 51.31 9.48", "50.09 14.42, 47.37 8.54, 48.58 7.2"),
      ("150", "48.86 2.35, 52.23 21.01, 41.9 12.5", "45.5 -6, 56.5 3, 40 11.5"),
      ("001", "-1.29 36.82, 39.74 -104.99, -25 134", "30 -40, -20 80, 10 -150"),
    ] as [(String, String, String)])
  func placesAreOnTheirLand(key: String, inside: String, outside: String) throws {
    let outline = try #require(Outline(key))
    for (places, isInside) in [(inside, true), (outside, false)] {
      for place in places.split(separator: ", ") {
        let degrees = place.split(separator: " ").compactMap { Double($0) }
        let point = outline.point(latitude: degrees[0], longitude: degrees[1])
        let isOnLand = point.map { Self.isOnLand($0, of: outline) } ?? false
        #expect(isOnLand == isInside, "\(key) \(place)")
      }
    }
  }

  /// Indicates whether a line from the point to the right crosses the drawn borders an odd number of times.
  private static func isOnLand(_ point: Outline.Point, of outline: Outline) -> Bool {
    var crossings = 0
    var start = (0.0, 0.0)
    for loop in outline.land(withInsets: []).split(separator: "z") {
      let numbers = loop.matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
      // A small letter moves from where the loop before began.
      let before = loop.first == "m" ? start : (0, 0)
      start = (before.0 + numbers[0], before.1 + numbers[1])
      var corners = [start]
      for index in stride(from: 2, to: numbers.count - 1, by: 2) {
        let (x, y) = corners[corners.count - 1]
        corners.append((x + numbers[index], y + numbers[index + 1]))
      }
      for (one, other) in zip(corners, corners.dropFirst() + [corners[0]])
      where (one.1 > point.y) != (other.1 > point.y) {
        let x = one.0 + (point.y - one.1) / (other.1 - one.1) * (other.0 - one.0)
        if x > point.x { crossings += 1 }
      }
    }
    return !crossings.isMultiple(of: 2)
  }

  @Test func alaskaIsAnInset() throws {
    let outline = try #require(Outline("US"))
    #expect(outline.point(latitude: 61.2, longitude: -149.9)?.inset == 0)
    #expect(outline.point(latitude: 21.3, longitude: -157.86)?.inset == 1)
    #expect(outline.land(withInsets: [0]).count > outline.land(withInsets: []).count)
  }

  @Test func placesElsewhereAreOutside() throws {
    let outline = try #require(Outline("US"))
    #expect(outline.point(latitude: 52.5, longitude: 13.4) == nil)
    #expect(outline.point(latitude: -122.33, longitude: 47.61) == nil)
    #expect(try #require(Outline("FJ")).point(latitude: -16.8, longitude: -179.9) != nil)
  }

  @Test(arguments: [
    ("California", "US-CA"), ("ca", "US-CA"), ("TX", "US-TX"), ("", nil), ("Kalifornien", nil),
  ])
  func statesHaveKeys(name: String, key: String?) {
    #expect(Outline.key(ofRegion: name, in: "US") == key)
    #expect(Outline.key(ofRegion: name, in: "DE") == nil)
  }
}
