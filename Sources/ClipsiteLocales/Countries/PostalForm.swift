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

  /// The forms of the countries of which every form is known.
  private static let complete = Dictionary(
    uniqueKeysWithValues: ("AL AR AT AU BA BE BG BR BY CA CH CN CO CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GR GT HR HU ID IN IS IT JP "
      + "KE KR LI LK LT LU LV MA MC ME MK MX MY NL NO NP NZ PH PK PL PR PT RO RU SA SE SG SI SK TH TN TR UA US UY VN ZA")
      .split(separator: " ").map { (String($0), forms(in: String($0)) + (further[String($0)] ?? [])) })

  /// The forms that the data lack: old ones, and that without the code of the country.
  private static let further = [
    "AR": ["0000"], "KR": ["000000"], "LV": ["0000"], "PT": ["0000"], "SA": ["000000000"],
    "VN": ["000000"],
  ]

  /// The countries without a code that begins with a zero, and those with codes that begin with two.
  private static let withoutZero = Set(
    "AL AR AT BE BG CH CY CZ EE GR HR HU ID IN IS LI LU MC ME MK NL PT RU SE SI TH"
      .split(separator: " ").map(String.init))
  private static let withTwoZeros: Set = ["FI", "IT", "JP", "NO", "PL", "PR", "US", "ZA"]

  /// The codes of countries by their signs on cars, which some write before codes, as in `D-10115`, and by other short
  /// names (ISO 3166-1 alpha-3, and those of sports).
  package static let signs = Dictionary(
    ("A AT,AUT AT,B BE,BEL BE,D DE,DEU DE,GER DE,BRD DE,E ES,ESP ES,F FR,FRA FR,H HU,HUN HU,I IT,ITA IT,L LU,N NO,NOR NO,"
      + "S SE,SWE SE,FIN FI,CHE CH,SUI CH,NLD NL,NED NL,DNK DK,DEN DK,GBR GB,IRL IE,POL PL,PRT PT,POR PT,GRC GR,GRE GR,"
      + "CZE CZ,CAN CA,MEX MX,BRA BR,AUS AU,NZL NZ,JPN JP,CHN CN,IND IN,KOR KR,TUR TR,ZAF ZA")
      .split(separator: ",").map { (String($0.dropLast(3)), String($0.suffix(2))) }
  ) { first, _ in first }

  /// A Boolean value that indicates whether a country can have a code. Only spaces and hyphens group it.
  package static func isPossible(_ code: String, in country: String) -> Bool {
    let isNumber = code.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard isNumber || code.unicodeScalars.allSatisfy({ isPart($0, in: country) }),
      code.utf8.first != UInt8(ascii: "-")
    else {
      return false
    }
    if country == "IE" { return code.count > 2 && code.dropFirst().first?.isNumber == true }
    guard let forms = complete[country] else { return true }
    let form = form(of: code)
    if country == "ES", isNumber, code > "53" { return false }
    if code.utf8.first == 0x30, withoutZero.contains(country) { return false }
    if forms.contains(form) { return code.utf8.contains { 0x31...0x39 ~= $0 } || form.utf8.contains(0x61) }
    let sign = code.prefix { $0.isLetter }.uppercased()
    return (sign == country || signs[sign] == country) && forms.contains(String(form.drop { $0 == "a" }))
  }

  private static func isPart(_ scalar: Unicode.Scalar, in country: String) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", " ", "-", "\u{A0}", "\u{2010}"..."\u{2015}", "\u{FF0D}": true
    case ".": country == "BR"
    default:
      !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || scalar == "〒"
    }
  }

  /// Returns the code whose zeros a spreadsheet removed, or `nil` if it is another mistake.
  package static func withZeros(_ code: String, in country: String) -> String? {
    guard complete[country] != nil, country == "US" || !code.contains("-"),
      code.utf8.first.map({ 0x30...0x39 ~= $0 }) == true
    else { return nil }
    return ["0", "00"].prefix(withTwoZeros.contains(country) ? 2 : 1).map { $0 + code }
      .first { isPossible($0, in: country) }
  }
}
