import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct InvalidImageTests {
  @Test(arguments: [
    ("no picture at all", "the file is no picture in a format that previews show"),
    ("\u{89}PNG", "the file is no picture in a format that previews show"),
  ])
  func refusesWhatIsNoPicture(bytes: String, message: String) throws {
    try Fixture.expect(
      .invalidImage, at: "Content/a.png", message, fix: "export the picture again, as JPEG or PNG",
      in: ["Content/a.md": Fixture.page("title: A\nimage: a.png"), "Content/a.png": bytes])
  }

  @Test func tellsHowAPictureIsBroken() throws {
    let whole = Fixture.png(width: 1800, height: 1200)
    let cases: [([UInt8], String)] = [
      (Array(whole.prefix(20)), "the PNG picture ends before its size is told"),
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
