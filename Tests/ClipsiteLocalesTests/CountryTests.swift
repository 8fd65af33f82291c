import Testing

@testable import ClipsiteLocales

struct CountryTests {
  @Test(arguments: [
    ("de", "DE", "Deutschland"), ("de", "hk", "Hongkong"), ("en", "HK", "Hong Kong"), ("zh-Hans", "MO", "澳门"),
    ("ja", "US", "アメリカ合衆国"), ("fr", "CH", "Suisse"), ("nl", "NL", "Nederland"), ("he", "IL", "ישראל"),
    ("pt-PT", "CZ", "Chéquia"), ("en-GB", "KN", "St Kitts & Nevis"), ("zh-HK", "IT", "意大利"),
    ("zh-TW", "IT", "義大利"), ("en", "XK", "Kosovo"), ("sr-Latn", "XK", "Kosovo"),
  ])
  func countriesHaveNames(tag: String, code: String, name: String) throws {
    #expect(CountryNames(try #require(LocaleData(tag))).name(of: code) == name)
  }

  @Test(arguments: ["", "D", "XX", "DEU", "ZZ", "E|", "=A"])
  func otherCodesHaveNone(_ code: String) { #expect(CountryNames(.english).name(of: code) == nil) }

  @Test func everyCountryHasANameAClockAndAnAddress() {
    // Those of ISO 3166-1, and Kosovo.
    #expect(CountryNames.codes.count == 250)
    for code in CountryNames.codes {
      #expect(CountryNames(.english).name(of: code)?.isEmpty == false, "\(code)")
      #expect(TimeZones.clock(of: code) != nil, "\(code)")
      #expect(TableLine("address", code) != nil, "\(code)")
    }
  }

  // MARK: Addresses

  private static let parts = AddressParts(
    street: "A 1", district: "D", locality: "C", region: "S", postalCode: "Z")

  /// Formats of Google's address data, with a line for a district that the format has no place for.
  @Test(arguments: [
    ("AR", "A 1/D/Z C/S"), ("AU", "A 1/D/C S Z"), ("BR", "A 1/D/C-S/Z"), ("CA", "A 1/D/C S Z"),
    ("CN", "A 1/D/C/S, Z"),
    ("CO", "A 1/D/C, S, Z"), ("CR", "A 1/D/S, C/Z"), ("DE", "A 1/D/Z C"), ("ES", "A 1/D/Z C S"),
    ("GB", "A 1/D/C/Z"),
    ("HK", "A 1/D/C/S"), ("HU", "C/A 1/D/Z"), ("ID", "A 1/D/C/S Z"), ("IE", "A 1/D/C/S/Z"),
    ("IN", "A 1/D/C Z/S"),
    ("IR", "S/C, D/A 1/Z"), ("IT", "A 1/D/Z C S"), ("JP", "A 1/D, C, S/Z"), ("KR", "A 1/D/C/S/Z"),
    ("MX", "A 1/D/Z C, S"),
    ("MY", "A 1/D/Z C/S"), ("NZ", "A 1/D/C Z"), ("PH", "A 1/D, C/Z S"), ("PK", "A 1/D/C-Z"),
    ("PR", "A 1/D/C PR Z"),
    ("RO", "A 1/D/Z S C"), ("SE", "A 1/D/SE-Z C"), ("SG", "A 1/D/C/Singapore Z"), ("TH", "A 1/D, C/S Z"),
    ("TR", "A 1/D/Z C/S"), ("TW", "A 1/D/C, S Z"), ("US", "A 1/D/C, S Z"), ("ZA", "A 1/D/C/Z"),
    ("KZ", "Z/S/C/A 1/D"),
    ("MO", "A 1/D/C"), ("AE", "A 1/D/C/S"), ("XX", "A 1/D/C"), ("", "A 1/D/C"),
  ])
  func addressesHaveTheOrderOfTheirCountry(country: String, lines: String) {
    #expect(AddressFormat(country: country).lines(of: Self.parts).joined(separator: "/") == lines)
  }

  @Test(arguments: [
    (
      "JP", AddressParts(street: "道玄坂1-2-3", locality: "渋谷区", region: "東京都", postalCode: "150-0043"),
      "〒150-0043/東京都渋谷区/道玄坂1-2-3"
    ),
    (
      "JP",
      AddressParts(
        street: "1-2-3 Dogenzaka", locality: "Shibuya-ku", region: "Tokyo", postalCode: "150-0043"),
      "1-2-3 Dogenzaka/Shibuya-ku, Tokyo/150-0043"
    ),
    (
      "CN", AddressParts(street: "南京东路1号", district: "黄浦区", locality: "上海市", postalCode: "200001"),
      "200001/上海市黄浦区/南京东路1号"
    ),
    (
      "KR", AddressParts(street: "세종대로 110", district: "중구", locality: "서울특별시", postalCode: "04524"),
      "서울특별시 중구/세종대로 110/04524"
    ),
    (
      "TW", AddressParts(street: "信義路五段7號", locality: "信義區", region: "臺北市", postalCode: "110"),
      "110/臺北市信義區/信義路五段7號"
    ),
    ("HK", AddressParts(street: "彌敦道1號", locality: "尖沙咀", region: "九龍"), "九龍/尖沙咀/彌敦道1號"),
    ("MO", AddressParts(street: "新馬路1號", locality: "澳門"), "新馬路1號/澳門"),
    (
      "RU", AddressParts(street: "ул. Ленина, 1", locality: "Москва", postalCode: "101000"),
      "ул. Ленина, 1/Москва/101000"
    ),
  ])
  func localScriptsGoFromBigToSmall(country: String, address: AddressParts, lines: String) {
    #expect(AddressFormat(country: country).lines(of: address).joined(separator: "/") == lines)
  }

  @Test(arguments: [
    (
      "US", AddressParts(street: "1 Main St", locality: "Springfield", postalCode: "12345"),
      "1 Main St/Springfield 12345"
    ),
    ("US", AddressParts(locality: "Springfield"), "Springfield"),
    ("US", AddressParts(region: "OR", postalCode: "97477"), "OR 97477"),
    ("US", AddressParts(street: "1 Main St"), "1 Main St"), ("SG", AddressParts(), ""),
    ("SG", AddressParts(street: "1 Orchard Rd"), "1 Orchard Rd/Singapore"),
    ("US", AddressParts(), ""),
    ("US", AddressParts(street: "  ", locality: ""), ""),
    ("SE", AddressParts(street: "Storgatan 1", locality: "Umeå"), "Storgatan 1/Umeå"),
    ("SE", AddressParts(locality: "Umeå", postalCode: "SE-903 26"), "SE-903 26 Umeå"),
    ("CH", AddressParts(locality: "Zürich", postalCode: "8001"), "CH-8001 Zürich"),
    ("SG", AddressParts(street: "1 Orchard Rd", postalCode: "238823"), "1 Orchard Rd/Singapore 238823"),
    (
      "SG", AddressParts(street: "1 Orchard Rd", locality: "Singapore", postalCode: "238823"),
      "1 Orchard Rd/Singapore 238823"
    ),
    ("TR", AddressParts(locality: "Kadıköy", region: "İstanbul"), "Kadıköy/İstanbul"),
    ("TR", AddressParts(postalCode: "34710", country: "Türkiye"), "34710/Türkiye"),
    (
      "DE",
      AddressParts(
        street: "Weg 1", locality: "Ulm", region: "Bayern", postalCode: "89073", country: "Deutschland"),
      "Weg 1/89073 Ulm/Deutschland"
    ),
    ("MC", AddressParts(street: "Rue 1", locality: "Monaco", country: "Monaco"), "Rue 1/Monaco"),
    ("AE", AddressParts(street: "Marina 1", locality: "Dubai", region: "Dubai"), "Marina 1/Dubai"),
    ("EG", AddressParts(street: "Nile 1", locality: "Cairo", region: "Cairo"), "Nile 1/Cairo"),
    ("AZ", AddressParts(locality: "Bakı"), "Bakı"), ("PK", AddressParts(locality: "Lahore"), "Lahore"),
    ("PK", AddressParts(postalCode: "54000"), "54000"),
  ])
  func missingPartsLeaveNothingBehind(country: String, address: AddressParts, lines: String) {
    #expect(AddressFormat(country: country).lines(of: address).joined(separator: "/") == lines)
  }

  @Test(
    arguments: [
      ("US", [.region, .postalCode]), ("DE", [.postalCode]), ("IE", []), ("JP", [.region, .postalCode]),
      ("AE", [.region]),
    ] as [(String, [AddressFormat.Part])])
  func requiredPartsAreMissing(country: String, parts: [AddressFormat.Part]) {
    let address = AddressParts(street: "A 1", locality: "C")
    #expect(AddressFormat(country: country).missingParts(of: address) == parts)
  }

  // MARK: Time zones

  @Test(
    arguments: [
      ("DE", .one("Europe/Berlin")), ("NO", .one("Europe/Oslo")),
      ("AR", .one("America/Argentina/Buenos_Aires")),
      ("KZ", .one("Asia/Almaty")), ("jp", .one("Asia/Tokyo")),
      ("CD", .several(["Africa/Kinshasa", "Africa/Lubumbashi"])),
      ("CN", .mainland("Asia/Shanghai", others: ["Asia/Urumqi"])),
      ("UA", .mainland("Europe/Kyiv", others: ["Europe/Simferopol"])),
      ("ES", .mainland("Europe/Madrid", others: ["Africa/Ceuta", "Atlantic/Canary"])), ("BV", .several([])),
      ("HM", .several([])),
    ] as [(String, CountryClock)])
  func countriesHaveClocks(country: String, clock: CountryClock) {
    #expect(TimeZones.clock(of: country) == clock)
  }

  /// Messages show it as an example.
  @Test(arguments: [
    ("AU", "Australia/Sydney"), ("BR", "America/Sao_Paulo"), ("CA", "America/Toronto"),
    ("RU", "Europe/Moscow"), ("US", "America/New_York"), ("MX", "America/Mexico_City"),
  ])
  func theZoneOfTheLargestTownIsFirst(country: String, zone: String) throws {
    guard case .several(let zones)? = TimeZones.clock(of: country) else {
      Issue.record("\(country)")
      return
    }
    #expect(zones.first == zone)
  }

  @Test(arguments: [
    ("America/Chicago", "US", true), ("America/Chicago", "AU", false), ("US/Central", "US", true),
    ("Atlantic/Canary", "ES", true), ("Europe/Berlin", "ES", false), ("Europe/Kiev", "UA", true),
    ("Europe/Paris", "DE", false),
  ])
  func aZoneCanBeTheClockOfACountry(zone: String, country: String, isPossible: Bool) {
    #expect(TimeZones.isPossible(zone, in: country) == isPossible)
  }

  @Test(arguments: [
    ("America/New_York", "GB", false), ("America/New_York", "US", true), ("America/New_York", "CA", true),
    ("Europe/Belfast", "GB", true), ("US/Eastern", "GB", false), ("Europe/Berlin", "AT", true),
    ("Europe/Berlin", "PT", false), ("Asia/Calcutta", "IN", true), ("America/Argentina/Cordoba", "AR", true),
    ("Asia/Tokyo", "KR", true), ("Asia/Shanghai", "JP", false), ("Europe/Lisbon", "ES", true),
    ("Europe/Athens", "ES", false), ("Europe/London", "BV", true), ("Europe/London", "XX", true),
    ("Europe/Belgrade", "XK", true), ("Europe/Kiev", "XK", false),
  ])
  func aZoneHasTheTimeOfACountry(zone: String, country: String, isClock: Bool) {
    #expect(TimeZones.isClock(zone, of: country) == isClock)
  }

  @Test func everyZoneHasOneClock() {
    let zones = TableLine.keys(of: "clocks").flatMap { [$0] + (TableLine("clocks", $0)?.fields ?? []) }
    #expect(Set(zones.filter { !$0.isEmpty }) == Set(TimeZones.names))
    #expect(zones.filter { !$0.isEmpty }.count == TimeZones.names.count)
  }

  /// Towns at the ends of countries, on islands, and in territories.
  @Test(arguments: [
    ("US", 37.77, -122.42, true), ("US", 71.29, -156.79, true), ("US", 21.31, -157.86, true),
    ("US", 52.83, 173.18, true), ("US", 18.47, -66.11, true), ("US", 13.48, 144.75, true),
    ("US", 52.52, 13.40, false), ("US", 37.77, 122.42, false), ("US", 51.51, -0.13, false),
    ("FR", 48.86, 2.35, true), ("FR", -20.88, 55.45, true), ("FR", 4.94, -52.33, true),
    ("FR", 51.03, 2.38, true), ("FR", 48.39, -4.49, true), ("FR", 41.39, 9.16, true),
    ("FR", 52.52, 13.40, false), ("FR", 51.51, -0.13, false),
    ("GB", 60.15, -1.15, true), ("GB", 36.14, -5.35, true), ("GB", 40.42, -3.70, false),
    ("GB", 48.86, 2.35, false), ("GB", 49.91, -6.31, true), ("CY", 51.51, -0.13, false),
    ("NL", 12.12, -68.93, true), ("RU", 54.71, 20.51, true), ("RU", 64.73, 177.51, true),
    ("RU", 66.16, -169.81, true), ("RU", 39.90, 116.41, false), ("NZ", -43.95, -176.56, true),
    ("FJ", -16.78, 179.34, true), ("FJ", -16.69, -179.87, true), ("KI", 1.33, 172.98, true),
    ("PT", 37.74, -25.68, true), ("ES", 28.12, -15.43, true), ("DE", 52.52, 13.40, true),
    ("DE", 13.40, 52.52, false), ("SG", 1.29, 103.85, true), ("VA", 41.90, 12.45, true),
    ("TV", -8.52, 179.20, true), ("XK", 42.66, 21.17, true), ("AU", -54.50, 158.94, true),
    ("JP", 24.45, 122.99, true), ("IN", 11.67, 92.74, true), ("CN", 25.04, 121.56, true),
    ("CL", -27.15, -109.43, true),
    ("MU", -19.72, 63.42, true), ("GQ", -1.40, 5.60, true), ("BQ", 17.49, -62.98, true),
    ("SH", -37.10, -12.30, true), ("JP", 24.29, 153.98, true),
  ])
  func anAreaHasThePointsOfItsCountry(
    country: String, latitude: Double, longitude: Double, isInside: Bool
  ) throws {
    let area = try #require(CountryArea.of(country: country))
    #expect(area.contains(latitude: latitude, longitude: longitude) == isInside)
  }

  @Test func nearlyAllCountriesHaveAnArea() {
    #expect(CountryNames.codes.filter { CountryArea.of(country: $0) == nil } == ["BV"])
    #expect(CountryArea.of(country: "XX") == nil)
  }

  @Test func nineteenCountriesNeedAZone() {
    let several = CountryNames.codes.filter {
      if case .several? = TimeZones.clock(of: $0) { true } else { false }
    }
    #expect(several.joined(separator: " ") == "AQ AU BR BV CA CD CL FM GL HM ID KI MN MX PF PG RU UM US")
    let mainland = CountryNames.codes.filter {
      if case .mainland? = TimeZones.clock(of: $0) { true } else { false }
    }
    #expect(mainland == ["CN", "EC", "ES", "NZ", "PT", "UA"])
    #expect(TimeZones.clock(of: "XX") == nil && TimeZones.clock(of: "") == nil)
  }

  @Test(arguments: [
    "Europe/Berlin", "Europe/Kyiv", "Europe/Kiev", "Asia/Calcutta", "US/Eastern",
    "America/Argentina/Buenos_Aires",
    "America/Port-au-Prince", "Antarctica/McMurdo", "Arctic/Longyearbyen",
  ])
  func zonesAndLinksAreNames(_ name: String) {
    #expect(TimeZones.isName(name))
    #expect(TimeZones.canonicalCase(of: name.lowercased()) == name)
  }

  @Test(arguments: [
    "EST", "GMT+1", "Etc/GMT-1", "UTC", "CET", "+01:00", "", "/", "Europe", "Europe/", "Europe/Berlin ",
    "Berlin",
    "europe/berlin", "Europe/Berlin|Kyiv", "Europe/Bérlin", "America/Argentina",
    // U+212A is equal to K.
    "America/\u{212A}entucky/Louisville",
  ])
  func otherTextsAreNot(_ text: String) { #expect(!TimeZones.isName(text)) }

  @Test func theZonesOfCountriesAreNames() {
    for code in CountryNames.codes {
      let zones: [String] =
        switch TimeZones.clock(of: code) {
        case .one(let zone): [zone]
        case .mainland(let zone, let others): [zone] + others
        case .several(let zones): zones
        case nil: []
        }
      #expect(zones.allSatisfy(TimeZones.isName), "\(code)")
    }
    #expect(TimeZones.names.count > 500)
  }
}
