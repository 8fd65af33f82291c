import ClipsiteAppClips
package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteLocales

/// The keys of `place` about hours.
package final class ScheduleKeys: KeyGroup {
  package let hours: Key
  package let specialHours: Key
  package let closedUntil: Key
  package let timeZone: Key
  /// The code of values that are not valid.
  let invalid: DiagnosticCode

  /// - Parameter invalid: The code of values of `place` that are not valid.
  package init(invalid: DiagnosticCode) {
    self.invalid = invalid
    hours = Key(
      "hours", .list(.text(.hours)),
      about: "the opening hours. See [State opening hours](../Guides/StateHours.md)",
      example: #"["Mo-Fr 06:00-18:00", "Sa,Su 08:00-12:00"]"#, inherited: Self.fromPlainFolders,
      synonyms: ["opening-hours", "business-hours"],
      codes: [invalid, .guessedHours, .seasonWithoutYears])
    specialHours = Key(
      "special-hours", .list(.either(.text(.specialHours), .mapping(SpecialHoursKeys(invalid: invalid)))),
      about: "dates with other hours: texts, or mappings with `date`, `hours`, and `label`",
      example: #"["2026-12-24 08:00-13:00"]"#, inherited: .other("yes, date by date"),
      synonyms: ["holiday-hours", "holidays"], codes: [invalid, .seasonWithoutYears, .unusedSpecialHours])
    closedUntil = Key(
      "closed-until", .text(.date), about: "the first day on which a closed location is open again",
      example: "2027-02-01", inherited: Self.fromPlainFolders, synonyms: ["reopens", "reopen-date"],
      codes: [invalid])
    timeZone = Key(
      "time-zone", .text(.timeZone), about: "the name of the time zone", default: "that of the country",
      example: "America/Chicago", inherited: .folders, synonyms: ["timezone", "tz"],
      codes: [.unknownTimeZone])
  }

  /// The pages that get hours from a folder's page.
  private static let fromPlainFolders = Key.Inheritance.other("yes, from an `index.md` without an address")
}

/// The keys of an item of `place.special-hours`.
final class SpecialHoursKeys: KeyGroup {
  let date: Key
  let hours: Key
  let label = Key("label", .text(.line), about: "the occasion", example: "Christmas Eve")

  init(invalid: DiagnosticCode) {
    date = Key(
      "date", .text, about: "the date or the dates", example: "2026-12-24", isRequired: true,
      codes: [invalid])
    hours = Key(
      "hours", .either(.text, .texts), about: "the times, or `closed`", example: "08:00-13:00",
      isRequired: true, codes: [invalid])
  }
}

/// The forms of texts about hours.
extension TextForm {
  /// Days and times.
  package static let hours = TextForm("opening hours") { text in
    do throws(InvalidValue<HoursRule>) {
      _ = try HoursReader.hours([text])
      return nil
    } catch {
      return error.message
    }
  }
  /// A date with other hours.
  package static let specialHours = TextForm("date and hours", mistake: hours.mistake)
  /// A date.
  package static let date = TextForm("date", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") { text in
    CalendarDate(text) == nil ? "it is not a date as in `2026-12-24`" : nil
  }
  /// The name of a time zone.
  package static let timeZone = TextForm("time zone", pattern: "^[A-Z][A-Za-z]+/[A-Za-z0-9_+/-]+$") { text in
    TimeZones.isName(text) ? nil : "it is not the name of a time zone such as `America/New_York`"
  }
}

/// Names of time zones in files from elsewhere.
package enum TimeZoneName {
  /// Returns the name with the letter case of the database, or `nil` if no zone has it.
  package static func canonical(_ text: String) -> String? {
    TimeZones.isName(text) ? text : TimeZones.canonicalCase(of: text)
  }
}
