import ClipsiteContent
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

private let areWanted = ProcessInfo.processInfo.environment["SCREENSHOTS"] == "1"

/// Pictures of the pages in every look, for people to look at: nothing compares them, so these are no tests.
///
/// `.ci/screenshots` makes them, and puts them below `.build/screenshots`. They are here because they need
/// the galleries and the browsers of the tests.
@Suite(
  .blockingForBrowsers, .sharedBrowser, .enabled(if: areWanted, "made by .ci/screenshots"))
struct Screenshots {
  private static let folder = Document.root.appendingPathComponent(".build/screenshots")

  init() throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
  }

  private func keep(_ page: some BrowserPage, _ name: String) throws {
    try page.screenshot().write(to: Self.folder.appendingPathComponent("\(name).png"))
  }

  @Test(
    .needs(Chromium.need), arguments: Gallery.allCases)
  func inChromium(_ gallery: Gallery) throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try gallery.visit(gallery.pages, in: page, on: Look.everywhere) { entry, look in
      try keep(page, "\(entry.name)-\(look.name)")
    }
  }

  @Test(.needs(WebKit.need), arguments: ["light", "dark"])
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

  /// The bar of the preview, closed and open, on a page without and on one with problems.
  private func keepBars(_ page: some BrowserPage, on looks: [Look], _ suffix: String) throws {
    let wrong =
      "---\ntitle: A title that is longer than a card can show\nclip: {subtitle: Order ahead}\n---\n"
    let preview = try RunningPreview(files: ["Content/wrong.md": wrong], follows: false)
    defer { preview.stop() }
    let bar = "document.querySelector('clipsite-bar')?.shadowRoot"
    for look in looks {
      for path in ["/ferry-street/market", "/wrong"] {
        try page.take(on: look)
        try page.open(preview.page(path))
        try page.wait(for: "\(bar)?.querySelector('.mark').textContent !== ''")
        for state in ["closed", "open"] {
          try keep(page, "bar-\(path.split(separator: "/").last ?? "")-\(state)-\(look.name)\(suffix)")
          try page.evaluate("\(bar).querySelector('.toggle').click()")
          try page.wait(for: "\(bar).querySelector('.row') !== null")
        }
        // It is remembered, and the next page starts with a closed one.
        try page.evaluate("localStorage.clear()")
      }
    }
  }

  @Test(.needs(Chromium.need))
  func theBarInChromium() throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try keepBars(page, on: Look.all, "")
  }

  @Test(.needs(WebKit.need), arguments: ["light", "dark"])
  func theBarInWebKit(_ scheme: String) throws {
    let browser = try WebKit(scheme: scheme)
    defer { browser.stop() }
    try keepBars(WebKitPage(in: browser), on: Look.all.filter { $0.scheme == scheme }, "-webkit")
  }

  @Test(
    .needs(Chromium.need),
    arguments: BuiltInTheme.allCases)
  func onPaper(_ theme: BuiltInTheme) throws {
    let preview = try RunningPreview.ofExample(theme: theme)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.open(preview.address("/market", on: "ferrystreet.example.net"))
    try page.showAsPrinted(preferring: "dark")
    try keep(page, "printed-\(theme.name)")
  }
}
