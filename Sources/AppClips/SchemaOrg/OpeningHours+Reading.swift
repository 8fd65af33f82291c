extension OpeningHours {
  /// The rules for the text of opening hours.
  public enum Rule: ViolatedRule {
    /// It may not be empty.
    case empty
    /// Days are `Mo`, `Tu`, `We`, `Th`, `Fr`, `Sa`, `Su`; this one is none.
    case badDay(String)
    /// A day stands once.
    case repeatedDay(String)
    /// Times follow the days.
    case missingTimes
    /// Times are `HH:MM-HH:MM`; this one is none.
    case badTimes(String)
    /// Only a closing time can be 24:00.
    case opensAtEndOfDay
    /// Opening and closing times differ.
    case noDuration(String)
  }

  static func periods(in text: String) throws(InvalidValue<Rule>) -> [Period] {
    var periods: [Period] = []
    for entry in text.split(separator: ";") where !entry.trimmed.isEmpty {
      periods += try self.periods(inEntry: entry.trimmed, of: text)
    }
    if periods.isEmpty { throw InvalidValue(text, .empty) }
    return periods
  }

  private static func periods(inEntry entry: Substring, of text: String) throws(InvalidValue<Rule>)
    -> [Period]
  {
    let firstDigit = entry.firstIndex { $0.isASCII && $0.isNumber } ?? entry.endIndex
    let days = try self.days(in: entry[..<firstDigit].trimmed, of: text)
    let ranges = entry[firstDigit...].split(separator: ",", omittingEmptySubsequences: false)
    if firstDigit == entry.endIndex { throw InvalidValue(text, .missingTimes) }
    var periods: [Period] = []
    for range in ranges {
      let times = range.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map(\.trimmed)
      guard times.count == 2, let opens = TimeOfDay(times[0]), let closes = TimeOfDay(times[1]) else {
        throw InvalidValue(text, .badTimes(String(range.trimmed)))
      }
      if opens == .endOfDay { throw InvalidValue(text, .opensAtEndOfDay) }
      if opens == closes { throw InvalidValue(text, .noDuration(opens.description)) }
      periods.append(Period(days: days, opens: opens, closes: closes))
    }
    return periods
  }

  private static func days(in part: Substring, of text: String) throws(InvalidValue<Rule>) -> [Weekday] {
    if part.isEmpty { return Weekday.allCases }
    var days: Set<Weekday> = []
    for item in part.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = item.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map(\.trimmed)
      guard let first = ends.first, ends.count <= 2, let start = Weekday(abbreviation: first),
        let end = Weekday(abbreviation: ends[ends.count - 1])
      else { throw InvalidValue(text, .badDay(String(item.trimmed))) }
      for day in range(from: start, to: end) where !days.insert(day).inserted {
        throw InvalidValue(text, .repeatedDay(day.name))
      }
    }
    return days.sorted()
  }

  /// The days from one to another; a range such as `Fr-Mo` goes over the end of the week.
  private static func range(from start: Weekday, to end: Weekday) -> [Weekday] {
    let count = (end.rawValue - start.rawValue + 7) % 7 + 1
    return (0..<count).compactMap { Weekday(rawValue: (start.rawValue + $0) % 7) }
  }
}

extension OpeningHours.Rule {
  /// The sentence for each rule.
  public func message(for value: String) -> String {
    switch self {
    case .empty: "the opening hours are empty"
    case .badDay(let day): "in the opening hours \(value), \(Quoting.quoted(day)) is no day or range of days"
    case .repeatedDay(let day): "in the opening hours \(value), \(day) stands twice"
    case .missingTimes: "the opening hours \(value) have no times"
    case .badTimes(let times): "in the opening hours \(value), \(Quoting.quoted(times)) is no range of times"
    case .opensAtEndOfDay:
      "in the opening hours \(value), 24:00 is an opening time; it can only be a closing time"
    case .noDuration(let time): "the opening hours \(value) open and close at \(time)"
    }
  }

  /// The form to use.
  public func fix(for value: String) -> String? {
    switch self {
    case .noDuration: "write `00:00-24:00` for the whole day"
    case .badDay: "use `Mo`, `Tu`, `We`, `Th`, `Fr`, `Sa` and `Su`, as in `Mo-Fr 06:00-18:00`"
    default: "write days and times as in `Mo-Fr 06:00-18:00`"
    }
  }
}
