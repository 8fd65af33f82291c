import Testing

@testable import ClipsitePreview

/// The page of the dashboard with a report that another part of the program saved.
struct SavedReportTests {
  private let site: SiteInFolder

  init() throws { site = try SiteInFolder([:]) }

  @Test func aReportIsShownWithWhatHelps() {
    let urls = (0..<600).map { "https://example.com/\($0)?a&b" }
    let page = site.page(
      "experiences",
      report: SavedReport(
        origin: "Saved at noon.", note: "Registered is final.",
        groups: [
          .init(
            title: "600 not found", meaning: "Maps <did> not find them", fix: "compare names", items: urls),
          .init(title: "1 matched", meaning: "fine", fix: nil, items: []),
        ]))
    #expect(page.contains("<p>Saved at noon.</p>"))
    #expect(page.contains("<h2>600 not found</h2>\n<p>Maps &lt;did&gt; not find them.</p>"))
    #expect(page.contains("<p>Fix: compare names.</p>"))
    #expect(page.contains("<code>https://example.com/499?a&amp;b</code>"))
    #expect(!page.contains("https://example.com/500") && page.contains("And 100 more URLs."))
    #expect(page.split(separator: "Fix: ").count == 2)
    #expect(page.split(separator: "<details>").count == 2)
    #expect(page.contains("Registered is final."))
    #expect(page.contains("_clipsite/experiences\" aria-current=\"page\""))
  }

  @Test func withoutAReportItNamesTheCommand() {
    #expect(site.page("experiences").contains("<code>clipsite experiences status</code> asks"))
    #expect(site.page("").contains("href=\"/_clipsite/experiences\">App Store Connect"))
  }
}
