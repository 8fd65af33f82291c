/// A time in which a location is open, in minutes after the midnight before it.
package struct OpenTime: Hashable, Sendable {
  /// The opening time, from 0 to 1439.
  package let opens: Int
  /// The closing time. It is above 1440 if it is on the next day, and 1440 at the end of the day.
  package let closes: Int

  /// The whole day.
  package static let allDay = OpenTime(opens: 0, closes: 1440)

  /// The time as `22:00-02:00`.
  package var text: String { "\(Self.text(of: opens))-\(Self.text(of: closes))" }

  /// A time of day as `08:00`. Times of the next day are written as on the clock.
  package static func text(of minutes: Int) -> String {
    texts[minutes > 1440 ? minutes - 1440 : minutes]
  }

  private static let texts = (0...1440).map { minutes in
    // The colon is behind the 9 in ASCII.
    let digits = [minutes / 600, minutes / 60 % 10, 10, minutes % 60 / 10, minutes % 10]
    return String(decoding: digits.map { UInt8(ascii: "0") + UInt8($0) }, as: UTF8.self)
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
