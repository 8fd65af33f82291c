/// The number of columns of a terminal that a character occupies.
enum DisplayWidth {
  /// The columns of one scalar by itself: 0 for combining marks and joiners, 2 for wide East Asian characters
  /// and emoji (Unicode Standard Annex #11), else 1.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if isMedialJamo(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Indicates whether a scalar is half of a flag.
  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Vowels and final consonants that join the wide Hangul consonant before them.
  private static func isMedialJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return !isRegionalIndicator(scalar) }
    return wideBlocks.contains { $0.contains(scalar.value) }
  }

  /// The East Asian blocks whose characters have the property Wide or Fullwidth.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo, initial consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x4DBF,  // kana, Bopomofo, compatibility Jamo, enclosed letters, extension A
    0x4E00...0xA4CF,  // unified ideographs, Yi
    0xA960...0xA97F,  // Hangul Jamo, extension A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana, supplement and extensions
    0x1F200...0x1F2FF,  // enclosed ideographs
    0x20000...0x3FFFD,  // supplementary ideographs
  ]
}

/// One step through bytes that should be UTF-8: a Unicode scalar, or a single byte that is not part of one.
struct UTF8Scalar: Hashable {
  /// The scalar, or `nil` if the byte is not valid UTF-8.
  let value: Unicode.Scalar?
  /// The number of bytes, from 1 to 4. An invalid byte counts as one.
  let length: Int

  /// Reads the scalar that starts at an index (RFC 3629: no overlong forms, no surrogates).
  init(in bytes: ArraySlice<UInt8>, at index: Int) {
    var parser = UTF8.ForwardParser()
    var rest = bytes[index...].makeIterator()
    if case .valid(let encoded) = parser.parseScalar(from: &rest) {
      (value, length) = (UTF8.decode(encoded), encoded.count)
    } else {
      (value, length) = (nil, 1)
    }
  }
}
