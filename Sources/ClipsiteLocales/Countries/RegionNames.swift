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

  /// Returns the name of a region that may be an abbreviation in capital letters, such as `CA`.
  package static func fullName(of name: String, in country: String) -> String {
    fullNames[country + name] ?? name
  }

  private static let fullNames: [String: String] = {
    var full: [String: String] = [:]
    for country in TableLine.keys(of: "regions") {
      for field in TableLine("regions", country)?.fields ?? [] {
        let names = field.split(separator: "=").map { String($0) }
        if names.count > 1, names[0].utf8.count < 4 { full[country + names[0]] = names[1] }
      }
    }
    return full
  }()

  /// Returns the names of each region of a country, by each of them in small letters, with those in other languages.
  package static func groups(in country: String) -> [String: [String]] {
    var groups = (TableLine("regions", country)?.fields ?? []).map {
      $0.split(separator: "=").map(String.init)
    }
    let places = Dictionary(
      groups.enumerated().flatMap { index, names in names.map { ($0.lowercased(), index) } }
    ) { first, _ in first }
    for field in TableLine("exonyms", country)?.fields ?? [] {
      let names = field.split(separator: "=")
      let others = names.dropFirst().map { String($0.drop { $0 != ":" }.dropFirst()) }
      if let place = places[names[0].lowercased()] {
        groups[place] += others
      } else {
        groups.append([String(names[0])] + others)
      }
    }
    return Dictionary(groups.flatMap { names in names.map { ($0.lowercased(), names) } }) { first, _ in first
    }
  }

  /// Returns the other names of a region with those in some languages, such as `Kalifornien` in German, and in
  /// English.
  package static func others(than name: String, in country: String, languages: [String]) -> [String] {
    let own = others(than: name, in: country)
    let wanted = ([name] + own).map { $0.lowercased() }
    let languages = Set(languages.map { $0.lowercased().prefix { $0 != "-" } } + ["en"])
    for field in TableLine("exonyms", country.uppercased())?.fields ?? [] {
      let names = field.split(separator: "=").map(String.init)
      guard wanted.contains(names[0].lowercased()) else { continue }
      return own
        + names.dropFirst().map { $0.split(separator: ":") }
        .filter { languages.contains($0[0]) }.map { String($0[1]) }
    }
    return own
  }

  /// Returns what people write for a country besides its name: its code, its names in its languages, and names
  /// such as `England`.
  package static func others(ofCountry country: String) -> [String] {
    [country] + (TableLine("also", country.uppercased())?.fields ?? []).map { String($0) }
  }
}
