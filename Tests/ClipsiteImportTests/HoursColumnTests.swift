import ClipsiteAppClips
import ClipsiteContent
import Testing

@testable import ClipsiteImport

/// A column of hours in all spellings, made from weeks that the test knows.
struct HoursColumnTests {
  /// A spelling of one group of days and of its times, or of something that has two meanings.
  private struct Spelling {
    let text: String
    /// The minutes of each day, or `nil` if the row must be reported.
    let week: [[Int]]?
  }

  private static let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  private static let full = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  private static func week(_ open: Range<Int>, _ times: [Int]) -> [[Int]] {
    (0..<7).map { open.contains($0) ? times : [] }
  }

  private static func twelve(_ minutes: Int) -> String {
    let hour = minutes / 60 % 24
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
      + (hour < 12 ? "am" : "pm")
  }

  private static func spelling(_ index: Int) -> Spelling {
    let first = index % 4
    let last = first + 1 + index / 4 % 3
    let opens = 420 + index % 13 * 15
    let closes = 960 + index % 17 * 15
    let (from, to) = (OpenTime.text(of: opens), OpenTime.text(of: closes))
    let range = "\(days[first])-\(days[last])"
    let names = "\(full[first]) – \(full[last])"
    let plain = week(first..<last + 1, [opens, closes])
    switch index % 15 {
    case 0: return Spelling(text: "\(range) \(from)-\(to)", week: plain)
    case 1: return Spelling(text: "\(names): \(twelve(opens)) to \(twelve(closes))", week: plain)
    case 2:
      let dots = [from, to].map { String($0.map { $0 == ":" ? "." : $0 }) }
      return Spelling(text: "\(names): \(dots[0]) – \(dots[1])", week: plain)
    case 3: return Spelling(text: "\(range) \(from)~\(to) Uhr; Su off", week: plain)
    case 4: return Spelling(text: index % 2 == 0 ? "24/7" : "open 24 hours", week: week(0..<7, [0, 1440]))
    case 5:
      return Spelling(
        text: "\(range) \(from)-12:00 & 13:00-\(to)", week: week(first..<last + 1, [opens, 720, 780, closes]))
    case 6: return Spelling(text: "\(range) \(to)-26:00", week: week(first..<last + 1, [closes, 1560]))
    case 7: return Spelling(text: "\(range) \(to)-02:00", week: week(first..<last + 1, [closes, 1560]))
    case 8: return Spelling(text: "daily noon-midnight", week: week(0..<7, [720, 1440]))
    case 9:
      return Spelling(
        text: "weekdays \(twelve(opens))–\(twelve(closes))", week: week(0..<5, [opens, closes]))
    case 10: return Spelling(text: "\(range) 00:00-23:59", week: week(first..<last + 1, [0, 1440]))
    case 11: return Spelling(text: "\(range) 9-5", week: nil)
    case 12: return Spelling(text: "\(range) 10:00-10:00", week: nil)
    case 13: return Spelling(text: "\(range) \(to)+", week: nil)
    default: return Spelling(text: "geschlossen", week: week(0..<7, []))
    }
  }

  /// The minutes of each day in the plain spelling that an import writes, read without clipsite's reader.
  private static func minutes(of texts: [String]) -> [[Int]] {
    var week = [[Int]](repeating: [], count: 7)
    for text in texts {
      let parts = text.split(separator: " ")
      let times =
        parts[1] == "off" ? [] : parts[1].split(whereSeparator: { ",-".contains($0) }).map(Self.minute)
      for item in parts[0].split(separator: ",") {
        let ends = item.split(separator: "-").compactMap { days.firstIndex(of: String($0)) }
        for day in ends[0]...ends[ends.count - 1] { week[day] = times }
      }
    }
    return week.map { times in
      times.indices.map { $0 % 2 == 1 && times[$0] <= times[$0 - 1] ? times[$0] + 1440 : times[$0] }
    }
  }

