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
      "AT AU BE BR CA CH CN CZ DE DK ES FI FR GB GR HU IN IT JP LU MX NO NZ PL PR RO SE SG SK TR UA US ZA"
      .split(separator: " ").map { (String($0), forms(in: String($0))) })

  /// The countries without a code that begins with a zero, and those with codes that begin with two.
  private static let withoutZero: Set = ["AT", "BE", "CH", "CZ", "GR", "HU", "IN", "LU", "SE"]
  private static let withTwoZeros: Set = ["FI", "IT", "JP", "NO", "PL", "PR", "US", "ZA"]

  /// The signs of countries on cars, which some write before codes: `D-10115`. Others use the code of the country.
  private static let carSigns = [
    "AT": "A", "BE": "B", "DE": "D", "ES": "E", "FR": "F", "HU": "H", "IT": "I", "LU": "L", "NO": "N",
    "SE": "S", "FI": "FIN",
  ]

  /// A Boolean value that indicates whether a country can have a code. Only spaces and hyphens group it.
  package static func isPossible(_ code: String, in country: String) -> Bool {
    let isNumber = code.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard isNumber || code.unicodeScalars.allSatisfy({ isPart($0, in: country) }) else { return false }
    guard let forms = complete[country] else { return true }
    let form = form(of: code)
    if code.utf8.first == 0x30, withoutZero.contains(country) { return false }
    if forms.contains(form) { return code.utf8.contains { 0x31...0x39 ~= $0 } || form.utf8.contains(0x61) }
    let sign = code.prefix { $0.isLetter }.uppercased()
    return (sign == country || sign == carSigns[country]) && forms.contains(String(form.drop { $0 == "a" }))
  }

  private static func isPart(_ scalar: Unicode.Scalar, in country: String) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", " ", "-", "\u{A0}", "\u{2010}"..."\u{2015}": true
    case ".": country == "BR"
    default:
      !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || scalar == "〒"
    }
  }

  /// Returns the code whose zeros a spreadsheet removed, or `nil` if it is another mistake.
  package static func withZeros(_ code: String, in country: String) -> String? {
    guard complete[country] != nil, code.utf8.first.map({ 0x30...0x39 ~= $0 }) == true else { return nil }
    return ["0", "00"].prefix(withTwoZeros.contains(country) ? 2 : 1).map { $0 + code }
      .first { isPossible($0, in: country) }
  }
}
