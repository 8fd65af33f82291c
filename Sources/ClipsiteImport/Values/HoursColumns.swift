import ClipsiteAppClips
import ClipsiteContent
import ClipsiteText

/// Cells about hours as front matter states them.
struct HoursCells {
  private let words: HoursWords

  init(_ words: HoursWords) { self.words = words }

  /// The hours of a week in one cell: a text, or the JSON of a data export of Yext.
  func week(_ text: String) -> FieldCheck.Outcome {
    text.hasPrefix("{") ? yext(text) : hours([text])
  }

  private func hours(_ texts: [String], besides doubt: String? = nil) -> FieldCheck.Outcome {
    var reader = HoursReader(words)
    do throws(InvalidValue) {
      for text in texts { try reader.add(text) }
    } catch {
      return .refused(reason: Self.reason(error))
    }
    if reader.hours.isWithoutWeek {
      return .refused(
        reason: Self.reason(
          InvalidValue(texts[0], HoursRule.withoutWeek(hasDates: !reader.hours.dates.isEmpty))))
    }
    let doubts = reader.guesses.map { "clipsite reads \($0)" } + (doubt.map { [$0] } ?? [])
    let value = FieldValue.list(reader.hours.texts)
    return doubts.isEmpty ? .value(value) : .doubtful(value, reason: doubts.joined(separator: ", and "))
  }

  private static func reason(_ error: InvalidValue) -> String {
    error.message.followed(by: error.fix)
  }

  /// Dates with other hours. A colon follows the date in exports of Google.
  func specialHours(_ text: String) -> FieldCheck.Outcome {
    do throws(InvalidValue) {
      let hours = try HoursReader.hours([text], words)
      guard hours.week.isEmpty, !hours.isClosedOnHolidays else {
        return .refused(reason: "hours without a date. Write a date first, as in `2026-12-24: 09:00-13:00`")
      }
      return .value(.list((hours.dates + hours.seasons).flatMap(\.texts)))
    } catch {
      return .refused(reason: Self.reason(error))
    }
  }

  /// The hours of a week in cells for its days. Empty cells are unknown, which is not closed.
  func days(
    _ cells: [DayColumn: String], _ week: String = "", dates: [String] = [], besides other: String? = nil
  ) -> FieldCheck.Outcome? {
    if cells.values.allSatisfy(\.isEmpty), !week.isEmpty { return self.week(week) }
    var texts = week.isEmpty ? [] : [week]
    var missing: [String] = []
    for day in Weekday.allCases {
      let whole = cells[DayColumn(day: day, part: .whole)] ?? ""
      let ends = [DayColumn.Part.opens, .closes].compactMap { part in
        cells[DayColumn(day: day, part: part)].flatMap { $0.isEmpty ? nil : $0 }
      }
      // `closed` is in both columns.
      let end = Set(ends).count == 1 ? ends[0] : ends.joined(separator: " - ")
      let text = whole.isEmpty ? end : whole
      let named = HoursReader.days(namedIn: text, words)
      if let other = named.first(where: { $0 != day }) {
        return .refused(reason: "the cell of \(day.name) has hours of \(other.name)")
      }
      if text.isEmpty {
        missing.append(day.name)
      } else {
        texts.append(named.isEmpty ? "\(day.abbreviation) \(text)" : text)
      }
    }
    if texts.isEmpty { return nil }
    let doubt =
      missing.isEmpty || !week.isEmpty
      ? nil : "there are no hours for \(missing.joined(separator: ", ")), shown as closed"
    let doubts = [doubt, other].compactMap(\.self)
    return hours(texts + dates, besides: doubts.isEmpty ? nil : doubts.joined(separator: ", and "))
  }

  /// `{"monday":{"openIntervals":[{"start":"09:00","end":"17:00"}]},"sunday":{"isClosed":true}}`, with
  /// `holidayHours` by date.
  private func yext(_ text: String) -> FieldCheck.Outcome {
    guard let root = try? JSONParser.parse(Array(text.utf8)), root.members != nil else {
      return .refused(reason: "it begins like JSON and is not JSON")
    }
    var cells: [DayColumn: String] = [:]
    for day in Weekday.allCases {
      guard let node = root[day.name.lowercased()] else { continue }
      cells[DayColumn(day: day, part: .whole)] = Self.times(node)
    }
    let holidays = (root["holidayHours"]?.elements ?? []).filter {
      $0["isRegularHours"]?.value != .bool(true)
    }
    let dates = holidays.map { "\($0["date"]?.text ?? "") \(Self.times($0))" }
    let reopening = root["reopenDate"]?.text.map {
      "`reopenDate` is left out. Write `place.closed-until: \($0)` in the page"
    }
    return days(cells, dates: dates, besides: reopening)
      ?? .refused(reason: "it is JSON without the hours of a day")
  }

  /// The times of a day in JSON.
  private static func times(_ node: JSONNode) -> String {
    if node["isClosed"]?.value == .bool(true) { return "closed" }
    let intervals = (node["openIntervals"]?.elements ?? []).map { interval in
      "\(interval["start"]?.text ?? "")-\(interval["end"]?.text ?? "")"
    }
    return intervals.joined(separator: ",")
  }
}
