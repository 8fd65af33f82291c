package import ClipsiteAppClips
import ClipsiteLocales
import ClipsiteSystem
package import ClipsiteText

/// Decodes the keys of `place` about hours.
package struct ScheduleReader {
  /// The result of reading a list of texts.
  struct Reading {
    var hours = BusinessHours()
    var guesses: [String] = []
  }

  private let language: LanguageTag
  /// The code of values of `place` that are not valid.
  let invalid: DiagnosticCode
  let itemKeys: Keys<SpecialHoursItem>
  /// The results by the language and the texts, each with a NUL before it, which no text has.
  private var knownHours = Memo<String, Reading>()
  private var knownWords = Memo<LanguageTag, HoursWords>()

  /// - Parameters:
  ///   - language: The language of pages that name none.
  ///   - invalid: The code of values of `place` that are not valid.
  package init(language: LanguageTag, invalid: DiagnosticCode) {
    self.language = language
    self.invalid = invalid
    itemKeys = SpecialHoursItem.keys(invalid: invalid)
  }

  /// Reads the values that depend on the language of the page; `nil` if the mapping has none of the keys.
  ///
  /// - Parameter language: The language of the page, if it names one.
  package mutating func finish(
    _ place: ScheduleReading, in language: LanguageTag?, _ reader: inout MappingReader
  ) -> Schedule? {
    let language = language ?? self.language
    var schedule = place.schedule
    if let list = place.hours { schedule.hours = hours(list, in: language, &reader) }
    if let list = place.specialHours { schedule.specialHours = specialHours(list, in: language, &reader) }
    return schedule.isEmpty ? nil : schedule
  }

  mutating func words(in language: LanguageTag) -> HoursWords {
    knownWords.value(for: language) { HoursWords(language: $0) }
  }

  private mutating func hours(
    _ list: YAMLNode, in language: LanguageTag, _ reader: inout MappingReader
  ) -> Ranged<BusinessHours>? {
    guard let texts = reader.texts(list, "hours"), !texts.isEmpty else { return nil }
    let range = ByteRange(from: texts[0].range, through: texts[texts.count - 1].range)
    guard let reading = reading(of: texts, in: language, &reader) else { return nil }
    let hours = reading.hours
    if hours.isWithoutWeek {
      let mistake = InvalidValue(texts[0].value, HoursRule.withoutWeek(hasDates: !hours.dates.isEmpty))
      reader.report(mistake.diagnostic(invalid, at: reader.range(range)))
      return nil
    }
    if let part = (hours.seasons + hours.dates).first(where: { !$0.span.hasYears }) {
      reader.report(.seasonWithoutYears(part, at: reader.range(range)))
    }
    return Ranged(hours, at: range)
  }

  mutating func reading(
    of texts: [Ranged<String>], in language: LanguageTag, _ reader: inout MappingReader
  ) -> Reading? {
    let words = words(in: language)
    var culprit = texts[0]
    do throws(InvalidValue) {
      let key = texts.reduce(into: language.rawValue) { key, text in
        key += "\0"
        key += text.value
      }
      let reading = try knownHours.value(for: key) { _ throws(InvalidValue) in
        var hours = HoursReader(words)
        for text in texts {
          culprit = text
          try hours.add(text.value)
        }
        return Reading(hours: hours.hours, guesses: hours.guesses)
      }
      for guess in reading.guesses {
        let text = texts.first { $0.value.contains(Self.quoted(in: guess)) } ?? texts[0]
        reader.report(
          .guessedHours, at: reader.range(text.range), "clipsite reads \(guess)",
          fix: "write both times with minutes, as in `09:00`")
      }
      return reading
    } catch {
      reader.report(error.diagnostic(invalid, at: reader.range(culprit.range)))
      return nil
    }
  }

  /// The first text between backticks.
  private static func quoted(in text: String) -> String {
    String(text.dropFirst().prefix { $0 != "`" })
  }
}

extension Diagnostic {
  static func seasonWithoutYears(_ part: DatedHours, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .seasonWithoutYears, at: range,
      "the hours of `\(part.texts.first ?? part.span.first)` have no year, so search engines do not get them",
      fix: "add the year, as in `2026 Apr-Oct Mo-Su 10:00-20:00` or `2026-12-24 off`")
  }
}

extension DiagnosticCode {
  /// Opening hours leave open which half of the day they mean, and are read as is usual.
  package static let guessedHours = DiagnosticCode(
    "GuessedHours", .warning,
    summary: "Opening hours name the half of the day for one of two times only.",
    explanation: "clipsite reads `9-5pm` as 09:00 to 17:00, because most people write it that way.",
    fix: "Write both times with minutes on a 24-hour clock, or with `am` and `pm`.",
    example: .init(
      .frontMatter, wrong: "place:\n  country: DE\n  hours: [Mo-Fr 9-5pm]",
      right: "place:\n  country: DE\n  hours: [Mo-Fr 09:00-17:00]"))

  /// Hours of a part of the year have no year.
  package static let seasonWithoutYears = DiagnosticCode(
    "SeasonWithoutYears", .warning,
    summary: "The hours of a season or of a date have no year.",
    explanation: """
      `Apr-Oct Mo-Su 10:00-20:00` applies every year. The page and its script show such hours. Google needs dates
      with years in structured data (`validFrom`, `validThrough`), and a build does not know the year. So search
      engines get only hours of dates with years.
      """,
    fix: "Add the year, as in `2026 Apr-Oct Mo-Su 10:00-20:00` or `2026-12-24 off`.",
    example: .init(
      .frontMatter, wrong: "place:\n  country: DE\n  hours: [Mo-Su 10:00-17:00, Apr-Oct Mo-Su 10:00-20:00]",
      right: "place:\n  country: DE\n  hours: [Mo-Su 10:00-17:00, 2026 Apr-Oct Mo-Su 10:00-20:00]"))

  /// A time zone is not a name of the time zone database.
  package static let unknownTimeZone = DiagnosticCode(
    "UnknownTimeZone", .error,
    summary: "The time zone is not a name of the IANA time zone database.",
    explanation: """
      A name has an area and a town, such as `Europe/Berlin`. Letter case matters. Abbreviations such as `EST`
      and offsets such as `GMT+1` do not follow daylight saving time.
      """,
    fix: "Write a name such as `America/Los_Angeles`.",
    example: .init(
      .frontMatter, wrong: "place:\n  country: US\n  time-zone: EST",
      right: "place:\n  country: US\n  time-zone: America/New_York"))
}
