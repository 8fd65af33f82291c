/// Times of day in a language and region, as in `17:00`, `17.00`, or `5:00 PM`.
///
/// Spaces inside a time are no-break spaces. CLDR has narrow ones in many languages, which some fonts lack,
/// and which browsers and servers write differently.
package struct ClockFormat: Sendable, Hashable {
  /// The hour and minute in braces: `{H}` or `{HH}`, `{h}`, `{mm}`, and `{a}` for the half of the day.
  package let pattern: String
  /// The word for the first half of the day, as in `AM`.
  package let morning: String
  /// The word for the second half, as in `PM`.
  package let afternoon: String
  /// The text between the ends of a range.
  package let rangeSeparator: String
  /// The words for the end of a day on a clock that counts to 12, where `12:00 AM` may be the day before.
  package let midnight: String?
  /// A Boolean value that indicates whether the clock counts to 12 twice.
  package let hasHalves: Bool

  /// Reads the format of a language.
  package init(_ locale: LocaleData) {
    let fields = locale.line("clock")?.fields ?? []
    let isComplete = fields.count >= 4
    pattern = isComplete ? fields[0] : "{HH}:{mm}"
    morning = isComplete ? fields[1] : "AM"
    afternoon = isComplete ? fields[2] : "PM"
    rangeSeparator = isComplete ? fields[3] : "–"
    midnight = fields.count == 5 ? fields[4] : nil
    let places = pattern.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    hasHalves = places.contains { $0.hasPrefix("a}") }
  }

  /// The time that many minutes after midnight. Minutes after the end of the day are those of the next day.
  ///
  /// The end of the day is 24:00 on a clock that counts to 24, and a word on one that counts to 12.
  package func text(of minutes: Int) -> String {
    if minutes == 1440, let midnight { return midnight }
    let isEnd = minutes == 1440 && !hasHalves
    let inDay = isEnd ? 1440 : ((minutes % 1440) + 1440) % 1440
    let (hour, minute) = (inDay / 60, inDay % 60)
    let hourOfHalf = hour % 12 == 0 ? 12 : hour % 12
    return Pattern(text: pattern).filled { name in
      switch name {
      case "H": "\(hour)"
      case "HH": twoDigits(hour)
      case "h": "\(hourOfHalf)"
      case "hh": twoDigits(hourOfHalf)
      case "mm": twoDigits(minute)
      case "a": hour < 12 ? morning : afternoon
      default: nil
      }
    }
  }

  /// A range of times, as in `08:00–17:00`.
  package func text(from start: Int, to end: Int) -> String {
    text(of: start) + rangeSeparator + text(of: end)
  }
}
