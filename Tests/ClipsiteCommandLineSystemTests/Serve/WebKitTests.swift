import ClipsiteContent
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// What the pages of the themes are like to load and to use in Safari's engine, as far as `WebKit` and
/// `ThemeFaults` can tell: one browser for each colour scheme, since it is told that when it starts.
@Suite(.blockingForBrowsers, .needs(WebKit.need)) struct WebKitTests {
  private static func looks(_ scheme: String) -> [Look] {
    (scheme == "light" ? Look.everywhere : Look.all).filter { $0.scheme == scheme }
  }

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
      let preview = try gallery.start()
      defer { preview.stop() }
      for look in Self.looks(scheme) {
        let pages = gallery.pagesOfTheTheme(on: look.device, of: Self.looks(scheme).map(\.device))
        // The layout is the same in the dark: without `ALL_ROUNDS=1`, one page shows whether colors are.
        let part = RandomRounds.cases(scheme == "light" ? pages : Array(pages.prefix(1)), of: pages)
        var isFirst = true
        try gallery.visit(part, of: preview, in: page, on: [look]) { entry, look in
          let found = try faults.found(on: page, weightLimit: entry.weightLimit)
          #expect(found == [], "\(entry.name), \(look.name)")
          // Chromium has looked for the other pages' barriers.
          guard isFirst || RandomRounds.isAll else { return }
          isFirst = false
          #expect(try Axe.violations(on: page, look) == [], "\(entry.name), \(look.name)")
        }
      }
    }
  }
}
