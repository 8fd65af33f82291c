internal import ClipsitePlatform

/// The dates in certificates as libcurl spells them.
package enum CertificateDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The seconds since 1970 of `Nov 21 20:03:17 2026 GMT`, as with OpenSSL, or of `2026-11-21 20:03:17 GMT`,
  /// as with other libraries; nil for anything else.
  package static func seconds(_ text: String) -> Int? {
    let words = text.split(separator: " ").map(String.init)
    guard words.last == "GMT" else { return nil }
    if words.count == 5, let month = months.firstIndex(of: words[0]) {
      return seconds(year: Int(words[3]), month: month + 1, day: Int(words[1]), time: words[2])
    }
    let date = words.first?.split(separator: "-").map { Int($0) } ?? []
    guard words.count == 3, date.count == 3 else { return nil }
    return seconds(year: date[0], month: date[1], day: date[2], time: words[1])
  }

  private static func seconds(year: Int?, month: Int?, day: Int?, time: String) -> Int? {
    let clock = time.split(separator: ":").compactMap { Int($0) }
    guard let year, let month, let day, let date = CivilDay(year: year, month: month, day: day),
      clock.count == 3, clock.allSatisfy((0...60).contains)
    else { return nil }
    return date.number * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
  }
}
