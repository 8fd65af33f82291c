import ClipsitePlatform
import Foundation
import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct HTTPDateTests {
  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"),
  ])
  func writesTheFixedForm(_ seconds: Int, _ text: String) {
    #expect(HTTPDate(seconds: seconds).text == text)
  }

  @Test func agreesWithTheSystemAcrossTheCenturies() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for day in stride(from: 0, to: 80_000, by: 17) {
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(day) * 86400))
      let civil = CivilDay(number: day)
      #expect([civil.year, civil.month, civil.day] == [parts.year, parts.month, parts.day])
      #expect(civil.weekday + 1 == parts.weekday)
    }
  }

  @Test func isKeptWithinTheYearsThatCanBeWritten() {
    #expect(HTTPDate(seconds: .max).text.hasPrefix("Fri, 31 Dec 9999"))
    #expect(HTTPDate(seconds: .min).text.hasPrefix("Mon, 01 Jan 0001"))
  }
}
