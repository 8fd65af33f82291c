import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSiteTests

@Suite(.blocking, .needs(LoadedLibrary.vips, Pillow.need))
struct SiteIconTests {
  private func fixture(_ icons: String, side: Int = 512) throws -> Fixture {
    let site = Fixture.siteWithPictures("icons: {\(icons)}")
      .replacing("[example.com]", with: "[example.com, shop.example.net]")
    let fixture = try Fixture([
      "Content/site.yml": site,
      "Content/shop/index.md": Fixture.page("title: Shop\ndomain: shop.example.net"),
    ])
    try fixture.draw("Image.new('RGBA', (\(side), \(side)), (30, 90, 200, 255)).save('logo.png')")
    return fixture
  }

  @Test(arguments: ["example.com", "shop.example.net"]) func everyDomainHasIcons(domain: String) throws {
    let fixture = try fixture("logo: logo.png")
    try fixture.buildCleanly()
    let touch = try fixture.picture("\(domain)/apple-touch-icon.png")
    #expect((touch.format, touch.mode, touch.width, touch.height) == ("PNG", "RGB", 180, 180))
    let icon = try fixture.picture("\(domain)/favicon.ico")
    #expect((icon.format, icon.width, icon.height) == ("ICO", 48, 48))
    #expect(icon.middle == [30, 90, 200])
    let sizes = try Pillow.run(
      "print(sorted(Image.open('favicon.ico').info['sizes']))", in: fixture.url("Output/\(domain)").path)
    #expect(sizes == "[(16, 16), (32, 32), (48, 48)]\n")
    let page = try fixture.page("\(domain)/index.html")
    #expect(page.links("apple-touch-icon") == ["/apple-touch-icon.png"])
    #expect(page.links("icon") == ["/favicon.ico"])
  }

  @Test func whatIsTransparentBecomesWhite() throws {
    let fixture = try fixture("logo: logo.png")
    try fixture.draw("Image.new('RGBA', (512, 512), (0, 0, 0, 0)).save('logo.png')")
    try fixture.buildCleanly()
    #expect(try fixture.picture("example.com/apple-touch-icon.png").middle == [255, 255, 255])
  }

  @Test func whatIsNamedIsNotMade() throws {
    let fixture = try fixture("logo: logo.png, favicon: own.svg")
    try fixture.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "Content/own.svg")
    try fixture.buildCleanly()
    let pictures = try fixture.pictures()
    #expect(pictures.contains("example.com/apple-touch-icon.png"))
    #expect(!pictures.contains("example.com/favicon.ico"))
    #expect(try fixture.page("example.com/index.html").links("icon") == ["/own.svg"])
  }

  @Test func aDamagedLogoIsReportedOnce() throws {
    let fixture = try fixture("logo: logo.png")
    try fixture.write(Fixture.png(width: 512, height: 512), to: "Content/logo.png")
    try fixture.expect(.brokenImage, at: "Content/logo.png")
    #expect(try fixture.build().diagnostics.map(\.code) == [.brokenImage])
  }
}
