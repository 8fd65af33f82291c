/// The digits of a telephone number in any spelling.
struct DialedDigits {
  /// The digits without `+`, an extension, and a zero in brackets after a calling code.
  let digits: String
  /// A Boolean value that indicates whether the digits start with a calling code: after `+` or `00`.
  let isInternational: Bool

  static func read(_ text: String) -> Result<DialedDigits, PhoneReading.Reason> {
    if let digits = plain(text) { return .success(digits) }
    let text = trimmed(text.unicodeScalars)
    let lowercased = String(text).lowercased()
    let rests = lowercased.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
    if rests.contains(where: { $0.hasPrefix("//") }) || lowercased.hasPrefix("www.") { return .failure(.url) }
    if ["tel:", "fax:", "sms:"].contains(where: { lowercased.hasPrefix($0) }) { return .failure(.scheme) }
    if isFromSpreadsheet(text) { return .failure(.spreadsheet) }
    let number = withoutExtension(text)
    let hasPlus = number.first { $0 != "(" } == "+" || number.first { $0 != "(" } == "\u{FF0B}"
    var digits = ""
    for (index, scalar) in number.enumerated() {
      if let digit = digit(scalar) {
        digits += "\(digit)"
      } else if isPlus(scalar), hasPlus, index < 2 {
        continue
      } else if !isGrouping(scalar) {
        return .failure(.character(scalar))
      }
    }
    if digits.isEmpty { return .failure(.empty) }
    if hasPlus { return .success(international(digits, in: number)) }
    // In most countries 00 starts an international call, and in no country does a number start with it.
    guard digits.hasPrefix("00") else {
      return .success(DialedDigits(digits: digits, isInternational: false))
    }
    return .success(international(String(digits.dropFirst(2)), in: number))
  }

  /// Reads the usual spelling without looking at scalars: digits and what groups them, after `+` or not. A
  /// site may have 100,000 numbers.
  private static func plain(_ text: String) -> DialedDigits? {
    var digits: [UInt8] = []
    digits.reserveCapacity(16)
    let hasPlus = text.utf8.first == UInt8(ascii: "+")
    for byte in hasPlus ? text.utf8.dropFirst() : text.utf8[...] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"): continue
      case UInt8(ascii: "("), UInt8(ascii: ")"): if hasPlus { return nil }
      default: return nil
      }
    }
    if text.hasSuffix(".0") || digits.isEmpty || (!hasPlus && digits.starts(with: [0x30, 0x30])) {
      return nil
    }
    return DialedDigits(digits: String(decoding: digits, as: UTF8.self), isInternational: hasPlus)
  }

  /// In `+49 (0)30 …` the zero in brackets is for calls inside the country only.
  private static func international(_ digits: String, in number: Scalars) -> DialedDigits {
    let marks = number.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard marks.count == 2, marks[1].starts(with: ["0", ")"]) else {
      return DialedDigits(digits: digits, isInternational: true)
    }
    let before = marks[0].count { digit($0) != nil } - (isPlus(number.first ?? "0") ? 0 : 2)
    guard before > 0 else { return DialedDigits(digits: digits, isInternational: true) }
    let kept = String(digits.prefix(before)) + String(digits.dropFirst(before + 1))
    return DialedDigits(digits: kept, isInternational: true)
  }

  private typealias Scalars = Substring.UnicodeScalarView

  /// Digits and `.0`, as a spreadsheet writes a number that it takes for a decimal.
  private static func isFromSpreadsheet(_ text: Scalars) -> Bool {
    let digits = text.dropLast(2)
    return text.suffix(2).elementsEqual([".", "0"]) && digits.count > 4
      && digits.dropFirst(digits.first == "+" ? 1 : 0).allSatisfy { digit($0) != nil }
  }

  /// Cuts an extension such as `ext. 12`, `x12`, `#12`, or `;ext=12` (RFC 3966) off the end.
  private static func withoutExtension(_ text: Scalars) -> Scalars {
    guard let end = text.lastIndex(where: { digit($0) == nil }), text.index(after: end) < text.endIndex else {
      return text
    }
    let mark = text[...end].lastIndex { digit($0) != nil }.map { text[text.index(after: $0)...end] }
    guard let mark, let start = mark.indices.first else { return text }
    let word = String(String.UnicodeScalarView(mark.filter { !isGrouping($0) })).lowercased()
    let words = ["ext", "extension", "x", "#", ";ext=", "ext:", "x:", "durchwahl", "poste", "int"]
    return words.contains(word) ? text[..<start] : text
  }

  /// The value of a digit in any script. Japanese pages have wide ones, Arabic pages their own.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return 0x30...0x39 ~= scalar.value ? Int(scalar.value) - 0x30 : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private static func isPlus(_ scalar: Unicode.Scalar) -> Bool { scalar == "+" || scalar == "\u{FF0B}" }

  /// Spaces, hyphens and dashes, periods, slashes, and brackets, also the wide ones of East Asia.
  private static func isGrouping(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "-", ".", "/", "(", ")", ",", "·", "\u{A0}", "\u{2010}"..."\u{2015}", "\u{2212}",
      "\u{202F}",
      "\u{3000}", "\u{FF08}", "\u{FF09}", "\u{FF0D}", "\u{30FC}", "\u{200E}", "\u{200F}",
      "\u{202A}"..."\u{202E}",
      "[", "]":
      true
    default: false
    }
  }

  private static func trimmed(_ text: String.UnicodeScalarView) -> Scalars {
    let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
    guard let start = text.firstIndex(where: { !isSpace($0) }),
      let end = text.lastIndex(where: { !isSpace($0) })
    else { return text[text.startIndex..<text.startIndex] }
    return text[start...end]
  }
}

extension PhoneReading.Reason: Error {}
