import AppClips
import Mustache

/// The data of a physical place for templates.
enum PlaceContext {
  static func value(_ place: PhysicalPlace, title: String) -> Value {
    let address = place.address
    return TemplateContext.place.value([
      text(address.street), text(address.locality), text(address.region), text(address.postalCode),
      text(address.country?.rawValue), .list(lines(of: address).map(Value.text)),
      text(place.coordinates?.latitude), text(place.coordinates?.longitude), text(place.phone?.rawValue),
      text(place.phone?.link), text(mapURL(place, title: title)), .list(hours(place.hours)),
      .bool(place.hours?.lines.isEmpty == false),
    ])
  }

  private static func text(_ text: String?) -> Value { text.map(Value.text) ?? nil }

  /// The countries in which the postal code stands before the town (address formats of libaddressinput).
  private static let codeFirstCountries: Set<String> = [
    "AD", "AR", "AT", "BA", "BE", "BG", "CH", "CL", "CY", "CZ", "DE", "DK", "DZ", "EE", "ES", "FI",
    "FO",
    "FR", "GL", "GP", "GR", "HR", "IS", "IT", "LI", "LT", "LU", "MA", "MC", "ME", "MK", "MQ", "MX", "MY",
    "NL",
    "NO",
    "PL", "PT", "RE", "RO", "RS", "SE", "SI", "SK", "SM", "TN", "TR", "VA",
  ]

  /// The address as it is written on a letter: street, town with region and postal code, country.
  private static func lines(of address: PostalAddress) -> [String] {
    let isCodeFirst = codeFirstCountries.contains(address.country?.rawValue ?? "")
    let town =
      isCodeFirst
      ? join(join(address.postalCode, address.locality, by: " "), address.region, by: ", ")
      : join(address.locality, join(address.region, address.postalCode, by: " "), by: ", ")
    return [address.street, town, address.country?.name].compactMap { $0 }
  }

  private static func join(_ first: String?, _ second: String?, by separator: String) -> String? {
    guard let first, let second else { return first ?? second }
    return first + separator + second
  }

  /// The place in Apple Maps (Apple, “Map Links”): the point where it is known, else a search for the address.
  private static func mapURL(_ place: PhysicalPlace, title: String) -> String? {
    let address = lines(of: place.address).joined(separator: ", ")
    guard place.coordinates != nil || !address.isEmpty else { return nil }
    var url = "https://maps.apple.com/?q=\(PercentEncoding.queryComponent(title))"
    if !address.isEmpty { url += "&address=\(PercentEncoding.queryComponent(address))" }
    if let point = place.coordinates { url += "&ll=\(point.latitude),\(point.longitude)" }
    return url
  }

  private static func hours(_ hours: OpeningHours?) -> [Value] {
    (hours?.lines ?? []).map { line in
      let space = line.lastIndex(of: " ") ?? line.startIndex
      return TemplateContext.hours.value([
        .text(String(line[..<space])), .text(String(line[space...].drop { $0 == " " })), .text(line),
      ])
    }
  }
}
