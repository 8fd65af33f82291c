/// A telephone number in any spelling, read as an international one.
///
/// The rule needs codes and lengths only. With it, all 5,214 of 5,252 numbers of real breweries that
/// libphonenumber calls valid have the same E.164 form. `.ci/locales --numbers` repeats the comparison.
package enum PhoneReading: Sendable, Hashable {
  /// One reading, in E.164 form such as `+4992616280`.
  case complete(String)
  /// Two readings are possible: the digits start with the country's own code, and they may be without it.
  /// The first is more likely.
  case doubtful(international: String, national: String)
  /// The text cannot be completed.
  case rejected(Reason)

  /// A reason to reject a text.
  package enum Reason: Sendable, Hashable {
    /// It has no digits.
    case empty
    /// It is a web address.
    case url
    /// It starts with `tel:` or another scheme.
    case scheme
    /// It ends with `.0`, as spreadsheets write numbers.
    case spreadsheet
    /// It contains a letter or another character that no telephone has.
    case character(Unicode.Scalar)
    /// No country has the calling code after `+`.
    case unknownCode
    /// The country has no numbers of this length.
    case length
    /// It has no `+`, and its country is unknown.
    case noCountry
    /// It has no area code, or lost its zero.
    case local
    /// It is right as it is: people can only call it inside the country.
    case inland
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: Digits, grouped by spaces, hyphens, periods, slashes, and brackets, with or without `+`
  ///     and calling code. An extension at the end is left out.
  ///   - country: The country in which people dial the number as it is written.
  package init(_ text: String, in country: String?) {
    switch DialedDigits.read(text) {
    case .failure(let reason): self = .rejected(reason)
    case .success(let dialed):
      self =
        dialed.isInternational
        ? Self.international(dialed.digits, in: country) : Self.national(dialed.digits, in: country)
    }
    if case .complete(let both) = self, let first = Self.first(of: text, in: country) {
      self = .doubtful(international: first, national: both)
    }
  }

  /// The number before the end of another one, as in `044 2345 6789 / 90`, or `nil` for other texts.
  private static func first(of text: String, in country: String?) -> String? {
    guard let sign = text.utf8.lastIndex(where: { [0x2C, 0x2F, 0x3B].contains($0) }) else { return nil }
    let end = text[sign...].dropFirst().filter { $0 != " " }
    guard 1...3 ~= end.utf8.count, end != "0", end.allSatisfy(\.isNumber) else { return nil }
    switch PhoneReading(String(text[..<sign]), in: country) {
    case .complete(let number), .doubtful(let number, _): return number.utf8.count > 7 ? number : nil
    case .rejected: return nil
    }
  }

  /// Reads digits with a calling code. A trunk prefix after it is left out, as in `+49 030 …`.
  ///
  /// Countries without a trunk prefix keep the zero, as in `+39 06 …`.
  private static func international(_ digits: String, in country: String?) -> PhoneReading {
    let plans = CallingCode.sharing(codeOf: digits)
    let own = country.flatMap { CallingCode.of(country: $0) }
    // Somebody has put the plus before the trunk prefix, as in `+8 800 …` for Russia.
    if let own, own.code != plans.first?.code, own.hasTrunkLikeCode(digits) {
      return national(digits, in: country)
    }
    guard let first = plans.first else { return .rejected(.unknownCode) }
    let plan = own.flatMap { $0.code == first.code ? $0 : nil } ?? first
    let rest = plan.withoutForeignZero(digits.dropFirst(plan.code.utf8.count))
    let number = plan.withoutTrunk(rest, among: plans)
    return number.map { .complete("+\(plan.code)\($0)") } ?? .rejected(.length)
  }

  /// Reads digits as people dial them inside a country, or with its calling code but without `+`.
  private static func national(_ digits: String, in country: String?) -> PhoneReading {
    guard let plan = country.flatMap({ CallingCode.of(country: $0) }) else { return .rejected(.noCountry) }
    let digits = String(plan.withoutForeignZero(digits[...]))
    let number = plan.withoutTrunk(digits[...])
    if let number, plan.isInland(number) { return .rejected(.inland) }
    if plan.isShort(digits) {
      let isService =
        digits.utf8.count < 5 || ["10", "11"].contains(where: digits.hasPrefix) || !plan.isUsual(digits)
      return .rejected(isService ? .inland : .local)
    }
    let national = number.map { "+\(plan.code)\($0)" }
    // A number that starts with the country's own code can have it without `+`. Freephone numbers have other
    // lengths than those of fixed and mobile numbers, and nearly all start with the same digits.
    if (number ?? digits[...]).utf8.count == digits.utf8.count, digits.hasPrefix(plan.code) {
      let rest = digits.dropFirst(plan.code.utf8.count)
      // In `49 (0)30 …`, the zero is for calls inside the country only.
      if plan.hasZero, rest.hasPrefix("0"), plan.isUsual(rest.dropFirst()) {
        return .complete("+\(plan.code)\(rest.dropFirst())")
      }
      if plan.isUsual(rest), !plan.isUsual(digits) { return .complete("+\(digits)") }
      let isFreephone = plan.isPossible(rest) && (!plan.isUsual(digits) || rest.hasPrefix("800"))
      if plan.isUsual(rest) || isFreephone {
        let international = "+\(digits)"
        return national.map { .doubtful(international: international, national: $0) }
          ?? .complete(international)
      }
    }
    return national.map { .complete($0) } ?? .rejected(.length)
  }
}
