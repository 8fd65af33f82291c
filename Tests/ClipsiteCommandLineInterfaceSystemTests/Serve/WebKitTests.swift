import Foundation
import ClipsiteTestTools
import Testing

@testable import ClipsiteCommandLineInterface

/// What the pages of the themes are like to load and to use in Safari's engine, as far as `WebKit` and
/// `ThemeFaults` can tell: one browser for each colour scheme, since it is told that when it starts.
@Suite(.blockingForBrowsers, .serialized, .needs(WebKit.need)) struct WebKitTests {
  @Test(
    .needs(CheckerFile.axe),
    arguments: ["light", "dark"])
  func pagesAreAsGoodAsInChromium(_ scheme: String) throws {
    let browser = try WebKit(scheme: scheme)
    defer { browser.stop() }
    let page = try WebKitPage(in: browser)
    try ThemeFaults.expectFound(in: page, and: ["blocks the first paint"])
    let faults = try ThemeFaults()
    for gallery in [Gallery.example, .chain, .bistro, .brand] {
      // The layout is the same in the dark.
      let looks = (scheme == "light" ? Look.everywhere : Look.all).filter { $0.scheme == scheme }
      try gallery.visit(gallery.pagesOfTheTheme, in: page, on: looks) { entry, look in
        let found = try faults.found(on: page, weightLimit: entry.weightLimit)
        #expect(found == [], "\(entry.name), \(look.name)")
        let violations = try Axe.violations(on: page, look)
        #expect(violations == [], "\(entry.name), \(look.name)")
      }
    }
  }
}
