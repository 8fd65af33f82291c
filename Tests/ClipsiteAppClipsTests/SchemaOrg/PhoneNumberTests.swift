import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct PhoneNumberTests {
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
    #expect(brokenRule { () throws(InvalidValue<PhoneNumber.Rule>) in try PhoneNumber(text) } == rule)
    #expect(speaksPlainly(rule))
  }
}
