/// A country's part of the telephone numbering plan (ITU-T E.164).
///
/// Source: libphonenumber (see `LocaleTable.swift`), of which this has only codes and lengths.
struct CallingCode: Sendable {
  /// The digits after `+`, as in `49`.
  let code: String
  /// The digits before a number inside the country, as in `0`. Empty if there are none.
  let trunk: String
  /// The lengths of fixed and mobile numbers without the trunk prefix.
  private let usualLengths: Lengths
  /// The lengths of all numbers, such as toll-free ones.
  private let allLengths: Lengths

  /// The plan of a country, or `nil` if it does not have one.
  static func of(country: String) -> CallingCode? { byCountry[country] ?? byCountry[country.uppercased()] }

  /// The plans of the countries that share the code at the start of some digits, the country with most of the
  /// numbers first.
  ///
  /// No code is the start of another one (ITU-T E.164), so the order of the lengths does not matter.
  static func sharing(codeOf digits: String) -> [CallingCode] {
    for length in 1...3 { if let plans = byCode[String(digits.prefix(length))] { return plans } }
    return []
  }

  // All plans are read for the first number: a chain has one number for each of its locations.

  private static let byCountry: [String: CallingCode] = Dictionary(
    uniqueKeysWithValues: TableLine.keys(of: "calling").compactMap { country in
      TableLine("calling", country).flatMap { CallingCode($0.fields) }.map { (country, $0) }
    })

  private static let byCode: [String: [CallingCode]] = Dictionary(
    uniqueKeysWithValues: TableLine.keys(of: "code").map { code in
      (code, (TableLine("code", code)?.fields ?? []).compactMap { byCountry[$0] })
    })

  private init?(_ fields: [String]) {
    guard fields.count == 4 else { return nil }
    (code, trunk) = (fields[0], fields[1])
    (usualLengths, allLengths) = (Lengths(fields[2]), Lengths(fields[3]))
  }

  /// A Boolean value that indicates whether a number without its trunk prefix can have as many digits.
  func isPossible(_ digits: some StringProtocol) -> Bool { allLengths.contains(digits.utf8.count) }

  /// A Boolean value that indicates whether a fixed or mobile number can have as many digits.
  func isUsual(_ digits: some StringProtocol) -> Bool { usualLengths.contains(digits.utf8.count) }

  /// Lengths as in `6-8,10`.
  private struct Lengths {
    /// Bit n is set if numbers of n digits are possible.
    private var bits: UInt32 = 0

    init(_ text: String) {
      for range in text.split(separator: ",") {
        let ends = range.split(separator: "-").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last, 0...31 ~= first, first...31 ~= last else {
          continue
        }
        for length in first...last { bits |= 1 << UInt32(length) }
      }
    }

    func contains(_ length: Int) -> Bool { 0...31 ~= length && bits & (1 << UInt32(length)) != 0 }
  }
}
