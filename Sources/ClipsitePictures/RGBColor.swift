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
}
