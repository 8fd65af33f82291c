/// A country's part of the telephone numbering plan (ITU-T E.164).
///
/// Source: libphonenumber (see `LocaleTable.swift`), of which this has only codes and lengths.
struct CallingCode: Sendable {
  /// The digits after `+`, as in `49`.
  let code: String
  /// The digits before a number inside the country, as in `0`. The first of several is for fixed and mobile
  /// numbers.
  private let trunks: [Substring]
  /// The lengths of fixed and mobile numbers without the trunk prefix.
  private let usualLengths: Lengths
  /// The lengths of all numbers, such as toll-free ones.
  private let allLengths: Lengths
  /// The starts of numbers that nobody can call from abroad, with the lengths of the numbers.
  private let inland: [(start: Substring, lengths: Lengths)]

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
      TableLine("calling", country).flatMap { CallingCode($0.fields, inland: country) }.map { (country, $0) }
    })

  private static let byCode: [String: [CallingCode]] = Dictionary(
    uniqueKeysWithValues: TableLine.keys(of: "code").map { code in
      (code, (TableLine("code", code)?.fields ?? []).compactMap { byCountry[$0] })
    })

  private init?(_ fields: [String], inland country: String) {
    guard fields.count == 4 else { return nil }
    (code, trunks) = (fields[0], fields[1].split(separator: ","))
    (usualLengths, allLengths) = (Lengths(fields[2]), Lengths(fields[3]))
    inland = (TableLine("inland", country)?.fields ?? []).map { field in
      let parts = field.split(separator: ":")
      return (parts[0], Lengths(parts[1]))
    }
  }

  /// A Boolean value that indicates whether nobody can call a number from abroad, as those of services.
  func isInland(_ digits: Substring) -> Bool {
    inland.contains { digits.hasPrefix($0.start) && $0.lengths.contains(digits.utf8.count) }
  }

  /// A Boolean value that indicates whether people dial a zero before the number of another town.
  var hasZero: Bool { trunks.contains { $0.hasPrefix("0") } }

  /// A Boolean value that indicates whether digits are a short number, or one of the same town: without the
  /// zero that all others begin with, few digits are not a number for the calling code.
  func isShort(_ digits: String) -> Bool { digits.utf8.count <= 6 && hasZero && !digits.hasPrefix("0") }

  /// A Boolean value that indicates whether digits begin with a trunk prefix that looks like a calling code,
  /// as the 8 of Russia.
  func hasTrunkLikeCode(_ digits: String) -> Bool {
    trunks.contains {
      !$0.hasPrefix("0") && $0 != code && digits.hasPrefix($0) && isUsual(digits.dropFirst($0.utf8.count))
    }
  }

  /// A Boolean value that indicates whether a number without its trunk prefix can have as many digits.
  func isPossible(_ digits: some StringProtocol) -> Bool { allLengths.contains(digits.utf8.count) }

  /// A Boolean value that indicates whether a fixed or mobile number can have as many digits.
  func isUsual(_ digits: some StringProtocol) -> Bool { usualLengths.contains(digits.utf8.count) }

  /// Returns digits without the zero of other countries, as in `+48 0 123456789`, which some write.
  func withoutForeignZero(_ digits: Substring) -> Substring {
    let rest = digits.dropFirst()
    return digits.hasPrefix("0") && !hasZero && !isUsual(digits) && isUsual(rest) ? rest : digits
  }

  /// Returns a number without its trunk prefix, or `nil` if the country has no numbers of this length.
  ///
  /// No number begins with a zero after its trunk prefix. So one that begins with a zero has its prefix, and
  /// if it is not possible without it, nobody can call it from abroad.
  ///
  /// - Parameter others: The plans of other countries with the same code.
  func withoutTrunk(_ digits: Substring, among others: [CallingCode] = []) -> Substring? {
    let isPossible = { (digits: Substring) in
      self.isPossible(digits) || others.contains { $0.isPossible(digits) }
    }
    for (index, trunk) in trunks.enumerated() where digits.hasPrefix(trunk) {
      let (rest, isZero) = (digits.dropFirst(trunk.utf8.count), trunk.hasPrefix("0"))
      let isLast = index == trunks.count - 1
      if isZero || !rest.hasPrefix("0"), isUsual(rest) || isPossible(rest) && (isLast || !isPossible(digits))
      {
        return rest
      }
      if isZero { return nil }
    }
    return isPossible(digits) ? digits : nil
  }

  /// Lengths as in `6-8,10`.
  private struct Lengths {
    /// Bit n is set if numbers of n digits are possible.
    private var bits: UInt32 = 0

    init(_ text: some StringProtocol) {
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
