#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A color in sRGB.
public struct RGBColor: Hashable, Sendable {
  /// The part of red.
  public let red: UInt8
  /// The part of green.
  public let green: UInt8
  /// The part of blue.
  public let blue: UInt8

  static let white = RGBColor(red: 255, green: 255, blue: 255)
  static let black = RGBColor(red: 0, green: 0, blue: 0)

  /// A color of its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads a color of CSS with three or six hexadecimal digits, as in `#a33c13`; nil for anything else.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst().compactMap {
      Character(UnicodeScalar($0)).hexDigitValue.map(UInt8.init)
    }
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1 else { return nil }
    switch digits.count {
    case 3: self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6:
      self.init(
        red: digits[0] << 4 | digits[1], green: digits[2] << 4 | digits[3], blue: digits[4] << 4 | digits[5])
    default: return nil
    }
  }

  /// The color nearer to another one.
  ///
  /// - Parameter share: How near, from 0 to 255.
  func mixed(with other: RGBColor, share: Int) -> RGBColor {
    func mix(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Int(own) * (255 - share) + Int(other) * share + 127) / 255)
    }
    return RGBColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// White or black, whichever is easier to read on the color. Every color has a contrast of more than 4.5:1 with one of
  /// the two, as text of any size needs it (WCAG 2.2, success criterion 1.4.3).
  var legibleInk: RGBColor { contrast(with: .white) >= contrast(with: .black) ? .white : .black }

  /// The contrast ratio of two colors, from 1 to 21 (WCAG 2.2, “contrast ratio”).
  func contrast(with other: RGBColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance (WCAG 2.2, “relative luminance”).
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
