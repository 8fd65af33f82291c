import ClipsiteCLibrary

/// A second of Coordinated Universal Time, as messages, lists, and signatures write it.
package struct UTCTime: Hashable, Sendable {
  /// Seconds since 1970.
  package let seconds: Int

  /// - Parameter seconds: Seconds since 1970.
  package init(_ seconds: Int) { self.seconds = seconds }

  /// Reads a time as programs write it (RFC 3339): `2026-11-22T13:20:05Z`, also with fractions of a second,
  /// which are dropped, with an offset such as `+01:00`, and with `UTC` instead of `Z`.
  package init?(timestamp text: String) {
    let bytes = Array(text.utf8)
    let number = { (range: Range<Int>) in
      bytes[range].allSatisfy { (0x30...0x39).contains($0) }
        ? Int(String(decoding: bytes[range], as: UTF8.self)) : nil
    }
    let marks: [(Int, Character)] = [(4, "-"), (7, "-"), (13, ":"), (16, ":")]
    guard bytes.count >= 20, marks.allSatisfy({ bytes[$0.0] == $0.1.asciiValue }),
      bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let date = CalendarDate(year: year, month: month, day: day),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    var rest = bytes[19...]
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop { (0x30...0x39).contains($0) } }
    guard let offset = Self.offset(String(decoding: rest, as: UTF8.self)) else { return nil }
    seconds = date.number * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  /// The seconds that a zone is ahead of UTC, or `nil` if the text is not a zone.
  private static func offset(_ zone: String) -> Int? {
    if ["Z", "z", "UTC", "+00:00"].contains(zone) { return 0 }
    let parts = zone.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard zone.first == "+" || zone.first == "-", parts.count == 2,
      parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hours = UInt8(parts[0]), let minutes = UInt8(parts[1]), hours < 24, minutes < 60
    else { return nil }
    return (zone.first == "-" ? -1 : 1) * (Int(hours) * 3600 + Int(minutes) * 60)
  }

  /// The time of the system's clock.
  package static func now() -> UTCTime { UTCTime(time(nil)) }

  /// The time for people: `2026-11-22 13:20 UTC`.
  package var text: String {
    let (date, clock) = parts
    return "\(date) " + clock.prefix(2).joined(separator: ":") + " UTC"
  }

  /// The time for programs (RFC 3339): `2026-11-22T13:20:05Z`.
  package var timestamp: String {
    let (date, clock) = parts
    return "\(date)T" + clock.joined(separator: ":") + "Z"
  }

  /// The time without separators (ISO 8601, basic format): `20261122T132005Z`.
  package var basic: String {
    let (date, clock) = parts
    return date.description.replacing("-", with: "") + "T" + clock.joined() + "Z"
  }

  /// The time as HTTP writes it (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
  package var httpDate: String {
    let (date, clock) = parts
    let weekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][date.weekday]
    let month = CalendarDate.englishMonths[date.month - 1]
    return "\(weekday), \(date.day.padded(to: 2)) \(month) \(date.year.padded(to: 4)) "
      + clock.joined(separator: ":") + " GMT"
  }

  /// The date and the clock, from the start of the year 1 to the end of 9999.
  private var parts: (date: CalendarDate, clock: [String]) {
    let seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
    let date = CalendarDate(number: seconds.flooredQuotient(86_400))
    let time = seconds - date.number * 86_400
    return (date, [time / 3600, time / 60 % 60, time % 60].map { $0.padded(to: 2) })
  }
}

/// A point on the clock that never goes back, in milliseconds.
package struct Moment: Comparable, Sendable {
  package let milliseconds: Int

  /// The current point.
  package static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(milliseconds: Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000)
  }

  /// The milliseconds until a later point, 0 if it is over.
  package func milliseconds(until later: Moment) -> Int32 {
    Int32(clamping: max(0, later.milliseconds - milliseconds))
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
