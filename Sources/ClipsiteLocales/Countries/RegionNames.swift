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

  /// Returns the other names of a region with those in some languages, such as `Kalifornien` in German, and in
  /// English.
  package static func others(than name: String, in country: String, languages: [String]) -> [String] {
    let own = others(than: name, in: country)
    let wanted = ([name] + own).map { $0.lowercased() }
    let languages = Set(languages.map { String($0.lowercased().prefix { $0 != "-" }) } + ["en"])
    for field in TableLine("exonyms", country.uppercased())?.fields ?? [] {
      let names = field.split(separator: "=").map(String.init)
      guard wanted.contains(names[0].lowercased()) else { continue }
      return own
        + names.dropFirst().filter { name in languages.contains { name.hasPrefix("\($0):") } }
        .compactMap { $0.split(separator: ":").last.map(String.init) }
    }
    return own
  }

  /// Returns what people write for a country besides its name: its code, its names in its languages, and names
  /// such as `England`.
  package static func others(ofCountry country: String) -> [String] {
    [country] + (TableLine("also", country.uppercased())?.fields ?? []).map { String($0) }
  }
}
