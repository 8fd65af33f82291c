import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsitePreview

/// What open pages and phones get from a preview.
struct PreviewAnswersTests {
  private static let files = [
    "market.md": """
    ---
    title: Market
    clip: {subtitle: Order ahead}
    aliases: [/m, "https://go.example.com/x7"]
    ---
    """,
    "wide.md": "---\ntitle: A title that is longer than a card can show\n---\n",
    "plain.md": "---\ntitle: Plain\nclip: {display: none}\nlanguage: de\n---\n",
  ]

  private func dashboard(_ site: SiteInFolder, host: String, editor: String? = nil) throws -> Dashboard {
    let addresses = PreviewAddresses(network: ["192.168.1.7"])
    addresses.listen(on: 8080)
    let domain = try AssociatedDomain("example.com")
    addresses.showOnMainPort(domain)
    addresses.listen(on: 8081, for: try AssociatedDomain("go.example.com"))
    return Dashboard(
      live: site.live, addresses: RequestAddresses(addresses, host: host, domain: domain),
      editor: editor.flatMap { EditorLinks($0) })
  }

  private func text(_ response: HTTPResponse?) -> String {
    guard case .bytes(let bytes)? = response?.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func json(_ dashboard: Dashboard, _ target: String) throws -> JSONValue {
    try JSONParser.parse(Array(text(dashboard.answer("/_clipsite/\(target)")).utf8)).value
  }

  @Test func theLineOfAWrongSubtitleIsOneClickFromTheBar() throws {
    let site = try SiteInFolder(Self.files)
    let wrong = "A subtitle that is much longer than the fifty-six characters of a card"
    try site.write("---\ntitle: Market\nclip: {subtitle: \(wrong)}\n---\n", to: "market.md")
    _ = try site.live.reload()
    let bar = try json(dashboard(site, host: "localhost", editor: "vscode"), "bar?path=/market")
    #expect(bar["display"]?.text == "Card" || bar["display"]?.text == "Banner")
    let line = try #require(
      bar["diagnostics"]?.elements?.first { $0["place"]?.text?.contains(":3:") == true })
    let url = try #require(line["url"]?.text)
    #expect(url.hasPrefix("vscode://file\(site.root.path)/Content/market.md:3:"))
  }

  /// A plain page without its own words launches the experience of the home page.
  @Test func theBarCountsTheWordsOfTheCardThatTheURLLaunches() throws {
    let site = try SiteInFolder(Self.files)
    let lines = try json(dashboard(site, host: "localhost"), "bar?path=/wide")["lines"]?.elements ?? []
    #expect(lines.map { $0["name"]?.text } == ["Title", "Subtitle"])
    #expect(lines.map { $0["length"] } == [.number("4"), .number("0")])
  }

  @Test func theErrorsOverAPageLeadToTheirLines() throws {
    let site = try SiteInFolder(Self.files)
    try site.write("---\ntitle: [\n---\n", to: "market.md")
    #expect(try site.live.reload() == .broken)
    let event = try JSONParser.parse(DiagnosticEvents.data(of: site.live)).value
    let place = try #require(event["diagnostics"]?.elements?.first?["place"]?.text)
    let links = try json(dashboard(site, host: "localhost", editor: "vscode"), "errors")
    #expect(place.hasPrefix("Content/market.md:"))
    #expect(links[place]?.text == "vscode://file\(site.root.path)/\(place)")
    #expect(try json(dashboard(site, host: "localhost"), "errors")[place]?.text == "/_clipsite/diagnostics")
  }

