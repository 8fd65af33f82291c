import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct PictureTooSmallTests {
  private func found(_ width: Int, _ height: Int) throws -> String? {
    let header = try ImageHeader(Fixture.png(width: width, height: height))
    return ImageSizeRules.checkSource(header, at: SourceRange("a.png")).map {
      "\($0.severity): \($0.message)"
    }
  }

  @Test(arguments: [(1199, 630), (1200, 629), (150, 4000)]) func warnsBelowTheSizeOfPreviews(
    width: Int, height: Int
  ) throws {
    #expect(
      try found(width, height)
        == "warning: the picture has \(width) by \(height) pixels, but previews want 1200 by 630")
  }

  @Test func refusesWhatPreviewsLeaveOut() throws {
    #expect(
      try found(149, 4000) == "error: the picture has 149 by 4000 pixels, but previews want 1200 by 630")
  }

  @Test func isContentFromThereOn() throws { #expect(try found(1200, 630) == nil) }
}

struct PreviewImageTooSmallTests {
  private func fixture(width: Int) throws -> Fixture {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nimage: a.png")])
    try fixture.write(Fixture.png(width: width, height: 100), to: "Content/a.png")
    return fixture
  }

  @Test(arguments: [150, 899])
  func warnsBelowTheAdvisedWidth(width: Int) throws {
    try fixture(width: width).expect(
      .previewImageTooSmall, at: "Content/a.png",
      "the preview picture is \(width) pixels wide, but previews want at least 900",
      fix: "use a picture of 1800 by 1200 pixels")
  }

  @Test(arguments: [1, 149])
  func refusesWhatPreviewsLeaveOut(width: Int) throws {
    try fixture(width: width).expect(
      .previewImageTooSmall, at: "Content/a.png",
      "the preview picture is \(width) pixels wide, but previews want at least 900, and leave out pictures "
        + "below 150",
      severity: .error)
  }

  @Test func isContentFromTheAdvisedWidthOn() throws {
    #expect(try fixture(width: 900).findings() == [])
  }
}

struct InvalidImageTests {
  @Test(arguments: [
    ("no picture at all", "the file is not an image in a format that previews show"),
    ("\u{89}PNG", "the file is not an image in a format that previews show"),
  ])
  func refusesWhatIsNoPicture(bytes: String, message: String) throws {
    try Fixture.expect(
      .invalidImage, at: "Content/a.png", message, fix: "export the picture again, as JPEG or PNG",
      in: ["Content/a.md": Fixture.page("title: A\nimage: a.png"), "Content/a.png": bytes])
  }

  @Test func tellsHowAPictureIsBroken() throws {
    let whole = Fixture.png(width: 1800, height: 1200)
    let cases: [([UInt8], String)] = [
      (Array(whole.prefix(20)), "the PNG image ends before its size"),
      (Fixture.png(width: 0, height: 1200), "the picture is zero pixels wide or high"),
      (whole.prefix(12) + Array("JHDR".utf8) + whole.dropFirst(16), "the picture breaks the rules of PNG"),
    ]
    for (bytes, message) in cases {
      let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nimage: a.png")])
      try fixture.write(bytes, to: "Content/a.png")
      try fixture.expect(.invalidImage, at: "Content/a.png", message)
    }
  }

  @Test func isReportedOnceForAllPagesThatShowThePicture() throws {
    try Fixture.expect(
      .invalidImage, at: "Content/a.png",
      in: [
        "Content/a.md": Fixture.page("title: A\nimage: a.png"),
        "Content/b.md": Fixture.page("title: B\nimage: a.png"), "Content/a.png": "broken",
      ])
  }

  @Test func looksOnlyAtPicturesThatPreviewsShow() throws {
    try Fixture.expectNothing(in: ["Content/a.png": "broken", "Content/b.svg": "<svg/>"])
  }
}

struct PicturesUnavailableTests {
  @Test(arguments: [
    (ImageLibraryError.missing, "pictures cannot be made: libvips is not installed"),
    (.tooOld, "pictures cannot be made: libvips 8.14 or newer is needed"),
    (.unfit, "pictures cannot be made: libvips does not start"),
  ])
  func saysWhyAndWhatToInstall(error: ImageLibraryError, message: String) {
    let diagnostic = Diagnostic.imagesUnavailable(error, at: SourceRange("Content/site.yml", 3..<7))
    #expect(diagnostic.message == message)
    #expect(
      diagnostic.fix
        == "install it (apt-get install libvips42, or brew install vips), or remove `pictures`")
  }

  @Test func withoutTheKeyNobodyAsks() throws {
    var diagnostics: [Diagnostic] = []
    let fixture = try Fixture()
    #expect(SiteImages.maker(for: try fixture.site(), in: fixture.folder, &diagnostics) == nil)
    #expect(diagnostics == [])
  }
}
