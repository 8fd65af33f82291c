import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct LanguageVariantsTests {
  private static let market = Fixture.page(
    """
    title: Market Street
    image: /donut.png
    image-alt: Donuts
    template: page
    clip: {display: banner, title: Card, subtitle: Order ahead, action: view, category: BOOKS}
    robots: noindex
    app-links: {ios: [{url: "donuts://market"}]}
    extra: {a: b}
    place: {type: Bakery, street: 1 Market St, locality: San Francisco, region: CA, postal-code: "94105",
            country: US,
            latitude: 37.7936, longitude: -122.3958, phone: "+1 415 555 0100", hours: ["Mo-Fr 06:00-18:00"],
            time-zone: America/Los_Angeles}
    """)

  private static let files = [
    "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]"),
    "Content/shop/index.md": Fixture.page("title: Shop\ndomain: shop.example.net"),
    "Content/shop/index.de.md": Fixture.page("title: Laden"),
    "Content/shop/market.md": market,
    "Content/shop/market.de.md": Fixture.page("title: Markt\nclip: {subtitle: Vorbestellen}"),
    "Content/shop/market.zh-Hant.md": Fixture.page("title: 市場\nslug: taiwan\nclip: {subtitle: 預訂}"),
    "Content/shop/pier.md": Fixture.page("title: Pier\nlanguage: fr\nplace: {locality: X}"),
    "Content/shop/pier.en.md": Fixture.page("title: Pier"),
    "Content/about.md": Fixture.page("title: About"),
  ]

  private func page(_ path: RelativePath, of site: Site) throws -> Page {
    site[try #require(site.page(at: path))]
  }

  @Test func variantsStandBelowTheirOriginal() throws {
    let urls = try Fixture(Self.files).urls()
    #expect(urls["shop/market.de.md"] == "https://shop.example.net/market/de")
    #expect(urls["shop/market.zh-Hant.md"] == "https://shop.example.net/market/taiwan")
    #expect(urls["shop/index.de.md"] == "https://shop.example.net/de")
    #expect(urls["shop/pier.en.md"] == "https://shop.example.net/pier/en")
  }

  @Test func variantsFollowTheLayout() throws {
    var files = Self.files
    files["Content/site.yml"] = Fixture.site("layout: single-domain")
    files["Content/shop/index.md"] = Fixture.page("title: Shop")
    let urls = try Fixture(files).urls()
    #expect(urls["shop/market.de.md"] == "https://example.com/shop/market/de")
    #expect(urls["shop/index.de.md"] == "https://example.com/shop/de")
  }

  @Test func aSiteTellsTheVariantsOfAPageAndTheOriginal() throws {
    let site = try Fixture(Self.files).site()
    for path in ["shop/market.md", "shop/market.de.md", "shop/market.zh-Hant.md"] as [RelativePath] {
      let variants = try #require(site.variants(of: try page(path, of: site)))
      #expect(variants.entries.map(\.language.rawValue) == ["en", "de", "zh-Hant"])
      #expect(
        variants.entries.map { site.source(of: site[$0.page]) }
          == ["shop/market.md", "shop/market.de.md", "shop/market.zh-Hant.md"])
      #expect(site.source(of: site[variants.original]) == "shop/market.md")
    }
    #expect(site.variants(of: try page("about.md", of: site)) == nil)
    let pier = try #require(site.variants(of: try page("shop/pier.md", of: site)))
    #expect(pier.entries.map(\.language.rawValue) == ["fr", "en"])
  }

  @Test func pagesAreFoundByPathAmongTheirVariants() throws {
    let site = try Fixture(Self.files).site()
    for index in site.pages.ids { #expect(site.page(at: site.source(of: site[index])) == index) }
  }

  @Test func aVariantTakesOverWhatItDoesNotSay() throws {
    let site = try Fixture(Self.files).site()
    let original = try page("shop/market.md", of: site)
    let variant = try page("shop/market.de.md", of: site)
    let fields = variant.source.fields
    #expect(variant.isVariant && !original.isVariant && variant.kind == .location)
    #expect(fields.title == "Markt" && fields.place?.phone == original.source.fields.place?.phone)
    #expect(variant.source.template?.value == "page" && variant.source.template?.range.bytes == nil)
    #expect(fields.appLinks == original.source.fields.appLinks && fields.imageAlt == "Donuts")
    let clip = site.clip(of: variant)
    #expect(clip.display == .banner && clip.action == .view && clip.category == .books)
    #expect(clip.title == nil && clip.subtitle == "Vorbestellen")
    #expect(site.image(of: variant)?.reference == site.image(of: original)?.reference)
    #expect(site.isHiddenFromSearch(variant) && site.language(of: variant).rawValue == "de")
    #expect(try page("shop/index.de.md", of: site).kind == .directory)
  }

  @Test func theWordsOfAnAddressMayBeInTheLanguage() throws {
    var files = Self.files
    files["Content/shop/market.de.md"] = Fixture.page(
      "title: Markt\nclip: {subtitle: Vor}\nplace: {street: Marktstraße 1, phone: \"+1 415 555 0100\"}")
    let fixture = try Fixture(files)
    #expect(try fixture.findings() == [])
    let site = try fixture.site()
    let german = try page("shop/market.de.md", of: site)
    let place = try #require(german.source.fields.place)
    #expect(place.address.street == "Marktstraße 1" && place.address.locality == "San Francisco")
    #expect(german.source.fields.schedule?.hours != nil && place.coordinates != nil)
  }

  @Test func anExperienceIsTheOriginalsWithItsLocalizations() throws {
    let site = try Fixture(Self.files).site()
    let original = try page("shop/market.md", of: site)
    let variant = try page("shop/market.de.md", of: site)
    #expect(site.hasExperience(original) && !site.hasExperience(variant))
    #expect(site.localizations(of: original).map(\.language) == [.english, .german, .chinese])
    #expect(site.localizations(of: original)[1].page === variant)
    #expect(
      site.localizations(of: try page("shop/pier.md", of: site)).map(\.language) == [.french, .english])
    #expect(site.localizations(of: try page("index.md", of: site)).map(\.language) == [.english])
  }

  @Test func whatShowsNoClipIsNoLocalization() throws {
    var files = Self.files
    files["Content/shop/market.de.md"] = Fixture.page("title: Markt\nclip: {display: none}")
    files["Content/shop/market.zh-Hant.md"] = Fixture.page("title: X\nclip: {subtitle: X}")
    let site = try Fixture(files).site()
    let original = try page("shop/market.md", of: site)
    #expect(site.localizations(of: original).map(\.language) == [.english, .chinese])
  }

  @Test func theVeryLanguageIsTakenBeforeARelatedOne() throws {
    var files = Self.files
    files["Content/about.pt.md"] = Fixture.page("title: Sobre")
    files["Content/about.pt-BR.md"] = Fixture.page("title: Sobre")
    let site = try Fixture(files).site()
    let variants = try #require(site.variants(of: try page("about.md", of: site)))
    func source(_ tag: String) throws -> RelativePath? {
      try variants.page(in: LanguageTag(tag)).map { site.source(of: site[$0]) }
    }
    #expect(try source("pt-BR") == "about.pt-BR.md")
    #expect(try source("pt-PT") == "about.pt.md")
    #expect(try source("en-GB") == "about.md")
    #expect(try source("ko") == nil)
  }

  @Test func draftsTakeTheirVariantsAlong() throws {
    var files = Self.files
    files["Content/about.md"] = Fixture.page("title: About\ndraft: true")
    files["Content/about.de.md"] = Fixture.page("title: Über uns\ndraft: false")
    files["Content/shop/pier.en.md"] = Fixture.page("title: Pier\ndraft: true")
    let fixture = try Fixture(files)
    #expect(try fixture.findings() == [])
    let site = try fixture.site()
    #expect(site.drafts == ["about.md", "about.de.md", "shop/pier.en.md"])
    #expect(site.page(at: "about.de.md") == nil && site.page(at: "shop/pier.en.md") == nil)
    #expect(try fixture.site(drafts: true).page(at: "about.de.md") != nil)
  }

  @Test func aNameWithAFullStopAndASlugIsAPageOfItsOwn() throws {
    let fixture = try Fixture([
      "Content/st.john.md": Fixture.page("title: St. John\nslug: st-john"),
      "Content/st.md": Fixture.page("title: St"),
    ])
    #expect(try fixture.findings() == [])
    #expect(try fixture.urls()["st.john.md"] == "https://example.com/st-john")
  }
}

struct VariantNameTests {
  @Test(arguments: [
    ("market.de.md", "market.md", "de", "de"), ("index.pt-BR.md", "index.md", "pt-BR", "pt-BR"),
    ("market.zh-hant.md", "market.md", "zh-hant", "zh-Hant"), ("st.john.fr.md", "st.john.md", "fr", "fr"),
  ])
  func takesNameAndLanguageApart(file: String, original: String, tag: String, language: String) throws {
    let name = try #require(VariantName(RelativePath(file)))
    #expect(name.original.text == original && name.tag == tag && name.language?.rawValue == language)
    #expect(VariantName.isPossible(RelativePath(file)))
  }

  @Test(arguments: ["market.md", "index.md", ".md", ".de.md"])
  func otherNamesHaveNoLanguage(file: String) { #expect(VariantName(RelativePath(file)) == nil) }

  @Test(arguments: ["market.german.md", "market.d.md", "market..md", "market.de_DE.md"])
  func whatIsNoLanguageTagIsNone(file: String) throws {
    let name = try #require(VariantName(RelativePath(file)))
    #expect(name.language == nil)
  }
}
