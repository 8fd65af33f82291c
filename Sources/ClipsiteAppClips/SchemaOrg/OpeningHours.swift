import ClipsiteDiagnostics
public import ClipsiteJSON

/// The hours when a place is open (schema.org `openingHours` as text, `OpeningHoursSpecification` as output).
///
/// The text is days and times, as in `Mo-Fr 06:00-18:00`, `Sa,Su 08:00-12:00,13:00-17:00` or `Fr-Sa
/// 18:00-02:00`, which ends on the next day. Without days every day is meant. Several are separated by `;`.
public struct OpeningHours: Hashable, Sendable {
  /// Days with the same opening time.
  public struct Period: Hashable, Sendable {
    /// The days in the order of the week.
    public let days: [Weekday]
    /// The time when the place opens.
    public let opens: TimeOfDay
    /// The time when the place closes. It is not later than `opens` if it is on the next day.
    public let closes: TimeOfDay
  }

  /// The periods in the order written.
  public let periods: [Period]

  /// Reads a list of texts.
  public init(_ texts: [String]) throws(InvalidValue<Rule>) {
    var periods: [Period] = []
    for text in texts { periods += try Self.periods(in: text) }
    self.periods = periods
  }

  /// Reads one text.
  public init(_ text: String) throws(InvalidValue<Rule>) { try self.init([text]) }

  /// One line a period for people, in English: `Monday–Friday 06:00–18:00`.
  public var lines: [String] { lines(naming: \.name) }

  /// One line a period for people, with names of the days in any language.
  public func lines(naming name: (Weekday) -> String) -> [String] {
    periods.map { "\(Self.text(of: $0.days, naming: name)) \($0.opens)–\($0.closes)" }
  }

  /// The periods as compact JSON in which no markup can occur.
  public var bytes: [UInt8] { JSONWriter.bytes(.htmlSafe) { write(to: &$0) } }

  /// Writes the periods as an array of `OpeningHoursSpecification`.
  ///
  /// The end of the day is written as 23:59, as Google Search Central wants it.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for period in periods {
      writer.beginObject()
      writer.member("@type", "OpeningHoursSpecification")
      writer.name("dayOfWeek")
      writer.beginArray()
      for day in period.days { writer.string(day.name) }
      writer.endArray()
      writer.member("opens", period.opens.description)
      writer.member("closes", period.closes == .endOfDay ? "23:59" : period.closes.description)
      writer.endObject()
    }
    writer.endArray()
  }

  /// Three and more days in a row are a range, also one that goes over the end of the week.
  private static func text(of days: [Weekday], naming name: (Weekday) -> String) -> String {
    // The first day of a run is one whose day before is not in the list.
    let start = days.firstIndex { !days.contains($0.dayBefore) } ?? 0
    var parts: [String] = []
    var rest = (days[start...] + days[..<start])[...]
    while let first = rest.first {
      let run = rest.enumerated().prefix { ($1.rawValue - first.rawValue + 7) % 7 == $0 }.map(\.element)
      if run.count > 2, let last = run.last {
        parts.append("\(name(first))–\(name(last))")
      } else {
        parts += run.map(name)
      }
      rest = rest.dropFirst(run.count)
    }
    return parts.joined(separator: ", ")
  }
}

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
      "in the opening hours \(value), 24:00 is an opening time, but it can only be a closing time"
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
