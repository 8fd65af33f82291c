/// The form of a postal code: `a` for each letter, `0` for each digit, and nothing for the rest.
///
/// Source: the examples in Google's address data (see `LocaleTable.swift`).
package enum PostalForm {
  /// Returns the forms of the codes of a country, or none if it has no codes or the data do not know them.
  package static func forms(in country: String) -> [String] {
    (TableLine("postal", country.uppercased())?.fields ?? []).map { String($0) }
  }

  /// Returns the form of a code, such as `aa0a0aa` for `SW1A 1AA`.
  package static func form(of code: some StringProtocol) -> String {
    String(code.compactMap { $0.isLetter ? "a" : $0.isNumber ? "0" : nil })
  }
}
