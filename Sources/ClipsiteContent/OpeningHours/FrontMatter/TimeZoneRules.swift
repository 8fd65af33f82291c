package import ClipsiteText

/// The rules for time zones: nobody can say whether a location is open without one.
extension LocationClock {
  /// Returns what to report of the clock of some locations, or `nil` if it is certain.
  ///
  /// - Parameters:
  ///   - count: The number of locations of a folder that have this clock.
  ///   - area: The name of the country or region to which it belongs.
  package func diagnostic(
    ofLocations count: Int, in area: String?, at range: SourceRange
  ) -> Diagnostic? {
    let subject = count == 1 ? "the location has" : "\(count) locations of this folder have"
    switch self {
    case .known: return nil
    case .mainland(let zone, let others):
      return Diagnostic(
        .assumedTimeZone, at: range,
        "\(subject) the time zone `\(zone)`, as nearly all of \(area ?? "the country")",
        fix: "set `place.time-zone` for locations in \(Self.list(others))")
    case .unknown(let zones):
      return Diagnostic(
        .missingTimeZone, at: range,
        "\(subject) hours but no time zone, and \(area ?? "the country") has several",
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
      of most countries from `place.country`, and of most states and provinces of the United States, Canada,
      Mexico, Brazil, Australia, and Indonesia from `place.region`. Some regions, such as Texas, Florida, and
      Tennessee, have several zones. Without a zone, the page shows only the table of hours.
      """,
    fix: "Set `place.region` or `place.time-zone` in the page, or the zone in the `index.md` of a folder.",
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
    summary: "clipsite uses the time zone of nearly all of a country or region.",
    explanation: """
      China, Ecuador, New Zealand, Portugal, Spain, and Ukraine have one time zone on the mainland, and others on
      islands or in a region. So do Arizona, Nevada, British Columbia, Ontario, Quebec, Saskatchewan, New South
      Wales, Western Australia, Pernambuco, and Nuevo León.
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
