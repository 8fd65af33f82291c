import Foundation
import StrictJSON
import Testing

@testable import CommandLineInterface

/// What the pages of the themes are like to load and to use, measured in a browser.
@Suite(.serialized, .enabled(if: Chromium.isWanted, "neither Chromium nor Chrome is installed"))
struct ThemeFactsTests {
  /// The heaviest that a page may be without its pictures, in bytes: a first answer of a server without waiting.
  private static let weightLimit = 20_000

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
      #expect(size < Self.weightLimit, "\(name) has \(size) bytes")
    }
  }

  /// What is wrong with the page that is open, as sentences; the preview's own script is left out.
  private static let look = """
    new Promise((done) => {
      const found = [];
      const own = (entry) => entry.name.includes('/_clipsite/');
      const blocking = performance.getEntriesByType('resource')
        .filter((entry) => entry.renderBlockingStatus === 'blocking' && !own(entry));
      for (const entry of blocking) found.push(`${entry.name} blocks the first paint`);
      const width = document.documentElement.scrollWidth;
      if (width > innerWidth) found.push(`the page is ${width} pixels wide, the window ${innerWidth}`);
      if (!document.documentElement.lang) found.push('the page has no language');
      const isText = (link) => getComputedStyle(link).display === 'inline' && link.closest('.prose, .lead, address');
      for (const link of document.querySelectorAll('body > :not(.skip) a, summary, button')) {
        const area = (link.closest('.cards > li > h2, .menu > li > h2')?.parentElement ?? link).getBoundingClientRect();
        if (isText(link) || area.width === 0) continue;
        if (area.height < 43.5 || area.width < 24) {
          found.push(`'${link.textContent.trim()}' is ${Math.round(area.width)} by ${Math.round(area.height)} pixels`);
        }
      }
      let shift = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += entry.value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => {
        for (const entry of observer.takeRecords()) shift += entry.value;
        if (shift > 0) found.push(`the layout shifts by ${shift}`);
        done(found);
      }));
    })
    """

  @Test(arguments: [Gallery.example, .bistro, .chain, .bistroChain])
  func everyPageLoadsAtOnceAndFitsFingersAndWindow(_ gallery: Gallery) throws {
    let preview = try gallery.start()
    defer { preview.stop() }
    let browser = try Chromium()
    defer { browser.stop() }
    for look in Look.everywhere where look.scheme == "light" {
      let page = try ChromiumPage(in: browser)
      try page.take(on: look)
      for entry in gallery.pages where !entry.target.hasPrefix("/_clipsite") && entry.domain != nil {
        try page.open(preview.address(entry.target, on: entry.domain))
        let found = try page.evaluate(Self.look).elements?.compactMap(\.text)
        #expect(found == [], "\(entry.name), \(look.name)")
      }
    }
  }

  @Test func theMeasureFindsFaults() throws {
    let browser = try Chromium()
    defer { browser.stop() }
    let page = try ChromiumPage(in: browser)
    try page.evaluate(
      "document.write('<main><a href=a>tiny</a><p style=\"inline-size:9999px\">wide</p></main>'); document.close()"
    )
    let found = try page.evaluate(Self.look).elements?.compactMap(\.text) ?? []
    #expect(found.count == 3)
    #expect(found.contains("the page has no language"))
  }
}
