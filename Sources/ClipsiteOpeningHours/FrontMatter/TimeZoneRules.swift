package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// The rules for time zones: nobody can say whether a location is open without one.
extension LocationClock {
  /// Returns what to report of the clock of some locations, or `nil` if it is certain.
  ///
  /// - Parameter count: The number of locations of a folder that have this clock.
  package func diagnostic(
    ofLocations count: Int, in country: CountryCode?, at range: SourceRange
  ) -> Diagnostic? {
    let subject = count == 1 ? "the location has" : "\(count) locations of this folder have"
    switch self {
    case .known: return nil
    case .mainland(let zone, let others):
      let name = country?.name ?? ""
      return Diagnostic(
        .assumedTimeZone, at: range, "\(subject) the time zone `\(zone)`, as nearly all of \(name)",
        fix: "set `place.time-zone` for locations in \(Self.list(others))")
    case .unknown(let zones):
      return Diagnostic(
        .missingTimeZone, at: range,
        "\(subject) hours but no time zone, and \(country?.name ?? "the country") has several",
        fix: zones.first.map {
          "add `time-zone`, such as `\($0)`, to `place` here or in the folder's index.md"
        }
          ?? "add `time-zone` to `place` here or in the folder's index.md")
    case .withoutCountry:
      return Diagnostic(
        .missingTimeZone, at: range, "\(subject) hours but neither a country nor a time zone",
        fix: "add `country` or `time-zone` to `place`")
    }
  }

  private static func list(_ zones: [String]) -> String {
    zones.map { "`\($0)`" }.joined(separator: " and ")
  }
}

extension DiagnosticCode {
  /// Locations have hours but no time zone.
  package static let missingTimeZone = DiagnosticCode(
    "MissingTimeZone", .warning,
    summary: "A location has hours but no time zone.",
    explanation: """
      The page of a location shows whether it is open now, in the location's time zone. clipsite knows the zone
      of most countries from `place.country`. The United States, Canada, Mexico, Brazil, Australia, Russia,
      Indonesia, and some others have several. Without a zone, the page shows only the table of hours.
      """,
    fix: "Set `place.time-zone` in the page or in the `index.md` of a folder.",
    example: .init(
      .frontMatter,
      wrong: """
        place:
          country: US
          hours: [Mo-Fr 09:00-17:00]
        """,
      right: """
        place:
          country: US
          time-zone: America/Chicago
          hours: [Mo-Fr 09:00-17:00]
        """))

  /// Locations have the time zone of nearly all of their country.
  package static let assumedTimeZone = DiagnosticCode(
    "AssumedTimeZone", .note,
    summary: "clipsite uses the time zone of the mainland.",
    explanation: """
      China, Ecuador, New Zealand, Portugal, Spain, and Ukraine have one time zone on the mainland, and others on
      islands or in a region.
      """,
    fix: """
      Set `place.time-zone` for other locations, such as `Atlantic/Canary`. To hide the note, set the zone in the
      `index.md` of the folder.
      """,
    example: .init(
      .frontMatter,
      wrong: """
        place:
          country: ES
          hours: [Mo-Fr 09:00-17:00]
        """,
      right: """
        place:
          country: ES
          time-zone: Europe/Madrid
          hours: [Mo-Fr 09:00-17:00]
        """))
}
