import ClipsiteContent
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The pages that the themes and the preview make, looked at closely.
@Suite(.blockingForBrowsers, .sharedBrowser) struct GalleryTests {
  /// All at once, for starting the checker takes longer than a page.
  @Test(.needs(NuChecker.need))
  func everyPageIsValidHTML() throws {
    let pages = try Self.example().merging(Self.preview()) { $1 }
    #expect(pages.count > 48)
    let verdict = try NuChecker.verdict(on: pages)
    #expect(verdict.errors == [])
    #expect(Set(NuExcuse.all.map(\.message)).subtracting(verdict.excused) == [], "excuses that nothing needs")
  }

  /// The pages of the example, as they are committed.
  private static func example() throws -> [String: String] {
    var pages: [String: String] = [:]
    let output = Document.root.appendingPathComponent("Output")
    let names = try FileManager.default.subpathsOfDirectory(atPath: output.path)
    for name in names where name.hasSuffix(".html") {
      let file = output.appendingPathComponent(name)
      pages[name.replacingOccurrences(of: "/", with: "_")] = try String(contentsOf: file, encoding: .utf8)
    }
    return pages
  }

  /// The pages of the galleries, and the style of the dashboard in a page, for the checker looks at none
  /// elsewhere.
  private static func preview() throws -> [String: String] {
    var pages: [String: String] = [:]
    for gallery in Gallery.allCases where gallery.isWanted {
      let preview = try gallery.start()
      defer { preview.stop() }
      for page in gallery.pages {
        pages["\(page.name).html"] = try preview.body(of: page.target, on: page.domain)
      }
      let style = try preview.body(of: "/_clipsite/style.css", on: nil)
      let head = "<!DOCTYPE html>\n<html lang=\"en\"><title>Style</title>\n"
      pages["style.html"] = "\(head)<style>\n\(style)</style></html>\n"
    }
    return pages
  }

  @Test(.needs(NuChecker.need))
  func theCheckerFindsMistakes() throws {
    let page = "<!DOCTYPE html>\n<html lang=\"en\"><title>A</title>\n<img src=\"a.png\"><p inert>b</html>\n"
    let errors = try NuChecker.verdict(on: ["a.html": page]).errors
    #expect(errors.count == 2 && errors.allSatisfy { $0.hasPrefix("a.html:3: ") })
  }

  @Test(
    .needs(Chromium.need),
    .needs(CheckerFile.axe),
    arguments: Gallery.allCases)
  func noPageHasBarriers(_ gallery: Gallery) throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try Axe.prepare(page)
    let preview = try gallery.start()
    defer { preview.stop() }
    try gallery.visit(gallery.pages, of: preview, in: page, on: Look.sample) { entry, look in
      let violations = try Axe.violations(on: page, look)
      #expect(violations == [], "\(entry.name), \(look.name)")
    }
  }

  /// A redirect page cannot be opened in a browser, which follows it at once.
  @Test(
    .needs(Chromium.need),
    .needs(CheckerFile.axe),
    arguments: BuiltInTheme.allCases)
  func aRedirectHasNoBarriers(_ theme: BuiltInTheme) throws {
    // The example has none: its host redirects.
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    try HostedScenario.write(to: folder, pageFiles: "flat", theme: theme)
    let status = HostedScenario.tool.run(
      ["build"], on: TerminalRecorder().terminal, workingFolder: folder.path)
    #expect(status == .success)
    let html = try #require(folder.read("Output/go.example.com/market.html"))
    let standing = html.replacing(/<meta http-equiv="refresh"[^>]*>/, with: "")
    #expect(standing != html)
    let page = try ChromiumPage()
    defer { page.close() }
    try page.evaluate("document.write(\(ChromiumPage.literal(standing))); document.close()")
    for look in Look.sample(theme == .clean ? 0 : 1) {
      try page.take(on: look)
      let violations = try Axe.violations(on: page, look)
      #expect(violations == [], "\(look.name)")
    }
  }

  @Test(
    .needs(Chromium.need),
    .needs(CheckerFile.axe))
  func axeFindsBarriers() throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try page.evaluate("document.write('<main><h1>A</h1><img src=\"data:,\"></main>'); document.close()")
    let rules = try Axe.violations(on: page).compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(rules) == ["document-title", "html-has-lang", "image-alt"])
  }
}
