import ClipsiteSystem

/// A color in hexadecimal, `#rgb` or `#rrggbb` (CSS Color 4, “The RGB Hexadecimal Notations”), and how well
/// it can be read (WCAG 2.2, “relative luminance” and “contrast ratio”).
package struct HexColor: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// The contrast that text needs against what it stands on (WCAG 2.2, 1.4.3, level AA).
  static let readableContrast = 4.5
  /// The contrast that large text needs: at least 14 points and bold (the same criterion).
  private static let readableContrastOfLargeText = 3.0
  /// The darkest color.
  package static let black = HexColor(red: 0, green: 0, blue: 0)
  /// The lightest color.
  package static let white = HexColor(red: 255, green: 255, blue: 255)

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Reads a text, or `nil` for any other notation.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.utf8.dropFirst().map { UInt8(String(decoding: [$0], as: UTF8.self), radix: 16) }
    let values = digits.compactMap(\.self)
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6:
      self.init(
        red: values[0] << 4 | values[1], green: values[2] << 4 | values[3], blue: values[4] << 4 | values[5])
    default: return nil
    }
  }

  /// The color as CSS writes it, with six digits in lower case.
  package var text: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return channel < 16 ? "0\(digits)" : digits
      }.joined()
  }

  /// The luminance, from 0 for black to 1 for white.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast with another color, from 1 to 21; which of the two is the text does not matter.
  package func contrast(with other: HexColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The color itself where text in it can be read on a background, else one with just as much black or white
  /// in it as it takes.
  package func readable(on background: HexColor) -> HexColor {
    let end = background.contrast(with: .black) > background.contrast(with: .white) ? Self.black : .white
    let steps = (0...255).lazy.map { mixed(with: end, parts: $0) }
    return steps.first { $0.contrast(with: background) >= Self.readableContrast } ?? end
  }

  /// White where it can be read on this color, else black, which then can.
  package var textOnIt: HexColor { contrast(with: .white) >= Self.readableContrast ? .white : .black }

  /// White where large bold text can be read on this color, else black. Brands expect white on a middle blue.
  package var largeTextOnIt: HexColor {
    contrast(with: .white) >= Self.readableContrastOfLargeText ? .white : .black
  }

  /// - Parameter parts: How much of the other color there is in 255 parts.
  package func mixed(with other: HexColor, parts: Int) -> HexColor {
    func channel(_ own: UInt8, _ others: UInt8) -> UInt8 {
      UInt8((Int(own) * (255 - parts) + Int(others) * parts + 127) / 255)
    }
    return HexColor(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue))
  }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : Mathematics.power((value + 0.055) / 1.055, 2.4)
  }
}
