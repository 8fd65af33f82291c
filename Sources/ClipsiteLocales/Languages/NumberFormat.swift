/// Whole and decimal numbers in a language, with Latin digits.
package struct NumberFormat: Sendable {
  private let decimalSeparator: String
  private let groupSeparator: String
  private let groupSizes: (last: Int, others: Int)
  private let firstGroupedDigits: Int

  /// Reads the format of a language.
  package init(_ locale: LocaleData) {
    let fields = locale.line("numbers")?.fields ?? []
    let isComplete = fields.count == 4
    decimalSeparator = isComplete ? fields[0] : "."
    groupSeparator = isComplete ? fields[1] : ","
    let sizes = isComplete ? fields[2].split(separator: ",").compactMap { Int($0) } : []
    groupSizes = sizes.count == 2 ? (sizes[0], sizes[1]) : (3, 3)
    firstGroupedDigits = isComplete ? Int(fields[3]) ?? 4 : 4
  }

  /// A whole number, as in `5,911`.
  package func text(of number: Int) -> String {
    // No language groups three digits.
    if number.magnitude < 1000 { return "\(number)" }
    let digits = Array("\(number.magnitude)")
    guard digits.count >= firstGroupedDigits else { return "\(number)" }
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      let rest = digits.count - index
      if index > 0, rest >= groupSizes.last, (rest - groupSizes.last) % max(groupSizes.others, 1) == 0 {
        text += groupSeparator
      }
      text.append(digit)
    }
    return text
  }

  /// A number of tenths, as in `1.2` for 12.
  package func text(ofTenths tenths: Int) -> String {
    "\(tenths < 0 && tenths > -10 ? "-" : "")\(tenths / 10)\(decimalSeparator)\(tenths.magnitude % 10)"
  }
}

/// Distances in a language, in the unit of a country's road signs.
package struct DistanceFormat: Sendable {
  private let numbers: NumberFormat
  private let kilometers: Unit
  private let meters: Pattern
  private let miles: Unit

  /// A unit with the texts of all distances below ten, in tenths: nearly all neighbors have one of them.
  private struct Unit: Sendable {
    let pattern: Pattern
    let short: [String]

    init(_ text: String, _ numbers: NumberFormat) {
      let pattern = Pattern(text: text)
      self.pattern = pattern
      short = (0..<100).map { pattern.filled(numbers.text(ofTenths: $0)) }
    }
  }

  /// Reads the units of a language.
  package init(_ locale: LocaleData) {
    numbers = NumberFormat(locale)
    let fields = locale.line("units")?.fields ?? []
    let isComplete = fields.count == 3
    kilometers = Unit(isComplete ? fields[0] : "{0} km", numbers)
    meters = Pattern(text: isComplete ? fields[1] : "{0} m")
    miles = Unit(isComplete ? fields[2] : "{0} mi", numbers)
  }

  /// A distance such as `450 m`, `1.2 km`, or `12 km`, or in miles where roads are signed in miles.
  package func text(meters distance: Double, in country: String?) -> String {
    // Half of the equator is 20,000 km, and a number that is not one has no text.
    let distance = distance.isFinite ? min(max(distance, 0), 100_000_000) : 0
    if let country, Self.usesMiles(country) { return text(of: distance / 1609.344, in: miles) }
    if distance < 995 { return meters.filled(numbers.text(of: Int((distance / 10).rounded()) * 10)) }
    return text(of: distance / 1000, in: kilometers)
  }

  /// A Boolean value that indicates whether a country's roads are signed in miles (CLDR, “Unit Preferences”).
  package static func usesMiles(_ country: String) -> Bool {
    countriesWithMiles.contains(country)
  }

  /// Read once: each neighbor of a location asks for its unit.
  private static let countriesWithMiles = Set(
    TableLine("roads", "mi")?.field(0).split(separator: " ").map { String($0) } ?? [])

  /// With one decimal below 10, without any above.
  private func text(of value: Double, in unit: Unit) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths < unit.short.count
      ? unit.short[tenths] : unit.pattern.filled(numbers.text(of: Int(value.rounded())))
  }
}
