package import ClipsiteAppClips

/// A column with the hours of one day of the week, or with one end of them.
package struct DayColumn: Hashable, Sendable {
  /// The part of a day's hours that the column has.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    /// All times, or the word for closed.
    case whole = ""
    case opens = ".opens"
    case closes = ".closes"
  }

  package let day: Weekday
  package let part: Part

  /// The columns of all days.
  static let all = Weekday.allCases.flatMap { day in Part.allCases.map { DayColumn(day: day, part: $0) } }

  /// The key in an option, as in `place.hours.monday` and `place.hours.monday.opens`.
  var key: String { "place.hours.\(day.name.lowercased())\(part.rawValue)" }
}
