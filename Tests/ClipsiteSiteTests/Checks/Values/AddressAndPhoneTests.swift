@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

/// Postal addresses without a part that their country requires, and telephone numbers without a country code.
struct AddressAndPhoneTests {
  @Test(arguments: [
    ("street: «Weg 1», locality: Ulm, country: DE", "`postal-code`", "DE"),
    (
      "street: «1 Market St», locality: San Francisco, country: US", "`region` and `postal-code`",
      "US"
    ),
    ("postal-code: «1010», country: AT", "`street` and `locality`", "AT"),
    ("street: «丸の内1-9-1», country: JP", "`region` and `postal-code`", "JP"),
  ])
  func anAddressHasThePartsThatItsCountryRequires(place: String, keys: String, country: String) throws {
    try Fixture.expect(
      .incompleteAddress, "the address has no \(keys), which the country `\(country)` requires",
      fix: "add \(keys)",
      in: ["Content/a.md": Fixture.page("title: A\nplace: {\(place)}")])
  }

  @Test func aPartInAnUnknownKeyIsOneMistake() throws {
    let page = Fixture.page("title: A\nplace: {street: Weg 1, locality: Ulm, zip: '89073', country: DE}")
    #expect(try Fixture(["Content/a.md": page]).check().map(\.code.name) == ["UnknownKey"])
  }

