#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The time of a request, as signatures have it: `20130524T000000Z`, in UTC.
struct SigningDate: Hashable, Sendable {
  /// Date and time.
  let text: String

  /// The date alone.
  var day: Substring { text.prefix(8) }

  /// A time that is written already.
  init(_ text: String) { self.text = text }

  /// The time now.
  static func now() -> SigningDate {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let date = padded(parts.tm_year + 1900, 4) + padded(parts.tm_mon + 1, 2) + padded(parts.tm_mday, 2)
    return SigningDate(
      date + "T" + padded(parts.tm_hour, 2) + padded(parts.tm_min, 2) + padded(parts.tm_sec, 2) + "Z")
  }

  private static func padded(_ number: Int32, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