  private static func minute(_ text: Substring) -> Int {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return parts[0] * 60 + parts[1]
  }

  @Test func eachRowHasItsWeekOrIsReported() throws {
    let check = FieldCheck(fileExists: { _ in false })
    for index in 0..<600 {
      let spelling = Self.spelling(index)
      switch try check.outcome(of: spelling.text, as: .hours) {
      case .value(.list(let texts)): #expect(Self.minutes(of: texts) == spelling.week, "\(spelling.text)")
      case .refused: #expect(spelling.week == nil, "\(spelling.text)")
      default: Issue.record("\(spelling.text)")
      }
    }
  }

  private func days(_ cells: [String: String]) throws -> FieldCheck.Outcome? {
    var columns: [DayColumn: String] = [:]
    for (name, text) in cells {
      guard case .dayHours(let column) = try FrontMatterKey(named: "place.hours.\(name)").kind else {
        continue
      }
      columns[column] = text
    }
    return FieldCheck(fileExists: { _ in false }).hours(ofDays: columns)
  }

  @Test func columnsOfDaysMakeAWeek() throws {
    var cells = Dictionary(uniqueKeysWithValues: Self.full.map { ($0.lowercased(), "08:30-17:00") })
    cells["sunday"] = "x"
    cells["saturday"] = "9:00 AM - 12:00 PM, 1:00 PM - 4:00 PM"
    cells["friday"] = nil
    cells["friday.opens"] = "8:30 AM"
    cells["friday.closes"] = "5:00 PM"
    #expect(
      try days(cells) == .value(.list(["Mo-Fr 08:30-17:00", "Sa 09:00-12:00,13:00-16:00", "Su off"])))
  }

  @Test(arguments: ["PH off", "2026-12-24 off", "24/7 || off", "Mo 9-17 Uhr \"ask\""])
  func leavesOutHoursThatMeanSomethingElse(text: String) throws {
    let check = FieldCheck(fileExists: { _ in false })
    guard case .refused = try check.outcome(of: text, as: try FrontMatterKey(named: "place.hours"))
    else {
      Issue.record("\(text) was read")
      return
    }
  }

  @Test func theHolidaysOfYextComeAlong() throws {
    let json = """
      {"monday":{"openIntervals":[{"start":"09:00","end":"17:00"}]},"tuesday":{"isClosed":true},
      "wednesday":{"isClosed":true},"thursday":{"isClosed":true},"friday":{"isClosed":true},
      "saturday":{"isClosed":true},"sunday":{"isClosed":true},"holidayHours":[
      {"date":"2026-12-25","isClosed":true},{"date":"2026-12-26","isRegularHours":true},
      {"date":"2026-12-24","openIntervals":[{"start":"09:00","end":"12:00"}]}]}
      """
    let check = FieldCheck(fileExists: { _ in false })
    #expect(
      try check.outcome(of: json, as: try FrontMatterKey(named: "place.hours"))
        == .value(.list(["Mo 09:00-17:00", "Tu-Su off", "2026-12-25 off", "2026-12-24 09:00-12:00"])))
    let closed = #"{"monday":{"openIntervals":[{"start":"09:00","end":"17:00"}]},"reopenDate":"2027-02-01"}"#
    guard
      case .doubtful(_, let reason) = try check.outcome(
        of: closed, as: try FrontMatterKey(named: "place.hours"))
    else {
      Issue.record("the date is lost")
      return
    }
    #expect(reason.contains("`reopenDate`"))
  }

  @Test func anEmptyCellIsUnknown() throws {
    #expect(try days(["monday": "", "tuesday.opens": ""]) == nil)
    #expect(
      try days(["monday": "9am-5pm"])
        == .doubtful(
          .list(["Mo 09:00-17:00"]),
          reason:
            "there are no hours for Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, shown as closed"))
    guard case .refused = try days(["monday.opens": "9:00 AM"]) else {
      Issue.record("a lone opening time was read")
      return
    }
  }
}
