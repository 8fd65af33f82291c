import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

@Suite(.blocking, .needs(LoadedLibrary.vips, Pillow.need))
struct PictureMakerTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private func facts(
    _ source: ImageSource, _ size: ImageSize, _ format: OutputImageFormat = .jpeg
  ) throws -> Pillow.Facts {
    let bytes = try workshop.maker().picture(of: source, size, format)
    return try Pillow.facts(of: try workshop.write(bytes, "made.\(format.fileExtension)"))
  }

  /// The colors that a camera stores for the same view, by how it is held: top left, top right, bottom left,
  /// bottom right of the pixels as stored, of a view with red, green, blue and yellow.
  static let orientations: [(Int, [RGBColor])] = {
    let (red, green, blue, yellow) = (Workshop.red, Workshop.green, Workshop.blue, Workshop.yellow)
    return [
      (1, [red, green, blue, yellow]), (2, [green, red, yellow, blue]), (3, [yellow, blue, green, red]),
      (4, [blue, yellow, red, green]), (5, [red, blue, green, yellow]), (6, [green, yellow, red, blue]),
      (7, [yellow, green, blue, red]), (8, [blue, red, yellow, green]),
    ]
  }()

  @Test(arguments: orientations)
  func everyOrientationComesOutUpright(orientation: Int, stored: [RGBColor]) throws {
    let source = try workshop.photograph(stored, orientation: orientation)
    let size = orientation >= 5 ? ImageSize(320, 480) : ImageSize(480, 320)
    let facts = try facts(source, size)
    #expect((facts.width, facts.height) == (size.width, size.height))
    let wanted = [Workshop.red, Workshop.green, Workshop.blue, Workshop.yellow]
    for (corner, color) in zip(facts.corners, wanted) { #expect(isNear(corner, color), "\(corner) \(color)") }
  }

  private func isNear(_ color: [Int], _ wanted: RGBColor) -> Bool {
    zip(color, [wanted.red, wanted.green, wanted.blue]).allSatisfy { abs($0 - Int($1)) < 24 }
  }

  @Test(arguments: [(OutputImageFormat.jpeg, "JPEG"), (.webp, "WEBP"), (.png, "PNG")])
  func nothingButPixelsIsLeft(format: OutputImageFormat, name: String) throws {
    let source = try workshop.photograph()
    #expect(try Pillow.facts(of: source.path).extras.contains("exif"))
    let facts = try facts(source, ImageSize(240, 160), format)
    #expect(facts.format == name)
    #expect(facts.mode == "RGB")
    #expect(facts.extras == [])
    #expect((facts.width, facts.height) == (240, 160))
  }

  @Test func anotherRatioIsCutAtBothEnds() throws {
    let colors = [Workshop.red, Workshop.green, Workshop.red, Workshop.green]
    let facts = try facts(try workshop.photograph(colors), ImageSize(80, 160))
    #expect((facts.width, facts.height) == (80, 160))
    #expect(isNear(facts.corners[0], Workshop.red) && isNear(facts.corners[1], Workshop.green))
  }

  /// Transparency, gray, palettes, four inks, and the colors of a wide gamut all end as opaque sRGB.
  @Test(arguments: [
    ("Image.new('RGBA', (200, 100), (0, 0, 0, 0)).save('a.png')", "a.png", [255, 255, 255]),
    ("Image.new('LA', (200, 100), (0, 128)).save('a.png')", "a.png", [127, 127, 127]),
    ("Image.new('L', (200, 100), 90).save('a.jpg')", "a.jpg", [90, 90, 90]),
    (
      "p = ImageCms.ImageCmsProfile(ImageCms.createProfile('sRGB'))\nImage.new('RGB', (200, 100), (30, 40, "
        + "220))"
        + ".save('a.png', icc_profile=p.tobytes())", "a.png", [30, 40, 220]
    ),
    ("Image.new('RGB', (200, 100), (30, 40, 220)).save('a.png')", "a.png", [30, 40, 220]),
    ("Image.new('CMYK', (200, 100), (0, 0, 0, 0)).save('a.jpg')", "a.jpg", [255, 255, 255]),
    ("Image.new('RGB', (200, 100), (10, 200, 30)).quantize(4).save('a.png')", "a.png", [10, 200, 30]),
    (
      "Image.new('RGBA', (200, 100), (0, 0, 250, 0)).save('a.webp', lossless=True)", "a.webp",
      [255, 255, 255]
    ),
    ("Image.new('I;16', (200, 100), 0x8000).save('a.png')", "a.png", [128, 128, 128]),
  ])
  func everyKindOfPixelsBecomesOpaqueSRGB(program: String, name: String, color: [Int]) throws {
    try Pillow.run(program, in: workshop.folder)
    let source = ImageSource(path: "\(workshop.folder)/\(name)", width: 200, height: 100, orientation: 1)
    let facts = try facts(source, ImageSize(100, 50), .png)
    #expect(facts.mode == "RGB")
    for (part, wanted) in zip(facts.middle, color) { #expect(abs(part - wanted) <= 3, "\(facts.middle)") }
  }

  @Test func whatIsMadeTwiceHasTheSameBytes() throws {
    let source = try workshop.photograph()
    for format in OutputImageFormat.allCases {
      let first = try workshop.maker().picture(of: source, ImageSize(240, 160), format)
      try FileManager.default.removeItem(atPath: workshop.cacheFolder)
      #expect(try workshop.maker().picture(of: source, ImageSize(240, 160), format) == first)
    }
  }

  // MARK: Damage

  @Test(arguments: [("jpg", 0.5), ("jpg", 0.98), ("png", 0.5), ("webp", 0.5), ("progressive.jpg", 0.5)])
  func aPictureThatEndsEarlyIsDamaged(name: String, part: Double) throws {
    let options = name.hasPrefix("progressive") ? ", progressive=True" : ""
    try Pillow.run(
      "Image.effect_noise((400, 300), 60).convert('RGB').save('whole.\(name)'\(options))", in: workshop.folder
    )
    let whole = [UInt8](try Data(contentsOf: URL(filePath: "\(workshop.folder)/whole.\(name)")))
    let path = try workshop.write(Array(whole.prefix(Int(Double(whole.count) * part))), "part.\(name)")
    let source = ImageSource(path: path, width: 400, height: 300, orientation: 1)
    #expect(throws: ImageError.damaged) { try workshop.maker().check(source) }
    #expect(throws: ImageError.damaged) {
      try workshop.maker().picture(of: source, ImageSize(40, 30), .jpeg)
    }
    let good = ImageSource(
      path: "\(workshop.folder)/whole.\(name)", width: 400, height: 300, orientation: 1)
    try workshop.maker().check(good)
  }

  @Test func aHeaderThatDoesNotTellTheTruthIsDamage() throws {
    let source = try workshop.photograph()
    let other = ImageSource(path: source.path, width: 480, height: 321, orientation: 1)
    #expect(throws: ImageError.damaged) { try workshop.maker().check(other) }
  }

  @Test func tooManyPixelsAreNotDecoded() throws {
    try Pillow.run("Image.new('1', (10001, 10000)).save('wide.png')", in: workshop.folder)
    let source = ImageSource(
      path: "\(workshop.folder)/wide.png", width: 10_001, height: 10_000, orientation: 1)
    #expect(throws: ImageError.refused) { try workshop.maker().check(source) }
    #expect(throws: ImageError.refused) {
      try workshop.maker().picture(of: source, ImageSize(10, 10), .jpeg)
    }
  }

  /// A gray square in one block, whose scans say nothing new.
  private static func square(scans: Int) -> [UInt8] {
    let tables = [0x00, 0x10].flatMap { [0xFF, 0xC4, 0, 20, $0, 1] + [UInt8](repeating: 0, count: 16) }
    let start = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    let pixels = (0..<scans).flatMap { index in
      let coefficient = index == 0 ? 0 : UInt8(1 + index % 63)
      return [0xFF, 0xDA, 0, 8, 1, 1, 0, coefficient, coefficient, 0, 0x7F]
    }
    return start + frame + tables + pixels + [0xFF, 0xD9]
  }

  @Test func tooManyScansAreNotDecoded() throws {
    for (scans, wanted) in [(JPEGFile.scanLimit, nil), (JPEGFile.scanLimit + 1, ImageError.refused)] {
      let path = try workshop.write(Self.square(scans: scans), "\(scans).jpg")
      let source = ImageSource(path: path, width: 8, height: 8, orientation: 1)
      #expect(Self.error { () throws(ImageError) in try workshop.maker().check(source) } == wanted)
    }
  }

  private static func error(_ check: () throws(ImageError) -> Void) -> ImageError? {
    do throws(ImageError) { try check() } catch { return error }
    return nil
  }

  @Test(arguments: ["", "<svg xmlns='http://www.w3.org/2000/svg' width='480' height='320'/>", "%PDF-1.4\n"])
  func whatIsNoPictureIsDamaged(text: String) throws {
    let path = try workshop.write(Array(text.utf8), "no.jpg")
    let source = ImageSource(path: path, width: 480, height: 320, orientation: 1)
    #expect(throws: ImageError.damaged) { try workshop.maker().check(source) }
  }

  @Test func aMissingFileIsNamed() throws {
    let source = ImageSource(path: "\(workshop.folder)/none.jpg", width: 1, height: 1, orientation: 1)
    let error = #expect(throws: ImageError.self) { try workshop.maker().check(source) }
    guard case .unreadable(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.path == source.path)
  }
}
