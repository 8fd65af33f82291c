import Testing

@testable import ClipsiteSystem

struct UTCTimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-22T13:20:05Z", 1_795_353_605),
    ("2026-11-22T13:20:05.999Z", 1_795_353_605),
    ("2026-11-22T13:20:05UTC", 1_795_353_605), ("2026-11-22T14:20:05+01:00", 1_795_353_605),
    ("2026-11-22T07:50:05-05:30", 1_795_353_605), ("2026-11-22 13:20:05+00:00", 1_795_353_605),
    ("2024-02-29T23:59:60Z", 1_709_251_200), ("1969-12-31T23:59:59Z", -1),
  ])
  func timesOfProgramsAreRead(_ text: String, _ seconds: Int) {
    #expect(UTCTime(timestamp: text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "2026-11-22", "2026-11-22T13:20:05", "2026-11-22T13:20Z", "2026-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-11-22T24:00:00Z", "2026-11-22T13:60:00Z", "+026-11-22T13:20:05Z", "2026-11-22T13:20:05+1:00",
    "2026-11-22T13:20:05+0100", "2026-11-22T13:20:05+99:00", "2026-11-22T13:20:05Z ", "2026/11/22T13:20:05Z",
    "2026-11-22T13:20:05+-1:00", "2026-11-22T13:20:05++1:00",
    "Sun, 22 Nov 2026 13:20:05 GMT",
  ])
  func otherTextsAreNoTimes(_ text: String) {
    #expect(UTCTime(timestamp: text) == nil)
  }

  @Test func whatIsWrittenIsRead() {
    for seconds in stride(from: -2_000_000_000, to: 4_000_000_000, by: 86_400 * 97 + 3_661) {
      let time = UTCTime(seconds)
      #expect(UTCTime(timestamp: time.timestamp) == time)
    }
  }
}
