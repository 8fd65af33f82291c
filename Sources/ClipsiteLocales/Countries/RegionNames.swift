/// The names of countries and their regions that mean the same, such as `CT` and `Connecticut`.
///
/// Source: Google's address data (see `LocaleTable.swift`). Many countries have none.
package enum RegionNames {
  /// Returns the other names of a region, in its order of the table. The case of letters makes no difference.
  package static func others(than name: String, in country: String) -> [String] {
    let wanted = name.lowercased()
    for field in TableLine("regions", country.uppercased())?.fields ?? [] {
      let names = field.split(separator: "=").map(String.init)
      if names.contains(where: { $0.lowercased() == wanted }) {
        return names.filter { $0.lowercased() != wanted }
      }
    }
    return []
  }

  /// Returns what people write for a country besides its name: its code, and names such as `England`.
  package static func others(ofCountry country: String) -> [String] {
    [country] + (TableLine("also", country.uppercased())?.fields ?? []).map { String($0) }
  }
}
