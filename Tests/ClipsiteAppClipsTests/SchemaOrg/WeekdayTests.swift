import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct WeekdayTests {
  @Test func readsTwoLettersInAnyCase() {
    #expect(Weekday.allCases.map { Weekday(abbreviation: $0.name.prefix(2)) } == Weekday.allCases)
    #expect(Weekday(abbreviation: "tH") == .thursday && Weekday(abbreviation: "SU") == .sunday)
  }

  @Test(arguments: ["", "M", "Mon", "Monday", "xx", "\u{4D}\u{0}"])
  func refuses(text: String) { #expect(Weekday(abbreviation: text) == nil) }
}
