import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Testing

/// Sites whose pictures are made.
extension Fixture {
  /// A `site.yml` that wants pictures made, without a picture for all pages.
  static func siteWithPictures(_ more: String = "") -> String {
    site("pictures: true\n\(more)", replacing: "image: donut.png\n", with: "")
  }

  /// A site with one location that has a photograph of 2000 by 1500 pixels.
  static func withPhotograph(_ files: [String: String] = [:]) throws -> Fixture {
    let location = page("title: Market\nimage: market.jpg\nplace: {locality: Springfield, country: US}")
    let fixture = try Fixture(
      ["Content/site.yml": siteWithPictures(), "Content/shop/market.md": location].merging(files) { $1 })
    try fixture.draw("Image.new('RGB', (2000, 1500), (200, 60, 40)).save('market.jpg')", in: "shop")
    return fixture
  }

  /// Runs a program of Pillow in a folder of the content.
  func draw(_ program: String, in folder: String = "") throws {
    let path = url("Content/\(folder)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let output = try Pillow.run(program, in: path)
    #expect(output == "")
  }

  /// What a picture of the output holds.
  func picture(_ path: String) throws -> Pillow.Facts { try Pillow.facts(of: url("Output/\(path)").path) }

  /// The pictures of the output.
  func pictures() throws -> [String] {
    try files(in: "Output").keys.filter { path in
      ["jpg", "png", "webp", "gif", "ico"].contains { path.hasSuffix("." + $0) }
    }.sorted()
  }
}
