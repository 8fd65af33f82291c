import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct ConfigurationReaderTests {
  private func read(_ yaml: String) -> (configuration: SiteConfiguration?, diagnostics: [Diagnostic]) {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    let tree = parser.parseYAML(SourceFile(path: "site.yml", yaml), diagnostics: &diagnostics)
    return (ConfigurationReader.read(tree.root, &diagnostics), diagnostics)
  }

  private static let least = """
    name: Donuts
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip, app-store-id: 1}

    """

  @Test func theLeastSiteHasDefaults() throws {
    let (configuration, diagnostics) = read(Self.least)
    let site = try #require(configuration)
    #expect(diagnostics == [])
    #expect(
      site.name == "Donuts" && site.language == .english && site.primaryDomain.rawValue == "example.com")
    #expect(site.options.layout == .multiDomain && site.options.pageFiles == .flat)
    #expect(site.options.clip == ClipFields() && site.options.image == nil && site.options.imageAlt == nil)
    #expect(site.options.themeColor == nil && site.options.android == nil)
    #expect(site.options.universalLinks.isEmpty && site.options.twitterAccount == nil)
    #expect(!site.options.sharesWebCredentials && !site.options.continuesActivities)
    #expect(site.app.appID.description == "ABCDE12345.com.example.Donuts")
    #expect(site.app.clipAppID.description == "ABCDE12345.com.example.Donuts.Clip")
    #expect(!site.app.detectsCodesInAR)
  }

  /// These keys are looked at twice, and still count once.
  @Test(arguments: [
    "universal-links: [{path: /a}]\nnam: x\n", "publish: {production: {to: \"s3://site\", nam: x}}\n",
    "universal-links: [{query: a, nam: x}]\n",
  ])
  func reportsUnknownKeysBesideKeysOfTwoForms(_ yaml: String) {
    #expect(read(Self.least + yaml).diagnostics.map(\.code) == [.unknownKey])
  }

  @Test func readsEveryKey() throws {
    let print = Array(repeating: "AB", count: 32).joined(separator: ":")
    let (configuration, diagnostics) = read(
      """
      name: Donuts
      language: pt-BR
      layout: single-domain
      page-files: folders
      domains: [example.com, shop.example.net]
      app:
        team-id: ABCDE12345
        bundle-id: com.example.Donuts
        clip-bundle-id: com.example.Donuts.Clip
        app-store-id: 1234567890
        ar-codes: true
      clip: {display: banner, subtitle: Order ahead, action: view, category: FOOD_AND_DRINK, card-page: card}
      image: donut.png
      image-alt: A donut
      theme-color: {light: "#fff", dark: "#000"}
      icons: {touch: touch.png, favicon: favicon.svg}
      universal-links:
        - {path: /a/*, query: {x: "?", y: "1"}, fragment: f, exclude: true, comment: why, case-sensitive: false, percent-encoded: true}
        - {query: whole}
      webcredentials: true
      activity-continuation: true
      android: {package: com.example.donuts, fingerprints: ["\(print)"]}
      social: {twitter: "@donuts"}
      extra: {a: true, b: "true", c: [1, {d: NO}]}

      """)
    let site = try #require(configuration)
    #expect(diagnostics == [])
    let options = site.options
    #expect(
      site.language.rawValue == "pt-BR"
        && site.domains.map(\.rawValue) == ["example.com", "shop.example.net"])
    #expect(options.layout == .singleDomain && options.pageFiles == .folders)
    #expect(site.app.storeID?.rawValue == "1234567890" && site.app.detectsCodesInAR)
    #expect(options.clip.display == .banner && options.clip.subtitle == "Order ahead")
    #expect(options.clip.action == .view && options.clip.category == .foodAndDrink)
    #expect(options.clip.cardPage?.description == "card")
    #expect(options.image?.value == "donut.png" && options.imageAlt == "A donut")
    #expect(options.themeColor == ThemeColor(light: "#fff", dark: "#000"))
    #expect(options.icons.touch?.value == "touch.png" && options.icons.favicon?.value == "favicon.svg")
    #expect(
      options.universalLinks == [
        URLComponentPattern(
          path: "/a/*", query: .items([.init("x", "?"), .init("y", "1")]), fragment: "f", exclude: true,
          comment: "why", caseSensitive: false, percentEncoded: true),
        URLComponentPattern(query: .whole("whole")),
      ])
    #expect(options.sharesWebCredentials && options.continuesActivities)
    #expect(options.android != nil && options.twitterAccount == "@donuts")
    #expect(options.extra.asText == "{a: true, b: \"true\", c: [\"1\", {d: \"NO\"}]}")
  }

  @Test(arguments: ["/about", "[/about]"])
  func aTextForAMappingIsMendedByItsFirstKey(value: String) throws {
    let text = read(Self.least + "universal-links: \(value)\n")
    #expect(text.diagnostics.map(\.fix) == [#"write `- path: "/about"`"#])
    let mended = try #require(read(Self.least + "universal-links:\n  - path: \"/about\"\n").configuration)
    let alone = try #require(read(Self.least + "universal-links: {path: /about}\n").configuration)
    #expect(mended.options.universalLinks == [URLComponentPattern(path: "/about")])
    #expect(alone.options.universalLinks == mended.options.universalLinks)
  }

  @Test(arguments: ["theme-color: {light: red}", "theme-color: {dark: red}"])
  func oneColourServesForBoth(line: String) throws {
    let site = try #require(read(Self.least + line).configuration)
    #expect(site.options.themeColor == ThemeColor(light: "red", dark: "red"))
  }

  @Test(arguments: [
    ("name: [a]", "WrongType"), ("language: {a: b}", "WrongType"), ("layout: [a]", "WrongType"),
    ("page-files: {}", "WrongType"), ("clip: card", "WrongType"), ("image: [a]", "WrongType"),
    ("theme-color: red", "WrongType"), ("icons: a.png", "WrongType"), ("universal-links: /*", "WrongType"),
    ("universal-links: [/*]", "WrongType"), ("universal-links: [{query: [a]}]", "WrongType"),
    ("universal-links: [{query: {a: [b]}}]", "WrongType"), ("webcredentials: maybe", "WrongType"),
    ("activity-continuation: 1", "WrongType"), ("android: com.example", "WrongType"),
    ("social: \"@a\"", "WrongType"), ("hosts: {netlify: true}", "WrongType"), ("extra: a", "WrongType"),
    ("layuot: single-domain", "UnknownKey"), ("clip: {cardpage: a}", "UnknownKey"), ("image:", "EmptyValue"),
  ])
  func reportsOneMistake(line: String, code: String) {
    let base = line.hasPrefix("name") ? Self.least.replacing("name: Donuts\n", with: "") : Self.least
    #expect(read(base + line + "\n").diagnostics.map(\.code.name) == [code])
  }
}
