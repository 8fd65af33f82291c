import ClipsiteAppClips
import Testing

@Suite struct PhoneNumberTests {
  @Test(arguments: [
    ("+1 415 555 0100", "tel:+14155550100", true), ("(415) 555-0100", "tel:4155550100", false),
    ("+49 (0)30 / 123.456", "tel:+4930123456", true), ("110", "tel:110", false),
  ])
  func keepsTheText(text: String, link: String, hasCountryCode: Bool) throws {
    let number = try PhoneNumber(text)
    #expect(number.description == text && number.link == link && number.hasCountryCode == hasCountryCode)
  }

  @Test(
    arguments: [
      ("", .empty), ("tel:+1415", .scheme), ("12", .tooShort), ("+", .tooShort),
      ("1234567890123456", .tooLong),
      ("1-800-DONUTS", .badCharacter("D")), ("1+2345", .badCharacter("+")), ("12345\n", .badCharacter("\n")),
    ] as [(String, PhoneNumber.Rule)])
  func refuses(text: String, rule: PhoneNumber.Rule) {
    #expect(brokenRule { () throws(InvalidValue<PhoneNumber.Rule>) in try PhoneNumber(text) } == rule)
    #expect(speaksPlainly(rule))
  }
}
