import Testing

@testable import ClipsiteLocales

/// Outlines of maps, and where places are on them.
struct OutlineTests {
  @Test func allOutlinesCanBeRead() {
    #expect(OutlineTable.keys.count == 284)
    for key in OutlineTable.keys {
      let outline = Outline(key)
      #expect(outline?.land(withInsets: []).hasPrefix("M") == true && (outline?.width ?? 0) > 80, "\(key)")
      #expect(outline.map { max($0.width, $0.height) <= 445 } == true, "\(key)")
    }
    #expect(Outline("ZZ") == nil && Outline("MV") == nil && Outline("") == nil)
  }

  /// Points measured by hand on the drawings, in units from the upper left corner.
  @Test(arguments: [
    ("US", 47.61, -122.33, 39, 18), ("US", 25.77, -80.19, 376, 263), ("US", 41.88, -87.63, 291, 104),
    ("US-CA", 37.77, -122.42, 49, 136), ("DE", 52.52, 13.4, 182, 99), ("001", 51.5, -0.13, 170, 31),
    ("FJ", -18.12, 178.44, 109, 168), ("150", 48.86, 2.35, 104, 150),
  ])
  func placesAreWhereTheyAre(key: String, latitude: Double, longitude: Double, x: Int, y: Int) throws {
    let outline = try #require(Outline(key))
    let point = try #require(outline.point(latitude: latitude, longitude: longitude))
    #expect(abs(point.x - Double(x)) < 6 && abs(point.y - Double(y)) < 6, "\(point)")
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
