import ClipsiteAppClips
import ClipsiteMustache
import ClipsitePlatform
import ClipsiteSiteModel

/// The data of a physical place for templates.
struct PlaceContext: Sendable {
  /// Opening hours in the words of a language.
  private struct NamedHours: Hashable {
    let hours: OpeningHours
    let language: LanguageTag
  }

  private var knownHours = Memo<NamedHours, Value>()

  /// - Parameter words: Those of the language.
  mutating func value(
    _ place: Location, title: String, in language: LanguageTag, _ words: LanguageWords
  ) -> Value {
    let address = place.address
    let lines = address.lines(naming: words.name)
    return TemplateContext.place.value([
      Value(address.street), Value(address.locality), Value(address.region), Value(address.postalCode),
      Value(address.country?.rawValue), .list(lines.map(Value.text)),
      Value(place.coordinates?.latitude), Value(place.coordinates?.longitude), Value(place.phone?.rawValue),
      Value(place.phone?.link), Value(Self.mapURL(place, lines, title: title)),
      hours(place.hours, in: language, words),
      .bool(place.hours?.periods.isEmpty == false),
    ])
  }

  /// The place in Apple Maps (Apple, “Map Links”): the point where it is known, else a search for the
  /// address.
  private static func mapURL(_ place: Location, _ lines: [String], title: String) -> String? {
    guard place.coordinates != nil || !lines.isEmpty else { return nil }
    var url: [UInt8] = []
    url.reserveCapacity(400)
    url.append("https://maps.apple.com/?q=")
    PercentEncoding.append(queryComponent: title, to: &url)
    for (index, line) in lines.enumerated() {
      url.append(index == 0 ? "&address=" : "%2C%20")
      PercentEncoding.append(queryComponent: line, to: &url)
    }
    if let point = place.coordinates {
      url.append("&ll=")
      url.append(contentsOf: point.latitude.utf8)
      url.append(UInt8(ascii: ","))
      url.append(contentsOf: point.longitude.utf8)
    }
    return String(decoding: url, as: UTF8.self)
  }

  /// The lines of a table of opening hours; many locations of a chain have the same.
  private mutating func hours(
    _ hours: OpeningHours?, in language: LanguageTag, _ words: LanguageWords
  ) -> Value {
    guard let hours else { return .list([]) }
    return knownHours.value(for: NamedHours(hours: hours, language: language)) { _ in
      .list(
        zip(hours.lines(naming: words.name), hours.periods).map { line, period in
          let space = line.lastIndex(of: " ") ?? line.startIndex
          let numbers = period.days.map { String($0.rawValue + 1) }.joined(separator: " ")
          return TemplateContext.hours.value([
            .text(String(line[..<space])), .text(String(line[space...].drop { $0 == " " })), .text(line),
            .text(numbers),
          ])
        })
    }
  }
}
