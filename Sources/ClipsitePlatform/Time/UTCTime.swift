#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A second of Coordinated Universal Time, as messages, lists, and signatures write it.
package struct UTCTime: Hashable, Sendable {
  /// Seconds since 1970.
  package let seconds: Int

  /// - Parameter seconds: Seconds since 1970.
  package init(_ seconds: Int) { self.seconds = seconds }

  /// The time of the system's clock.
  package static func now() -> UTCTime { UTCTime(time(nil)) }

  /// The time for people: `2026-11-22 13:20 UTC`.
  package var text: String {
    let (date, clock) = parts
    return date.joined(separator: "-") + " " + clock.prefix(2).joined(separator: ":") + " UTC"
  }

  /// The time for programs (RFC 3339): `2026-11-22T13:20:05Z`.
  package var timestamp: String {
    let (date, clock) = parts
    return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "Z"
  }

  /// The time without separators (ISO 8601, basic format): `20261122T132005Z`.
  package var basic: String {
    let (date, clock) = parts
    return date.joined() + "T" + clock.joined() + "Z"
  }

  private var parts: (date: [String], clock: [String]) {
    let day = CivilDay(number: seconds.flooredQuotient(86_400))
    let time = seconds - day.number * 86_400
    let date = [day.year.padded(to: 4), day.month.padded(to: 2), day.day.padded(to: 2)]
    return (date, [time / 3600, time / 60 % 60, time % 60].map { $0.padded(to: 2) })
  }
}

/// A point on the clock that never goes back, in milliseconds.
package struct Moment: Comparable, Sendable {
  package let milliseconds: Int

  package init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// The current point.
  package static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(milliseconds: Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000)
  }

  package static func < (lhs: Moment, rhs: Moment) -> Bool { lhs.milliseconds < rhs.milliseconds }

  /// The point a while later.
  package func after(_ duration: Duration) -> Moment {
    let (seconds, attoseconds) = duration.components
    return Moment(
      milliseconds: milliseconds + Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }
}

extension Int {
  /// The digits of a number, with zeros in front until there are so many.
  package func padded(to count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
