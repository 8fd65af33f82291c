import Foundation

/// Reads and draws pictures by Pillow, a library for Python that shares no code with libvips; `.ci/setup`
/// puts it below `.build/tools`.
package struct Pillow {
  /// What a picture file holds.
  package struct Facts: Decodable, Sendable {
    /// The format, as in `JPEG`.
    package let format: String
    /// The kind of pixels, as in `RGB`; with an alpha channel, `RGBA`.
    package let mode: String
    package let width: Int
    package let height: Int
    /// The names of what the file holds besides pixels, such as `exif` and `icc_profile`.
    package let extras: [String]
    /// The colors near the corners, the first row first: red, green and blue.
    package let corners: [[Int]]
    /// The color in the middle.
    package let middle: [Int]
  }

  private static let file = CheckerFile("Pillow", at: "PIL/Image.py")

  package static let need = Need("Pillow") { InstalledTool.python.isThere && file.isThere }

  private static let facts = """
    picture = Image.open(name)
    # Decodes the whole file, and fails where it ends early.
    picture.load()
    extras = [key for key in picture.info if key in ('exif', 'icc_profile', 'xmp', 'comment', 'photoshop')]
    rgb = picture.convert('RGB')
    width, height = rgb.size
    points = [(width // 8, height // 8), (width * 7 // 8, height // 8), (width // 8, height * 7 // 8),
              (width * 7 // 8, height * 7 // 8)]
    print(json.dumps({
        'format': picture.format, 'mode': picture.mode, 'width': width, 'height': height, 'extras': extras,
        'corners': [list(rgb.getpixel(point)) for point in points],
        'middle': list(rgb.getpixel((width // 2, height // 2)))}))
    """

  /// What a picture file holds; fails when it cannot be decoded.
  package static func facts(of path: String) throws -> Facts {
    let output = try run("name = \(quoted(path))\n" + facts, in: FileManager.default.temporaryDirectory.path)
    return try JSONDecoder().decode(Facts.self, from: Data(output.utf8))
  }

  /// Runs a program that may use `Image`, in a folder, and gives what it prints.
  @discardableResult
  package static func run(_ program: String, in folder: String) throws -> String {
    let tools = try URL(filePath: file.path()).deletingLastPathComponent().deletingLastPathComponent().path
    let head =
      "import json, sys\nsys.path.insert(0, \(quoted(tools)))\nfrom PIL import Image, ImageDraw, ImageCms\n"
    return try InstalledTool.python.run(["-E", "-S", "-c", head + program], in: folder)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
