import ClipsiteTestTools
import Foundation
import Synchronization

@testable import ClipsiteSystem

/// A folder with pictures and a cache, for one test.
final class Workshop {
  let folder: String
  let library: ImageLibrary

  static let red = RGBColor(red: 220, green: 30, blue: 30)
  static let green = RGBColor(red: 30, green: 180, blue: 40)
  static let blue = RGBColor(red: 30, green: 40, blue: 220)
  static let yellow = RGBColor(red: 230, green: 220, blue: 40)

  init() throws {
    library = try ImageLibrary()
    folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var cacheFolder: String { folder + "/cache" }

  /// A maker that knows nothing but what the cache holds.
  func maker() -> ImageMaker { ImageMaker(library, ImageCache(cacheFolder)) }

  /// A picture of four colors: top left, top right, bottom left, bottom right.
  static func quarters(_ colors: [RGBColor], _ size: ImageSize = ImageSize(480, 320)) -> RGBPixels {
    var pixels = RGBPixels(size, filledWith: .white)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let quarter = (row * 2 / size.height) * 2 + column * 2 / size.width
        pixels.paint(x: column, y: row, colors[quarter], coverage: 255)
      }
    }
    return pixels
  }

  /// Writes a file.
  @discardableResult
  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  /// A JPEG in the folder as a camera would write it: with a place and an orientation.
  func photograph(
    _ colors: [RGBColor] = [red, green, blue, yellow], _ size: ImageSize = ImageSize(480, 320),
    orientation: Int = 1
  ) throws -> ImageSource {
    let bytes = library.encode(Self.quarters(colors, size), as: .jpeg) ?? []
    let path = try write(Self.withExif(bytes, orientation), "photograph-\(orientation).jpg")
    return ImageSource(path: path, width: size.width, height: size.height, orientation: orientation)
  }

  /// Puts a segment with the orientation and a photographer's name behind the start of a JPEG.
  private static func withExif(_ jpeg: [UInt8], _ orientation: Int) -> [UInt8] {
    let name = Array("Somebody\0".utf8)
    let tiff: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 2]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
      + [0x01, 0x3B, 0, 2, 0, 0, 0, UInt8(name.count), 0, 0, 0, 38] + [0, 0, 0, 0] + name
    let data = Array("Exif\0\0".utf8) + tiff
    return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data + jpeg.dropFirst(2)
  }
}

/// What several threads have made.
final class Results: Sendable {
  private let results = Mutex<[[UInt8]]>([])

  /// All of it, in no order.
  var all: [[UInt8]] { results.withLock { $0 } }

  func add(_ bytes: [UInt8]) { results.withLock { $0.append(bytes) } }
}
