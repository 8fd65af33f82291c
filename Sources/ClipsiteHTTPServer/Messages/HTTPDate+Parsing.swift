extension HTTPDate {
  /// Reads any of the three forms that RFC 9110, section 5.6.7 tells recipients to accept; nil for all else.
  ///
  /// - Parameter now: Decides the century of the obsolete form with a year of two digits: a year that seems
  ///   more than 50 years ahead is in the past.
  public init?(_ text: String, now: HTTPDate) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    switch words.count {
    case 6 where words[0].last == ",": self.init(fixed: words)
    case 4: self.init(dashed: words, now: now)
    default: self.init(asctime: text)
    }
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT`
  private init?(fixed words: [Substring]) {
    guard Self.isShortWeekday(words[0].dropLast()), words[5] == "GMT",
      let day = Self.number(words[1], digits: 2), let year = Self.number(words[3], digits: 4)
    else { return nil }
    self.init(year: year, month: words[2], day: day, time: words[4])
  }

  /// `Sunday, 06-Nov-94 08:49:37 GMT`
  private init?(dashed words: [Substring], now: HTTPDate) {
    let date = words[1].split(separator: "-", omittingEmptySubsequences: false)
    guard words[0].last == ",", Self.weekdays.contains(String(words[0].dropLast())), words[3] == "GMT",
      date.count == 3, let day = Self.number(date[0], digits: 2), let short = Self.number(date[2], digits: 2)
    else { return nil }
    let thisYear = CivilDay(number: now.seconds.flooredQuotient(86400)).year
    let year = thisYear - thisYear % 100 + short
    self.init(year: year > thisYear + 50 ? year - 100 : year, month: date[1], day: day, time: words[2])
  }

  /// `Sun Nov  6 08:49:37 1994`
  private init?(asctime text: String) {
    let words = text.split(separator: " ")
    guard text.utf8.count == 24, words.count == 5, Self.isShortWeekday(words[0]),
      let day = Self.number(words[2], digits: words[2].utf8.count), words[2].utf8.count <= 2,
      let year = Self.number(words[4], digits: 4)
    else { return nil }
    self.init(year: year, month: words[1], day: day, time: words[3])
  }

  private init?(year: Int, month name: Substring, day: Int, time: Substring) {
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
    guard let month = Self.months.firstIndex(of: String(name)), parts.count == 3,
      let hour = Self.number(parts[0], digits: 2), hour < 24,
      let minute = Self.number(parts[1], digits: 2), minute < 60,
      // 60 is a leap second.
      let second = Self.number(parts[2], digits: 2), second <= 60,
      let civil = CivilDay(year: year, month: month + 1, day: day)
    else { return nil }
    self.init(seconds: civil.number * 86400 + hour * 3600 + minute * 60 + second)
  }

  private static func isShortWeekday(_ text: Substring) -> Bool {
    text.utf8.count == 3 && weekdays.contains { $0.hasPrefix(text) }
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }
}
