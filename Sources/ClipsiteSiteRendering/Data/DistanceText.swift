import ClipsiteAppClips

/// A distance as people of a country say it.
enum DistanceText {
  /// `450 m`, `1.2 km` or `12 km`; where roads are measured in miles, `0.3 mi` or `12 mi`.
  static func text(meters: Double, in country: CountryCode?) -> String {
    if let country, milesCountries.contains(country.rawValue) { return "\(rounded(meters / 1609.344)) mi" }
    if meters < 995 { return "\(Int((meters / 10).rounded()) * 10) m" }
    return "\(rounded(meters / 1000)) km"
  }

  /// With one decimal below 10, without any above.
  private static func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(value.rounded()))"
  }

  /// Countries whose roads are signed in miles (Unicode CLDR, unit preferences for roads).
  private static let milesCountries: Set<String> = ["GB", "US"]
}
