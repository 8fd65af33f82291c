import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteMustache
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import Foundation
import Testing

@testable import ClipsitePreview

struct DashboardTests {
  private static let files = [
    "market.md": """
    ---
    title: Market <b>&amp; "Street"
    clip: {title: Market Street Donuts, subtitle: Order ahead, display: card}
    place: {locality: San Francisco, street: 1 Market St}
    image: https://example.com/donut.png
    ---
    """,
    "closed.md": "---\ntitle: Closed\n---\n",
    "plain.md": "---\ntitle: A title that is longer than a card can show\nclip: {display: none}\n---\n",
    "long.md": "---\ntitle: A title that is longer than a card can show\n---\n",
  ]

  @Test(arguments: [
    "", "?q=market", "?q=%3Cscript%3E%22'&domain=example.com&page=99", "diagnostics", "domains",
    "page?domain=example.com&path=/market", "page?domain=example.com&path=%2Fplain",
    "page?domain=example.com&path=/",
  ])
  func isWellFormedAndNamesNothingOutside(_ target: String) throws {
    let site = try SiteInFolder(Self.files)
    #expect(site.dashboard.answer("/_clipsite/" + target)?.status == .ok)
    let markup = try Markup(site.page(target))
    #expect(markup.elements("title").count == 1 + markup.elements("svg").count)
    #expect(markup.elements("h1").count == 1)
    #expect(markup.elements("b").allSatisfy { $0["dir"] != nil || $0.isEmpty })
    for (_, attributes) in markup.elements {
      for address in [attributes["href"], attributes["src"]].compactMap({ $0 }) {
        #expect(
          address.hasPrefix("/_clipsite/") || address.hasPrefix("#") || address.hasPrefix("?")
            || address == "data:," || address.hasPrefix("vscode://file/")
            || address.hasPrefix("http://localhost:8081/"), "\(address)")
      }
    }
    let ids = markup.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [
    "page?domain=example.com&path=/nope", "page?domain=example.org&path=/", "page", "page?domain=%",
  ])
  func anUnknownPageIsNotFound(_ target: String) throws {
    let site = try SiteInFolder(Self.files)
    #expect(site.dashboard.answer("/_clipsite/" + target)?.status == .notFound)
    _ = try Markup(site.page(target))
  }

  @Test(arguments: ["/", "/market", "/_clipsites", "/_clipsite/nope", "/_clipsite/events"])
  func answersNothingElse(_ target: String) throws {
    #expect(try SiteInFolder(Self.files).dashboard.answer(target) == nil)
  }

  @Test func drawsTheCardInLightAndDark() throws {
    let site = try SiteInFolder(Self.files)
    let markup = try Markup(site.page("page?domain=example.com&path=/market"))
    let cards = markup.elements("div", class: "card")
    #expect(
      cards.map { $0["aria-label"] }
        == Array(
          repeating: "App Clip card: Market Street Donuts. Order ahead. Open", count: 2))
    #expect(markup.elements("div", class: "light").count == 1)
    #expect(markup.elements("div", class: "dark").count == 1)
    #expect(markup.elements("img").allSatisfy { $0["src"] == "http://localhost:8081/donut.png" })
    #expect(markup.text.contains("20 of 30 characters"))
    #expect(markup.text.contains("11 of 56 characters"))
  }

  /// Not the page's own title and image: nobody sees them on a card.
  @Test func drawsTheCardThatTheURLLaunches() throws {
    let site = try SiteInFolder([
      "index.md":
        "---\ntitle: Home\nimage: https://example.com/home.png\nclip: {subtitle: Order, action: view}\n---\n",
      "about.md": "---\ntitle: About\nimage: https://example.com/about.png\n---\n",
    ])
    let markup = try Markup(site.page("page?domain=example.com&path=/about"))
    let label = "App Clip card: Home. Order. View"
    #expect(markup.elements("div", class: "card").map { $0["aria-label"] } == [label, label])
    let values = markup.elements("button", class: "copy").map { $0["data-text"] }
    #expect(values.contains("Home") && values.contains("Order") && values.contains("View"))
    #expect(!values.contains("About"))
    #expect(
      markup.elements("a").contains {
        $0["href"] == "http://localhost:8081/home.png" && $0["download"] != nil
      })
    #expect(markup.text.contains("The page’s own image is only in link previews"))
    // Messages shows the page itself.
    let bubbles = markup.elements("div", class: "bubble").map { $0["aria-label"] }
    #expect(bubbles.allSatisfy { $0 == "Preview in Messages: About, example.com" })
    #expect(markup.elements("img").contains { $0["src"] == "http://localhost:8081/about.png" })
  }

  @Test func drawsTheCardInTheLanguageOfThePage() throws {
    let site = try SiteInFolder([
      "shop/index.md": "---\ntitle: Shop\n---\n", "shop/index.de.md": "---\ntitle: Laden\n---\n",
      "shop/about.md": "---\ntitle: About\n---\n", "shop/about.de.md": "---\ntitle: Impressum\n---\n",
    ])
    let markup = try Markup(site.page("page?domain=example.com&path=/shop/about/de"))
    let labels = markup.elements("div", class: "card").compactMap { $0["aria-label"] }
    #expect(labels.first == "App Clip card: Laden. . Open" && Set(labels).count == 2)
    #expect(labels.contains("App Clip card: Shop. . Open"))
  }

  @Test func theDefaultExperienceHasTheNameOfTheApp() throws {
    let site = try SiteInFolder([
      "index.md": "---\ntitle: Home\nclip: {display: none}\n---\n",
      "about.md": "---\ntitle: About\nclip: {display: card}\n---\n",
    ])
    let markup = try Markup(site.page("page?domain=example.com&path=/about"))
    #expect(
      markup.elements("div", class: "card").map { $0["aria-label"] }.first
        == "App Clip card: Ferry Street Donuts. . Open")
    #expect(markup.text.contains("That of the default experience, whose card is in App Store Connect."))
  }

  @Test func cutsWhatIsTooLong() throws {
    var files = Self.files
    files["long.md"] = "---\ntitle: A title that is longer than a card can show\nclip: {subtitle: Own}\n---\n"
    let site = try SiteInFolder(files)
    let page = site.page("page?domain=example.com&path=/long")
    #expect(page.contains(">A title that is longer than a…</b>"))
    #expect(try Markup(page).elements("div", class: "over").count == 1)
  }

  @Test func drawsNoCardWithoutAnAppClip() throws {
    let markup = try Markup(try SiteInFolder(Self.files).page("page?domain=example.com&path=/plain"))
    #expect(markup.elements("div", class: "card").isEmpty)
    #expect(markup.elements("div", class: "bubble").count == 2)
  }

  @Test(arguments: [
    ("/market", "The full app opens this URL."), ("/closed", "This entry keeps the URL in the browser."),
    ("/market", "Its own, once https://example.com/market is registered"),
    ("/closed", "That of https://example.com/, whose URL is the longest prefix."),
    ("/plain", "That of https://example.com/, whose URL is the longest prefix."),
    ("/market", "ABCDE12345.com.example.Donuts.Clip"),
  ])
  func saysWhatAppleSystemsMakeOfAPage(_ path: String, text: String) throws {
    let markup = try Markup(try SiteInFolder(Self.files).page("page?domain=example.com&path=\(path)"))
    #expect(markup.text.contains(text))
  }

  @Test func drawsACodeThatLeadsToTheInvocationURL() throws {
    let site = try SiteInFolder(Self.files)
    let markup = try Markup(site.page("page?domain=example.com&path=/market"))
    #expect(markup.elements("figure", class: "code").count == 1)
    let svg = try #require(markup.elements("svg").first)
    #expect(svg["role"] == "img")
    #expect(markup.text.contains("QR code of https://example.com/market"))
    // How a code looks is a matter of its own tests; this one has to be that of the URL.
    let path = try #require(markup.elements("path").first?["d"])
    let code = try QRCode(onScreen: "https://example.com/market").svg(title: "")
    #expect(String(decoding: code, as: UTF8.self).contains("<path d=\"\(path)\"/>"))
  }

  @Test func theLongestURLHasACode() throws {
    // With the domain and the extension, 900 bytes: the limit of `PathTooLong`.
    let name = [String](repeating: String(repeating: "a", count: 199), count: 4).joined(separator: "/") + "/"
    let path = "/" + name + String(repeating: "b", count: 83)
    let site = try SiteInFolder([path.dropFirst() + ".md": "---\ntitle: Far away\n---\n"])
    let markup = try Markup(site.page("page?domain=example.com&path=\(path)"))
    #expect(markup.elements("svg").count == 1)
    #expect(markup.text.contains("QR code of https://example.com\(path)"))
  }

  @Test(arguments: [
    ("market", ["/market"]), ("FRANCISCO", ["/market"]), ("example.com/closed", ["/closed"]),
    ("longer card", ["/long", "/plain"]),
    ("long.md", ["/long"]), ("nothing", []), ("", ["/", "/closed", "/long", "/market", "/plain"]),
  ])
  func findsPages(_ words: String, paths: [String]) throws {
    let site = try SiteInFolder(Self.files)
    let all = try #require(site.live.status.snapshot).site
    let found = PageSearch(words).pages(of: all, on: nil).map { all[$0].path.description }
    #expect(found.sorted() == paths)
  }

  /// Keyboards, spreadsheets, and file systems compose letters differently.
  @Test(arguments: [
    "caf\u{E9}", "cafe\u{301}", "CAFE", "\u{D55C}\u{AE00}",
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
    "k\u{F6}ln", "example.com/a-1 cafe",
  ])
  func findsPagesWhateverTheFormOfTheirLetters(_ words: String) throws {
    for title in [
      "Caf\u{E9} \u{D55C}\u{AE00}", "Cafe\u{301} \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
    ] {
      let place = "place: {locality: Ko\u{308}ln}"
      let site = try SiteInFolder([
        "a-1.md": "---\ntitle: \(title)\n\(place)\n---\n", "b.md": "---\ntitle: B\n---\n",
      ])
      let all = try #require(site.live.status.snapshot).site
      #expect(PageSearch(words).pages(of: all, on: nil).map { all[$0].path.description } == ["/a-1"])
    }
  }

  @Test func showsALongListInParts() throws {
    var files: [String: String] = [:]
    for number in 0..<250 { files["shop-\(number).md"] = "---\ntitle: Shop \(number)\n---\n" }
    let site = try SiteInFolder(files)
    let second = try Markup(site.page("?q=shop&page=2"))
    #expect(second.text.contains("250 pages"))
    #expect(second.text.contains("Part 2 of 3"))
    #expect(second.elements("li").count == Dashboard.listLength + 4)
    let links = second.elements("a").compactMap { $0["rel"] == nil ? nil : $0["href"] }
    #expect(links == ["?q=shop&page=1", "?q=shop&page=3"])
  }

  @Test func namesTheEntitlementsOfEachDomain() throws {
    let markup = try Markup(try SiteInFolder(Self.files).page("domains"))
    #expect(markup.text.contains("appclips:example.com"))
    #expect(markup.text.contains("applinks:example.com"))
    #expect(markup.text.contains("\"ABCDE12345.com.example.Donuts.Clip\""))
  }

  @Test func showsDiagnosticsWithTheirLines() throws {
    let site = try SiteInFolder(["bad.md": "---\ntitle: Bad\nclip: {actoin: <open>}\n---\n"])
    let markup = try Markup(site.page("diagnostics"))
    #expect(markup.text.contains("Content/bad.md:3:8"))
    #expect(markup.text.contains("clip: {actoin: <open>}\n       ^^^^^^"))
    #expect(!markup.text.contains(site.root.path))
    #expect(markup.elements("p", class: "notice").count == 1)
    #expect(site.live.status.snapshot != nil)
    _ = try Markup(site.page(""))
    _ = try Markup(site.page("domains"))
  }

  @Test func haveNoMistakes() { #expect(DashboardTemplates.library.diagnostics == []) }

  @Test(arguments: [
    ("q=a+b%20c", "a b c"), ("x=1&q=caf%C3%A9", "café"), ("q=%", "%"), ("q=a=b", "a=b"), ("q=1&q=2", "1"),
  ])
  func decodesValues(_ query: String, value: String) { #expect(QueryItems(query)["q"] == value) }

  @Test(arguments: ["", "q", "q=", "&&", "r=1"]) func missesWhatIsNotThere(_ query: String) {
    #expect(QueryItems(query)["q"] == nil)
  }

  @Test(arguments: [("page=3", 3), ("page=0", 1), ("page=-7", 1), ("page=x", 1), ("", 1)])
  func numbersParts(_ query: String, part: Int) { #expect(QueryItems(query).part == part) }

  @Test(arguments: [
    (0, 1, 0..<0), (10, 1, 0..<10), (25, 1, 0..<10), (25, 3, 20..<25), (25, 99, 20..<25), (20, 3, 10..<20),
    (25, Int.max, 20..<25),
  ])
  func givesTheRange(_ total: Int, _ number: Int, _ range: Range<Int>) {
    #expect(ListParts(total, length: 10, number: number).range == range)
  }

  @Test(arguments: [
    ("", "", 0), ("Donuts", "Donuts", 0), ("Donuts!", "Donut…", 1), ("Dönüts", "Dönüts", 0),
    ("👩‍👩‍👧abcde", "👩‍👩‍👧abcde", 0), ("👩‍👩‍👧abcdef", "👩‍👩‍👧abcd…", 1),
  ])
  func cutsAfterTheLimit(_ text: String, shown: String, excess: Int) {
    let line = CardLine(text: text, limit: 6)
    #expect(line.shown == shown)
    #expect(line.excess == excess)
  }
}
