import ClipsiteAppClips
import ClipsiteLocales

/// A country whose postal codes an index has, and the forms that tell them from those of other countries.
struct FinderCountry: Sendable {
  let country: CountryCode
  /// The forms of its codes, such as `aa0a0aa`.
  let forms: [String]

  /// The countries of the codes of an index, those with the most codes first.
  static func all(in entries: FinderEntries) -> [FinderCountry] {
    var codes: [CountryCode: [String]] = [:]
    for area in entries.areas {
      if let country = area.area.country { codes[country, default: []].append(area.area.name) }
    }
    return codes.sorted { (-$0.value.count, $0.key.rawValue) < (-$1.value.count, $1.key.rawValue) }
      .map { country, codes in
        let known = PostalForm.forms(in: country.rawValue)
        return FinderCountry(
          country: country, forms: known.isEmpty ? Set(codes.map(PostalForm.form)).sorted() : known)
      }
  }

  /// The beginning of the keys of its codes. Folded words have neither hyphens nor capitals.
  static func mark(of country: CountryCode) -> String { "-" + country.rawValue }
}
