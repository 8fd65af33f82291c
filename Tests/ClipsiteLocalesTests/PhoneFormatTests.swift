import Testing

@testable import ClipsiteLocales

/// The groups of telephone numbers at home and abroad.
struct PhoneFormatTests {
  @Test(arguments: [
    ("+14155550100", "US", "(415) 555-0100"), ("+14155550100", "CA", "(415) 555-0100"),
    ("+14155550100", "DE", "+1 415-555-0100"), ("+4930901820", "DE", "030 901820"),
    ("+4930901820", nil, "+49 30 901820"), ("+4992616280", "DE", "09261 6280"),
    ("+442079460018", "GB", "020 7946 0018"), ("+33142685300", "FR", "01 42 68 53 00"),
    ("+390612345678", "IT", "06 1234 5678"), ("+81312345678", "JP", "03-1234-5678"),
    ("+34912345678", "ES", "912 34 56 78"), ("+41446681800", "CH", "044 668 18 00"),
  ])
  func aNumberIsGroupedAsItsCountryGroupsIt(number: String, country: String?, text: String) {
    #expect(PhoneFormat.text(of: number, in: country) == text)
  }

  @Test(arguments: ["+", "", "+1", "+141555501001234567", "+8613812345678", "+1415555", "+49"])
  func whatHasNoKnownFormStaysAsItIs(number: String) {
    #expect(PhoneFormat.text(of: number, in: "US") == nil)
  }

  /// The digits of a number stay, whatever its groups are.
  @Test func everyFormKeepsAllDigits() {
    for code in TableLine.keys(of: "phone") {
      for rest in ["2015550123", "30123456", "712345678", "4"] {
        guard let text = PhoneFormat.text(of: "+\(code)\(rest)", in: nil) else { continue }
        #expect(text.filter(\.isNumber) == code + rest, "\(text)")
      }
    }
  }
}
