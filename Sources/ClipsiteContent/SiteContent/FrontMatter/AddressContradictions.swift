package import ClipsiteAppClips
import ClipsiteLocales
package import ClipsiteText

/// The rule that the parts of an address fit each other and the country. An import asks it about rows, and a
/// check about pages.
package struct AddressContradictions {
  private let address: PostalAddress

  /// The contradictions of an address.
  package init(_ address: PostalAddress) { self.address = address }

  /// Returns each value that contradicts others, or that its country does not have, with the end of its key.
  ///
  /// - Parameters:
  ///   - point: The position, which the region must have.
  ///   - timeZone: The time zone, which the region must have.
  package func found(
    at point: GeoCoordinates? = nil, timeZone: String? = nil
  ) -> [(key: StaticString, mistake: InvalidValue)] {
    var faults: [(key: StaticString, mistake: InvalidValue)] = []
    func add(_ key: StaticString, _ mistake: InvalidValue?) {
      if let mistake { faults.append((key, mistake)) }
    }
    add("street", wholeAddress)
    add("locality", townWithMore)
    guard let country = address.country else { return faults }
    let wrongCode = address.postalCode.flatMap { Self.mistake(inPostalCode: $0, of: country) }
    add("postal-code", wrongCode)
    guard let name = address.region, let regions = KnownRegions.byName[country.rawValue],
      !NoValue.contains(name)
    else { return faults }
    guard let region = regions[name] ?? KnownRegions.region(name, in: country.rawValue) else {
      add("region", Self.unknown(name, in: country))
      return faults
    }
    let outside = { (problem: String, key: String) in
      InvalidValue("\(problem) `\(region.name)`", fix: "correct `\(key)`, or `region`")
    }
    if let point, let area = region.area,
      !area.contains(latitude: point.degreesNorth, longitude: point.degreesEast)
    {
      add("region", outside("the position \(point.latitude), \(point.longitude) is not in", "latitude"))
    }
    if let timeZone, !TimeZones.isClock(timeZone, ofRegion: region.name, in: country.rawValue) {
      add("region", outside("`\(timeZone)` is not the time of", "time-zone"))
    }
    if let code = address.postalCode, wrongCode == nil, !region.hasPostalCode(code) {
      add("postal-code", outside("the postal code `\(code)` is not in", "postal-code"))
    }
    return faults
  }

  private static func unknown(_ name: String, in country: CountryCode) -> InvalidValue {
    let names = (KnownRegions.byName[country.rawValue] ?? [:]).keys.sorted()
    return InvalidValue(
      "`\(country)` (\(country.name)) has no state or province \(Wording.quote(name))",
      fix: Suggestion.fix(for: name, in: names) ?? "correct `region`, or `country`")
  }

  private static func mistake(inPostalCode code: String, of country: CountryCode) -> InvalidValue? {
    if PostalForm.isPossible(code, in: country.rawValue) { return nil }
    let zeros = PostalForm.withZeros(code, in: country.rawValue)
    return InvalidValue(
      "`\(country)` (\(country.name)) has no postal code of the form of \(Wording.quote(code))",
      fix: zeros.map { "write `\($0)` if a spreadsheet removed the zero" }
        ?? "correct `postal-code`, or `country`")
  }

  /// The mistake in a street that has the whole address, as in `1 Main St, Boston, MA 02134`.
  private var wholeAddress: InvalidValue? {
    guard let street = address.street, street.utf8.contains(where: Self.separates) else { return nil }
    let parts = street.utf8.split(whereSeparator: Self.separates).dropFirst().map {
      Self.words(Substring($0))
    }
    let town = address.locality.map { Self.words($0[...]) }
    guard parts.contains(where: { $0 == town || $0.contains { $0 == address.postalCode ?? "" } }) else {
      return nil
    }
    return InvalidValue(
      "the street \(Wording.quote(street)) also has the town or the postal code", fix: "write only the street"
    )
  }

  /// The mistake in a town that has its region or postal code, as in `Boston, MA 02134`. Some towns end with the name
  /// of their region, so without a comma only its short form counts.
  private var townWithMore: InvalidValue? {
    guard let town = address.locality else { return nil }
    let hasSign = town.utf8.contains(where: Self.separates)
    // Most towns begin and end with letters of a word.
    let (first, last) = (town.utf8.first ?? 0, town.utf8.last ?? 0)
    guard hasSign || first < 0x3A || last < 0x5B else { return nil }
    let words = Self.words(town[...])
    let isRegion = (hasSign || address.region?.utf8.count ?? 9 < 4) && words.last == address.region?[...]
    guard words.count > 1,
      isRegion || words.contains(where: { $0 == address.postalCode ?? "" })
    else { return nil }
    return InvalidValue(
      "the town \(Wording.quote(town)) also has the region or the postal code", fix: "write only the town")
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }

  private static func words(_ text: Substring) -> [Substring] { text.split { " ,;".contains($0) } }
}

/// The regions of the countries of which the data have all.
enum KnownRegions {
  /// The regions by country and by name, as it is usually written.
  static let byName = Dictionary(
    uniqueKeysWithValues: CountryRegion.countries.map { country in
      let groups = RegionNames.groups(in: country)
      let names = CountryRegion.all(in: country).flatMap { region in
        (groups[region.name.lowercased()] ?? [region.name]).map { ($0, region) }
      }
      return (country, Dictionary(names) { first, _ in first })
    })

  /// The regions by country and by name in small letters without accents.
  private static let byLetters = byName.mapValues { regions in
    Dictionary(regions.map { (letters(of: $0.key), $0.value) }) { first, _ in first }
  }

  /// Returns the region with a name in another spelling, such as `Mass.`, or `nil` if there is none.
  static func region(_ name: String, in country: String) -> CountryRegion? {
    let letters = letters(of: name)
    if let region = byLetters[country]?[letters] { return region }
    // `West` is no West Virginia, so only names of one word have beginnings.
    return letters.utf8.count < 4
      ? nil
      : byName[country]?.first { !$0.key.contains(" ") && $0.key.lowercased().hasPrefix(letters) }?.value
  }

  private static func letters(of name: String) -> String {
    (Slug.make(from: name)?.rawValue ?? "").filter { $0 != "-" }
  }
}
