import ClipsiteContent
import Testing

struct ImageHeaderTests {
  /// A chunk of PNG without a meaningful checksum.
  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
  }

  private static func cut(_ bytes: [UInt8], _ length: Int) -> [UInt8] { Array(bytes.prefix(length)) }

  private static func png(colour: UInt8, width: [UInt8] = [0, 0, 4, 0xB0], extra: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", width + [0, 0, 2, 0x76, 8, colour, 0, 0, 0]) + extra + chunk("IDAT", [1, 2])
  }

  private static func jpeg(frame: UInt8, size: [UInt8] = [0x02, 0x76, 0x04, 0xB0]) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, frame, 0, 11, 8] + size + [3, 1, 2]
  }

  private static func gif(extension bytes: [UInt8], table: UInt8 = 0) -> [UInt8] {
    Array("GIF89a".utf8) + [0xB0, 4, 0x76, 2, table, 0, 0]
      + [UInt8](repeating: 7, count: table == 0 ? 0 : 12) + bytes + [0x2C, 0, 0]
  }

  private static func webp(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [9, 9, 9, 9] + Array("WEBP".utf8) + Array(type.utf8) + [9, 0, 0, 0] + data
  }

  private static let lossy = webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0xB0, 0x44, 0x76, 0x42])
  private static let lossless = webp("VP8L", [0x2F, 0xAF, 0x44, 0x9D, 0x10])

  private static let formats: [([UInt8], ImageFormat, Bool)] = [
    (png(colour: 2), ImageFormat.png, false), (png(colour: 6), .png, true), (png(colour: 4), .png, true),
    (png(colour: 3, extra: chunk("PLTE", [1, 2, 3])), .png, false),
    (png(colour: 3, extra: chunk("PLTE", [1, 2, 3]) + chunk("tRNS", [0])), .png, true),
    (jpeg(frame: 0xC0), .jpeg, false), (jpeg(frame: 0xC2), .jpeg, false),
    (gif(extension: []), .gif, false), (gif(extension: [0x21, 0xF9, 4, 1, 0, 0, 0, 0]), .gif, true),
    (gif(extension: [0x21, 0xFE, 2, 1, 1, 0, 0x21, 0xF9, 4, 1, 0, 0, 0, 0], table: 0x81), .gif, true),
    (gif(extension: [0x21, 0xF9, 4, 0, 0, 0, 0, 0]), .gif, false),
    (lossy, .webp, false), (lossless, .webp, true),
    (webp("VP8X", [0x10, 0, 0, 0, 0xAF, 4, 0, 0x75, 2, 0]), .webp, true),
    (webp("VP8X", [0x02, 0, 0, 0, 0xAF, 4, 0, 0x75, 2, 0]), .webp, false),
  ]

  @Test(arguments: formats)
  func readsEachFormat(bytes: [UInt8], format: ImageFormat, hasAlpha: Bool) throws {
    let header = try ImageHeader(bytes)
    #expect(header.format == format)
    #expect(header.width == 1_200)
    #expect(header.height == 630)
    #expect(header.hasAlpha == hasAlpha)
  }

  private static let faults: [([UInt8], ImageHeaderError)] = [
    ([], ImageHeaderError.unknownFormat), (Array("<svg>".utf8), .unknownFormat),
    ([0x89, 0x50], .unknownFormat),
    (cut(png(colour: 2), 15), .truncated(.png)),
    (cut(png(colour: 2), 23), .truncated(.png)),
    (png(colour: 2, width: [0, 0, 0, 0]), .zeroSize(.png)),
    (cut(png(colour: 2), 8) + chunk("IDAT", [1, 2, 3, 4]), .malformed(.png)),
    ([0xFF, 0xD8, 0xFF], .truncated(.jpeg)), (cut(jpeg(frame: 0xC0), 20), .truncated(.jpeg)),
    (jpeg(frame: 0xC0, size: [0, 0, 0, 9]), .zeroSize(.jpeg)), (jpeg(frame: 0xDA), .malformed(.jpeg)),
    (jpeg(frame: 0xD9), .malformed(.jpeg)), ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0, 0], .malformed(.jpeg)),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0x41], .malformed(.jpeg)),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF], .truncated(.jpeg)),
    (Array("GIF87a".utf8), .truncated(.gif)),
    (Array("GIF89a".utf8) + [0, 0, 1, 0, 0, 0, 0], .zeroSize(.gif)),
    (webp("ALPH", [1, 2, 3]), .malformed(.webp)), (webp("VP8 ", [0, 0, 0, 1, 2, 3, 4]), .malformed(.webp)),
    (webp("VP8L", [0x2E, 0, 0, 0, 0]), .malformed(.webp)), (webp("VP8X", [0]), .truncated(.webp)),
    (webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0, 0, 1, 0]), .zeroSize(.webp)),
  ]

  @Test(arguments: faults)
  func saysWhyItCannotTell(bytes: [UInt8], error: ImageHeaderError) {
    #expect(throws: error) { try ImageHeader(bytes) }
  }

  @Test(arguments: [
    png(colour: 3), jpeg(frame: 0xC0), gif(extension: [0x21, 0xFE, 1, 1, 0]), lossy, lossless,
  ])
  func neverTrapsOnCutOrChangedBytes(bytes: [UInt8]) {
    for end in 0...bytes.count { _ = try? ImageHeader(Array(bytes[..<end])) }
    for index in bytes.indices {
      for value: UInt8 in [0x00, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[index] = value
        _ = try? ImageHeader(changed)
      }
    }
  }

  /// A TIFF structure with two tags, the second of them the orientation.
  private static func tiff(_ orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
    func number(_ value: UInt8, _ count: Int) -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: count - 1)
      return isLittleEndian ? [value] + zeros : zeros + [value]
    }
    let tags: [[UInt8]] = isLittleEndian ? [[0x0F, 1], [0x12, 1]] : [[1, 0x0F], [1, 0x12]]
    return Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
      + tags[0] + number(2, 2) + number(4, 4) + [0, 0, 0, 0]
      + tags[1] + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
  }

  private static func turnedJPEG(_ exif: [UInt8]) -> [UInt8] {
    let data = Array("Exif\0\0".utf8) + exif
    let plain = jpeg(frame: 0xC0)
    return plain.prefix(2) + [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data + plain.dropFirst(2)
  }

  private static func turnedWebP(_ exif: [UInt8]) -> [UInt8] {
    let header =
      Array("RIFF".utf8) + [9, 9, 9, 9] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0]
      + [0x08, 0, 0, 0, 0xAF, 4, 0, 0x75, 2, 0]
    return header + Array("VP8 ".utf8) + [3, 0, 0, 0, 1, 2, 3, 0] + Array("EXIF".utf8)
      + [UInt8(exif.count), 0, 0, 0] + exif
  }

  @Test(arguments: 1...8, [true, false])
  func readsHowTheCameraWasHeld(orientation: Int, isLittleEndian: Bool) throws {
    let exif = Self.tiff(UInt8(orientation), isLittleEndian: isLittleEndian)
    for bytes in [
      Self.turnedJPEG(exif), Self.png(colour: 2, extra: Self.chunk("eXIf", exif)), Self.turnedWebP(exif),
      Self.turnedWebP(Array("Exif\0\0".utf8) + exif),
    ] {
      let header = try ImageHeader(bytes)
      #expect(header.orientation?.rawValue == orientation)
      #expect((header.width, header.height) == (1_200, 630))
      let isTurned = orientation >= 5
      #expect((header.displayWidth, header.displayHeight) == (isTurned ? (630, 1_200) : (1_200, 630)))
    }
  }

  @Test(arguments: [[], Array("XX".utf8), tiff(9, isLittleEndian: true), tiff(0, isLittleEndian: false)])
  func anOrientationThatIsNoneIsUpright(exif: [UInt8]) throws {
    #expect(try ImageHeader(Self.turnedJPEG(exif)).orientation == .upright)
    #expect(try ImageHeader(Self.png(colour: 2, extra: Self.chunk("eXIf", exif))).orientation == .upright)
    #expect(try ImageHeader(Self.turnedWebP(exif)).orientation == .upright)
  }

  @Test func theOrientationOfAWebPMayStandFurtherOn() throws {
    let bytes = Self.turnedWebP(Self.tiff(6, isLittleEndian: true))
    #expect(try ImageHeader(Array(bytes.prefix(40))).orientation == nil)
    #expect(try ImageHeader(Self.lossy).orientation == .upright)
  }

  @Test func cutOrChangedOrientationsNeverTrap() {
    for bytes in [Self.turnedJPEG, Self.turnedWebP].map({ $0(Self.tiff(6, isLittleEndian: false)) }) {
      for end in 0...bytes.count { _ = try? ImageHeader(Array(bytes[..<end])) }
      for index in bytes.indices {
        var changed = bytes
        changed[index] = 0xFF
        _ = try? ImageHeader(changed)
      }
    }
  }

  @Test func knowsMediaTypes() {
    #expect(ImageFormat.allCases.map(\.mediaType) == ["image/png", "image/jpeg", "image/gif", "image/webp"])
  }
}
