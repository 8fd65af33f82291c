import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteSite

struct SiteTests {
  private static let twoDomains = Fixture.site(
    replacing: "[example.com]", with: "[example.com, shop.example.net]")
  private static let files = [
    "Content/site.yml": twoDomains,
    "Content/about.md": Fixture.page("title: About"),
    "Content/shop/index.md": Fixture.page("title: Shop\ndomain: shop.example.net"),
    "Content/shop/market.md": Fixture.page("title: Market\nplace: {locality: X}"),
    "Content/shop/north/index.md": Fixture.page("title: North\nslug: n"),
    "Content/shop/north/pier.md": Fixture.page("title: Pier\nslug: p"),
    "Content/shop/menu.pdf": "%PDF", "Content/shop/north/map.png": "png",
  ]

  @Test func multiDomainGivesABusinessItsDomain() throws {
    let fixture = try Fixture(Self.files)
    #expect(
      try fixture.urls() == [
        "index.md": "https://example.com/", "about.md": "https://example.com/about",
        "shop/index.md": "https://shop.example.net/", "shop/market.md": "https://shop.example.net/market",
        "shop/north/index.md": "https://shop.example.net/n",
        "shop/north/pier.md": "https://shop.example.net/n/p",
      ])
    let site = try fixture.site()
    #expect(
      site.assets.map(site.url(of:)) == [
        "https://example.com/donut.png", "https://shop.example.net/menu.pdf",
        "https://shop.example.net/n/map.png",
      ])
  }

  @Test func singleDomainPutsAllBelowThePrimaryOne() throws {
    let fixture = try Fixture(Self.files)
    try fixture.write(Self.twoDomains + "layout: single-domain\n", to: "Content/site.yml")
    #expect(
      try fixture.urls() == [
        "index.md": "https://example.com/", "about.md": "https://example.com/about",
        "shop/index.md": "https://example.com/shop", "shop/market.md": "https://example.com/shop/market",
        "shop/north/index.md": "https://example.com/shop/n",
        "shop/north/pier.md": "https://example.com/shop/n/p",
      ])
    let site = try fixture.site()
    #expect(site.domains.map(\.name.rawValue) == ["example.com"])
    #expect(site.assets.map(\.path) == ["donut.png", "shop/menu.pdf", "shop/n/map.png"])
  }

  @Test(arguments: ["flat", "folders"])
  func pageFilesChangeNoURL(choice: String) throws {
    let fixture = try Fixture(Self.files)
    let urls = try fixture.urls()
    try fixture.write(Self.twoDomains + "page-files: \(choice)\n", to: "Content/site.yml")
    #expect(try fixture.urls() == urls)
    try fixture.buildCleanly()
    let names = try fixture.files(in: "Output").keys
    #expect(names.contains("shop.example.net/n/p.html") == (choice == "flat"))
    #expect(names.contains("shop.example.net/n/p/index.html") == (choice == "folders"))
    #expect(names.contains("shop.example.net/index.html"))
  }

  @Test func aFileMayNameADomainForItself() throws {
    let fixture = try Fixture([
      "Content/site.yml": Self.twoDomains,
      "Content/a/b.md": Fixture.page("title: B\ndomain: shop.example.net"),
    ])
    #expect(try fixture.urls()["a/b.md"] == "https://shop.example.net/")
  }

  @Test func kindsFollowFromNameAndPlace() throws {
    let site = try Fixture(Self.files).site()
    let kinds = Dictionary(uniqueKeysWithValues: site.pages.map { (site.source(of: $0), $0.kind) })
    #expect(kinds["shop/index.md"] == .directory)
    #expect(kinds["shop/market.md"] == .location)
    #expect(kinds["about.md"] == .plain)
  }

  @Test func aliasesGoToTheirOwnOrAForeignDomain() throws {
    let fixture = try Fixture(
      Self.files.merging([
        "Content/shop/market.md": Fixture.page(
          "title: Market\naliases: [/m, \"https://go.example.org/x/y\", \"https://example.com/shop-m\"]")
      ]) { $1 })
    let site = try fixture.site()
    #expect(
      site.aliases.map { site.url(of: $0.path, on: $0.domain) } == [
        "https://shop.example.net/m", "https://go.example.org/x/y", "https://example.com/shop-m",
      ])
    #expect(site.domains.map(\.name.rawValue) == ["example.com", "shop.example.net", "go.example.org"])
    #expect(site.domains.map(\.role) == [.primary, .declared, .shortURLs])
    try fixture.buildCleanly()
    let files = try fixture.files(in: "Output").keys.filter { $0.hasPrefix("go.example.org") }.sorted()
    #expect(
      files == [
        "go.example.org/.well-known/apple-app-site-association",
        "go.example.org/.well-known/apple-app-site-association.json", "go.example.org/404.html",
        "go.example.org/robots.txt", "go.example.org/x/y.html",
      ])
  }

  @Test func draftsAndWhatIsBelowADraftFolderAreLeftOut() throws {
    let files = [
      "Content/a/index.md": Fixture.page("title: A\ndraft: true"), "Content/a/b.md": Fixture.page("title: B"),
      "Content/a/c.md": Fixture.page("title: C\ndraft: false"),
    ]
    let fixture = try Fixture(files)
    let site = try fixture.site()
    #expect(site.pages.map(site.source(of:)) == ["index.md", "a/c.md"])
    #expect(site.drafts == ["a/index.md", "a/b.md"])
    #expect(try fixture.site(drafts: true).pages.count == 4)
  }

  @Test func valuesFlowFromFoldersAndEndAtAnother() throws {
    let fixture = try Fixture([
      "Content/a/index.md": Fixture.page(
        """
        title: A
        language: de
        image: a.png
        image-alt: Alt of A
        robots: noindex
        clip: {display: banner, title: Card of A, subtitle: Sub, action: view, category: BOOKS, card-page: card}
        """),
      "Content/a/b/c.md": Fixture.page("title: C"),
      "Content/a/d.md": Fixture.page(
        "title: D\nlanguage: fr\nimage: /donut.png\nrobots: index\nclip: {display: card, subtitle: Own}"),
      "Content/e.md": Fixture.page("title: E"),
    ])
    try fixture.write(Fixture.png(width: 1000, height: 500), to: "Content/a/a.png")
    let site = try fixture.site()
    func page(_ path: RelativePath) throws -> Page { site[try #require(site.page(at: path))] }
    let below = try page("a/b/c.md")
    #expect(site.language(of: below).rawValue == "de" && site.isHiddenFromSearch(below))
    #expect(site.clip(of: below).display == .banner && site.clip(of: below).title == nil)
    #expect(site.clip(of: below).subtitle == "Sub" && site.clip(of: below).action == .view)
    #expect(site.clip(of: below).category == .books && site.clip(of: below).cardPage?.description == "card")
    #expect(site.image(of: below)?.alt == "Alt of A")
    let own = try page("a/d.md")
    #expect(site.language(of: own).rawValue == "fr" && !site.isHiddenFromSearch(own))
    #expect(site.clip(of: own).display == .card && site.clip(of: own).subtitle == "Own")
    #expect(site.clip(of: own).action == .view)
    #expect(site.image(of: own)?.alt == nil)
    let outside = try page("e.md")
    #expect(site.language(of: outside).rawValue == "en" && !site.isHiddenFromSearch(outside))
    #expect(site.clip(of: outside).display == .card && site.clip(of: outside).subtitle == nil)
    #expect(site.clip(of: try page("a/index.md")).title == "Card of A")
  }

  @Test func findsPagesAndFilesByPath() throws {
    let site = try Fixture(Self.files).site()
    for index in site.pages.ids { #expect(site.page(at: site.source(of: site[index])) == index) }
    for index in site.assets.ids { #expect(site.asset(at: site[index].source) == index) }
    for path in ["", "shop", "shop/", "shop/none.md", "none/market.md", "market.md", "zzz.md"]
      as [RelativePath]
    {
      #expect(site.page(at: path) == nil && site.asset(at: path) == nil, "\(path)")
    }
  }

  @Test func filesOfTheSystemAreNoneOfTheSite() throws {
    let fixture = try Fixture([
      "Content/.DS_Store": "x", "Content/a.md~": "x", "Content/.a.md.swp": "x", "Content/.git/HEAD": "x",
      "Content/.well-known/.DS_Store": "x",
    ])
    #expect(try fixture.site().assets.map(\.source) == ["donut.png"])
  }
}
