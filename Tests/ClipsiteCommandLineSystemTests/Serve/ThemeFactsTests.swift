import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// What the pages of the themes are like to load and to use, measured in a browser.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct ThemeFactsTests {
  @Test(arguments: BuiltInTheme.allCases) func noPageOfTheExampleIsHeavy(_ theme: BuiltInTheme) throws {
    let folder = try ScenarioFolder.withExample(theme: theme)
    defer { folder.remove() }
    let status = CommandLineTool.clipsite(codes: []).run(
      ["build"], on: TerminalRecorder().terminal, workingFolder: folder.path)
    try #require(status == .success)
    let output = URL(fileURLWithPath: folder.path).appendingPathComponent("Output")
    let names = try FileManager.default.subpathsOfDirectory(atPath: output.path)
      .filter { $0.hasSuffix(".html") }
    #expect(names.count > 15)
    let lines = names.map { "gzip -9c 'Output/\($0)' | wc -c" }.joined(separator: "\n")
    let sizes = try ShellRun(lines, in: folder).output.split { $0.isWhitespace }.compactMap { Int($0) }
    try #require(sizes.count == names.count)
    for (name, compressed) in zip(names, sizes) {
      let size = try Data(contentsOf: output.appendingPathComponent(name)).count
      #expect(size < ThemeFaults.weightLimit, "\(name) has \(size) bytes")
      #expect(compressed < ThemeFaults.compressedLimit, "\(name) has \(compressed) bytes, compressed")
    }
  }

  /// The menu of languages closes with Escape, which leads back to its button, and with a tap beside it.
  @Test func theMenuOfLanguagesCloses() throws {
    let preview = try Gallery.example.start()
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.open(preview.address("/locations", on: "example.com"))
    let menu = "document.querySelector('.languages details')"
    func isOpen() throws -> Bool { try page.evaluate("String(\(menu).open)").text == "true" }
    func open() throws { _ = try page.evaluate("\(menu).firstElementChild.click(), '1'") }
    try open()
    #expect(try isOpen())
    try page.press(.escape)
    #expect(try !isOpen())
    #expect(
      try page.evaluate("String(document.activeElement == \(menu).firstElementChild)").text == "true")
    try open()
    _ = try page.evaluate("\(menu).querySelector('ul').click(), '1'")
    #expect(try isOpen())
    _ = try page.evaluate("document.querySelector('h1').click(), '1'")
    #expect(try !isOpen())
  }

  /// Name, business, address, and the call are in the first 390 by 580 pixels.
  @Test(arguments: [Gallery.example, .bistro]) func theFirstScreenOfALocationAnswers(_ gallery: Gallery)
    throws
  {
    let preview = try gallery.start()
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    // A time at which each state is one of the longest: closed until tomorrow.
    try page.stopClock(at: "2026-11-22T07:30:00Z", in: "UTC")
    let phone = Look(device: .phone, scheme: "light")
    for target in ["/harbor-coffee/embarcadero", "/harbor-coffee/sfo", "/harbor-coffee/haifa"] {
      try page.take(on: phone)
      try page.open(preview.address(target, on: "example.com"))
      let bottoms = try page.evaluate(
        "['h1', '.facts a', '.where', '.call'].map((name) => String(Math.round("
          + "document.querySelector(`main ${name}`)?.getBoundingClientRect().bottom ?? 9999)))")
      let found = try #require(bottoms.elements).map { $0.text.flatMap { Int($0) } ?? 9999 }
      #expect(found.allSatisfy { $0 <= 580 }, "\(target): \(found)")
      let first = try page.evaluate("document.querySelector('.call').getAttribute('href')").text
      #expect(first?.hasPrefix("https://appclip.apple.com/id?p=com.example.Donuts.Clip&location=") == true)
    }
  }

  /// Each page is opened anew for each device, since the layout shifts while a page loads.
  @Test(arguments: [
    Gallery.example, .bistro, .chain, .bistroChain, .brand, .bistroBrand, .madePictures, .bistroMadePictures,
  ])
  func everyPageLoadsAtOnceAndFitsFingersAndWindow(_ gallery: Gallery) throws {
    let preview = try gallery.start()
    defer { preview.stop() }
    let faults = try ThemeFaults()
    // Most visitors hold a phone. Of three pages, one is also shown on a tablet, and one on a desktop.
    let others = [Look.Device.tablet, .desktop, .phone]
    for look in Look.everywhere where look.scheme == "light" {
      let pages =
        look.device == .phone
        ? gallery.pagesOfTheTheme : gallery.pagesOfTheTheme(on: look.device, of: others)
      let page = try ChromiumPage()
      defer { page.close() }
      try page.take(on: look)
      try gallery.visit(pages, of: preview, in: page, on: [look]) { entry, _ in
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
