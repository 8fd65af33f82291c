import ClipsiteAppClips
import Testing

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
