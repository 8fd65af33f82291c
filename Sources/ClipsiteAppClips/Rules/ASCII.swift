/// Classes of ASCII bytes, free of any locale.
extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  var isUpperCaseLetter: Bool { self &- 0x41 < 26 }
  var isLowerCaseLetter: Bool { self &- 0x61 < 26 }
  var isLetter: Bool { (self | 0x20).isLowerCaseLetter }
  var isLetterOrDigit: Bool { isLetter || isDigit }
  var isASCII: Bool { self < 0x80 }
  var isControl: Bool { self < 0x20 || self == 0x7F }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    if isDigit { return self - 0x30 }
    let lower = self | 0x20
    return 0x61...0x66 ~= lower ? lower - 0x61 + 10 : nil
  }

  /// The upper-case hexadecimal digit for a value below 16.
  static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
}

extension StringProtocol {
  /// The text with A to Z in lower case and all else unchanged.
  var asciiLowercased: String {
    guard utf8.contains(where: \.isUpperCaseLetter) else { return String(self) }
    return String(decoding: utf8.map { $0.isUpperCaseLetter ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The text with a to z in upper case and all else unchanged.
  var asciiUppercased: String {
    guard utf8.contains(where: \.isLowerCaseLetter) else { return String(self) }
    return String(decoding: utf8.map { $0.isLowerCaseLetter ? $0 & 0xDF : $0 }, as: UTF8.self)
  }

  /// Whether the text is one or more ASCII digits.
  var isAllDigits: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }
}

extension Substring {
  /// The text without spaces and tabs at both ends.
  var trimmed: Substring {
    var result = self
    while let first = result.utf8.first, first == 0x20 || first == 0x09 { result.removeFirst() }
    while let last = result.utf8.last, last == 0x20 || last == 0x09 { result.removeLast() }
    return result
  }
}
