@testable import ClipsiteAppClips
import ClipsiteText
import Testing

struct GeoCoordinatesTests {
  @Test(arguments: [
    ("37.7936", "-122.3958", "37.7936", "-122.3958"), ("+0.50", "007.10", "0.50", "7.10"),
    ("-90", "180", "-90", "180"),
    ("-0.0", "0", "-0.0", "0"),
  ])
  func keepsTheDecimals(latitude: String, longitude: String, north: String, east: String) throws {
    let point = try GeoCoordinates(latitude: latitude, longitude: longitude)
    #expect(point.latitude == north && point.longitude == east)
  }

  @Test(
    arguments: [
      ("", "0", .empty), ("90.1", "0", .latitudeOutOfRange), ("-90.0001", "0", .latitudeOutOfRange),
      ("0", "180.5", .longitudeOutOfRange), ("-122.39", "37.79", .latitudeOutOfRange),
      ("37,79", "0", .decimalComma),
      ("37°", "0", .notDecimal), ("1e1", "0", .notDecimal), ("nan", "0", .notDecimal),
      ("0x1", "0", .notDecimal), (".5", "0", .notDecimal),
      ("5.", "0", .notDecimal), ("--5", "0", .notDecimal), ("1.2.3", "0", .notDecimal),
      ("0", " 1", .notDecimal),
    ] as [(String, String, GeoCoordinates.Rule)])
  func refuses(latitude: String, longitude: String, rule: GeoCoordinates.Rule) {
    let broken = mistake { () throws(InvalidValue) in
      try GeoCoordinates(latitude: latitude, longitude: longitude)
    }
    #expect([latitude, longitude].contains { broken == InvalidValue($0, rule) })
    #expect(speaksPlainly(rule))
  }
}

struct PhoneNumberTests {
  @Test(arguments: [
    ("+1 415 555 0100", "tel:+14155550100"), ("(415) 555-0100", "tel:4155550100"),
    ("+49 (0)30 / 123.456", "tel:+4930123456"), ("110", "tel:110"),
  ])
  func keepsTheText(text: String, link: String) throws {
    let number = try PhoneNumber(text)
    #expect(number.description == text && number.link == link)
  }

  @Test(
    arguments: [
      ("", .empty), ("tel:+1415", .scheme), ("12", .tooShort), ("+", .tooShort),
      ("1234567890123456", .tooLong),
      ("1-800-DONUTS", .badCharacter("D")), ("1+2345", .badCharacter("+")), ("12345\n", .badCharacter("\n")),
    ] as [(String, PhoneNumber.Rule)])
  func refuses(text: String, rule: PhoneNumber.Rule) {
    #expect(mistake { () throws(InvalidValue) in try PhoneNumber(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }
}

struct CountryCodeTests {
  @Test(arguments: [
    ("US", "US"), ("us", "US"), ("USA", "US"), ("U.S.A.", "US"), ("United States", "US"),
    ("the United States of America", "US"), ("UK", "GB"), ("GB", "GB"), ("England", "GB"), ("Scotland", "GB"),
    ("Wales", "GB"),
    ("Northern Ireland", "GB"), ("South Korea", "KR"), ("Republic of Korea", "KR"), ("Isle of Man", "IM"),
    ("Côte d'Ivoire", "CI"), ("Cote d’Ivoire", "CI"), ("Ivory Coast", "CI"), ("Türkiye", "TR"),
    ("turkey", "TR"),
    ("Curacao", "CW"), ("Bosnia & Herzegovina", "BA"), ("St. Lucia", "LC"), ("Saint Lucia", "LC"),
    ("The Gambia", "GM"),
    ("Guinea-Bissau", "GW"), ("Deutschland", "DE"), ("Viet Nam", "VN"), ("Hong Kong", "HK"),
    ("Holy See", "VA"),
  ])
  func reads(text: String, code: String) throws {
    #expect(try CountryCode(text).rawValue == code)
  }

  @Test(
    arguments: [("", .empty), ("XX", .unknown), ("Atlantis", .unknown), ("!!", .unknown), ("日本", .unknown)]
      as [(String, CountryCode.Rule)])
  func refuses(text: String, rule: CountryCode.Rule) {
    #expect(mistake { () throws(InvalidValue) in try CountryCode(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }

  @Test(arguments: [("D", "DE"), ("GER", "DE"), ("BRD", "DE"), ("A", "AT"), ("can", "CA"), ("CHE", "CH")])
  func namesTheCodeOfAnotherSign(sign: String, code: String) {
    let found = mistake { () throws(InvalidValue) in try CountryCode(sign) }
    #expect(found?.fix == "write `\(code)`")
  }

  @Test func knowsAllCodesInOrder() {
    let codes = CountryCode.all.map(\.rawValue)
    // Those of ISO 3166-1, and Kosovo.
    #expect(codes.count == 250)
    #expect(codes == Array(Set(codes)).sorted())
    #expect(codes.allSatisfy { $0.utf8.count == 2 && $0 == $0.uppercased() })
  }

  @Test func everyNameLeadsBackToItsCode() throws {
    for country in CountryCode.all { #expect(try CountryCode(country.name) == country) }
  }
}
