import Testing

@testable import CommandLineInterface

@Suite struct StarterSiteTests {
  @Test func namesEveryFileOnce() {
    let paths = StarterSite.files.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.allSatisfy { $0.hasPrefix("Content/") || $0.hasPrefix("Templates/") })
  }

  @Test func theTextEndsWithALineEnd() {
    for file in StarterSite.files where !file.path.hasSuffix(".png") {
      #expect(file.bytes.last == UInt8(ascii: "\n"), "\(file.path)")
    }
  }

  @Test func thePictureIsAPNGOfTheRightSize() throws {
    let picture = try #require(StarterSite.files.first { $0.path.hasSuffix(".png") })
    #expect(picture.bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(picture.bytes[16..<24] == [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76])
  }
}
