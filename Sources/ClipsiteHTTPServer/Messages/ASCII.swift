import ClipsiteAppClips

/// Classes of ASCII bytes that only HTTP has.
extension UInt8 {
  package var isBlank: Bool { self == 0x20 || self == 0x09 }

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
}
