import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

/// Pages as a typesetter reads them: words stay whole, and parts that belong together stay together.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct SetPageTests {
  /// A location in five languages that closes at noon, so that its days have two times, and a region whose name
  /// is shorter than the name of its only location.
  private static let files: [String: String] = {
    let place = { (street: String, region: String) in
      """
      place: {street: "\(street)", locality: Washington, region: "\(region)", postal-code: "20001", country: US,
        latitude: 38.90720, longitude: -77.03690, phone: "+1 202 555 0100", price-range: $$,
        time-zone: America/New_York, hours: ["Mo-Fr 10:30-12:30, 13:00-17:30"]}
      """
    }
    var files = [
      "Content/shops/index.md": "---\ntitle: Shops\n---\n",
      "Content/shops/market.md": "---\ntitle: Market\n\(place("1 Main St", "DC"))\n---\nHello.\n",
      "Content/shops/second.md": "---\ntitle: Second\n\(place("2 Main St", "DC"))\n---\n",
      "Content/shops/third.md":
        "---\ntitle: Right Proper Brewing Company of Brookland\n\(place("3 Main St", "District of Columbia"))\n---\n",
    ]
    for language in ["de", "ja", "ar", "fr"] {
      files["Content/shops/market.\(language).md"] = "---\ntitle: Market\n---\nHello.\n"
    }
    return files
  }()

  private static let configuration = """
    name: Ferry Street
    language: en
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    directory: {title: Locations}

    """

  /// The texts of elements whose first words are broken over several lines.
  private static func broken(_ selector: String) -> String {
    """
    [...document.querySelectorAll('\(selector)')].filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild);
      return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
    }).map((element) => element.textContent)
    """
  }

  private func visit(_ theme: BuiltInTheme, _ look: (ChromiumPage, RunningPreview, Look) throws -> Void)
    throws
  {
    let preview = try RunningPreview(theme: theme, configuration: Self.configuration, files: Self.files)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    try page.stopClock(at: Gallery.time)
    for device in Look.everywhere where device.scheme == "light" {
      try page.take(on: device)
      try look(page, preview, device)
    }
    try page.open("about:blank")
  }

  @Test(arguments: BuiltInTheme.allCases) func weekdaysStayWhole(_ theme: BuiltInTheme) throws {
    try visit(theme) { page, preview, look in
      for path in ["", "/de", "/fr", "/ar"] {
        try page.open(preview.page("/shops/market\(path)"))
        #expect(try page.evaluate(Self.broken(".hours [data-days] th")) == [], "\(look.name) \(path)")
      }
    }
  }

  /// The name of a region keeps its place beside the long name of its only location.
  @Test(arguments: BuiltInTheme.allCases) func partsOfTheDirectoryStayWhole(_ theme: BuiltInTheme) throws {
    try visit(theme) { page, preview, look in
      try page.open(preview.page("/locations"))
      let narrow = "[...document.querySelectorAll('main li h2')].filter((e) => e.offsetWidth < 130).length"
      #expect(try page.evaluate(narrow) == .number("0"), "\(look.name)")
      #expect(try page.evaluate("document.querySelectorAll('main li h2').length > 1") == true)
    }
  }

  /// A page in five languages has a header as low as a page in one.
  @Test(arguments: BuiltInTheme.allCases) func theHeaderHasOneRow(_ theme: BuiltInTheme) throws {
    try visit(theme) { page, preview, look in
      let height = "document.querySelector('.top').offsetHeight"
      try page.open(preview.page("/shops/second"))
      let plain = try page.evaluate(height)
      try page.open(preview.page("/shops/market/de"))
      #expect(try page.evaluate(height) == plain, "\(look.name)")
      // The button names the language of the page, also where only its icon can be seen.
      #expect(try page.accessible(".languages summary").name.contains("Deutsch"), "\(look.name)")
    }
  }
}
