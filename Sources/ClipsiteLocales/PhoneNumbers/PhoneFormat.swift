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
    var number = number
    return number.withUTF8 { text(of: UnsafeBufferPointer(rebasing: $0.dropFirst()), in: country) }
  }

  private static func text(of digits: UnsafeBufferPointer<UInt8>, in country: String?) -> String? {
    var code = 0
    for length in 1...3 where length <= digits.count {
      code = code * 10 + Int(digits[length - 1]) - 48
      guard let plan = byCode[code] else { continue }
      let isDomestic = country.map(plan.countries.contains) ?? false
      var text: [UInt8] = []
      text.reserveCapacity(24)
      if !isDomestic {
        text.append(UInt8(ascii: "+"))
        text.append(contentsOf: digits.prefix(length))
        text.append(UInt8(ascii: " "))
      }
      let rest = UnsafeBufferPointer(rebasing: digits.dropFirst(length))
      for form in plan.forms where form.append(rest, isDomestic: isDomestic, to: &text) {
        return String(decoding: text, as: UTF8.self)
      }
      return nil
    }
    return nil
  }

  /// One way to group numbers.
  private struct Form: Sendable {
    /// The least and the largest size of each group.
    private let sizes: [(least: Int, most: Int)]
    private let least: Int
    private let most: Int
    /// Bytes of text, and a byte below 10 for each group, from 1.
    private let national: [UInt8]
    private let international: [UInt8]
    /// The starts of the numbers, each with a 1 before it; empty for all numbers.
    private let starts: [Int]
    private let longestStart: Int

    /// Reads `sizes;national;international;starts`.
    init?(_ field: String) {
      let parts = Array(field.utf8).split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard parts.count == 4 else { return nil }
      sizes = parts[0].split(separator: UInt8(ascii: ",")).map { size in
        let ends = size.split(separator: UInt8(ascii: "-"))
        return (Self.number(ends[0], after: 0), Self.number(ends[ends.count - 1], after: 0))
      }
      least = sizes.reduce(0) { $0 + $1.least }
      most = sizes.reduce(0) { $0 + $1.most }
      (national, international) = (Self.groups(in: parts[1]), Self.groups(in: parts[2]))
      let texts = parts[3].split(separator: UInt8(ascii: ","))
      starts = texts.map { Self.number($0, after: 1) }
      longestStart = texts.reduce(0) { max($0, $1.count) }
    }

    private static func number(_ digits: ArraySlice<UInt8>, after start: Int) -> Int {
      digits.reduce(start) { $0 * 10 + Int($1) - 48 }
    }

    /// Returns `({1}) {2}` with a byte of its number for each group.
    private static func groups(in pattern: ArraySlice<UInt8>) -> [UInt8] {
      var isGroup = false
      return pattern.compactMap { byte in
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
          isGroup = byte == UInt8(ascii: "{")
          return nil
        }
        return isGroup ? byte - 48 : byte
      }
    }

    /// Adds the digits in groups to a text, unless they do not have the form.
    func append(_ digits: UnsafeBufferPointer<UInt8>, isDomestic: Bool, to text: inout [UInt8]) -> Bool {
      guard least...most ~= digits.count, hasStart(digits) else { return false }
      let spare = digits.count - least
      for byte in isDomestic ? national : international {
        if byte < 10 {
          for position in group(Int(byte) - 1, spare) { text.append(digits[position]) }
        } else {
          text.append(byte)
        }
      }
      return true
    }

    /// The positions of a group among the digits. The first groups take what there is besides the least sizes.
    private func group(_ position: Int, _ spare: Int) -> Range<Int> {
      var (start, spare) = (0, spare)
      for (index, size) in sizes.enumerated() {
        let count = min(size.most, size.least + spare)
        if index == position { return start..<start + count }
        spare -= count - size.least
        start += count
      }
      return start..<start
    }

    private func hasStart(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
      if starts.isEmpty { return true }
      var start = 1
      for digit in digits.prefix(longestStart) {
        start = start * 10 + Int(digit) - 48
        if starts.contains(start) { return true }
      }
      return false
    }
  }

  /// The forms of a calling code.
  private struct Plan: Sendable {
    /// The countries with the code, the one with most numbers first.
    let countries: [String]
    let forms: [Form]
  }

  // All forms are read for the first number: a chain has one number for each of its locations.
  private static let byCode: [Int: Plan] = Dictionary(
    uniqueKeysWithValues: TableLine.keys(of: "phone").compactMap { key in
      guard let code = Int(key) else { return nil }
      let forms = (TableLine("phone", key)?.fields ?? []).compactMap { Form($0) }
      return (code, Plan(countries: TableLine("code", key)?.fields ?? [], forms: forms))
    })
}
