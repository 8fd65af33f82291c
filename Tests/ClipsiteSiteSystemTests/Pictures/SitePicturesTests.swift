import ClipsiteAppClips
import ClipsiteSite
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsitePreview
@testable import ClipsiteRendering
@testable import ClipsiteSiteTests

@Suite(.blocking, .needs(LoadedLibrary.vips, Pillow.need))
struct SitePicturesTests {
  @Test func eachSizeIsAFile() throws {
    let fixture = try Fixture.withPhotograph()
    try fixture.buildCleanly()
    #expect(
      try fixture.pictures() == [
        "example.com/donut.png", "example.com/index-preview.png", "example.com/shop/market-1200.jpg",
        "example.com/shop/market-1200.webp", "example.com/shop/market-1800.jpg",
        "example.com/shop/market-1800.webp", "example.com/shop/market-480.jpg",
        "example.com/shop/market-480.webp", "example.com/shop/market-800.jpg",
        "example.com/shop/market-800.webp", "example.com/shop/market-preview.jpg",
      ])
    let preview = try fixture.picture("example.com/shop/market-preview.jpg")
    #expect((preview.format, preview.mode, preview.extras) == ("JPEG", "RGB", []))
    #expect((preview.width, preview.height) == (1200, 630))
    let small = try fixture.picture("example.com/shop/market-480.webp")
    #expect((small.format, small.width, small.height) == ("WEBP", 480, 360))
    let card = try fixture.picture("example.com/index-preview.png")
    #expect((card.format, card.width, card.height) == ("PNG", 1200, 630))
  }

  @Test func aPageNamesThePreviewAndItsSize() throws {
    let fixture = try Fixture.withPhotograph()
    try fixture.buildCleanly()
    let page = try fixture.page("example.com/shop/market.html")
    #expect(page.meta("og:image") == ["https://example.com/shop/market-preview.jpg"])
    #expect(page.meta("og:image:type") == ["image/jpeg"])
    #expect(page.meta("og:image:width") == ["1200"] && page.meta("og:image:height") == ["630"])
    let home = try fixture.page("example.com/index.html")
    #expect(home.meta("og:image") == ["https://example.com/index-preview.png"])
    #expect(home.meta("og:image:type") == ["image/png"])
    #expect(home.meta("og:image:width") == ["1200"] && home.meta("og:image:height") == ["630"])
    #expect(home.meta("twitter:card") == ["summary_large_image"])
  }

  @Test func templatesSeeEverySizeWithItsFile() throws {
    let template = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title>{{head.tags}}</head><body>
      {{#page.image}}<picture><source srcset="{{webp-srcset}}"><img src="{{url}}" srcset="{{srcset}}" \
      width="{{width}}" height="{{height}}" alt=""></picture>{{/page.image}}</body></html>
      """
    let fixture = try Fixture.withPhotograph(["Templates/location.mustache": template])
    try fixture.buildCleanly()
    let page = try fixture.page("example.com/shop/market.html")
    let image = try #require(page.all("img").first?.attributes)
    #expect(image["src"] == "/shop/market-1800.jpg")
    #expect(image["width"] == "1800" && image["height"] == "1350")
    let lists = [image["srcset"], page.all("source").first?.attributes["srcset"]]
    for (list, ending) in zip(lists, ["jpg", "webp"]) {
      #expect(
        list?.components(separatedBy: ", ")
          == [480, 800, 1200, 1800].map {
            "/shop/market-\($0).\(ending) \($0)w"
          })
    }
  }

  @Test func aPictureIsNeverEnlarged() throws {
    let fixture = try Fixture.withPhotograph()
    try fixture.draw("Image.new('RGB', (900, 400)).save('market.jpg')", in: "shop")
    let report = try fixture.build()
    #expect(report.diagnostics.map(\.code) == [.imageTooSmall])
    #expect(
      try fixture.pictures().filter { $0.contains("shop") && $0.hasSuffix("webp") } == [
        "example.com/shop/market-480.webp", "example.com/shop/market-800.webp",
        "example.com/shop/market-900.webp",
      ])
    let preview = try fixture.picture("example.com/shop/market-preview.jpg")
    #expect((preview.width, preview.height) == (761, 400))
  }

  @Test func aTurnedPictureStandsUpright() throws {
    let fixture = try Fixture.withPhotograph()
    let program = """
      picture = Image.new('RGB', (1500, 2000), (20, 60, 220))
      exif = picture.getexif()
      exif[0x0112] = 6
      exif[0x010F] = 'A camera'
      picture.save('market.FORMAT', exif=exif)
      """
    for format in ["jpg", "png", "webp"] {
      try fixture.draw(program.replacing("FORMAT", with: format), in: "shop")
      let page = Fixture.page("title: Market\nimage: market.\(format)\nplace: {locality: X, country: US}")
      try fixture.write(page, to: "Content/shop/market.md")
      try fixture.buildCleanly()
      let picture = try fixture.picture("example.com/shop/market-480.jpg")
      #expect((picture.width, picture.height) == (480, 360), "\(format)")
      #expect(picture.extras == [])
      try fixture.remove("Content/shop/market.\(format)")
    }
  }

  @Test func linksInTextLeadToWhatThereIs() throws {
    let page = Fixture.page(
      "title: Market\nimage: market.jpg\nplace: {locality: X, country: US}", "![Tray](market.jpg)")
    let fixture = try Fixture.withPhotograph(["Content/shop/market.md": page])
    try fixture.buildCleanly()
    let html = try fixture.page("example.com/shop/market.html")
    #expect(html.all("img").map { $0.attributes["src"] } == ["/shop/market-1800.jpg"])
  }

  @Test func aGIFStaysAsItIs() throws {
    let page = Fixture.page("title: Market\nimage: a.gif\nplace: {locality: X, country: US}")
    let fixture = try Fixture.withPhotograph(["Content/shop/market.md": page])
    try fixture.draw("Image.new('P', (1200, 800)).save('a.gif')", in: "shop")
    try fixture.buildCleanly()
    #expect(try fixture.pictures().contains("example.com/shop/a.gif"))
    let html = try fixture.page("example.com/shop/market.html")
    #expect(html.meta("og:image") == ["https://example.com/shop/a.gif"])
  }

  @Test func aSecondBuildChangesNothingAndNeedsNoCache() throws {
    let fixture = try Fixture.withPhotograph()
    try fixture.buildCleanly()
    let first = try fixture.files(in: "Output")
    #expect(try fixture.build().output?.written == 0)
    try fixture.remove(".clipsite-pictures")
    #expect(try fixture.build(workers: 1).output?.written == 0)
    #expect(try fixture.files(in: "Output") == first)
  }

  @Test func aCheckFindsTheSameAndKeepsNothing() throws {
    let fixture = try Fixture.withPhotograph()
    let whole = try Data(contentsOf: fixture.url("Content/shop/market.jpg"))
    #expect(try fixture.findings() == [])
    #expect(!FileManager.default.fileExists(atPath: fixture.url(".clipsite-pictures").path))
    try fixture.write(Array(whole.prefix(whole.count * 2 / 3)), to: "Content/shop/market.jpg")
    try fixture.expect(
      .brokenImage, at: "Content/shop/market.jpg", "the picture cannot be decoded to its end")
    #expect(try fixture.build().diagnostics.map(\.code) == [.brokenImage])
    #expect(!FileManager.default.fileExists(atPath: fixture.url("Output").path))
  }

  @Test func thePreviewAnswersEachPicture() throws {
    let fixture = try Fixture.withPhotograph()
    let live = LiveSite(fixture.folder, workers: Workers(count: 2))
    #expect(try live.reload() == .good(build: 1))
    // Nothing is made before somebody asks.
    #expect(!FileManager.default.fileExists(atPath: fixture.url(".clipsite-pictures").path))
    let domain = try AssociatedDomain("example.com")
    for (path, type) in [
      ("/shop/market-480.webp", "image/webp"), ("/shop/market-preview.jpg", "image/jpeg"),
      ("/index-preview.png", "image/png"),
    ] {
      let resource = try #require(live.resource(domain: domain, path: path))
      #expect(resource.status == 200 && resource.contentType == type)
      let file = fixture.url("answer")
      try Data(resource.body).write(to: file)
      _ = try Pillow.facts(of: file.path)
    }
    let whole = [UInt8](try Data(contentsOf: fixture.url("Content/shop/market.jpg")))
    try fixture.write(Array(whole.prefix(whole.count / 2)), to: "Content/shop/market.jpg")
    _ = try live.reload(.paths(["Content/shop/market.jpg"]))
    #expect(live.resource(domain: domain, path: "/shop/market-480.webp")?.status == 503)
    try fixture.draw("Image.new('RGB', (700, 700)).save('market.jpg')", in: "shop")
    #expect(try live.reload(.paths(["Content/shop/market.jpg"])) == .good(build: 3))
    #expect(live.resource(domain: domain, path: "/shop/market-1200.webp")?.status == 404)
    #expect(live.resource(domain: domain, path: "/shop/market-700.webp")?.status == 200)
  }
}
