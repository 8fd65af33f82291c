/// The ASCII letters that stand for a character in a slug.
enum LatinLetters {
  /// Lower-case ASCII letters or digits for a letter, nothing for a character that separates or vanishes, nil
  /// for a letter or digit of another script.
  static func ascii(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: return String(scalar)
    case 0x41...0x5A: return String(scalar).asciiLowercased
    case 0..<0x80: return ""
    case 0xC0...0x17F: return letters(latin1AndA[Int(scalar.value - 0xC0)])
    case 0x1E00...0x1EFF: return letters(additional[Int(scalar.value - 0x1E00)])
    case 0x218...0x21B: return scalar.value < 0x21A ? "s" : "t"
    case 0x1A0, 0x1A1: return "o"
    case 0x1AF, 0x1B0: return "u"
    case 0x18F, 0x259: return "e"
    default: return isLetterOrDigit(scalar) ? nil : ""
    }
  }

  /// Indicates whether a character leaves no gap: apostrophes, combining marks, joiners and the soft hyphen.
  static func vanishes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0xB4, 0xAD, 0x2B9...0x2BF, 0x300...0x36F, 0x2018...0x201B, 0x2032, 0x200B...0x200D,
      0xFE0F:
      true
    default: false
    }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    guard !vanishes(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  /// The tables write a hyphen for the two signs among the letters, `×` and `÷`.
  private static func letters(_ entry: Substring) -> String { entry == "-" ? "" : String(entry) }

  /// U+00C0 to U+017F.
  private static let latin1AndA = """
    a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th ss
    a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th y
    a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g
    g g g g h h h h i i i i i i i i i i ij ij j j k k k l l l l l l l
    l l l n n n n n n n ng ng o o o o o o oe oe r r r r r r s s s s s s
    s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s
    """.split(whereSeparator: \.isWhitespace)

  /// U+1E00 to U+1EFF.
  private static let additional = """
    a a b b b b b b c c d d d d d d d d d d e e e e e e e e e e f f
    g g h h h h h h h h h h i i i i k k k k k k l l l l l l l l m m
    m m m m n n n n n n n n o o o o o o o o p p p p r r r r r r r r
    s s s s s s s s s s t t t t t t t t u u u u u u u u u u v v v v
    w w w w w w w w w w x x x x y y z z z z z z h t w y a s s s ss d
    a a a a a a a a a a a a a a a a a a a a a a a a e e e e e e e e
    e e e e e e e e i i i i o o o o o o o o o o o o o o o o o o o o
    o o o o u u u u u u u u u u u u u u y y y y y y y y ll ll v v y y
    """.split(whereSeparator: \.isWhitespace)
}
