/// Times of day in a language and region, as in `17:00`, `17.00`, or `5:00 PM`.
///
/// Spaces inside a time are no-break spaces. CLDR has narrow ones in many languages, which some fonts lack,
/// and which browsers and servers write differently.
package struct ClockFormat: Sendable {
  /// The hour and minute in braces: `{H}` or `{HH}`, `{h}`, `{mm}`, and `{a}` for the half of the day.
  package let pattern: String
  /// The word for the first half of the day, as in `AM`.
  package let morning: String
  /// The word for the second half, as in `PM`.
  package let afternoon: String
  /// The text between the ends of a range.
  package let rangeSeparator: String
  /// The words for both ends of a day on a clock that counts to 12, where `12:00 AM` may be either.
  package let midnight: String?
  /// The texts of all minutes of a day and of the hour behind it.
  private let times: [String]

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
    let hasHalves = places.contains { $0.hasPrefix("a}") }
    let (compiled, halves) = (Pattern(text: pattern), [morning, afternoon])
    let minutes = (0..<60).map(twoDigits)
    times = (0...24).flatMap { end in
      let hour = hasHalves ? end % 24 : end
      let hourOfHalf = hour % 12 == 0 ? 12 : hour % 12
      let values = [
        "H": "\(hour)", "HH": twoDigits(hour), "h": "\(hourOfHalf)", "hh": twoDigits(hourOfHalf), "mm": "\0",
        "a": halves[hour / 12 % 2],
      ]
      let text = compiled.filled { values[$0] }
      let mark = text.firstIndex(of: "\0") ?? text.endIndex
      let (before, after) = (String(text[..<mark]), String(text[mark...].dropFirst()))
      return minutes.map { before + $0 + after }
    }
  }

  /// The time that many minutes after midnight. Minutes after the end of the day are those of the next day.
  ///
  /// The end of the day is 24:00 on a clock that counts to 24. Midnight is a word on one that counts to 12.
  package func text(of minutes: Int) -> String {
    if minutes % 1440 == 0, let midnight { return midnight }
    return times[minutes == 1440 ? minutes : ((minutes % 1440) + 1440) % 1440]
  }

  /// A range of times, as in `08:00–17:00`.
  package func text(from start: Int, to end: Int) -> String {
    text(of: start) + rangeSeparator + text(of: end)
  }
}
