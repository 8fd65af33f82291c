/// A color in sRGB.
package struct RGBColor: Hashable, Sendable {
  /// The part of red.
  package let red: UInt8
  /// The part of green.
  package let green: UInt8
  /// The part of blue.
  package let blue: UInt8

  package static let white = RGBColor(red: 255, green: 255, blue: 255)
  package static let black = RGBColor(red: 0, green: 0, blue: 0)

  /// A color of its parts.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
