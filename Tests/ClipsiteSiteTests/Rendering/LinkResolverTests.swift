import Testing

@testable import ClipsiteRendering

struct LinkResolverTests {
  private static let files = [
    "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]"),
    "Content/about.md": Fixture.page("title: About"),
    "Content/shop/index.md": Fixture.page("title: Shop\ndomain: shop.example.net"),
    "Content/shop/market.md": Fixture.page("title: Market\nslug: m"),
    "Content/shop/a b.pdf": "%PDF",
  ]

  private func hrefs(_ targets: [String], from path: String, single: Bool = false) throws -> [String?] {
    let fixture = try Fixture(Self.files)
    if single {
      try fixture.write(
        (Self.files["Content/site.yml"] ?? "") + "layout: single-domain\n", to: "Content/site.yml")
    }
    let body = targets.map { "[x](\($0))" }.joined(separator: "\n")
    try fixture.write(Fixture.page("title: From", body), to: "Content/\(path)")
    try fixture.buildCleanly()
    let page = try fixture.urls()[path].map { $0.dropFirst("https://".count) } ?? ""
    let links = try fixture.page("\(page).html").all("a")
    return links.map { $0.attributes["href"] }
  }

  @Test(arguments: [
    ("about.md", "/about"), ("./about.md", "/about"), ("/about.md", "/about"), ("index.md", "/"),
    ("about.md#team", "/about#team"), ("about.md?x=1&y=2#z", "/about?x=1&y=2#z"), ("donut.png", "/donut.png"),
    ("shop/market.md", "https://shop.example.net/m"), ("shop/index.md", "https://shop.example.net/"),
    ("<shop/a b.pdf>", "https://shop.example.net/a%20b.pdf"),
    ("shop/a%20b.pdf", "https://shop.example.net/a%20b.pdf"),
    ("#part", "#part"), ("?q=1", "?q=1"), ("https://example.org/x.md", "https://example.org/x.md"),
    ("mailto:a@example.org", "mailto:a@example.org"),
    ("#a:b", "#a:b"), ("/about", "/about"), ("/", "/"),
    ("/sitemap.xml", "/sitemap.xml"),
  ])
  func becomesTheURLOfItsTarget(target: String, href: String) throws {
    #expect(try hrefs([target], from: "from.md") == [href])
  }

  @Test(arguments: [
    ("market.md", "/m"), ("../about.md", "https://example.com/about"),
    ("/donut.png", "https://example.com/donut.png"),
    ("index.md", "/"), ("../index.md", "https://example.com/"), ("a%20b.pdf", "/a%20b.pdf"),
  ])
  func namesTheDomainWhereItIsAnother(target: String, href: String) throws {
    #expect(try hrefs([target], from: "shop/from.md") == [href])
  }

  @Test func followsTheLayout() throws {
    #expect(
      try hrefs(["market.md", "../about.md", "a%20b.pdf", "index.md"], from: "shop/from.md", single: true)
        == ["/shop/m", "/about", "/shop/a%20b.pdf", "/shop"])
  }

  @Test func aColonMakesNoSchemeOfADigit() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A", "[x](«12:30.md»)")])
    try fixture.expect(.deadLink, "`12:30.md` leads to nothing in the content folder")
  }

  @Test func escapesWhatFollowsTheTarget() throws {
    #expect(try hrefs(["about.md?x=\"'&lt;"], from: "from.md").first??.contains("\"") == false)
  }
}
