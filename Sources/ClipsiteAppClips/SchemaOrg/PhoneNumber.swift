public import ClipsiteText

/// A telephone number: the text for people, and the form that `tel:` links use (RFC 3966).
public struct PhoneNumber: CheckedText {
  /// The number as written, as in `+1 415 555 0100`.
  public let rawValue: String
  /// The number in E.164 form, as in `+14155550100`, or `nil` if nobody has completed it.
  public let international: String?

  /// Reads a number: digits, grouped by spaces, hyphens, periods, slashes and brackets.
  public init(_ text: String) throws(InvalidValue) {
    if text.isEmpty { throw InvalidValue(text, Rule.empty) }
    let count = text.utf8.count(where: \.isDigit)
    if count > 15 { throw InvalidValue(text, Rule.tooLong) }
    if let rule = Self.broken(byCharactersOf: text) { throw InvalidValue(text, rule) }
    if count < 3 { throw InvalidValue(text, Rule.tooShort) }
    rawValue = text
    international = nil
  }

  /// Keeps a number that has been read and completed.
  ///
  /// - Precondition: `international` has E.164 form.
  package init(_ text: String, international: String) {
    precondition(international.utf8.first == UInt8(ascii: "+"), "an E.164 number starts with +")
    rawValue = text
    self.international = international
  }

  private static func broken(byCharactersOf text: String) -> Rule? {
    // Most numbers have digits and blanks only.
    if text.utf8.dropFirst().allSatisfy({ $0.isDigit || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }),
      let first = text.utf8.first, first.isDigit || first == UInt8(ascii: "+")
    {
      return nil
    }
    if text.asciiLowercased.utf8.starts(with: "tel:".utf8) { return .scheme }
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "0"..."9", " ", "-", ".", "/", "(", ")", "\u{A0}", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FF0D}":
        break
      case "+" where index == 0: break
      default: return .badCharacter(scalar)
      }
    }
    return nil
  }

  /// The number in E.164 form, or else its digits, after `+` if it has its country code.
  public var dialled: String { international ?? digits }

  private var digits: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(rawValue.utf8.count)
    var hasBracket = false
    for byte in rawValue.utf8 {
      if byte.isDigit || byte == UInt8(ascii: "+") { digits.append(byte) }
      if byte == UInt8(ascii: "(") { hasBracket = true }
    }
    let text = String(decoding: digits, as: UTF8.self)
    return hasBracket && digits.first == UInt8(ascii: "+") ? Self.withoutTrunkZero(rawValue, text) : text
  }

  /// The link that dials the number.
  public var link: String { "tel:\(dialled)" }

  /// In `+49 (0)30 …` the zero in brackets is for calls inside the country only.
  private static func withoutTrunkZero(_ text: String, _ digits: String) -> String {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes[open...].starts(with: "(0)".utf8) else {
      return digits
    }
    let before = bytes[..<open].count { $0.isDigit } + 1
    return String(digits.prefix(before)) + digits.dropFirst(before + 1)
  }

  /// The rules for a telephone number.
  public typealias Rule = ValueRule<PhoneNumber>
}

extension ValueRule<PhoneNumber> {
  private static var form: String { "write it with the country code, as in `+1 415 555 0100`" }

  /// It may not be empty.
  public static var empty: Self { .init("the telephone number is empty", fix: form) }
  /// It stands without `tel:`.
  public static var scheme: Self { .init("the telephone number {value} starts with `tel:`", fix: form) }
  /// It has only digits and what groups them; the first other character is given.
  public static func badCharacter(_ scalar: Unicode.Scalar) -> Self {
    .init("the telephone number {value} contains \(Quoting.quoted(String(scalar)))", fix: form)
  }
  /// It has at least three digits.
  public static var tooShort: Self {
    .init("the telephone number {value} has fewer than three digits", fix: form)
  }
  /// It has at most 15 digits (ITU-T E.164).
  public static var tooLong: Self {
    .init(
      "the telephone number {value} has more than 15 digits", fix: "write one number, as in `+1 415 555 0100`"
    )
  }
}
