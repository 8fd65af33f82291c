/// The script of pages with opening hours. It says whether the location is open, marks today in the table,
/// writes the special dates of this week into its rows, shows those of the next eight weeks below, folds away
/// other seasons, and removes what has ended. It is clipsite's own, so that a security policy knows what it
/// does: it loads nothing, and sets no styles.
///
/// - `data-hours` is `place.hours-data`. The element gets the state as its text and becomes visible. All
///   dates and times are those of the location, wherever the visitor is. With several elements, the first
///   decides about the rest of the page, and names the occasion of a special day (`small` in its row).
///   The event `hours` at the window announces new ones.
/// - `data-words` is `hours-words`. The elements inside take the words from it that their `data-hours` lack.
/// - `data-days` is the number of a day, Monday is 1 (ISO 8601), or those of all days. The row of today gets
///   `aria-current`, or after midnight that of the evening that still lasts. Without a row for each day, that of a
///   date inside `data-dates` gets it. If the location is closed for a while, its table gets `data-later` and no
///   row is marked.
/// - `data-from` and `data-through` are dates. One of them can be empty. With `data-season`, they say when
///   the days inside count. In a row inside `data-dates`, they say when its second cell counts, on the days
///   of the week `data-on` if not on all. For seven days from today, or from an evening that still lasts, the cell replaces that of the day, whose
///   row gets date and label and `data-other`. A row is hidden if its dates are not among the next eight weeks,
///   and `data-dates` is hidden with the last of them. Other elements are hidden if theirs are not among the next
///   four weeks.
/// - `data-until` is a date. The element is hidden from this date on.
/// - A `details` with `data-season` is open while the season lasts, and one with `data-rest` while none does. While
///   the location is closed, the day on which it opens again decides.
///
/// Without a time zone, or with one that the browser does not know, nobody can say which day it is there. Then
/// there are no state, no mark, and no dates in the rows of the week, and dates end a day after those of the
/// visitor.
package enum HoursScript {
  /// Wall-clock minutes since 1970 count all times. `at` finds the first instant at which the clock of the
  /// location shows a time or a later one, so a time that daylight saving time skips is when it begins, and a
  /// time that comes twice is the first of the two. `pageshow` also comes when a page is taken out of the
  /// browser's memory, maybe on another day.
  ///
  /// It is `WebFiles/hours.js` without its last line end.
  package static let text = String(OpeningHoursWebFiles.hoursScript.dropLast())
}