  @Test(arguments: [
    "locality: Ulm, country: DE", "street: Weg 1", "country: DE",
    "street: Quay 1, locality: Valletta, country: MT", "street: 1 Connaught Rd, region: Kowloon, country: HK",
  ])
  func whatIsNoPostalAddressLacksNothing(place: String) throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nplace: {\(place)}")])
  }

  @Test(arguments: [
    ("US", "United States", "2134", "write `02134` if a spreadsheet removed the zero"),
    ("US", "United States", "ABC", "correct `postal-code`, or `country`"),
    ("DE", "Germany", "1067", "write `01067` if a spreadsheet removed the zero"),
    ("CA", "Canada", "12345", "correct `postal-code`, or `country`"),
    ("GB", "United Kingdom", "99999", "correct `postal-code`, or `country`"),
  ])
  func aCountryCanHaveThePostalCode(country: String, name: String, code: String, fix: String) throws {
    let region = ["US": "MA", "CA": "ON"][country] ?? "Coast"
    let address = "street: 1 Quay, locality: Port, region: \(region), postal-code: «'\(code)'»"
    try Fixture.expect(
      .contradictoryPlace, "`\(country)` (\(name)) has no postal code of the form of `\(code)`", fix: fix,
      in: ["Content/a.md": Fixture.page("title: A\nplace: {\(address), country: \(country)}")])
  }

  @Test(arguments: [
    ("region: «ZZ»", "`US` (United States) has no state or province `ZZ`"),
    ("region: «CA», time-zone: America/New_York", "`America/New_York` is not the time of `CA`"),
    ("region: «MA», latitude: 34.05, longitude: -118.24", "the position 34.05, -118.24 is not in `MA`"),
    ("street: A, locality: B, region: CA, postal-code: «'02134'»", "the postal code `02134` is not in `CA`"),
    (
      "street: «\"1 Market St, San Francisco, CA 94105\"», region: CA, locality: San Francisco, postal-code: '94105'",
      "the street `1 Market St, San Francisco, CA 94105` also has the town or the postal code"
    ),
    (
      "region: CA, locality: «San Francisco CA»",
      "the town `San Francisco CA` also has the region or the postal code"
    ),
    ("region: CA, locality: «0»", "`0` says that `locality` has no value"),
  ])
  func thePartsOfAPlaceFitEachOther(place: String, message: String) throws {
    try Fixture.expect(
      message.hasPrefix("`0`") ? .noValue : .contradictoryPlace, message,
      in: ["Content/a.md": Fixture.page("title: A\nplace: {country: US, \(place)}")])
  }

  @Test(arguments: [
    "region: TX, time-zone: America/Denver",
    "region: Calif., postal-code: 94105-1234, street: A, locality: B",
    "region: MA, latitude: 41.28, longitude: -70.09", "region: AZ, time-zone: America/Denver",
    "region: PR, postal-code: '00901', street: A, locality: B",
    "region: HI, latitude: 21.3, longitude: -157.8",
    "region: District of Columbia, time-zone: America/Detroit",
    "region: AK, latitude: 51.9, longitude: 177.5",
  ])
  func placesInTheUnitedStatesFit(place: String) throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nplace: {country: US, \(place)}")])
  }

  @Test func namesTypographicQuotes() throws {
    try Fixture.expect(
      .typographicQuotes, "the typographic quotes are part of `“Market Street”`",
      in: ["Content/a.md": Fixture.page("title: «“Market Street”»")])
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: “A” and “B”")])
  }

  @Test(arguments: [
    ("US", "02134-1234"), ("DE", "D-10115"), ("GB", "sw1a 1aa"), ("CA", "M5V3L9"), ("CH", "CH-8001"),
    ("JP", "〒100-0001"), ("IE", "D02 AF30"), ("NL", "1012 ab"), ("PT", "1000"),
  ])
  func postalCodesHaveManySpellings(country: String, code: String) throws {
    let region = ["US": "MA", "CA": "ON"][country] ?? "Coast"
    let address = "street: 1 Quay, locality: Port, region: \(region), postal-code: '\(code)'"
    try Fixture.expectNothing(in: [
      "Content/a.md": Fixture.page("title: A\nplace: {\(address), country: \(country)}")
    ])
  }

  @Test func aVariantTakesTheOtherPartsFromItsOriginal() throws {
    try Fixture.expectNothing(in: [
      "Content/a.md": Fixture.page(
        "title: A\nplace: {street: Weg 1, locality: Munich, postal-code: '80331', country: DE}"),
      "Content/a.de.md": Fixture.page("title: A\nplace: {street: Weg 1, locality: München}"),
    ])
  }

  // MARK: Telephone numbers

  @Test(arguments: [
    (
      "phone: «030 901820»",
      "the telephone number `030 901820` has no country code, and the place has no `country`",
      "add `country`, or write the number as in `+1 415 555 0100`"
    ),
    (
      "country: US, phone: «555 0100»",
      "the telephone number `555 0100` has more or fewer digits than numbers of the country `US`",
      "correct the number, and write it with the country code, as in `+1 415 555 0100`"
    ),
    (
      "phone: «\"+1 415\"»",
      "the telephone number `+1 415` has more or fewer digits than numbers with its country code",
      "correct the number, and write it with the country code, as in `+1 415 555 0100`"
    ),
    (
      "phone: «\"+999 1234567\"»",
      "the telephone number `+999 1234567` starts with a code that no country has",
      "correct the number, and write it with the country code, as in `+1 415 555 0100`"
    ),
    (
      "country: AT, phone: «158858»",
      "the telephone number `158858` has no area code, or lost its zero, so nobody elsewhere can call it",
      "correct the number, and write it with the country code, as in `+1 415 555 0100`"
    ),
    (
      "country: CA, phone: «6135550100.0»",
      "the telephone number `6135550100.0` ends with `.0`, as spreadsheets write numbers", "remove `.0`"
    ),
  ])
  func aNumberThatCannotBeCompletedIsReported(place: String, message: String, fix: String) throws {
    try Fixture.expect(
      .incompletePhoneNumber, message, fix: fix,
      in: ["Content/a.md": Fixture.page("title: A\nplace: {\(place)}")])
  }

  @Test(arguments: [
    ("country: DE, phone: 030 901820", "030 901820", "+4930901820"),
    ("country: US, phone: (415) 555-0100", "(415) 555-0100", "+14155550100"),
    ("country: DE, phone: 49 (0)30 1234567", "030 1234567", "+49301234567"),
    ("phone: \"+49 (0)30 901820\"", "+49 30 901820", "+4930901820"),
    ("country: GB, phone: 020 7946 0018 ext. 5", "020 7946 0018 ext. 5", "+442079460018"),
    ("country: JP, phone: ０３－１２３４－５６７８", "０３－１２３４－５６７８", "+81312345678"),
    ("phone: 030 901820", "030 901820", "030901820"),
  ])
  func linksAndSearchEnginesGetTheCountryCode(place: String, shown: String, dialed: String) throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\nplace: {\(place)}"),
      "Templates/location.mustache": "<head>{{head.tags}}</head>{{place.phone}}|{{place.phone-url}}",
    ])
    _ = try fixture.build()
    let page = try fixture.read("Output/example.com/a.html")
    #expect(page.hasSuffix("</head>\(shown)|tel:\(dialed)"))
    #expect(page.contains("\"telephone\":\"\(dialed.hasPrefix("+") ? dialed : shown)\""))
  }

  @Test func aNumberWithTwoReadingsIsReported() throws {
    // An Italian number can start with the digits of Italy's own code.
    try Fixture.expect(
      .incompletePhoneNumber,
      in: ["Content/a.md": Fixture.page("title: A\nplace: {country: IT, phone: «3902123456»}")])
  }
}
