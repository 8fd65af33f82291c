import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct CountryCodeTests {
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
    #expect(brokenRule { () throws(InvalidValue<CountryCode.Rule>) in try CountryCode(text) } == rule)
    #expect(speaksPlainly(rule))
  }

  @Test func knowsAllCodesInOrder() {
    let codes = CountryCode.all.map(\.rawValue)
    #expect(codes.count == 249)
    #expect(codes == Array(Set(codes)).sorted())
    #expect(codes.allSatisfy { $0.utf8.count == 2 && $0 == $0.uppercased() })
  }

  @Test func everyNameLeadsBackToItsCode() throws {
    for country in CountryCode.all { #expect(try CountryCode(country.name) == country) }
  }
}
