import ClipsiteAppClips
import ClipsiteLocales
import ClipsiteSystem
package import ClipsiteText

/// The keys of `place` about hours while a file is read.
package struct ScheduleReading: Sendable {
  /// The values so far.
  package var schedule: Schedule
  /// The list of `hours`, whose words depend on the language of the page.
  var hours: YAMLNode?
  /// The list of `special-hours`, for the same reason.
  var specialHours: YAMLNode?

  package init(_ schedule: Schedule = Schedule()) { self.schedule = schedule }
}

/// The declarations of the keys of `place` about hours.
package enum ScheduleKeys {
  /// - Parameters:
  ///   - path: The hours in the owner of the keys.
  ///   - invalid: The code of values of `place` that are not valid.
  package static func declared<Owner>(
    _ path: WritableKeyPath<Owner, ScheduleReading>, invalid: DiagnosticCode
  ) -> [KeyDeclaration<Owner>] {
    let (hoursList, specialList) = (path.appending(path: \.hours), path.appending(path: \.specialHours))
    let schedule = path.appending(path: \.schedule)
    let hours = KeyField(
      .list(.text(.hours)), schedule.appending(path: \.hours),
      elsewhere: { $0.map { Ranged($0.value, at: .none) } }, contradicts: { $0?.value != $1?.value },
      later: hoursList
    ) { $2.sequence($0, $1) }
    let specialHours = KeyField(
      .list(.either(.text(.specialHours), .mapping(SpecialHoursItem.keys(invalid: invalid)))),
      schedule.appending(path: \.specialHours),
      contradicts: { $0.map(\.withoutLabel) != $1.map(\.withoutLabel) }, later: specialList
    ) { list, _, _ in list }
    return [
      .key(
        "hours", hours, KeyFlow(.foldersWithoutAddress, .original),
        about: "the opening hours. See [State opening hours](../Guides/StateHours.md)",
        example: #"["Mo-Fr 06:00-18:00", "Sa,Su 08:00-12:00"]"#,
        synonyms: ["opening-hours", "business-hours"],
        codes: [invalid, .guessedHours, .seasonWithoutYears]),
      .key(
        "special-hours", specialHours, KeyFlow(.special("yes, date by date"), .ownWords),
        about: "dates with other hours: texts, or mappings with `date`, `hours`, and `label`",
        example: #"["2026-12-24 08:00-13:00"]"#, synonyms: ["holiday-hours", "holidays"],
        codes: [invalid, .seasonWithoutYears, .unusedSpecialHours]),
      .key(
        "closed-until",
        .value(
          schedule.appending(path: \.closedUntil),
          .date(invalid, fix: "write the first day on which it is open again as")),
        KeyFlow(.foldersWithoutAddress, .original),
        about: "the first day on which a closed location is open again", example: "2027-02-01",
        synonyms: ["reopens", "reopen-date"], codes: [invalid]),
      .key(
        "time-zone", .value(schedule.appending(path: \.timeZone), ScheduleForms.timeZone),
        KeyFlow(.folders, .original),
        about: "the name of the time zone", default: "that of the country", example: "America/Chicago",
        synonyms: ["timezone", "tz"], codes: [.unknownTimeZone]),
    ]
  }

  /// The same keys for what flows.
  static let flow = Keys(declared(\ScheduleReading.self, invalid: .guessedHours))
}

/// An item of `place.special-hours` that is a mapping.
struct SpecialHoursItem: Sendable {
  var date: Ranged<String>?
  var times: [Ranged<String>] = []
  var label: String?

  static func keys(invalid: DiagnosticCode) -> Keys<SpecialHoursItem> {
    Keys([
      .key(
        "date", .text(\.date), .alone, about: "the date or the dates", example: "2026-12-24",
        isRequired: true,
        codes: [invalid]),
      .key(
        "hours",
        .texts(\.times), .alone, about: "the times, or `closed`", example: "08:00-13:00", isRequired: true,
        codes: [invalid]),
      .key("label", .line(\.label), .alone, about: "the occasion", example: "Christmas Eve"),
    ])
  }
}

/// The forms of texts about hours.
extension TextForm {
  /// Days and times.
  package static let hours = TextForm("opening hours") { text in
    do throws(InvalidValue) {
      _ = try HoursReader.hours([text])
      return nil
    } catch {
      return error.message
    }
  }
  /// A date with other hours.
  package static let specialHours = TextForm("date and hours", mistake: hours.mistake)
  /// The name of a time zone.
  package static let timeZone = ScheduleForms.timeZone.text
}

extension KeyForm<CalendarDate> {
  /// A date.
  ///
  /// - Parameter fix: The remedy without the example at its end.
  package static func date(_ code: DiagnosticCode, fix: String = "write the day as") -> KeyForm {
    KeyForm("date", code, pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") { text throws(InvalidValue) in
      guard let date = CalendarDate(text) else {
        let meant = CalendarDate.readings(of: text)
        throw InvalidValue(
          "\(Quoting.quoted(text)) is not a date",
          fix: "\(fix) \(HoursRule.choice(of: meant.isEmpty ? ["2026-12-24"] : meant.map(\.description)))")
      }
      return date
    }
  }
}

/// The forms of keys of `place`.
private enum ScheduleForms {
  /// The name of a time zone.
  static let timeZone = KeyForm(
    "time zone", .unknownTimeZone, pattern: "^[A-Z][A-Za-z]+/[A-Za-z0-9_+/-]+$"
  ) { name throws(InvalidValue) in
    if TimeZones.isName(name) { return name }
    let meant =
      (TimeZones.canonicalCase(of: name) ?? TimeZones.zone(ofTownIn: name)).map { "write `\($0)`" }
      ?? Suggestion.fix(for: name, in: TimeZones.names)
    throw InvalidValue(
      "\(Quoting.quoted(name)) is not the name of a time zone",
      fix: meant ?? "write an area and a town, as in `America/New_York`")
  }
}

/// Names of time zones in files from elsewhere.
package enum TimeZoneName {
  /// Returns the name with the letter case of the database, or `nil` if no zone has it.
  package static func canonical(_ text: String) -> String? {
    TimeZones.isName(text) ? text : TimeZones.canonicalCase(of: text)
  }
}