  /// The code on a page of the dashboard lets a phone in.
  @Test func theCodeForAPhoneHasTheToken() throws {
    let site = try SiteInFolder(Self.files)
    let (token, domain) = (AccessToken(), try AssociatedDomain("example.com"))
    let addresses = PreviewAddresses(network: ["192.168.1.7"], token: token)
    addresses.listen(on: 8080)
    addresses.showOnMainPort(domain)
    let reached = RequestAddresses(addresses, host: "localhost", domain: domain)
    let dashboard = Dashboard(live: site.live, addresses: reached)
    let page = try Markup(text(dashboard.answer("/_clipsite/page?domain=example.com&path=/market")))
    let links = page.elements("a").compactMap { $0["href"] }.filter { $0.contains(token.text) }
    #expect(links == ["http://192.168.1.7:8080/market?_clipsite=\(token.text)"])
  }

  @Test func otherDevicesLearnNoPathsOfThisComputer() throws {
    let site = try SiteInFolder(Self.files)
    let shared = try dashboard(site, host: "192.168.1.7", editor: "vscode")
    for target in ["bar?path=/market", "page?domain=example.com&path=/market", "diagnostics", "errors"] {
      #expect(!text(shared.answer("/_clipsite/\(target)")).contains(site.root.path), "\(target)")
    }
  }

  @Test func aFolderThatIsGoneIsNamedWithoutItsPlace() throws {
    let site = try SiteInFolder(Self.files)
    try FileManager.default.removeItem(at: site.root.appending(path: "Content"))
    #expect(throws: (any Error).self) { try site.live.reload() }
    let event = String(decoding: DiagnosticEvents.data(of: site.live), as: UTF8.self)
    let page = text(try dashboard(site, host: "192.168.1.7").answer("/_clipsite/"))
    for text in [event, page] {
      #expect(text.contains("Content") && text.contains("cannot") && !text.contains(site.root.path))
    }
  }

  @Test func aPageThatIsNoneHasABarWithTheDashboardAlone() throws {
    let site = try SiteInFolder(Self.files)
    let wrong = "A subtitle that is much longer than the fifty-six characters of a card"
    try site.write("---\ntitle: Market\nclip: {subtitle: \(wrong)}\n---\n", to: "market.md")
    _ = try site.live.reload()
    let bar = try json(dashboard(site, host: "localhost"), "bar?path=/nothing")
    #expect(bar["dashboard"]?.text == "/_clipsite/" && bar["file"] == nil)
  }

  /// A page that was wrong when the preview started cannot be shown, but its bar counts what is wrong.
  @Test func aPageThatCannotBeShownHasABarWithItsMistakes() throws {
    let site = try SiteInFolder(["market.md": "---\ntitle: [\n---\n"])
    let bar = try json(dashboard(site, host: "localhost", editor: "vscode"), "bar?path=/market")
    #expect(bar["file"]?.text == "Content/market.md")
    #expect(bar["editor"]?.text?.hasPrefix("vscode://file\(site.root.path)/Content/market.md") == true)
    let rows = try #require(bar["diagnostics"]?.elements)
    #expect(rows.map { $0["severity"]?.text } == ["error"])
    #expect(rows.first?["place"]?.text == "Content/market.md:3:1")
  }

  @Test func aFolderThatIsGoneHasNoNumberOfMistakes() throws {
    let site = try SiteInFolder(Self.files)
    try FileManager.default.removeItem(at: site.root.appending(path: "Content"))
    #expect(throws: SystemError.self) { try site.live.reload() }
    let page = site.page("diagnostics")
    #expect(page.contains("cannot be read") && !page.contains("0 diagnostics"))
  }

  @Test func aDigestChangesWithTheBytesAlone() throws {
    let site = try SiteInFolder(Self.files)
    let dashboard = try dashboard(site, host: "localhost")
    func digests() throws -> [String?] {
      let urls = [
        "/market", "/plain?a=b", "http://localhost:8081/x7", "/_clipsite/domains", "http://evil.example/",
      ]
      let query = urls.map { "u=" + PercentEncoding.queryComponent($0) }.joined(separator: "&")
      return try json(dashboard, "digests?\(query)")["digests"]?.elements?.map(\.text) ?? []
    }
    let before = try digests()
    #expect(before.count == 5 && before[4] == nil && before.prefix(4).allSatisfy { $0 != nil })
    try site.write("---\ntitle: Other\nclip: {display: none}\nlanguage: de\n---\n", to: "plain.md")
    _ = try site.live.reload()
    let after = try digests()
    #expect(after[1] != before[1])
    #expect(after[0] == before[0] && after[2] == before[2] && after[3] == before[3])
  }

