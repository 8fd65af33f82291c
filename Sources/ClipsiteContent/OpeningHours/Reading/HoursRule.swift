package import ClipsiteAppClips
package import ClipsiteSystem
import ClipsiteText

/// The rules for the text of opening hours.
package typealias HoursRule = ValueRule<BusinessHours>

extension ValueRule<BusinessHours> {
  private static var form: String {
    "write days and times as in `Mo-Fr 06:00-18:00`, and `Su off` for a closed day"
  }

  private static func rule(_ problem: String, fix: String = form) -> Self {
    Self("in the opening hours {value}, \(problem)", fix: fix)
  }

  /// It states something.
  package static var empty: Self { Self("the opening hours are empty", fix: form) }
  /// Every word and sign has a meaning; this one has none.
  package static func unknown(_ word: String) -> Self {
    rule(
      "\(Quoting.quoted(word)) is neither a day, nor a date, nor a time",
      fix: isLetters(word) ? "separate the days with commas, as in `Mo,We,Fr 09:00-17:00`" : form)
  }
  /// Times or the word for closed follow the days.
  package static var missingTimes: Self { rule("times are missing") }
  /// A list of days names a day once.
  package static func repeatedDay(_ day: String) -> Self { rule("\(day) is named twice") }
  /// A letter for a day stands for one day; this one can stand for these.
  package static func ambiguousDay(_ letter: String, _ days: [String]) -> Self {
    rule(
      "\(Quoting.quoted(letter.uppercased())) can mean \(days.joined(separator: " or "))",
      fix: "write \(choice(of: days.map(spelling)))")
  }
  /// A time of day exists; this one does not.
  package static func badTime(_ text: String) -> Self { rule("\(Quoting.quoted(text)) is not a time of day") }
  /// A time has an end.
  package static func badTimes(_ text: String) -> Self {
    rule("\(Quoting.quoted(text)) is not a range of times")
  }
  /// Times say which half of the day they mean; these do not. They can mean those that follow.
  package static func ambiguous(_ text: String, _ readings: [String]) -> Self {
    rule(
      "\(Quoting.quoted(text)) can mean the morning or the afternoon", fix: "write \(choice(of: readings))")
  }
  /// Only a closing time can be 24:00.
  package static var opensAtEndOfDay: Self {
    rule("24:00 is an opening time, but it can only be a closing time")
  }
  /// Opening and closing times differ.
  package static func noDuration(_ time: String) -> Self {
    rule(
      "the opening and the closing time are both \(time)",
      fix: "write `00:00-24:00` for the whole day, or `off` for a closed one")
  }
  /// Times of a whole day are from midnight to midnight; these are not, or last longer.
  package static func wholeDay(_ text: String) -> Self {
    rule(
      "\(Quoting.quoted(text)) lasts 24 hours or more, but a whole day is `00:00-24:00`",
      fix: "write `00:00-24:00` if it never closes, or correct the times")
  }
  /// The times of a day do not overlap.
  package static func overlap(_ day: String) -> Self {
    rule("times of \(day) overlap", fix: "correct the times, or write them as one")
  }
  /// A later rule with other days and times says whether it replaces or adds; this one does not.
  package static func addsOrReplaces(_ day: String) -> Self {
    rule(
      "\(day) has times in two rules, which can add up or replace each other",
      fix: "write all times of a day in one rule, as in `Mo-Fr 08:00-12:00,13:00-17:00`")
  }
  /// A date exists; this one does not.
  package static func badDate(_ text: String) -> Self { numericDate(text, []) }
  /// Dates in numbers have the form of ISO 8601; this one does not. It can mean these dates.
  package static func numericDate(_ text: String, _ dates: [CalendarDate]) -> Self {
    let text = Quoting.quoted(text)
    let fix = "write \(choice(of: dates))"
    return switch dates.count {
    case 0: rule("\(text) is not a date", fix: "write a date as `2026-12-24`")
    case 1: rule("the date \(text) does not have the form `\(dates[0])`", fix: fix)
    default: rule("the date \(text) can mean two days", fix: fix)
    }
  }
  /// A date does not look like times; this one does. It can mean these days.
  package static func dateOrTimes(_ text: String, _ days: [String]) -> Self {
    rule(
      "\(Quoting.quoted(text)) can mean a date or times of every day",
      fix: "write \(choice(of: days)), or the date with its year under `special-hours`")
  }
  /// Dates have the days of the week that are named with them; these do not have the day, or any of some
  /// days.
  package static func otherDay(_ span: DateSpan, _ day: String) -> Self {
    let fix = "correct the date, or remove the day of the week"
    guard case .dates(let first, let last) = span, first == last else {
      return rule("no day of \(span.text) is a \(day)", fix: fix)
    }
    return rule(
      "\(first) is a \(Weekday(rawValue: first.weekday)?.name ?? "day"), and not a \(day)", fix: fix)
  }
  /// Times and words for closed follow the days or the date that they are for; these do not.
  package static func withoutDays(_ text: String) -> Self {
    rule(
      "\(Quoting.quoted(text)) does not follow the days or the date that it is for",
      fix: "write the days or the date first, as in `Su off`, or only the times that are open")
  }
  /// A later rule leaves a day of an earlier one open or closed; this one does not.
  package static var openAndClosed: Self {
    rule(
      "a rule and an earlier one state that the same days are open and closed",
      fix: "keep one of the two rules, or correct the days")
  }
  /// A closing time is known; this one is open-ended.
  package static func openEnd(_ text: String) -> Self {
    rule(
      "the time \(Quoting.quoted(text)) has no end", fix: "write the time at which it usually closes")
  }
  /// Hours follow from the day of the week and the date alone; this word needs something else.
  package static func unsupported(_ word: String) -> Self {
    rule(
      "\(Quoting.quoted(word)) cannot be computed for a date",
      fix: "write times, and put the rest into the text of the page")
  }
  /// Public holidays have no times, because nobody lists them.
  package static var holidayTimes: Self {
    rule(
      "public holidays have times, but clipsite has no list of holidays",
      fix: "write the dates under `special-hours`")
  }
  /// A page shows the label of a date or a season, but not one of days of the week.
  package static func labelOfDays(_ label: String) -> Self {
    rule(
      "pages do not show the label \(Quoting.quoted(label)), because it has no date",
      fix: "put it into the text of the page")
  }
  /// Hours contain a week or a season. Pages would show days that nobody states as closed. These have dates
  /// or not.
  package static func withoutWeek(hasDates: Bool) -> Self {
    rule(
      "no hours of a week are stated, so pages would show every day as closed",
      fix: hasDates
        ? "add the week, as in `Mo-Fr 06:00-18:00`, or move dates to `special-hours`"
        : "add the week, as in `Mo-Fr 06:00-18:00, PH off`")
  }

  /// A name as hours have it: `Tu`, or the days of a month, such as `Mar 1-31`.
  private static func spelling(_ name: String) -> String {
    Weekday.allCases.contains { $0.name == name } ? String(name.prefix(2)) : name
  }

  /// A Boolean value that indicates whether a word is days without a sign between them, as in `MWF` and
  /// `TTh`.
  private static func isLetters(_ word: String) -> Bool {
    word.utf8.count > 1 && word.utf8.count { (0x41...0x5A).contains($0) } > 1
      && word.lowercased().utf8.allSatisfy("mtwhfsau".utf8.contains)
  }

  /// Texts to choose from, as in “`Jan 6` or `Jun 1`”.
  static func choice(of texts: [some CustomStringConvertible]) -> String {
    texts.map { "`\($0)`" }.joined(separator: " or ")
  }
}
