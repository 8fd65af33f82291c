import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText

/// Decodes `place.special-hours`: the dates with other hours.
extension ScheduleReader {
  mutating func specialHours(
    _ list: YAMLNode, in language: LanguageTag, _ reader: inout MappingReader
  ) -> [DatedHours] {
    var all: [Item] = []
    for item in list.items where !item.isRefused && !item.isEmpty {
      let found = specialHours(item, &reader, in: language) ?? []
      all += found.map { Item(hours: $0, place: item.place) }
    }
    reportRepeated(all, &reader)
    return [].overridden(by: all.map(\.hours))
  }

  /// An entry of `special-hours`.
  private struct Item {
    let hours: DatedHours
    let place: SourceRange
  }

  /// Reports dates that are in two items. In the order of the dates, the span that ends last among those
  /// before is enough to look at, for each day of the week.
  private func reportRepeated(_ items: [Item], _ reader: inout MappingReader) {
    let order = items.indices.sorted {
      let (left, right) = (items[$0].hours.span, items[$1].hours.span)
      return left == right ? $0 < $1 : DateSpan.isOrdered(left, before: right)
    }
    var latest = [Int?](repeating: nil, count: 7)
    for index in order {
      let hours = items[index].hours
      var found: (day: String, item: Int)?
      for weekday in 0..<7 where hours.week.days[weekday] != nil {
        guard let before = latest[weekday] else {
          latest[weekday] = index
          continue
        }
        let span = items[before].hours.span
        if let day = span.firstDay(in: hours.span, on: weekday), day < found?.day ?? "~" {
          found = (day, before)
        }
        if case .dates(_, let last) = hours.span, !span.ends(before: last.next) { continue }
        latest[weekday] = index
      }
      guard let found else { continue }
      let (first, second) = (items[min(found.item, index)], items[max(found.item, index)])
      reader.report(
        invalid, at: second.place,
        "`special-hours` state \(found.day) twice, also as part of `\(first.hours.texts.first ?? "")`",
        fix: "keep one of the two")
    }
  }

  /// The hours of one item: a text, or a mapping with `date`, `hours`, and `label`.
  private mutating func specialHours(
    _ item: YAMLNode, _ reader: inout MappingReader, in language: LanguageTag
  ) -> [DatedHours]? {
    guard item.kind == .mapping else {
      guard let text = item.text else {
        reader.report(
          invalid, at: item.place, "an item of `special-hours` is a list",
          fix: "write it as `2026-12-24 08:00-13:00`, or with the keys `date`, `hours`, and `label`")
        return nil
      }
      let hours = Ranged(text, at: item.range)
      return dates(in: [hours], at: hours.range, label: nil, language, &reader)
    }
    var entry = SpecialHoursItem()
    let found = reader.readApart(item, itemKeys, into: &entry)
    guard let date = entry.date, !entry.times.isEmpty else {
      if !found.hasUnknown, item.value(forKey: "date") == nil || item.value(forKey: "hours") == nil {
        let (missing, fix) =
          entry.date == nil
          ? ("date", "add `date: 2026-12-24`")
          : ("hours", "add `hours: closed`, or times such as `08:00-13:00`")
        reader.report(
          invalid, at: item.place, "an item of `special-hours` has no `\(missing)`", fix: fix)
      }
      return nil
    }
    let isDate = isDate(date.value, in: language)
    let texts = entry.times.map { Ranged("\(date.value) \($0.value)", at: isDate ? $0.range : date.range) }
    return dates(in: texts, at: date.range, label: entry.label, language, &reader)
  }

  /// A Boolean value that indicates whether a mistake in hours is one in their times.
  private mutating func isDate(_ text: String, in language: LanguageTag) -> Bool {
    CalendarDate(text) != nil || (try? HoursReader.hours(["\(text) off"], words(in: language))) != nil
  }

  private mutating func dates(
    in texts: [Ranged<String>], at dateRange: ByteRange, label: String?, _ language: LanguageTag,
    _ reader: inout MappingReader
  ) -> [DatedHours]? {
    guard let hours = reading(of: texts, in: language, &reader)?.hours else { return nil }
    let parts = hours.dates + hours.seasons
    let place = reader.range(dateRange)
    guard hours.week.isEmpty, !hours.isClosedOnHolidays, !parts.isEmpty else {
      reader.report(
        invalid, at: place, "an item of `special-hours` has hours without a date",
        fix: "put the date first, as in `2026-12-24 08:00-13:00`, or move hours of every week to `hours`")
      return nil
    }
    if let part = parts.first(where: { !$0.span.hasYears }) {
      reader.report(.seasonWithoutYears(part, at: place))
    }
    return label == nil ? parts : parts.map { DatedHours(span: $0.span, week: $0.week, label: label) }
  }
}
