/// The area of a country with its islands and territories, as boxes.
///
/// Source: Natural Earth (see `LocaleTable.swift`). The boxes are larger than the land, so a point outside is
/// elsewhere for certain, and a point inside can be.
package struct CountryArea: Sendable {
  private struct Box: Sendable {
    let latitudes: ClosedRange<Double>
    let longitudes: ClosedRange<Double>

    /// Reads tenths of degrees.
    init?(_ text: String) {
      let edges = text.split(separator: ",").compactMap { Int($0) }.map { Double($0) / 10 }
      guard edges.count == 4, edges[0] <= edges[2], edges[1] <= edges[3] else { return nil }
      (latitudes, longitudes) = (edges[0]...edges[2], edges[1]...edges[3])
    }
  }

  private let boxes: [Box]

  init(boxes: some Sequence<some StringProtocol>) { self.boxes = boxes.compactMap { Box(String($0)) } }

  /// Returns the area of a country (ISO 3166-1 alpha-2), or `nil` if nobody knows it.
  package static func of(country: String) -> CountryArea? { areas[country] }

  /// The codes of a country and of its territories. Addresses there are also written with the country.
  package static func codes(of country: String) -> [String] {
    [country] + (TableLine("parts", country)?.fields ?? [])
  }

  /// All areas are read for the first point: each location of a chain has one.
  private static let areas = Dictionary(
    uniqueKeysWithValues: TableLine.keys(of: "box").map { country in
      let boxes = codes(of: country).flatMap { TableLine("box", $0)?.fields ?? [] }
      return (country, CountryArea(boxes: boxes))
    })

  /// Returns `true` if a point can be in the country.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north.
  ///   - longitude: Degrees east.
  package func contains(latitude: Double, longitude: Double) -> Bool {
    boxes.contains { $0.latitudes.contains(latitude) && $0.longitudes.contains(longitude) }
  }
}
