import ClipsiteAppClips
import ClipsiteDiagnostics
package import ClipsitePlatform

/// The rules for the text of opening hours.
package enum HoursRule: ViolatedRule {
  /// It states something.
  case empty
  /// Every word and sign has a meaning; this one has none.
  case unknown(String)
  /// Times or the word for closed follow the days.
  case missingTimes
  /// A list of days names a day once.
  case repeatedDay(String)
  /// A letter for a day stands for one day; this one can stand for these.
  case ambiguousDay(String, [String])
  /// A time of day exists; this one does not.
  case badTime(String)
  /// A time has an end.
  case badTimes(String)
  /// Times say which half of the day they mean; these do not. They can mean those that follow.
  case ambiguous(String, [String])
  /// Only a closing time can be 24:00.
  case opensAtEndOfDay
  /// Opening and closing times differ.
  case noDuration(String)
  /// Times of a whole day are from midnight to midnight; these are not, or last longer.
  case wholeDay(String)
  /// The times of a day do not overlap.
  case overlap(String)
  /// A later rule with other days and times says whether it replaces or adds; this one does not.
  case addsOrReplaces(String)
  /// A date exists; this one does not.
  case badDate(String)
  /// Dates in numbers have the form of ISO 8601; this one does not. It can mean these dates.
  case numericDate(String, [CalendarDate])
  /// A date does not look like times; this one does. It can mean these days.
  case dateOrTimes(String, [String])
  /// Dates have the days of the week that are named with them; these do not have the day, or any of some
  /// days.
  case otherDay(DateSpan, String)
  /// Times and words for closed follow the days or the date that they are for; these do not.
  case withoutDays(String)
  /// A later rule leaves a day of an earlier one open or closed; this one does not.
  case openAndClosed
  /// A closing time is known; this one is open-ended.
  case openEnd(String)
  /// Hours follow from the day of the week and the date alone; this word needs something else.
  case unsupported(String)
  /// Public holidays have no times, because nobody lists them.
  case holidayTimes
  /// A page shows the label of a date or a season, but not one of days of the week.
  case labelOfDays(String)
  /// Hours contain a week or a season. Pages would show days that nobody states as closed. These have dates
  /// or not.
  case withoutWeek(hasDates: Bool)

  package func message(for value: String) -> String {
    switch self {
    case .empty: "the opening hours are empty"
    default: "in the opening hours \(value), \(problem)"
    }
  }

  private var problem: String {
    switch self {
    case .empty: "nothing is stated"
    case .unknown(let word): "\(Quoting.quoted(word)) is neither a day, nor a date, nor a time"
    case .missingTimes: "times are missing"
    case .repeatedDay(let day): "\(day) is named twice"
    case .ambiguousDay(let letter, let days):
      "\(Quoting.quoted(letter.uppercased())) can mean \(days.joined(separator: " or "))"
    case .badTime(let text): "\(Quoting.quoted(text)) is not a time of day"
    case .badTimes(let text): "\(Quoting.quoted(text)) is not a range of times"
    case .ambiguous(let text, _): "\(Quoting.quoted(text)) can mean the morning or the afternoon"
    case .opensAtEndOfDay: "24:00 is an opening time, but it can only be a closing time"
    case .noDuration(let time): "the opening and the closing time are both \(time)"
    case .wholeDay(let text):
      "\(Quoting.quoted(text)) lasts 24 hours or more, but a whole day is `00:00-24:00`"
    case .overlap(let day): "times of \(day) overlap"
    case .addsOrReplaces(let day): "\(day) has times in two rules, which can add up or replace each other"
    case .badDate(let text): "\(Quoting.quoted(text)) is not a date"
    case .numericDate(let text, let dates):
      switch dates.count {
      case 0: "\(Quoting.quoted(text)) is not a date"
      case 1: "the date \(Quoting.quoted(text)) does not have the form `\(dates[0])`"
      default: "the date \(Quoting.quoted(text)) can mean two days"
      }
    case .otherDay(.dates(let first, let last), let day) where first == last:
      "\(first) is a \(Weekday(rawValue: first.weekday)?.name ?? "day"), and not a \(day)"
    case .otherDay(let span, let day): "no day of \(span.text) is a \(day)"
    case .dateOrTimes(let text, _): "\(Quoting.quoted(text)) can mean a date or times of every day"
    case .withoutDays(let text): "\(Quoting.quoted(text)) does not follow the days or the date that it is for"
    case .openAndClosed: "a rule and an earlier one state that the same days are open and closed"
    case .openEnd(let text): "the time \(Quoting.quoted(text)) has no end"
    case .unsupported(let word): "\(Quoting.quoted(word)) cannot be computed for a date"
    case .holidayTimes: "public holidays have times, but clipsite has no list of holidays"
    case .labelOfDays(let label):
      "pages do not show the label \(Quoting.quoted(label)), because it has no date"
    case .withoutWeek: "no hours of a week are stated, so pages would show every day as closed"
    }
  }

  package func fix(for value: String) -> String? {
    switch self {
    case .ambiguous(_, let readings): "write \(Self.choice(of: readings))"
    case .ambiguousDay(_, let names): "write \(Self.choice(of: names.map(Self.spelling)))"
    case .unknown(let word) where Self.isLetters(word):
      "separate the days with commas, as in `Mo,We,Fr 09:00-17:00`"
    case .wholeDay: "write `00:00-24:00` if it never closes, or correct the times"
    case .noDuration: "write `00:00-24:00` for the whole day, or `off` for a closed one"
    case .addsOrReplaces: "write all times of a day in one rule, as in `Mo-Fr 08:00-12:00,13:00-17:00`"
    case .overlap: "correct the times, or write them as one"
    case .numericDate(_, let dates) where !dates.isEmpty: "write \(Self.choice(of: dates))"
    case .badDate, .numericDate: "write a date as `2026-12-24`"
    case .otherDay: "correct the date, or remove the day of the week"
    case .dateOrTimes(_, let days):
      "write \(Self.choice(of: days)), or the date with its year under `special-hours`"
    case .withoutDays: "write the days or the date first, as in `Su off`, or only the times that are open"
    case .openAndClosed: "keep one of the two rules, or correct the days"
    case .openEnd: "write the time at which it usually closes"
    case .unsupported: "write times, and put the rest into the text of the page"
    case .holidayTimes: "write the dates under `special-hours`"
    case .labelOfDays: "put it into the text of the page"
    case .withoutWeek(true): "add the week, as in `Mo-Fr 06:00-18:00`, or move dates to `special-hours`"
    case .withoutWeek(false): "add the week, as in `Mo-Fr 06:00-18:00, PH off`"
    default: "write days and times as in `Mo-Fr 06:00-18:00`, and `Su off` for a closed day"
    }
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
