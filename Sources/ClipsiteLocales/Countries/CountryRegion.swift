/// A state or province of a country of which the data have all: Australia, Brazil, Canada, and the US.
///
/// Source: Google's address data, and boxes of official statistics (see `.ci/locales`).
package struct CountryRegion: Sendable {
  /// The usual name, such as `MA`.
  package let name: String
  /// The boxes around the region, or `nil` if nobody knows them.
  package let area: CountryArea?
  /// The starts of the postal codes of the region.
  private let postalStarts: [Substring]

  /// The codes of the countries.
  package static let countries = TableLine.keys(of: "states")

  /// Returns the regions of a country.
  package static func all(in country: String) -> [CountryRegion] {
    (TableLine("states", country)?.fields ?? []).map { CountryRegion($0) }
  }

  private init(_ field: String) {
    let parts = field.split(separator: ";", omittingEmptySubsequences: false)
    name = String(parts[0])
    area = parts[1].isEmpty ? nil : CountryArea(boxes: parts[1].split(separator: " "))
    postalStarts = parts[2].split(separator: ",")
  }

  /// A Boolean value that indicates whether a postal code can be in the region.
  package func hasPostalCode(_ code: String) -> Bool {
    if postalStarts.contains(where: { code.utf8.starts(with: $0.utf8) }) { return true }
    let letters = code.uppercased().filter { $0.isLetter || $0.isNumber }
    return postalStarts.contains(where: letters.hasPrefix)
  }
}
