/// The area of a country with its islands and territories, as boxes of whole degrees.
///
/// Source: Natural Earth (see `LocaleTable.swift`). The boxes are larger than the land, so a point outside is
/// elsewhere for certain, and a point inside can be.
package struct CountryArea: Sendable {
  private struct Box: Sendable {
    let latitudes: ClosedRange<Int>
    let longitudes: ClosedRange<Int>

    init?(_ text: String) {
      let edges = text.split(separator: ",").compactMap { Int($0) }
      guard edges.count == 4, edges[0] <= edges[2], edges[1] <= edges[3] else { return nil }
      (latitudes, longitudes) = (edges[0]...edges[2], edges[1]...edges[3])
    }
  }

  private let boxes: [Box]

  /// Returns the area of a country (ISO 3166-1 alpha-2), or `nil` if nobody knows it.
  package static func of(country: String) -> CountryArea? { areas[country] }

  /// All areas are read for the first point: each location of a chain has one.
  private static let areas = Dictionary(
    uniqueKeysWithValues: TableLine.keys(of: "box").compactMap { country in
      TableLine("box", country).map { (country, CountryArea(boxes: $0.fields.compactMap(Box.init))) }
    })

  /// Returns `true` if a point can be in the country.
  ///
  /// - Parameters:
  ///   - latitude: Whole degrees north, rounded toward zero.
  ///   - longitude: Whole degrees east, rounded toward zero.
  package func contains(latitude: Int, longitude: Int) -> Bool {
    boxes.contains { $0.latitudes.contains(latitude) && $0.longitudes.contains(longitude) }
  }
}
