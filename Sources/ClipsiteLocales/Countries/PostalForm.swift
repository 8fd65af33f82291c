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
    // Each page has a code, and nearly all are of ASCII.
    if code.utf8.allSatisfy({ $0 < 0x80 }) {
      let signs: [UInt8] = code.utf8.compactMap {
        0x30...0x39 ~= $0 ? 0x30 : 0x61...0x7A ~= $0 | 0x20 ? 0x61 : nil
      }
      return String(decoding: signs, as: UTF8.self)
    }
    return String(code.compactMap { $0.isLetter ? "a" : $0.isNumber ? "0" : nil })
  }

  /// The forms of the countries of which the data have every form.
  private static let complete = Dictionary(
    uniqueKeysWithValues:
      "AT AU BE BR CA CH CN CZ DE DK ES FI FR GB GR HU IN IT JP LU MX NO NZ PL RO SE SG SK TR UA US ZA"
      .split(separator: " ").map { (String($0), forms(in: String($0))) })

  /// A Boolean value that indicates whether a country can have a code. Digits can follow its letters, as in `D-10115`.
  package static func isPossible(_ code: String, in country: String) -> Bool {
    guard let forms = complete[country] else { return true }
    let form = form(of: code)
    return forms.contains(form) || forms.contains(String(form.drop { $0 == "a" }))
  }
}
