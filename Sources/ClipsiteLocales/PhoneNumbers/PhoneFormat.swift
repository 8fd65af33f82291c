/// The groups of telephone numbers as people in a country write them, as in `(415) 555-0100`.
///
/// Source: libphonenumber (see `LocaleTable.swift`), for the countries that most sites have.
package enum PhoneFormat {
  /// Returns a number with the groups of its country, or `nil` if these are unknown.
  ///
  /// - Parameters:
  ///   - number: The number in E.164 form, as in `+14155550100`.
  ///   - country: The country of readers who dial it without the country code, or `nil` for others.
  package static func text(of number: String, in country: String?) -> String? {
    let digits = number.dropFirst()
    for length in 1...3 {
      let code = String(digits.prefix(length))
      guard let forms = byCode[code] else { continue }
      let rest = Array(digits.dropFirst(length).utf8)
      let isDomestic = country.flatMap(CallingCode.of)?.code == code
      for form in forms {
        if let text = form.text(of: rest, isDomestic: isDomestic) {
          return isDomestic ? text : "+\(code) \(text)"
        }
      }
      return nil
    }
    return nil
  }

  /// One way to group numbers.
  private struct Form: Sendable {
    /// The least and the largest size of each group.
    private let sizes: [(least: Int, most: Int)]
    private let national: Pattern
    private let international: Pattern
    /// The starts of the numbers, each with a 1 before it; empty for all numbers.
    private let starts: Set<Int>
    private let longestStart: Int

    /// Reads `sizes;national;international;starts`.
    init?(_ field: String) {
      let parts = field.split(separator: ";", omittingEmptySubsequences: false)
      guard parts.count == 4 else { return nil }
      sizes = parts[0].split(separator: ",").map { size in
        let ends = size.split(separator: "-").compactMap { Int($0) }
        return (ends.first ?? 1, ends.last ?? 1)
      }
      (national, international) = (Pattern(text: String(parts[1])), Pattern(text: String(parts[2])))
      let texts = parts[3].split(separator: ",")
      starts = Set(texts.compactMap { Int("1\($0)") })
      longestStart = texts.map(\.utf8.count).max() ?? 0
    }

    /// Returns the digits in groups, or `nil` if they do not have the form.
    func text(of digits: [UInt8], isDomestic: Bool) -> String? {
      guard hasStart(digits), var spare = spare(digits.count) else { return nil }
      var groups: [String] = []
      var start = 0
      for size in sizes {
        let count = min(size.most, size.least + spare)
        spare -= count - size.least
        groups.append(String(decoding: digits[start..<start + count], as: UTF8.self))
        start += count
      }
      return (isDomestic ? national : international).filled { name in
        Int(name).flatMap { 1...groups.count ~= $0 ? groups[$0 - 1] : nil }
      }
    }

    /// The digits that groups can have besides their least ones, or `nil` if the number is too short or long.
    private func spare(_ count: Int) -> Int? {
      let spare = count - sizes.reduce(0) { $0 + $1.least }
      return spare >= 0 && count <= sizes.reduce(0) { $0 + $1.most } ? spare : nil
    }

    private func hasStart(_ digits: [UInt8]) -> Bool {
      if starts.isEmpty { return true }
      var start = 1
      for digit in digits.prefix(longestStart) {
        start = start * 10 + Int(digit) - 48
        if starts.contains(start) { return true }
      }
      return false
    }
  }

  // All forms are read for the first number: a chain has one number for each of its locations.
  private static let byCode: [String: [Form]] = Dictionary(
    uniqueKeysWithValues: TableLine.keys(of: "phone").map { code in
      (code, (TableLine("phone", code)?.fields ?? []).compactMap { Form($0) })
    })
}
