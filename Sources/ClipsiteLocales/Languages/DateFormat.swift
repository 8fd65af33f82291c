/// The names of the days of the week in a language, as they stand alone in a table or list.
///
/// Finnish has another form inside a sentence or date (CLDR, “stand-alone” and “format”).
package struct DayNames: Sendable, Hashable {
  /// Monday to Sunday, in full, as in `Montag`.
  package let full: [String]
  /// Monday to Sunday, abbreviated, as in `Mo`.
  package let short: [String]

  /// Reads the names of a language.
  package init(_ locale: LocaleData) {
    let names = locale.line("days")?.fields ?? []
    full = Array(names.prefix(7))
    short = Array(names.dropFirst(7))
  }
}

/// The first day of the week in a country, where calendars and tables of hours start.
package enum FirstWeekday {
  /// Returns the first day, 0 for Monday to 6 for Sunday.
  ///
  /// It depends on the country and not on the language: English weeks start on Sunday in the US and on Monday
  /// in the UK (CLDR, “Week Data”).
  package static func of(country: String) -> Int {
    let code = country.uppercased()
    guard code.utf8.count == 2 else { return 0 }
    for day in 4...6 {
      if TableLine("week", "\(day)")?.field(0).split(separator: " ").contains(code[...]) == true {
        return day
      }
    }
    return 0
  }
}

/// Dates of the Gregorian calendar in a language, with Latin digits.
package struct DateFormat: Sendable {
  /// The names of the months as they stand alone, as in `April`.
  package let months: [String]
  private let monthsInDates: [String]
  private let patterns: [Pattern]

  /// Reads the formats of a language.
  package init(_ locale: LocaleData) {
    let names = locale.line("months")?.fields ?? []
    monthsInDates = Array(names.prefix(12))
    months = Array(names.suffix(12))
    patterns = (locale.line("dates")?.fields ?? []).map { Pattern(text: $0) }
  }

  /// A date without a year, as in `24 December`.
  ///
  /// - Parameters:
  ///   - month: 1 for January.
  package func text(day: Int, month: Int) -> String {
    text(patternAt: 0, year: nil, month: month, day: day)
  }

  /// A date with its year, as in `24 December 2026`.
  package func text(day: Int, month: Int, year: Int) -> String {
    text(patternAt: 1, year: year, month: month, day: day)
  }

  private func text(patternAt index: Int, year: Int?, month: Int, day: Int) -> String {
    guard patterns.indices.contains(index) else { return "" }
    return patterns[index].filled { name in
      switch name {
      case "d": "\(day)"
      case "dd": twoDigits(day)
      case "M": "\(month)"
      case "MM": twoDigits(month)
      case "MMMM": Self.name(month - 1, in: monthsInDates)
      case "LLLL": Self.name(month - 1, in: months)
      case "y": year.map { "\($0)" }
      default: nil
      }
    }
  }

  /// A name, or nothing for a number that no month has.
  private static func name(_ index: Int, in names: [String]) -> String {
    names.indices.contains(index) ? names[index] : ""
  }
}
