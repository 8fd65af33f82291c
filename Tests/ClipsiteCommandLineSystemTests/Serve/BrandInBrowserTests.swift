import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

/// The looks of a brand, as a browser shows them. `Gallery.brand` is also measured as all pages are.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct BrandInBrowserTests {
  private func visit(_ theme: BuiltInTheme, _ look: (ChromiumPage, RunningPreview) throws -> Void) throws {
    let preview = try (theme == .clean ? Gallery.brand : .bistroBrand).start()
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.stopClock(at: Gallery.time)
    try look(page, preview)
  }

  @Test(arguments: BuiltInTheme.allCases) func theLogoIsTheOneOfTheScheme(_ theme: BuiltInTheme) throws {
    try visit(theme) { page, preview in
      for (scheme, file) in [("light", "/brand/logo.svg"), ("dark", "/brand/logo-dark.svg")] {
        for look in Look.everywhere where look.scheme == scheme {
          try page.take(on: look)
          try page.open(preview.page("/ferry-street/market"))
          let logo = """
            (() => { const logo = document.querySelector('.brand img'), box = logo.getBoundingClientRect();
              return [new URL(logo.currentSrc).pathname, logo.alt, String(logo.naturalWidth > 0),
                String(box.height >= 32 && box.height <= 36)]; })()
            """
          #expect(try page.evaluate(logo) == [.string(file), "Ferry Street Donuts", "true", "true"])
        }
      }
    }
  }

  /// Each font is loaded once, by its preload, and every letter is set in it.
  @Test(arguments: BuiltInTheme.allCases) func textIsSetInTheFontsOfTheBrand(_ theme: BuiltInTheme) throws {
    try visit(theme) { page, preview in
      try page.open(preview.page("/ferry-street/market"))
      try page.wait(for: "document.fonts.status === 'loaded'")
      let widths = """
        ['main p', 'h1'].map((selector) => {
          const letters = document.createElement('span');
          letters.textContent = 'iiiiiiiiii';
          letters.style = 'display: inline-block; letter-spacing: 0; font-weight: 400; font-style: normal';
          document.querySelector(selector).append(letters);
          const width = letters.getBoundingClientRect().width / parseFloat(getComputedStyle(letters).fontSize);
          letters.remove();
          return width.toFixed(1);
        })
        """
      let fonts = page.requests.filter { $0.contains("/brand/") && $0.hasSuffix(".woff2") }
      #expect(fonts.count == 2 && Set(fonts).count == 2, "\(fonts)")
      // On a busy computer, a font may arrive after the page was painted. It is for the next page then.
      for _ in 0..<5 where try page.evaluate(widths) != ["8.0", "8.0"] {
        try page.open(preview.page("/ferry-street/market"))
        try page.wait(for: "document.fonts.status === 'loaded'")
      }
      #expect(try page.evaluate(widths) == ["8.0", "8.0"])
      #expect(page.problems == [])
    }
  }

  /// A font that arrives after the page was painted is for the next page.
  @Test(arguments: BuiltInTheme.allCases) func aLateFontMovesNothing(_ theme: BuiltInTheme) throws {
    try visit(theme) { page, preview in
      try page.holdBack("*/brand/*.woff2")
      try page.navigate(to: preview.page("/ferry-street/market"))
      try page.wait(for: "performance.getEntriesByName('first-contentful-paint').length && \(Self.isQuiet)")
      #expect(try page.evaluate("document.readyState").text != "complete")
      let before = try page.evaluate(Self.boxes)
      try page.release()
      try page.wait(for: "document.readyState === 'complete' && \(Self.isQuiet)")
      #expect(try page.evaluate(Self.boxes) == before)
      let shift = """
        new Promise((done) => {
          const observer = new PerformanceObserver((list) => done(
            list.getEntries().filter((entry) => entry.name === 'layout-shift').map((entry) => String(entry.value))));
          observer.observe({ type: 'layout-shift', buffered: true });
          observer.observe({ type: 'paint', buffered: true });
        })
        """
      #expect(try page.evaluate(shift) == [])
    }
  }

  private static let isQuiet = "document.querySelector('footer') && document.images[0]?.complete"
  private static let boxes = """
    [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility()).map((element) => {
      const box = element.getBoundingClientRect();
      return `${element.localName} ${[box.left, box.top, box.width, box.height].map(Math.round)}`;
    })
    """

  @Test(arguments: BuiltInTheme.allCases) func cornersAndImagesHaveTheShapeOfTheBrand(_ theme: BuiltInTheme)
    throws
  {
    try visit(theme) { page, preview in
      try page.take(on: Look(device: .desktop, scheme: "light"))
      try page.open(preview.page("/ferry-street/market"))
      let styles =
        "['.tiles a', '.scan'].map((name) => getComputedStyle(document.querySelector(name)).borderRadius)"
      #expect(try page.evaluate(styles) == ["8px", "8px"])
      try page.open(preview.page("/"))
      let shape = "getComputedStyle(document.documentElement).getPropertyValue('--shape').trim()"
      #expect(try page.evaluate(shape) == "16/9")
    }
  }
}
