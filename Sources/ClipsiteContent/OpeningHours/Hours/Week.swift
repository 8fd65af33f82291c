package import ClipsiteAppClips

/// The times of each day of a week, as far as somebody has stated them.
package struct Week: Hashable, Sendable {
  /// Monday to Sunday; `nil` for a day that is not stated.
  package var days: [DayTimes?] = Array(repeating: nil, count: 7)

  package init() {}

  package subscript(day: Weekday) -> DayTimes? {
    get { days[day.rawValue] }
    set { days[day.rawValue] = newValue }
  }

  /// Feeds the times of a day in one piece, which takes a fraction of what the times one by one take.
  package func hash(into hasher: inout Hasher) {
    for day in days {
      hasher.combine(day?.times.count ?? -1)
      day?.times.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// A Boolean value that indicates whether nothing is stated.
  package var isEmpty: Bool { days.allSatisfy { $0 == nil } }

  /// The stated days in groups with the same times, in the order of the first day of each.
  package var groups: [(days: [Weekday], times: DayTimes)] {
    var groups: [(days: [Weekday], times: DayTimes)] = []
    for (number, times) in days.enumerated() {
      guard let times, let day = Weekday(rawValue: number) else { continue }
      let index = groups.lastIndex { $0.times == times } ?? groups.count
      if index == groups.count {
        groups.append(([], times))
        groups[index].days.reserveCapacity(7)
      }
      groups[index].days.append(day)
    }
    return groups
  }

  /// The days as `Mo-Fr 08:00-17:00` and `Sa off`.
  package var texts: [String] {
    groups.map { group in
      let times = group.times.times.map(\.text).joined(separator: ",")
      return Self.text(of: group.days) + (times.isEmpty ? " off" : " \(times)")
    }
  }

  /// Three and more days in a row are a range.
  private static func text(of days: [Weekday]) -> String {
    var parts: [String] = []
    var rest = days[...]
    while let first = rest.first {
      let run = rest.enumerated().prefix { $1.rawValue - first.rawValue == $0 }.map(\.element)
      if run.count > 2, let last = run.last {
        parts.append("\(first.abbreviation)-\(last.abbreviation)")
      } else {
        parts += run.map(\.abbreviation)
      }
      rest = rest.dropFirst(run.count)
    }
    return parts.joined(separator: ",")
  }
}

extension Weekday {
  /// The two letters of schema.org and OpenStreetMap, as in `Mo`.
  package var abbreviation: String { String(name.prefix(2)) }
}
