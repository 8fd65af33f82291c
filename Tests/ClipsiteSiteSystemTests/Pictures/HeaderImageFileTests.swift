import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSite
@testable import ClipsiteSiteTests

@Suite(.blocking, .needs(LoadedLibrary.vips, Pillow.need))
struct HeaderImageFileTests {
  /// A site with one experience, whose picture a program draws.
  private func fixture(_ program: String, pictures: Bool = true) throws -> Fixture {
    let more = "pictures: \(pictures)\n"
    let site = Fixture.siteWithSubtitle(more).replacing("image: donut.png", with: "image: donut.jpg")
    let fixture = try Fixture(["Content/site.yml": site])
    try fixture.draw(program)
    return fixture
  }

  private func headerImage(of fixture: Fixture) throws -> HeaderImageFile {
    try #require(try fixture.experiences().experiences.first?.headerImage)
  }

  @Test func aHeaderImageIsMadeOfAPictureThatDoesNotFit() throws {
    let fixture = try fixture("Image.new('RGB', (3000, 2400), (9, 99, 199)).save('donut.jpg')")
    let image = try headerImage(of: fixture)
    #expect(image.name == "donut-header.jpg")
    let file = fixture.url("header.jpg")
    try Data(try image.read()).write(to: file)
    let facts = try Pillow.facts(of: file.path)
    #expect((facts.format, facts.mode, facts.width, facts.height) == ("JPEG", "RGB", 1800, 1200))
  }

  @Test func aPictureThatFitsIsTakenAsItIs() throws {
    let fixture = try fixture("Image.new('RGB', (1800, 1200), (9, 99, 199)).save('donut.jpg')")
    let image = try headerImage(of: fixture)
    #expect(image.name == "donut.jpg")
    #expect(try Data(image.read()) == Data(contentsOf: fixture.url("Content/donut.jpg")))
  }

  @Test func aSmallPictureIsNotEnlarged() throws {
    let fixture = try fixture("Image.new('RGB', (1799, 1200)).save('donut.jpg')")
    #expect(
      try fixture.experienceFindings() == [
        "UnfitHeaderImage: the image has 1799 by 1200 pixels, but App Clip cards use 1800 by 1200, and "
          + "pictures are not enlarged"
      ])
  }

  @Test func withoutPicturesItHasToFit() throws {
    let fixture = try fixture("Image.new('RGB', (3000, 2400)).save('donut.jpg')", pictures: false)
    #expect(
      try fixture.experienceFindings() == [
        "UnfitHeaderImage: the header image has 3000 by 2400 pixels, but App Clip cards use exactly 1800 by 1200"
      ])
  }

  @Test func aDamagedPictureIsNamed() throws {
    let fixture = try fixture("Image.new('RGB', (3000, 2400), (9, 99, 199)).save('donut.jpg')")
    let whole = [UInt8](try Data(contentsOf: fixture.url("Content/donut.jpg")))
    try fixture.write(Array(whole.prefix(whole.count / 2)), to: "Content/donut.jpg")
    let image = try headerImage(of: fixture)
    #expect(throws: (any Error).self) { try image.read() }
  }
}