  @Test func aShortURLHasItsPage() throws {
    let site = try SiteInFolder(Self.files)
    let dashboard = try dashboard(site, host: "localhost")
    let list = try Markup(text(dashboard.answer("/_clipsite/short-urls")))
    let links = list.elements("a").compactMap { $0["href"] }.filter { $0.contains("short-url?") }
    #expect(links.count == 2)
    for link in links {
      let page = try Markup(text(dashboard.answer(link)))
      #expect(page.elements("svg").count == 1 && page.text.contains("Market"))
    }
    #expect(dashboard.answer("/_clipsite/short-url?url=https://example.com/no")?.status == .notFound)
    let page = try Markup(text(dashboard.answer("/_clipsite/page?domain=example.com&path=/market")))
    #expect(page.text.contains("https://go.example.com/x7"))
  }

  @Test(arguments: [
    ("display=none", ["/plain"]), ("language=de", ["/plain"]), ("problems=1", ["/", "/market", "/wide"]),
    ("display=none&problems=1", []),
  ])
  func theListIsFiltered(_ query: String, _ paths: [String]) throws {
    let site = try SiteInFolder(Self.files)
    let page = try Markup(text(dashboard(site, host: "localhost").answer("/_clipsite/?\(query)")))
    let urls = page.elements("a").compactMap { $0["href"] }.filter { $0.contains("page?domain=") }
    #expect(urls.map { $0.replacing(/.*path=/, with: "").replacing("%2F", with: "/") } == paths)
  }

  @Test func diagnosticsAreFilteredByCode() throws {
    var files = Self.files
    files["odd.md"] = "---\ntitle: Odd\nlayout: post\n---\n"
    let site = try SiteInFolder(files)
    let dashboard = try dashboard(site, host: "localhost")
    let all = try Markup(text(dashboard.answer("/_clipsite/diagnostics")))
    #expect(all.elements("a").contains { $0["href"] == "?code=TitleTooLong" })
    let list = try Markup(text(dashboard.answer("/_clipsite/diagnostics?code=UnknownKey")))
    #expect(list.elements("article").count == 1 && list.text.contains("the key layout is unknown"))
    #expect(list.elements("a").contains { $0["href"] == "?code=UnknownKey" && $0["aria-current"] == "true" })
  }

  /// Safari shows the card of the experience in the reader's language.
  @Test func eachLanguageHasItsCard() throws {
    var files = Self.files
    files["market.de.md"] = "---\ntitle: Markt\nclip: {subtitle: Vorbestellen}\n---\n"
    files["icon.png"] = ""
    files["site.yml"] =
      SiteInFolder.siteYAML + "image: https://example.com/donut.png\nicons: {touch: icon.png}\n"
    let site = try SiteInFolder(files)
    let target = "/_clipsite/page?domain=example.com&path=/market"
    let page = try Markup(text(dashboard(site, host: "localhost").answer(target)))
    let cards = page.elements("div", class: "card").compactMap { $0["aria-label"] }
    let expected = ["App Clip card: Market. Order ahead. Open", "App Clip card: Markt. Vorbestellen. Open"]
    #expect(cards == expected + expected)
    let pictures = page.elements("img").compactMap { $0["src"] }
    #expect(pictures.count { $0 == "/donut.png" } == 8 && pictures.count { $0.hasSuffix("/icon.png") } == 6)
    #expect(page.elements("a").count { $0["hreflang"] == "de" } == 2)
  }

