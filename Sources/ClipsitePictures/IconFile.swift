/// Icons of several sizes in one file, as browsers ask for at `/favicon.ico`: PNG pictures behind a list
/// (Microsoft, “ICO file format”, with PNG since Windows Vista).
enum IconFile {
  /// The sides of the icons, in pixels: tabs, tabs on dense screens, shortcuts.
  static let sides = [16, 32, 48]

  /// The file.
  ///
  /// - Parameter pictures: A PNG for each of `sides`.
  static func bytes(of pictures: [[UInt8]]) -> [UInt8] {
    var file: [UInt8] = [0, 0, 1, 0] + number(pictures.count, bytes: 2)
    var offset = 6 + 16 * pictures.count
    for (side, picture) in zip(sides, pictures) {
      // No palette; one plane of 24 bits a pixel.
      file += [UInt8(side), UInt8(side), 0, 0, 1, 0, 24, 0]
      file += number(picture.count, bytes: 4) + number(offset, bytes: 4)
      offset += picture.count
    }
    return file + pictures.joined()
  }

  /// A number with its least byte first.
  private static func number(_ value: Int, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

extension PictureMaker {
  /// The file of icons for `/favicon.ico`, of a square logo.
  ///
  /// - Throws: `PictureError`.
  package func favicon(of logo: PictureSource) throws(PictureError) -> [UInt8] {
    let recipe = "ico \(IconFile.sides) \(logo.orientation)"
    return try make(recipe, of: logo) { bytes in
      let pictures = IconFile.sides.compactMap { side in
        library.pixels(of: bytes, orientation: logo.orientation, PictureSize(side, side)).flatMap {
          library.encode($0, as: .png)
        }
      }
      return pictures.count == IconFile.sides.count ? IconFile.bytes(of: pictures) : nil
    }
  }
}
