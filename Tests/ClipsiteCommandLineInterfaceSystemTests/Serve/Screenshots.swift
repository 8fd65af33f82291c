import Foundation
import ClipsiteTestTools
import Testing

@testable import ClipsiteCommandLineInterface
@testable import ClipsiteCommandLineInterfaceTests

private let areWanted = ProcessInfo.processInfo.environment["SCREENSHOTS"] == "1"

/// Pictures of the pages in every look, for people to look at: nothing compares them, so these are no tests.
///
/// `.ci/screenshots` makes them, and puts them below `.build/screenshots`. They are here because they need
/// the galleries and the browsers of the tests.
@Suite(
  .blockingForBrowsers, .serialized, .sharedBrowser, .enabled(if: areWanted, "made by .ci/screenshots"))
struct Screenshots {
  private static let folder = Document.root.appendingPathComponent(".build/screenshots")

  init() throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
  }

  private func keep(_ page: some BrowserPage, _ name: String) throws {
    try page.screenshot().write(to: Self.folder.appendingPathComponent("\(name).png"))
  }

  @Test(
    .enabled(if: Chromium.isWanted, "neither Chromium nor Chrome is installed"), arguments: Gallery.allCases)
  func inChromium(_ gallery: Gallery) throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try gallery.visit(gallery.pages, in: page, on: Look.everywhere) { entry, look in
      try keep(page, "\(entry.name)-\(look.name)")
    }
  }

  @Test(.enabled(if: WebKit.isWanted, WebKit.absence), arguments: ["light", "dark"])
  func inWebKit(_ scheme: String) throws {
    let browser = try WebKit(scheme: scheme)
    defer { browser.stop() }
    let page = try WebKitPage(in: browser)
    for gallery in [Gallery.example, .chain, .bistro] {
      let looks = (scheme == "light" ? Look.everywhere : Look.all).filter { $0.scheme == scheme }
      try gallery.visit(gallery.pagesOfTheTheme, in: page, on: looks) { entry, look in
        try keep(page, "\(entry.name)-\(look.name)-webkit")
      }
    }
  }

  @Test(
    .enabled(if: Chromium.isWanted, "neither Chromium nor Chrome is installed"),
    arguments: StarterTheme.allCases)
  func onPaper(_ theme: StarterTheme) throws {
    let preview = try RunningPreview.ofExample(theme: theme)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.open(preview.address("/market", on: "ferrystreet.example.net"))
    try page.showAsPrinted(preferring: "dark")
    try keep(page, "printed-\(theme.name)")
  }
}