  @Test func theValuesOfALocalExperienceCanBeCopied() throws {
    let site = try SiteInFolder(Self.files)
    let target = "/_clipsite/page?domain=example.com&path=/market"
    let page = try Markup(text(dashboard(site, host: "localhost").answer(target)))
    let values = page.elements("button", class: "copy").map { $0["data-text"] ?? "" }
    #expect(values.count == 6 && values[0] == "https://example.com/market")
    #expect(values[1] == "com.example.Donuts.Clip" && values[5] == values[0])
  }

  @Test(arguments: [
    ("localhost", "http://192.168.1.7:8080/market"), ("studio.local", "http://studio.local:8080/market"),
  ])
  func aPhoneGetsTheAddressThatItCanUse(_ host: String, _ url: String) throws {
    let site = try SiteInFolder(Self.files)
    let target = "/_clipsite/page?domain=example.com&path=/market"
    let page = text(try dashboard(site, host: host).answer(target))
    #expect(page.contains("QR code of \(url)<"))
  }

  /// Safari resolves `localhost`, addresses, and names that end in `.local`.
  @Test(arguments: ["localhost", "192.168.1.7", "studio.local"])
  func everyAddressIsOneThatSafariFinds(_ host: String) throws {
    let site = try SiteInFolder(Self.files)
    let dashboard = try dashboard(site, host: host)
    let targets = [
      "", "diagnostics", "domains", "short-urls", "page?domain=example.com&path=/market",
      "short-url?url=https://go.example.com/x7",
    ]
    for target in targets {
      let page = text(dashboard.answer("/_clipsite/\(target)"))
      for match in page.matches(of: /http:\/\/([^\/:"<]+)/) {
        let found = String(match.1)
        let isKnown = ["localhost", "192.168.1.7", "studio.local", "www.w3.org"].contains(found)
        #expect(isKnown, "\(found) in \(target)")
      }
    }
  }

  @Test(arguments: [
    ("vscode", "vscode://file/a%20b/c.md:3:5"), ("idea", "idea://open?file=/a%20b/c.md&line=3&column=5"),
    ("x://{path}#{line}", "x:///a%20b/c.md#3"),
  ])
  func editorsHaveURLs(_ name: String, _ url: String) {
    #expect(EditorLinks(name)?.url("/a b/c.md", line: 3, column: 5) == url)
  }

  @Test(arguments: ["", "emacs", "javascript://{path}", "x://open"])
  func whatIsNoEditorHasNone(_ name: String) { #expect(EditorLinks(name) == nil) }

  /// `clipsite serve` in the folder of the site names it by a relative path.
  @Test func aRelativePathOfTheSiteBecomesAbsolute() throws {
    let site = try SiteInFolder([:])
    let relative = String(repeating: "../", count: 40) + site.root.path.dropFirst()
    let live = LiveSite(SiteFolder(relative))
    let url = live.editingURL(of: "\(relative)/Content/index.md", in: EditorLinks("vscode"))
    #expect(url == "vscode://file\(site.root.path)/Content/index.md:1:1")
  }

  @Test(.needs(LoadedLibrary.qrencode)) func aCodeInTheTerminalHasItsModules() throws {
    let code = try QRCode("http://192.168.1.7:8080/")
    let lines = TerminalCode(code).text(usesColor: false).split(separator: "\n").map(Array.init)
    let side = code.side + 2 * QRCode.quietZone
    #expect(lines.count == (side + 1) / 2 && lines.allSatisfy { $0.count == side })
    for row in 0..<code.side {
      for column in 0..<code.side {
        let (line, cell) = (row + QRCode.quietZone, column + QRCode.quietZone)
        let light: Set<Character> = line % 2 == 0 ? ["█", "▀"] : ["█", "▄"]
        #expect(light.contains(lines[line / 2][cell]) != code.isDark(row: row, column: column))
      }
    }
  }
}
