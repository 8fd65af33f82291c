package import ClipsiteAppClips
package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteLocales
import ClipsitePlatform

/// Decodes the keys of `place` about hours.
package struct ScheduleReader {
  /// The result of reading a list of texts.
  struct Reading {
    var hours = BusinessHours()
    var guesses: [String] = []
  }

  /// Texts in a language.
  private struct Texts: Hashable {
    let texts: [String]
    let language: LanguageTag
  }

  private let language: LanguageTag
  let keys: ScheduleKeys
  private var knownHours = Memo<Texts, Reading>()
  private var knownWords = Memo<LanguageTag, HoursWords>()

  /// - Parameters:
  ///   - language: The language of pages that name none.
  ///   - keys: The keys as the mapping declares them.
  package init(language: LanguageTag, _ keys: ScheduleKeys) {
    self.language = language
    self.keys = keys
  }

  /// Reads the keys of a mapping; `nil` if it has none of them.
  ///
  /// - Parameter language: The language of the page, if it names one.
  package mutating func read(_ reader: inout MappingReader, in language: LanguageTag?) -> Schedule? {
    let language = language ?? self.language
    let schedule = Schedule(
      hours: hours(&reader, in: language), specialHours: specialHours(&reader, in: language),
      closedUntil: closedUntil(&reader), timeZone: Self.timeZone(&reader, keys.timeZone))
    return schedule.isEmpty ? nil : schedule
  }

  mutating func words(in language: LanguageTag) -> HoursWords {
    knownWords.value(for: language) { HoursWords(language: $0) }
  }

  /// The opening hours; many locations of a chain have the same.
  private mutating func hours(
    _ reader: inout MappingReader, in language: LanguageTag
  ) -> Ranged<BusinessHours>? {
    guard let texts = reader.texts(keys.hours)?.value, !texts.isEmpty else { return nil }
    let range = ByteRange(from: texts[0].range, through: texts[texts.count - 1].range)
    guard let reading = reading(of: texts, in: language, &reader) else { return nil }
    let hours = reading.hours
    if hours.isWithoutWeek {
      let mistake = InvalidValue(texts[0].value, HoursRule.withoutWeek)
      reader.report(mistake.diagnostic(keys.invalid, at: reader.range(range)))
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
    do throws(InvalidValue<HoursRule>) {
      let key = Texts(texts: texts.map(\.value), language: language)
      let reading = try knownHours.value(for: key) { _ throws(InvalidValue<HoursRule>) in
        var hours = HoursReader(words)
        for text in texts {
          culprit = text
          try hours.add(text.value)
        }
        return Reading(hours: hours.hours, guesses: hours.guesses)
      }
      for guess in reading.guesses {
        let text = texts.first { $0.value.contains(Self.quoted(in: guess)) } ?? texts[0]
        reader.report(.guessedHours(guess, at: reader.range(text.range)))
      }
      return reading
    } catch {
      reader.report(error.diagnostic(keys.invalid, at: reader.range(culprit.range)))
      return nil
    }
  }

  /// The first text between backticks.
  private static func quoted(in text: String) -> String {
    String(text.dropFirst().prefix { $0 != "`" })
  }

  // MARK: Other keys

  private func closedUntil(_ reader: inout MappingReader) -> CalendarDate? {
    guard let text = reader.text(keys.closedUntil) else { return nil }
    if let date = CalendarDate(text.value) { return date }
    reader.report(
      Diagnostic(
        keys.invalid, at: reader.range(text.range), "\(Quoting.quoted(text.value)) is not a date",
        fix: "write the first day on which it is open again as `2026-12-24`"))
    return nil
  }

  private static func timeZone(_ reader: inout MappingReader, _ key: Key) -> String? {
    guard let text = reader.text(key) else { return nil }
    if TimeZones.isName(text.value) { return text.value }
    reader.report(.unknownTimeZone(text.value, at: reader.range(text.range)))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func guessedHours(_ guess: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .guessedHours, at: range, "clipsite reads \(guess)", fix: "write both times with minutes, as in `09:00`"
    )
  }

  static func seasonWithoutYears(_ part: DatedHours, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .seasonWithoutYears, at: range,
      "the hours of `\(part.texts.first ?? part.span.first)` have no year, so search engines do not get them",
      fix: "add the year, as in `2026 Apr-Oct Mo-Su 10:00-20:00` or `2026-12-24 off`")
  }

  fileprivate static func unknownTimeZone(_ name: String, at range: SourceRange) -> Diagnostic {
    let meant =
      TimeZones.canonicalCase(of: name).map { "write `\($0)`" }
      ?? Suggestion.fix(for: name, in: TimeZones.names)
    return Diagnostic(
      .unknownTimeZone, at: range, "\(Quoting.quoted(name)) is not the name of a time zone",
      fix: meant ?? "write an area and a town, as in `America/New_York`")
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
      .frontMatter,
      wrong: """
        place:
          country: DE
          hours: [Mo-Fr 9-5pm]
        """,
      right: """
        place:
          country: DE
          hours: [Mo-Fr 09:00-17:00]
        """))

  /// Hours of a part of the year have no year.
  package static let seasonWithoutYears = DiagnosticCode(
    "SeasonWithoutYears", .warning,
    summary: "The hours of a season or of a date have no year.",
    explanation: """
      `Apr-Oct Mo-Su 10:00-20:00` holds every year. The page and its script show such hours. Google needs dates
      with years in structured data (`validFrom`, `validThrough`), and a build does not know the year. So search
      engines get only hours of dates with years.
      """,
    fix: "Add the year, as in `2026 Apr-Oct Mo-Su 10:00-20:00` or `2026-12-24 off`.",
    example: .init(
      .frontMatter,
      wrong: """
        place:
          country: DE
          hours: [Mo-Su 10:00-17:00, Apr-Oct Mo-Su 10:00-20:00]
        """,
      right: """
        place:
          country: DE
          hours: [Mo-Su 10:00-17:00, 2026 Apr-Oct Mo-Su 10:00-20:00]
        """))

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
      .frontMatter,
      wrong: """
        place:
          country: US
          time-zone: EST
        """,
      right: """
        place:
          country: US
          time-zone: America/New_York
        """))
}
