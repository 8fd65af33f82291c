/// Classes of ASCII bytes, free of any locale.
extension UInt8 {
  /// A Boolean value that indicates whether the byte is from 0 to 9.
  package var isDigit: Bool { self &- 0x30 < 10 }
  /// A Boolean value that indicates whether the byte is from A to Z.
  package var isUpperCaseLetter: Bool { self &- 0x41 < 26 }
  /// A Boolean value that indicates whether the byte is from a to z.
  package var isLowerCaseLetter: Bool { self &- 0x61 < 26 }
  /// A Boolean value that indicates whether the byte is a letter, in either case.
  package var isLetter: Bool { (self | 0x20).isLowerCaseLetter }
  /// A Boolean value that indicates whether the byte is a letter or a digit.
  package var isLetterOrDigit: Bool { isLetter || isDigit }
  var isASCII: Bool { self < 0x80 }
  /// A Boolean value that indicates whether the byte is a control character.
  package var isControl: Bool { self < 0x20 || self == 0x7F }

  /// The byte with A to Z in lower case.
  package var lowercased: UInt8 { isUpperCaseLetter ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  package var hexValue: UInt8? {
    if isDigit { return self - 0x30 }
    let lower = self | 0x20
    return 0x61...0x66 ~= lower ? lower - 0x61 + 10 : nil
  }

  /// The upper-case hexadecimal digit for a value below 16.
  package static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
}

extension StringProtocol {
  /// The text with A to Z in lower case and all else unchanged.
  package var asciiLowercased: String {
    // As a text of its own, its bytes stand side by side.
    var text = String(self)
    guard text.withUTF8({ $0.contains { $0.isUpperCaseLetter } }) else { return text }
    return String(decoding: text.utf8.map(\.lowercased), as: UTF8.self)
  }

  /// The text with a to z in upper case and all else unchanged.
  var asciiUppercased: String {
    guard utf8.contains(where: \.isLowerCaseLetter) else { return String(self) }
    return String(decoding: utf8.map { $0.isLowerCaseLetter ? $0 & 0xDF : $0 }, as: UTF8.self)
  }

  /// Indicates whether the text is one or more ASCII digits.
  var isAllDigits: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }
}

extension Substring {
  /// The position of an ASCII character. The bytes stand side by side, so no index is made for each of them.
  func position(of character: Unicode.Scalar) -> Index? {
    let byte = UInt8(ascii: character)
    guard let offset = utf8.withContiguousStorageIfAvailable({ $0.firstIndex(of: byte) }) else {
      return utf8.firstIndex(of: byte)
    }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}

/// A set of ASCII bytes that is asked in constant time.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The bytes of a text, which must be ASCII, and all letters and digits when asked for.
  init(_ text: StaticString, lettersAndDigits: Bool = false) {
    for index in 0..<text.utf8CodeUnitCount { insert(text.utf8Start[index]) }
    guard lettersAndDigits else { return }
    for byte in UInt8(0)..<128 where byte.isLetterOrDigit { insert(byte) }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && contains(UInt8(truncatingIfNeeded: scalar.value))
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte & 63) }
  }
}
