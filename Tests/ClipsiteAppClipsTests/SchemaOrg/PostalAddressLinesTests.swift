import Testing

@testable import ClipsiteAppClips

@Suite(.timeLimit(.minutes(30))) struct PostalAddressLinesTests {
  @Test(
    arguments: [
      (
        "1 Market St", "San Francisco", "CA", "94105", "US",
        "1 Market St|San Francisco, CA 94105|United States"
      ),
      ("Kade 1", "Amsterdam", nil, "1031 CC", "NL", "Kade 1|1031 CC Amsterdam|Netherlands"),
      (nil, "Kronach", "Bayern", "96317", "DE", "96317 Kronach, Bayern|Germany"),
      (nil, nil, "CA", nil, nil, "CA"), ("Only a street", nil, nil, nil, nil, "Only a street"),
      (nil, "Town", nil, nil, nil, "Town"), (nil, nil, nil, "94105", "US", "94105|United States"),
      (nil, nil, nil, nil, nil, ""),
    ] as [(String?, String?, String?, String?, String?, String)])
  func writesWhatIsKnown(
    street: String?, locality: String?, region: String?, code: String?, country: String?, lines: String
  ) throws {
    let address = PostalAddress(
      street: street, locality: locality, region: region, postalCode: code,
      country: try country.map { text throws(InvalidValue<CountryCode.Rule>) in try CountryCode(text) })
    #expect(address.lines.joined(separator: "|") == lines)
  }
}
