import ClipsitePlatform

/// A moment as HTTP writes it, in whole seconds (RFC 9110, section 5.6.7). No locale has a part in it.
package struct HTTPDate: Sendable, Hashable {
  /// Seconds since the start of 1970 in UTC, without leap seconds.
  package let seconds: Int

  /// A moment by its seconds since the start of 1970; kept between the years 1 and 9999.
  package init(seconds: Int) { self.seconds = min(max(seconds, -62_135_596_800), 253_402_300_799) }

  /// What the system's clock says.
  package static var now: HTTPDate { HTTPDate(seconds: UTCTime.now().seconds) }

  /// The preferred form, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var bytes: [UInt8] {
    let day = CivilDay(number: seconds.flooredQuotient(86400))
    let time = seconds - day.number * 86400
    var bytes = Array(Self.weekdays[day.weekday].utf8.prefix(3))
    bytes += ", ".utf8
    bytes.appendDigits(day.day, width: 2)
    bytes += " \(Self.months[day.month - 1]) ".utf8
    bytes.appendDigits(day.year, width: 4)
    for (separator, value) in [(" ", time / 3600), (":", time / 60 % 60), (":", time % 60)] {
      bytes += separator.utf8
      bytes.appendDigits(value, width: 2)
    }
    bytes += " GMT".utf8
    return bytes
  }

  package static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}

extension [UInt8] {
  /// Appends a number that is not negative with at least this many digits.
  mutating func appendDigits(_ number: Int, width: Int = 1) {
    let digits = String(number).utf8
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: Swift.max(0, width - digits.count)))
    append(contentsOf: digits)
  }
}
