import ClipsiteAppClips
import Testing

@testable import ClipsiteContent

struct WeekTests {
  /// A table finds equal weeks by their hashes, so nobody may be able to write many weeks with the same one.
  @Test func weeksThatSomebodyChoseHaveDifferentHashes() {
    // 31 × opens + closes is the same for all of them.
    let weeks = (0..<30).map { minute in
      var week = Week()
      week[.monday] = DayTimes(joining: [OpenTime(opens: minute, closes: 1000 - 31 * minute)])
      return week
    }
    #expect(Set(weeks.map(\.hashValue)).count > 20)
    #expect(Set(weeks + weeks).count == 30)
  }
}
