import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct UnfitHeaderImageTests {
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [8, 7, 176, 4, 0, 0, 0]

  private func findings(_ picture: [UInt8]) throws -> [String] {
    let fixture = try Fixture(["Content/site.yml": Fixture.siteWithSubtitle()])
    try fixture.write(picture, to: "Content/donut.png")
    return try fixture.experienceFindings()
  }

  private func png(_ width: Int, _ height: Int, colour: UInt8 = 2, chunk: String = "") -> [UInt8] {
    var bytes = Fixture.png(width: width, height: height)
    bytes[25] = colour
    if !chunk.isEmpty { bytes.insert(contentsOf: [0, 0, 0, 0] + Array(chunk.utf8) + [0, 0, 0, 0], at: 33) }
    return bytes
  }

  @Test func takesTheSizeOfTheCard() throws {
    #expect(try findings(png(1800, 1200)) == [])
    #expect(try findings(png(1800, 1200, colour: 3)) == [])
  }

  @Test(arguments: [(1799, 1200), (1800, 1201), (3600, 2400), (1200, 1800)])
  func refusesOtherSizes(width: Int, height: Int) throws {
    #expect(
      try findings(png(width, height)) == [
        "UnfitHeaderImage: the header image has \(width) by \(height) pixels, but "
          + "App Clip cards use exactly 1800 by 1200"
      ])
  }

  @Test func refusesTransparency() throws {
    let refusal = ["UnfitHeaderImage: the header image has transparency, which App Clip cards do not support"]
    #expect(try findings(png(1800, 1200, colour: 6)) == refusal)
    #expect(try findings(png(1800, 1200, colour: 4)) == refusal)
    #expect(try findings(png(1800, 1200, chunk: "tRNS")) == refusal)
  }

  @Test func refusesOtherFormats() throws {
    #expect(
      try findings(Self.gif) == [
        "UnfitHeaderImage: the header image is a GIF, but App Clip cards use PNG and JPEG"
      ])
  }

  @Test func isNoMatterOfACheck() throws {
    let fixture = try Fixture()
    try fixture.write(png(1800, 1201), to: "Content/donut.png")
    #expect(try fixture.findings() == [])
    #expect(try fixture.experienceReport().value == nil)
  }

  @Test func looksOnlyAtWhatCardsShow() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/about.md": Fixture.page("title: About\nimage: a.png"),
      "Content/hidden/index.md": Fixture.page("title: H\nimage: a.png\nclip: {display: none}"),
    ])
    for path in ["Content/a.png", "Content/hidden/a.png"] { try fixture.write(png(900, 600), to: path) }
    // The image of a page whose card is that of another one.
    #expect(try fixture.experienceReport().diagnostics.map(\.code) == [.imageWithoutCard])
  }
}
