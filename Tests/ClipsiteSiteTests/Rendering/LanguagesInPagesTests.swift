import Foundation
import Testing

/// What rendered pages say of their variants.
struct LanguagesInPagesTests {
  private static let files = [
    "Content/a.md": Fixture.page("title: A\nplace: {locality: X, country: US}"),
    "Content/a.de-AT.md": Fixture.page("title: A auf Deutsch\naliases: [/d]"),
    "Content/a.he.md": Fixture.page("title: A in Hebrew"),
    "Content/b.md": Fixture.page("title: B\nplace: {locality: Y}"),
    "Content/shop/index.md": Fixture.page("title: Shop"),
    "Content/shop/index.de.md": Fixture.page("title: Laden"),
    "Content/shop/c.md": Fixture.page("title: C\nplace: {locality: Y}\nclip: {card-page: order}"),
    "Content/shop/c.de.md": Fixture.page("title: C auf Deutsch"),
    "Content/shop/d.md": Fixture.page("title: D\nplace: {locality: Y}"),
    "Content/index.de.md": Fixture.page("title: Start"),
  ]

  private func built(_ more: [String: String] = [:]) throws -> Fixture {
    let fixture = try Fixture(Self.files.merging(more) { $1 })
    try fixture.buildCleanly()
    return fixture
  }

  private func alternates(_ page: HTMLPage) -> [String: String] {
    let links = page.all("link").filter { $0.attributes["rel"] == "alternate" }
    return Dictionary(
      links.map { ($0.attributes["hreflang"] ?? "", $0.attributes["href"] ?? "") }, uniquingKeysWith: { $1 })
  }

  @Test func everyVariantNamesAllOfThemItselfTooAndTheOriginalForOthers() throws {
    let fixture = try built()
    let expected = [
      "en": "https://example.com/a", "de-AT": "https://example.com/a/de-at",
      "he": "https://example.com/a/he", "x-default": "https://example.com/a",
    ]
    for path in ["a", "a/de-at", "a/he"] {
      let page = try fixture.page("example.com/\(path).html")
      #expect(alternates(page) == expected)
      #expect(page.links("canonical") == ["https://example.com/\(path)"])
    }
    #expect(alternates(try fixture.page("example.com/b.html")).isEmpty)
  }

  @Test func pagesThatStandForOthersNameNone() throws {
    let fixture = try built()
    for path in ["d", "shop/c/order", "shop/c/de/order"] {
      #expect(alternates(try fixture.page("example.com/\(path).html")).isEmpty)
    }
  }

  @Test func whatSearchEnginesShallNotKnowIsNotNamed() throws {
    let hidden = try built(["Content/a.he.md": Fixture.page("title: A\nrobots: noindex")])
    #expect(alternates(try hidden.page("example.com/a.html")).keys.sorted() == ["de-AT", "en", "x-default"])
    #expect(alternates(try hidden.page("example.com/a/he.html")).isEmpty)
    let original = try built([
      "Content/a.md": Fixture.page("title: A\nplace: {locality: X, country: US}\nrobots: noindex"),
      "Content/a.he.md": Fixture.page("title: A\nrobots: index"),
      "Content/a.de-AT.md": Fixture.page("title: A\nrobots: index"),
    ])
    #expect(alternates(try original.page("example.com/a/he.html")).keys.sorted() == ["de-AT", "he"])
  }

  @Test func previewsAreToldTheOtherLocales() throws {
    let page = try built().page("example.com/a/de-at.html")
    #expect(page.meta("og:locale") == ["de_AT"])
    #expect(page.meta("og:locale:alternate") == ["en_US", "he_US"])
  }

  @Test func thePlaceIsOneInAllLanguages() throws {
    struct Data: Decodable {
      let id: String
      let url: String
      private enum CodingKeys: String, CodingKey {
        case id = "@id"
        case url
      }
    }
    let page = try built().page("example.com/a/he.html")
    let data = try JSONDecoder().decode(Data.self, from: Foundation.Data((page.structuredData ?? "").utf8))
    #expect(data.id == "https://example.com/a#place" && data.url == "https://example.com/a/he")
  }

