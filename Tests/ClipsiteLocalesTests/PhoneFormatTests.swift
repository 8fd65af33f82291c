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
    ("+8613812345678", "CN", "138 1234 5678"), ("+8613812345678", "DE", "+86 138 1234 5678"),
    ("+861012345678", "CN", "010 1234 5678"), ("+862161234567", "CN", "021 6123 4567"),
    ("+8675588886666", "CN", "0755 8888 6666"), ("+864008123456", "CN", "400 812 3456"),
    ("+919876543210", "IN", "098765 43210"), ("+919876543210", "US", "+91 98765 43210"),
    ("+911123456789", "IN", "011 2345 6789"), ("+918022223333", "IN", "080 2222 3333"),
    ("+622112345678", "ID", "(021) 12345678"), ("+62812345678", nil, "+62 812-345-678"),
    ("+74951234567", "RU", "8 (495) 123-45-67"), ("+541123456789", nil, "+54 11 2345-6789"),
    ("+20223456789", "EG", "02 23456789"), ("+254712345678", "KE", "0712 345678"),
  ])
  func aNumberIsGroupedAsItsCountryGroupsIt(number: String, country: String?, text: String) {
    #expect(PhoneFormat.text(of: number, in: country) == text)
  }

  @Test(arguments: ["+", "", "+1", "+141555501001234567", "+37377123456", "+1415555", "+49"])
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
