/// Classes of ASCII bytes, free of any locale.
extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isControl: Bool { self < 0x20 || self == 0x7F }
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// The byte with A to Z in lower case.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    if isDigit { return self - 0x30 }
    let lower = self | 0x20
    return 0x61...0x66 ~= lower ? lower - 0x61 + 10 : nil
  }

  /// `tchar` of RFC 9110, section 5.6.2.
  var isTokenByte: Bool {
    if isLetter || isDigit { return true }
    switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      return true
    default: return false
    }
  }
}

extension StringProtocol {
  /// Whether two texts are the same but for the case of A to Z.
  func equalsWithoutCase(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }

  /// The text with A to Z in lower case and all else unchanged.
  var asciiLowercased: String { String(decoding: utf8.map(\.lowercased), as: UTF8.self) }
}

extension Substring {
  /// The text without spaces and tabs at both ends.
  var trimmedOfBlanks: Substring {
    var result = self
    while result.utf8.first?.isBlank == true { result.removeFirst() }
    while result.utf8.last?.isBlank == true { result.removeLast() }
    return result
  }
}
