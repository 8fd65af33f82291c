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
  /// For each month, from one that no month has, a date without and with its year. `\0` stands for the day, `\1`
  /// for one of two digits, and `\2` for the year.
  private let dates: [[[UInt8]]]

  /// Reads the formats of a language.
  package init(_ locale: LocaleData) {
    let names = locale.line("months")?.fields ?? []
    let (inDates, months) = (Array(names.prefix(12)), Array(names.suffix(12)))
    self.months = months
    let patterns = (locale.line("dates")?.fields ?? ["", ""]).map { Pattern(text: $0) }
    dates = patterns.enumerated().map { index, pattern in
      (0...13).map { month in
        let values = [
          "d": "\0", "dd": "\u{1}", "M": "\(month)", "MM": twoDigits(month), "y": index == 0 ? nil : "\u{2}",
          "MMMM": Self.name(month - 1, in: inDates), "LLLL": Self.name(month - 1, in: months),
        ]
        return Array(pattern.filled { values[$0] ?? nil }.utf8)
      }
    }
  }

  /// A date with its year, as in `24 December 2026`, or without one.
  ///
  /// - Parameters:
  ///   - month: 1 for January.
  package func text(day: Int, month: Int, year: Int? = nil) -> String {
    let date = dates[year == nil ? 0 : 1][month]
    var text: [UInt8] = []
    text.reserveCapacity(date.count + 6)
    for byte in date {
      switch byte {
      case 0: text += "\(day)".utf8
      case 1: text += twoDigits(day).utf8
      case 2: text += "\(year ?? 0)".utf8
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A name, or nothing for a number that no month has.
  private static func name(_ index: Int, in names: [String]) -> String {
    names.indices.contains(index) ? names[index] : ""
  }
}