  @Test func listsAndTrailsLeadToTheLanguageOfTheReader() throws {
    let fixture = try built([
      "Templates/directory.mustache":
        "<head>{{head.tags}}</head>{{#breadcrumbs}}{{title}} {{url}};{{/breadcrumbs}}|"
        + "{{#children}}{{title}} {{url}};{{#count}}{{#children}}{{title}} "
        + "{{url}};{{/children}}{{/count}}{{/children}}"
    ])
    func text(_ path: String) throws -> String { try fixture.page("example.com/\(path).html").text }
    #expect(
      try text("index").hasSuffix("|A /a;B /b;Shop /shop;C /shop/c;D /shop/d;"))
    #expect(
      try text("de").hasSuffix(
        "|A auf Deutsch /a/de-at;B /b;Laden /shop/de;C auf Deutsch /shop/c/de;D /shop/d;"))
    #expect(
      try text("shop/de").hasSuffix("Ferry Street Donuts /de;|C auf Deutsch /shop/c/de;D /shop/d;"))
  }

  @Test func aTemplateMayOfferTheLanguages() throws {
    let fixture = try built([
      "Templates/location.mustache":
        "<head>{{head.tags}}</head>{{#languages}}{{#languages.all}}{{name}} {{tag}} "
        + "{{url}}{{#is-current}}!{{/is-current}};{{/languages.all}}{{/languages}}"
    ])
    func text(_ path: String) throws -> String { try fixture.page("example.com/\(path).html").text }
    let expected = "English en /a;Deutsch (Österreich) de-AT /a/de-at!;עברית he /a/he;"
    #expect(try text("a/de-at").hasSuffix(expected))
    #expect(try !text("b").contains("English"))
  }

  /// A screen reader has to know what it reads in another language (WCAG 2.2, 3.1.2).
  @Test func wordsOfAnotherLanguageSaySo() throws {
    let fixture = try built([
      "Content/a.md": Fixture.page("title: A\nplace: {locality: X, country: US, services: [Patio]}"),
      "Content/a.de-AT.md": Fixture.page("title: A auf Deutsch\nplace: {services: [Terrasse]}"),
      "Templates/directory.mustache":
        "<head>{{head.tags}}</head>|{{#children}}{{title}} {{language}};{{/children}}",
      "Templates/location.mustache":
        "<head>{{head.tags}}</head>|{{#place.services}}{{text}}{{/place.services}} {{place.services-language}};"
        + "{{business.title}} {{business.language}};",
    ])
    func text(_ path: String) throws -> String { try fixture.page("example.com/\(path).html").text }
    #expect(try text("shop/de").hasSuffix("|C auf Deutsch ;D en;"))
    #expect(try text("shop").hasSuffix("|C ;D ;"))
    #expect(try text("a/he").contains("|Patio en;"))
    #expect(try text("a/de-at").contains("|Terrasse ;"))
    #expect(try text("a").contains("|Patio ;"))
    #expect(try text("shop/c/de").hasSuffix(";Laden ;"))
  }

  @Test func theHomePageIsHomeInAllLanguages() throws {
    let fixture = try built([
      "Templates/directory.mustache": "<head>{{head.tags}}</head>{{#page.is-home}}home{{/page.is-home}}"
    ])
    #expect(try fixture.page("example.com/de.html").text.hasSuffix("home"))
    #expect(try !fixture.page("example.com/shop/de.html").text.hasSuffix("home"))
  }

  @Test func partsOfLongListsNameThoseOfTheVariants() throws {
    var files: [String: String] = [:]
    for number in 0...500 {
      files["Content/shop/s\(number)x.md"] = Fixture.page("title: S\nplace: {locality: X}")
    }
    let page = try built(files).page("example.com/shop/de/page/2.html")
    #expect(
      alternates(page) == [
        "en": "https://example.com/shop/page/2", "de": "https://example.com/shop/de/page/2",
        "x-default": "https://example.com/shop/page/2",
      ])
  }
}
