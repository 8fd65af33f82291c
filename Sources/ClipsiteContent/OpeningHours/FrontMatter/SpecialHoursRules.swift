package import ClipsiteText

/// The rule for dates with other hours: they are other hours than those of a week.
extension Schedule {
  /// Returns what to report of the special hours that the file of a location states, or `nil`.
  ///
  /// - Parameter all: This schedule with what folders state.
  package func diagnostic(ofSpecialHoursIn all: Schedule?, at range: SourceRange) -> Diagnostic? {
    if specialHours.isEmpty || all?.hours != nil { return nil }
    return Diagnostic(
      .unusedSpecialHours, at: range,
      "the location has `special-hours` but no `hours`, so its page shows neither",
      fix: "add `hours` to `place` here or in the folder's index.md")
  }
}

extension DiagnosticCode {
  /// A location has special hours, but no hours of a week.
  package static let unusedSpecialHours = DiagnosticCode(
    "UnusedSpecialHours", .warning,
    summary: "A location has `special-hours` without `hours`.",
    explanation: """
      A page shows dates with other hours above the hours of the week. Without a week, nobody knows when
      the location is open, so the page and its structured data contain no hours.
      """,
    fix: "Add `hours` to `place` in the page, or in the `index.md` of a folder.",
    example: .init(
      .frontMatter,
      wrong: """
        place:
          country: DE
          special-hours: [2026-12-24 off]
        """,
      right: """
        place:
          country: DE
          hours: [Mo-Fr 09:00-17:00]
          special-hours: [2026-12-24 off]
        """))
}
