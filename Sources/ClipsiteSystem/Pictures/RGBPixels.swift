/// A picture in memory: three bytes for each pixel, in sRGB, row by row.
package struct RGBPixels: Sendable {
  package let size: ImageSize
  package var bytes: [UInt8]

  /// A picture of one color.
  package init(_ size: ImageSize, filledWith color: RGBColor) {
    self.size = size
    bytes = [UInt8](unsafeUninitializedCapacity: size.width * size.height * 3) { buffer, count in
      count = buffer.count
      for start in stride(from: 0, to: count, by: 3) {
        (buffer[start], buffer[start + 1], buffer[start + 2]) = (color.red, color.green, color.blue)
      }
    }
  }

  /// Pixels that the library has decoded.
  ///
  /// - Precondition: There are as many bytes as the size takes.
  package init(_ size: ImageSize, _ bytes: [UInt8]) {
    precondition(bytes.count == size.width * size.height * 3)
    self.size = size
    self.bytes = bytes
  }

  /// Puts a color on a pixel.
  ///
  /// - Parameter coverage: How much of the pixel it covers, to 255.
  package mutating func paint(x: Int, y: Int, _ color: RGBColor, coverage: Int) {
    let start = (y * size.width + x) * 3
    bytes[start] = Self.mix(bytes[start], with: color.red, coverage: coverage)
    bytes[start + 1] = Self.mix(bytes[start + 1], with: color.green, coverage: coverage)
    bytes[start + 2] = Self.mix(bytes[start + 2], with: color.blue, coverage: coverage)
  }

  private static func mix(_ below: UInt8, with above: UInt8, coverage: Int) -> UInt8 {
    UInt8((Int(below) * (255 - coverage) + Int(above) * coverage + 127) / 255)
  }

  /// Puts text on the picture; what would stand outside is left out.
  package mutating func draw(_ mask: InkMask, x: Int, y: Int, _ color: RGBColor) {
    for row in max(0, -y)..<max(0, -y, min(mask.height, size.height - y)) {
      for column in max(0, -x)..<max(0, -x, min(mask.width, size.width - x)) {
        let ink = Int(mask.bytes[row * mask.width + column])
        if ink > 0 { paint(x: x + column, y: y + row, color, coverage: ink) }
      }
    }
  }

  /// Puts a disk on the picture; what would stand outside is left out.
  ///
  /// - Parameter opacity: How much of what is below it covers, to 255.
  mutating func drawDisk(x: Int, y: Int, radius: Int, _ color: RGBColor, opacity: Int = 255) {
    for row in max(0, y - radius)..<max(0, min(size.height, y + radius)) {
      for column in max(0, x - radius)..<max(0, min(size.width, x + radius)) {
        let (across, down) = (Double(column - x) + 0.5, Double(row - y) + 0.5)
        let coverage = Double(radius) + 0.5 - (across * across + down * down).squareRoot()
        if coverage > 0 { paint(x: column, y: row, color, coverage: Int(min(1, coverage) * Double(opacity))) }
      }
    }
  }
}

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

/// A text as it is set: one byte for each pixel, from 0 for paper to 255 for ink.
package struct InkMask: Hashable, Sendable {
  let width: Int
  let height: Int
  let bytes: [UInt8]
}
