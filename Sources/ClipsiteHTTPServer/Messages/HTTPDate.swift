#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A moment as HTTP writes it, in whole seconds (RFC 9110, section 5.6.7). No locale has a part in it.
public struct HTTPDate: Sendable, Hashable, Comparable {
  /// Seconds since the start of 1970 in UTC, without leap seconds.
  public let seconds: Int

  /// A moment by its seconds since the start of 1970; kept between the years 1 and 9999.
  public init(seconds: Int) { self.seconds = min(max(seconds, -62_135_596_800), 253_402_300_799) }

  /// What the system's clock says.
  public static var now: HTTPDate { HTTPDate(seconds: Int(time(nil))) }

  /// The earlier moment is the lesser.
  public static func < (lhs: HTTPDate, rhs: HTTPDate) -> Bool { lhs.seconds < rhs.seconds }

  /// The preferred form, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  var bytes: [UInt8] {
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

  static let months = [
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

extension Int {
  /// The quotient rounded down; a remainder is never negative.
  func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
