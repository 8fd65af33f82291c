package import ClipsiteAppClips

/// A time in which a location is open, in minutes after the midnight before it.
package struct OpenTime: Hashable, Sendable {
  /// The opening time, from 0 to 1439.
  package let opens: Int
  /// The closing time. It is above 1440 if it is on the next day, and 1440 at the end of the day.
  package let closes: Int

  /// A time that opens before it closes, within 24 hours.
  package init(opens: Int, closes: Int) {
    (self.opens, self.closes) = (opens, closes)
  }

  /// The whole day.
  package static let allDay = OpenTime(opens: 0, closes: 1440)

  /// The time as `22:00-02:00`.
  package var text: String { "\(Self.text(of: opens))-\(Self.text(of: closes))" }

  /// A time of day as `08:00`. Times of the next day are written as on the clock.
  package static func text(of minutes: Int) -> String {
    let minutes = minutes > 1440 ? minutes - 1440 : minutes
    let (hour, minute) = (minutes / 60, minutes % 60)
    return (hour < 10 ? "0" : "") + "\(hour)" + (minute < 10 ? ":0" : ":") + "\(minute)"
  }
}

/// The times of a day: none for a closed day, in their order, without overlaps.
package struct DayTimes: Hashable, Sendable {
  package let times: [OpenTime]

  /// A day on which nothing is open.
  package static let closed = DayTimes(times: [])
  /// A day that is open from midnight to midnight.
  package static let allDay = DayTimes(times: [.allDay])

  private init(times: [OpenTime]) { self.times = times }

  /// Sorts times and joins those that touch; `nil` if two overlap.
  package init?(joining times: [OpenTime]) {
    var joined: [OpenTime] = []
    for time in times.sorted(by: { ($0.opens, $0.closes) < ($1.opens, $1.closes) }) {
      guard let last = joined.last, time.opens <= last.closes else {
        joined.append(time)
        continue
      }
      if time.opens < last.closes { return nil }
      joined[joined.count - 1] = OpenTime(opens: last.opens, closes: time.closes)
    }
    // A day's last time may run into the morning, but not into its own first time.
    if let first = joined.first, let last = joined.last, last.closes > first.opens + 1440 { return nil }
    self.times = joined
  }

  /// A Boolean value that indicates whether the day is open from midnight to midnight.
  package var isAllDay: Bool { times == [.allDay] }
}

/// The times of each day of a week, as far as somebody has stated them.
package struct Week: Hashable, Sendable {
  /// Monday to Sunday; `nil` for a day that is not stated.
  package var days: [DayTimes?] = Array(repeating: nil, count: 7)

  package init() {}

  /// The same times on every day.
  package init(everyDay times: DayTimes) { days = Array(repeating: times, count: 7) }

  package subscript(day: Weekday) -> DayTimes? {
    get { days[day.rawValue] }
    set { days[day.rawValue] = newValue }
  }

  /// A Boolean value that indicates whether nothing is stated.
  package var isEmpty: Bool { days.allSatisfy { $0 == nil } }

  /// The stated days in groups with the same times, in the order of the first day of each.
  package var groups: [(days: [Weekday], times: DayTimes)] {
    var groups: [(days: [Weekday], times: DayTimes)] = []
    for day in Weekday.allCases {
      guard let times = self[day] else { continue }
      if let index = groups.firstIndex(where: { $0.times == times }) {
        groups[index].days.append(day)
      } else {
        groups.append(([day], times))
      }
    }
    return groups
  }

  /// The days as `Mo-Fr 08:00-17:00` and `Sa off`.
  package var texts: [String] {
    groups.map { group in
      let times = group.times.times.map(\.text).joined(separator: ",")
      return Self.text(of: group.days) + (times.isEmpty ? " off" : " \(times)")
    }
  }

  /// Three and more days in a row are a range.
  private static func text(of days: [Weekday]) -> String {
    var parts: [String] = []
    var rest = days[...]
    while let first = rest.first {
      let run = rest.enumerated().prefix { $1.rawValue - first.rawValue == $0 }.map(\.element)
      if run.count > 2, let last = run.last {
        parts.append("\(first.abbreviation)-\(last.abbreviation)")
      } else {
        parts += run.map(\.abbreviation)
      }
      rest = rest.dropFirst(run.count)
    }
    return parts.joined(separator: ",")
  }
}

extension Weekday {
  /// The two letters of schema.org and OpenStreetMap, as in `Mo`.
  package var abbreviation: String { String(name.prefix(2)) }
}
