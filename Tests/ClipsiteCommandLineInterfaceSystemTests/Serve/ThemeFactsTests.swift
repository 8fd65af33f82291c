import Foundation
import ClipsiteTestTools
import Testing

@testable import ClipsiteCommandLineInterface
@testable import ClipsiteCommandLineInterfaceTests

/// What the pages of the themes are like to load and to use, measured in a browser.
@Suite(
  .blockingForBrowsers, .serialized, .sharedBrowser,
  .enabled(if: Chromium.isWanted, "neither Chromium nor Chrome is installed"))
struct ThemeFactsTests {
  @Test(arguments: StarterTheme.allCases) func noPageOfTheExampleIsHeavy(_ theme: StarterTheme) throws {
    let folder = try ScenarioFolder.withExample(theme: theme)
    defer { folder.remove() }
    let status = CommandLineTool.clipsite(codes: []).run(
      ["build"], on: TerminalRecorder().terminal, workingFolder: folder.path)
    try #require(status == .success)
    let output = URL(fileURLWithPath: folder.path).appendingPathComponent("Output")
    let names = try FileManager.default.subpathsOfDirectory(atPath: output.path)
      .filter { $0.hasSuffix(".html") }
    #expect(names.count > 15)
    for name in names {
      let size = try Data(contentsOf: output.appendingPathComponent(name)).count
      #expect(size < ThemeFaults.weightLimit, "\(name) has \(size) bytes")
    }
  }

  /// Each page is opened anew for each device, since the layout shifts while a page loads.
  @Test(arguments: [Gallery.example, .bistro, .chain, .bistroChain, .madePictures, .bistroMadePictures])
  func everyPageLoadsAtOnceAndFitsFingersAndWindow(_ gallery: Gallery) throws {
    let preview = try gallery.start()
    defer { preview.stop() }
    let faults = try ThemeFaults()
    for look in Look.everywhere where look.scheme == "light" {
      let page = try ChromiumPage()
      defer { page.close() }
      try page.take(on: look)
      try gallery.visit(gallery.pagesOfTheTheme, of: preview, in: page, on: [look]) { entry, _ in
        let found = try faults.found(on: page, weightLimit: entry.weightLimit)
        #expect(found == [], "\(entry.name), \(look.name)")
      }
    }
  }

  @Test func theMeasureFindsFaults() throws {
    let page = try ChromiumPage()
    defer { page.close() }
    try ThemeFaults.expectFound(in: page, and: ["shifts"])
  }
}
