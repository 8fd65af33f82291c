@testable import ClipsiteContent
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// What a brand gets without CSS: the call of the App Clip, titles, the business, logo, and fonts.
struct BrandTests {
  private static func template(_ body: String) -> String {
    "<!doctype html><html lang=\"en\"><head>{{head.tags}}</head><body>\(body)</body></html>"
  }

  private static let store = Fixture.page(
    "title: Market\nplace: {street: 1 Market St, locality: Rome}", "Text.")

  /// The body of a location below a business.
  private func body(
    _ template: String, site: String = "", business: String = "title: Donuts", store: String = store
  ) throws -> String {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(site), "Content/shops/index.md": Fixture.page(business),
      "Content/shops/market.md": store, "Templates/location.mustache": Self.template(template),
    ])
    try fixture.buildCleanly()
    let page = try fixture.read("Output/example.com/shops/market.html")
    let start = try #require(page.range(of: "<body>")?.upperBound)
    return String(page[start...].dropLast("</body></html>".count))
  }

  private func page(site: String = "", store: String = store) throws -> String {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(site), "Content/shops/index.md": Fixture.page("title: Donuts"),
      "Content/shops/market.md": store,
    ])
    try fixture.buildCleanly()
    return try fixture.read("Output/example.com/shops/market.html")
  }

  @Test func theCallNamesTheLocation() throws {
    let link = "https://appclip.apple.com/id?p=com.example.Donuts.Clip&amp;"
    #expect(try body("{{clip.link}}") == link + "location=shops%2Fmarket")
    let renamed = Fixture.siteYAML.replacing(
      "  app-store-id", with: "  link-parameter: store\n  app-store-id")
    let fixture = try Fixture([
      "Content/site.yml": renamed, "Content/market.md": Self.store,
      "Templates/location.mustache": Self.template("{{clip.link}}"),
    ])
    try fixture.buildCleanly()
    #expect(try fixture.read("Output/example.com/market.html").contains(link + "store=market<"))
  }

  @Test func locationsInheritTheWordsOfTheCall() throws {
    #expect(
      try body("{{clip.call}}", business: "title: Donuts\nclip: {call: Order ahead}") == "Order ahead")
    #expect(try body("{{clip.call}}") == "")
  }

  /// A German page never shows the English words of its folder, if the folder has German ones.
  @Test func locationsInheritTheWordsOfTheCallInTheirLanguage() throws {
    func call(_ clip: String) throws -> String {
      let fixture = try Fixture([
        "Content/shops/index.md": Fixture.page("title: Donuts\nclip: {call: Order ahead, subtitle: Fresh}"),
        "Content/shops/index.de.md": Fixture.page(
          "title: Donuts\nclip: {call: Vorbestellen, subtitle: Frisch}"),
        "Content/shops/market.md": Self.store,
        "Content/shops/market.de.md": Fixture.page("title: Markt\n\(clip)"),
        "Content/shops/market.fr.md": Fixture.page("title: Marché\nclip: {subtitle: Frais}"),
        "Templates/location.mustache": Self.template("<i>{{clip.call}}</i>"),
      ])
      try fixture.buildCleanly()
      #expect(try fixture.read("Output/example.com/shops/market.html").contains("<i>Order ahead</i>"))
      #expect(try fixture.read("Output/example.com/shops/market/fr.html").contains("<i>Order ahead</i>"))
      return try fixture.read("Output/example.com/shops/market/de.html")
    }
    #expect(try call("").contains("<i>Vorbestellen</i>"))
    #expect(try call("clip: {call: Bestellen}").contains("<i>Bestellen</i>"))
  }

  @Test func aLocationNamesItsBusinessAlsoWithADirectory() throws {
    let template = "{{business.title}} {{business.url}} {{directory.url}}"
    #expect(try body(template) == "Donuts /shops ")
    #expect(try body(template, site: "directory: {}") == "Donuts /shops /locations")
    #expect(
      try page(site: "directory: {}").contains(
        #""parentOrganization":{"@type":"Organization","@id":"https://example.com/shops#organization","#
          + #""name":"Donuts","url":"https://example.com/shops"}"#))
  }

  @Test func theDirectoryIsNotAmongTheBusinesses() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("directory: {}"),
      "Content/shops/index.md": Fixture.page("title: Donuts"), "Content/shops/market.md": Self.store,
      "Templates/directory.mustache": Self.template("{{#children}}<i>{{title}}</i>{{/children}}"),
    ])
    try fixture.buildCleanly()
    #expect(try fixture.read("Output/example.com/index.html").contains("<body><i>Donuts</i></body>"))
  }

  @Test func orderComesBeforeTheTitle() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\nplace: {locality: Rome}"),
      "Content/b.md": Fixture.page("title: B\norder: 2\nplace: {locality: Rome}"),
      "Content/c.md": Fixture.page("title: C\norder: -1\nplace: {locality: Rome}"),
      "Templates/directory.mustache": Self.template("{{#children}}{{title}}{{/children}}"),
    ])
    try fixture.buildCleanly()
    #expect(try fixture.read("Output/example.com/index.html").contains("<body>CBA</body>"))
  }

  @Test func anOrderThatIsNoNumberIsReported() throws {
    try Fixture.expect(.invalidOrder, in: ["Content/a.md": Fixture.page("title: A\norder: «first»")])
  }

  @Test func aLeadIsOnlyWhatTheAuthorWroteAsOne() throws {
    #expect(try body("{{page.lead}}|{{page.description}}") == "|Text.")
  }

  @Test func aLocationWithoutWordsIsDescribedByItsPlace() throws {
    let store = Fixture.page(
      "title: Market\nplace: {street: 1 Market St, locality: Rome, phone: \"+39 06 555010\"}")
    #expect(
      try page(store: store).contains(
        #"<meta name="description" content="Market · Donuts · 1 Market St, Rome · +39 06 555010">"#))
  }

  @Test func thePatternMakesTheTitle() throws {
    let pattern = #"titles: "{{page.title}}, {{place.locality}} – {{business.title}}""#
    #expect(try page(site: pattern).contains("<title>Market, Rome – Donuts</title>"))
    #expect(try page().contains("<title>Market – Ferry Street Donuts</title>"))
  }

  @Test func thePatternOfTitlesIsText() throws {
    let pattern =
      #"titles: "A & B </title><script>{{{page.title}}} {{page.body}}</script> &amp;""#
    let page = try page(
      site: pattern, store: Fixture.page("title: \"<b>1 & 2\"\nplace: {locality: Rome}", "*Hi*"))
    #expect(
      page.contains(
        "<title>A &amp; B &lt;/title&gt;&lt;script&gt;&lt;b&gt;1 &amp; 2 &lt;/script&gt; &amp;amp;</title>"))
  }

  @Test func equalTitlesAreReportedUnlessThePatternTellsThemApart() throws {
    let files = [
      "Content/a.md": Fixture.page("title: Market\nplace: {locality: Rome}"),
      "Content/b.md": Fixture.page("title: Market\nplace: {locality: Bari}"),
    ]
    #expect(try Fixture(files).check().map(\.code.name).contains("EqualTitles"))
    let pattern = #"titles: "{{page.title}}, {{place.locality}}""#
    let told = try Fixture(files.merging(["Content/site.yml": Fixture.site(pattern)]) { $1 })
    #expect(try !told.check().map(\.code.name).contains("EqualTitles"))
  }

  @Test func filesOfTheBrandAreCopiedToEachDomain() throws {
    let looks =
      "looks: {logo: {light: brand/logo.svg}, fonts: {text: brand/text.woff2}}\nicons: {favicon: brand/logo.svg}"
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        looks, replacing: "[example.com]", with: "[example.com, a.example.com]"),
      "Content/brand/logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "Content/brand/text.woff2": "wOF2 font",
      "Content/a/index.md": Fixture.page("title: A\ndomain: a.example.com"),
      "Templates/directory.mustache": Self.template("{{site.looks.logo-url}} {{site.looks.text-font-url}}"),
    ])
    try fixture.buildCleanly()
    for domain in ["example.com", "a.example.com"] {
      let page = try fixture.read("Output/\(domain)/index.html")
      #expect(page.contains("<body>/brand/logo.svg /brand/text.woff2</body>"))
      #expect(
        page.contains(
          #"<link rel="preload" as="font" type="font/woff2" href="/brand/text.woff2" crossorigin>"#))
      #expect(try fixture.read("Output/\(domain)/brand/text.woff2") == "wOF2 font")
    }
  }

  @Test func brandFilesThatCannotServeAreReported() throws {
    try Fixture.expect(
      .missingImage, in: ["Content/site.yml": Fixture.site("looks: {logo: {light: «logo.svg»}}")])
  }

  /// A logo can be something else than its name says, and pixels are not sharp on each screen.
  @Test(arguments: [("logo.svg", "<html>"), ("logo.png", "PNG"), ("logo.svg", "")])
  func logosAreDrawings(_ name: String, _ content: String) throws {
    try Fixture.expect(
      .logoWithoutDrawing,
      in: [
        "Content/site.yml": Fixture.site("looks: {logo: {light: «\(name)»}}\nicons: {favicon: icon.svg}"),
        "Content/\(name)": content, "Content/icon.svg": "<svg/>",
      ])
  }

  @Test func aLogoDoesNotReplaceIcons() throws {
    try Fixture.expect(
      .logoWithoutIcons,
      in: [
        "Content/site.yml": Fixture.site("looks: {logo: {light: «logo.svg»}}"),
        "Content/logo.svg": "<?xml version=\"1.0\"?>\n<!-- A logo -->\n<svg/>",
      ])
  }

  /// Colors that clipsite derives, such as that of dark screens here, are not the author's.
  @Test(arguments: [
    ##"{accent: {light: «"#ffe14d"»}}"##, ##"{accent: {light: "#a33c13", dark: «"#3a2a10"»}}"##,
    ##"{ink: {light: «"#999999"»}}"##, ##"{background: {light: «"#7a7a7a"»}}"##,
    ##"{accent: {dark: «"#3a2a10"»}}"##,
  ])
  func replacedColorsAreTold(_ looks: String) throws {
    try Fixture.expect(.replacedColor, in: ["Content/site.yml": Fixture.site("looks: \(looks)")])
  }

  @Test func colorsThatCanBeReadStay() throws {
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site(
        ##"looks: {accent: {light: "#a33c13", dark: "#ff9d74"}, background: {light: "#ffffff", dark: "#000000"}}"##
      )
    ])
  }

  @Test(arguments: ["upper left", "left right", "top top", "110%", "30", "1% 2% 3%"])
  func aFocusIsAPosition(_ text: String) throws {
    try Fixture.expect(
      .invalidFocus, in: ["Content/a.md": Fixture.page("title: A\nimage-focus: «\(text)»")])
  }

  @Test func policiesAllowOriginsOnly() throws {
    try Fixture.expect(
      .invalidPolicySource,
      in: ["Content/site.yml": Fixture.site("policy: {script: [«https://a.example.com/x.js»]}")])
  }

  @Test func fontsAreWOFF2() throws {
    try Fixture.expect(
      .unfitFont,
      in: [
        "Content/site.yml": Fixture.site("looks: {fonts: {text: «text.ttf»}}"), "Content/text.ttf": "font",
      ])
    // An answer of a server that was saved under the name of a font.
    try Fixture.expect(
      .unfitFont,
      in: [
        "Content/site.yml": Fixture.site("looks: {fonts: {text: «text.woff2»}}"),
        "Content/text.woff2": "<!doctype html>",
      ])
  }

  @Test(arguments: ["p", "a=b", "ü"]) func aParameterThatALinkCannotHaveIsReported(_ name: String) throws {
    let site = Fixture.siteYAML.replacing(
      "  app-store-id", with: "  link-parameter: «\(name)»\n  app-store-id")
    try Fixture.expect(.invalidLinkParameter, in: ["Content/site.yml": site])
  }
}
