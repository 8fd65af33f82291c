public import ClipsiteJSON

/// When a place is open (schema.org `openingHours` as text, `OpeningHoursSpecification` as output).
///
/// The text is days and times, as in `Mo-Fr 06:00-18:00`, `Sa,Su 08:00-12:00,13:00-17:00` or `Fr-Sa
/// 18:00-02:00`, which ends on the next day. Without days every day is meant. Several are separated by `;`.
public struct OpeningHours: Hashable, Sendable {
  /// Days with the same opening time.
  public struct Period: Hashable, Sendable {
    /// The days in the order of the week.
    public let days: [Weekday]
    /// When it opens.
    public let opens: TimeOfDay
    /// When it closes; not later than `opens` when that is on the next day.
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
