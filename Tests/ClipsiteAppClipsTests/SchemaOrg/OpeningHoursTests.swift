import ClipsiteAppClips
import ClipsiteJSON
import Testing

@Suite(.timeLimit(.minutes(30))) struct OpeningHoursTests {
  @Test(arguments: [
    ("Mo-Fr 06:00-18:00", ["Monday–Friday 06:00–18:00"]),
    ("Sa,Su 08:00-12:00", ["Saturday, Sunday 08:00–12:00"]),
    ("Mo-Su 00:00-24:00", ["Monday–Sunday 00:00–24:00"]), ("06:00-18:00", ["Monday–Sunday 06:00–18:00"]),
    ("Fr-Sa 18:00-02:00", ["Friday, Saturday 18:00–02:00"]),
    ("Sa-Mo 9:00-17:00", ["Saturday–Monday 09:00–17:00"]),
    ("Mo 08:00-12:00,13:00-17:30", ["Monday 08:00–12:00", "Monday 13:00–17:30"]),
    ("mo-we, FR 10:00–11:00", ["Monday–Wednesday, Friday 10:00–11:00"]),
    ("Mo-Fr 06:00-18:00; Sa 08:00-12:00;", ["Monday–Friday 06:00–18:00", "Saturday 08:00–12:00"]),
  ])
  func reads(text: String, lines: [String]) throws {
    #expect(try OpeningHours(text).lines == lines)
  }

  @Test(
    arguments: [
      ("", .empty), (" ; ", .empty), ("Mo-Fr", .missingTimes), ("Mon 06:00-18:00", .badDay("Mon")),
      ("Mo--Fr 06:00-18:00", .badDay("Mo--Fr")), ("Mo, 06:00-18:00", .badDay("")),
      ("Mo-Fr,We 06:00-18:00", .repeatedDay("Wednesday")),
      ("Mo 06:00", .badTimes("06:00")), ("Mo 6-18", .badTimes("6-18")),
      ("Mo 06:00-25:00", .badTimes("06:00-25:00")),
      ("Mo 06:60-18:00", .badTimes("06:60-18:00")), ("Mo 06:00-24:01", .badTimes("06:00-24:01")),
      ("Mo 06:00-18:00,", .badTimes("")),
      ("Mo 6am-6pm", .badTimes("6am-6pm")), ("Mo 24:00-06:00", .opensAtEndOfDay),
      ("Mo 06:00-06:00", .noDuration("06:00")),
      ("24/7", .badTimes("24/7")), ("closed", .badDay("closed")),
    ] as [(String, OpeningHours.Rule)])
  func refuses(text: String, rule: OpeningHours.Rule) {
    #expect(brokenRule { () throws(InvalidValue<OpeningHours.Rule>) in try OpeningHours(text) } == rule)
    #expect(speaksPlainly(rule))
  }

  @Test func writesSpecifications() throws {
    let hours = try OpeningHours(["Sa,Su 08:00-24:00"])
    let bytes = JSONWriter.bytes { hours.write(to: &$0) }
    let expected: JSONValue = [
      [
        "@type": "OpeningHoursSpecification", "dayOfWeek": ["Saturday", "Sunday"], "opens": "08:00",
        "closes": "23:59",
      ]
    ]
    #expect(try JSONParser.parse(bytes).value == expected)
  }
}

@Suite(.timeLimit(.minutes(30))) struct TimeOfDayTests {
  @Test(arguments: [
    ("00:00", 0, "00:00"), ("9:05", 545, "09:05"), ("23:59", 1439, "23:59"), ("24:00", 1440, "24:00"),
  ])
  func reads(text: String, minutes: Int, spelling: String) {
    #expect(TimeOfDay(text)?.minutes == minutes)
    #expect(TimeOfDay(text)?.description == spelling)
  }

  @Test(arguments: ["", ":", "9", "09:5", "009:00", "24:01", "25:00", "12:60", "-1:00", "12:00:00", "１2:00"])
  func refuses(text: String) { #expect(TimeOfDay(text) == nil) }
}

@Suite(.timeLimit(.minutes(30))) struct WeekdayTests {
  @Test func readsTwoLettersInAnyCase() {
    #expect(Weekday.allCases.map { Weekday(abbreviation: $0.name.prefix(2)) } == Weekday.allCases)
    #expect(Weekday(abbreviation: "tH") == .thursday && Weekday(abbreviation: "SU") == .sunday)
  }

  @Test(arguments: ["", "M", "Mon", "Monday", "xx", "\u{4D}\u{0}"])
  func refuses(text: String) { #expect(Weekday(abbreviation: text) == nil) }
}
