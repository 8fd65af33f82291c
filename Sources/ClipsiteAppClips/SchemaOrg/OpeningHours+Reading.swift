import ClipsiteDiagnostics

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
    for entry in parts(of: withPlainHyphens(text)[...], at: ";") where !entry.isEmpty {
      periods += try self.periods(inEntry: entry, of: text)
    }
    if periods.isEmpty { throw InvalidValue(text, .empty) }
    return periods
  }

  /// The text with hyphens in place of the en dashes that word processors write.
  private static func withPlainHyphens(_ text: String) -> String {
    guard !text.utf8.allSatisfy(\.isASCII) else { return text }
    return String(text.map { $0 == "–" ? "-" : $0 })
  }

  private static func parts(of text: Substring, at separator: Unicode.Scalar) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map {
      Substring($0).trimmed
    }
  }

  private static func periods(inEntry entry: Substring, of text: String) throws(InvalidValue<Rule>)
    -> [Period]
  {
    let firstDigit = entry.utf8.firstIndex(where: \.isDigit) ?? entry.endIndex
    let days = try self.days(in: entry[..<firstDigit].trimmed, of: text)
    if firstDigit == entry.endIndex { throw InvalidValue(text, .missingTimes) }
    var periods: [Period] = []
    for range in parts(of: entry[firstDigit...], at: ",") {
      let times = parts(of: range, at: "-")
      guard times.count == 2, let opens = TimeOfDay(times[0]), let closes = TimeOfDay(times[1]) else {
        throw InvalidValue(text, .badTimes(String(range)))
      }
      if opens == .endOfDay { throw InvalidValue(text, .opensAtEndOfDay) }
      if opens == closes { throw InvalidValue(text, .noDuration(opens.description)) }
      periods.append(Period(days: days, opens: opens, closes: closes))
    }
    return periods
  }

  private static func days(in part: Substring, of text: String) throws(InvalidValue<Rule>) -> [Weekday] {
    if part.isEmpty { return Weekday.allCases }
    var isOpen = [Bool](repeating: false, count: 7)
    for item in parts(of: part, at: ",") {
      let ends = parts(of: item, at: "-")
      guard ends.count <= 2, let start = Weekday(abbreviation: ends[0]),
        let end = Weekday(abbreviation: ends[ends.count - 1])
      else { throw InvalidValue(text, .badDay(String(item))) }
      for day in range(from: start, to: end) {
        if isOpen[day.rawValue] { throw InvalidValue(text, .repeatedDay(day.name)) }
        isOpen[day.rawValue] = true
      }
    }
    return Weekday.allCases.filter { isOpen[$0.rawValue] }
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
