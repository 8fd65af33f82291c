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
    let address = "street: «1 Quay», locality: Port, region: Coast, postal-code: '\(code)'"
    try Fixture.expect(
      .contradictoryPlace, "`\(country)` (\(name)) has no postal code of the form of `\(code)`", fix: fix,
      in: ["Content/a.md": Fixture.page("title: A\nplace: {\(address), country: \(country)}")])
  }

  @Test(arguments: [
    ("US", "02134-1234"), ("DE", "D-10115"), ("GB", "sw1a 1aa"), ("CA", "M5V3L9"), ("CH", "CH-8001"),
    ("JP", "〒100-0001"), ("IE", "D02 AF30"), ("NL", "1012 ab"), ("PT", "1000"),
  ])
  func postalCodesHaveManySpellings(country: String, code: String) throws {
    let address = "street: 1 Quay, locality: Port, region: Coast, postal-code: '\(code)'"
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
