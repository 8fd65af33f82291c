import ClipsiteSystem
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import ClipsiteContent
@testable import ClipsiteRendering
@testable import ClipsiteSite

struct SitemapTests {
  /// Collects the texts of `<loc>` with a real XML parser.
  private final class Reader: NSObject, XMLParserDelegate {
    var root: String?
    var locations: [String] = []
    /// The languages of each location with their addresses.
    var alternates: [String: [String: String]] = [:]
    private var text: String?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      root = root ?? "\(name) \(attributes["xmlns"] ?? "")"
      if name == "loc" { text = "" }
      if name == "xhtml:link", attributes["rel"] == "alternate", let location = locations.last {
        alternates[location, default: [:]][attributes["hreflang"] ?? ""] = attributes["href"]
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "loc", let text { locations.append(text) }
      if name == "loc" { text = nil }
    }
  }

  private func read(_ bytes: [UInt8]) throws -> (root: String?, locations: [String]) {
    let reader = try reader(of: bytes)
    return (reader.root, reader.locations)
  }

  private func reader(of bytes: [UInt8]) throws -> Reader {
    let parser = XMLParser(data: Data(bytes))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse())
    return reader
  }

  private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

  @Test func namesTheLanguagesOfAPage() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A"), "Content/a.de.md": Fixture.page("title: A"),
      "Content/a.he.md": Fixture.page("title: A\nrobots: noindex"), "Content/b.md": Fixture.page("title: B"),
    ])
    try fixture.buildCleanly()
    let sitemap = try reader(of: Array(fixture.read("Output/example.com/sitemap.xml").utf8))
    #expect(sitemap.locations.count == 4)
    let languages = [
      "en": "https://example.com/a", "de": "https://example.com/a/de", "x-default": "https://example.com/a",
    ]
    #expect(
      sitemap.alternates == ["https://example.com/a": languages, "https://example.com/a/de": languages])
  }

  @Test func listsThePagesOfADomain() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]"),
      "Content/a.md": Fixture.page("title: A\naliases: [/m]\nplace: {locality: X}\nclip: {card-page: card}"),
      "Content/b.md": Fixture.page("title: B\nrobots: noindex"),
      "Content/c.md": Fixture.page("title: C\ndraft: true"),
      "Content/shop.md": Fixture.page("title: Shop\ndomain: shop.example.net"),
    ])
    try fixture.buildCleanly()
    let primary = try read(Array(fixture.read("Output/example.com/sitemap.xml").utf8))
    #expect(primary.root == "urlset \(Self.namespace)")
    #expect(primary.locations == ["https://example.com/a", "https://example.com/"])
    let other = try read(Array(fixture.read("Output/shop.example.net/sitemap.xml").utf8))
    #expect(other.locations == ["https://shop.example.net/"])
    #expect(
      try fixture.read("Output/example.com/robots.txt")
        == "User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n")
  }

  @Test func aDomainWithoutPagesHasNone() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\naliases: [\"https://go.example.org/m\"]")
    ])
    try fixture.buildCleanly()
    #expect(try fixture.files(in: "Output").keys.contains("go.example.org/sitemap.xml") == false)
    #expect(try fixture.read("Output/go.example.org/robots.txt") == "User-agent: *\nAllow: /\n")
  }

  /// The sitemap and the pages say the same to search engines: a page is in one, or asks to be left out.
  @Test func namesExactlyThePagesThatSearchEnginesMayShow() throws {
    var files = [
      "Content/shops/index.md": Fixture.page("title: Shops"),
      "Content/shops/index.de.md": Fixture.page("title: Läden"),
      "Content/hidden/index.md": Fixture.page("title: Hidden\nrobots: noindex"),
      "Content/a.md": Fixture.page("title: A\naliases: [/m]\nplace: {locality: X}\nclip: {card-page: card}"),
    ]
    for number in 1000...1000 + Site.listLength {
      files["Content/shops/s\(number).md"] = Fixture.page("title: Shop \(number)\nplace: {locality: X}")
      files["Content/hidden/h\(number).md"] = Fixture.page("title: Hidden \(number)")
    }
    let fixture = try Fixture(files)
    try fixture.buildCleanly()
    let built = try fixture.files(in: "Output")
    let sitemap = try reader(of: Array(fixture.read("Output/example.com/sitemap.xml").utf8))
    let named = Set(sitemap.locations)
    #expect(named.count == sitemap.locations.count)
    var seen = 0
    for (path, bytes) in built where path.hasSuffix(".html") {
      let url = "https://" + path.replacing(/(index)?\.html$/, with: "")
      let isHidden = String(decoding: bytes, as: UTF8.self).contains(
        #"<meta name="robots" content="noindex">"#)
      #expect(named.contains(url) != isHidden, "\(url)")
      if !isHidden { seen += 1 }
    }
    #expect(seen == named.count)
    for path in ["shops/page/2", "shops/de/page/2"] {
      let url = "https://example.com/\(path)"
      #expect(sitemap.alternates[url]?["de"] == "https://example.com/shops/de/page/2")
    }
  }

  /// A site of many pages that nobody has written.
  private func site(pages count: Int) throws -> Site {
    let small = try Fixture().site()
    let pages = (0..<count).map { number in
      Page(
        source: PageSource(), fileName: RelativePath("\(number).md"), section: SectionID(0), domain: .primary,
        path: URLPath.root.appending(pageNumber: number), ownImage: nil)
    }
    return Site(
      configuration: small.configuration, domains: small.domains, sections: small.sections, pages: pages,
      aliases: [], assets: [], drafts: [], lists: [:])
  }

  @Test func isOneFileUpToTheLimit() throws {
    let site = try site(pages: Sitemap.urlLimit)
    #expect(Sitemap.files(of: .primary, in: site).map(\.path) == ["sitemap.xml"])
    #expect(Sitemap.files(of: .primary, in: site).map(\.recipe) == [.sitemap(domain: .primary, part: 1)])
  }

  @Test func becomesAnIndexOfPartsPastTheLimit() throws {
    let site = try site(pages: Sitemap.urlLimit + 1)
    let files = Sitemap.files(of: .primary, in: site)
    #expect(files.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"])
    #expect(
      files.map(\.recipe) == [
        .sitemapIndex(domain: .primary), .sitemap(domain: .primary, part: 1),
        .sitemap(domain: .primary, part: 2),
      ])
    var (index, first, last): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    Sitemap.appendIndex(of: .primary, in: site, to: &index)
    Sitemap.append(part: 1, of: .primary, in: site, to: &first)
    Sitemap.append(part: 2, of: .primary, in: site, to: &last)
    #expect(try read(index).root == "sitemapindex \(Self.namespace)")
    #expect(
      try read(index).locations == ["https://example.com/sitemap-1.xml", "https://example.com/sitemap-2.xml"])
    #expect(try read(first).locations.count == Sitemap.urlLimit)
    #expect(try read(last).locations == ["https://example.com/page/50000"])
    #expect(first.count < 50 << 20)
  }
}
