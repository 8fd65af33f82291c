import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteInvocationRouting
import ClipsiteSite
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteInvocations

struct SiteRoutesTests {
  // MARK: SiteRoutes

  private static func table(_ site: Site) throws -> RoutingTable {
    try RoutingTable(json: SiteRoutes(site).json)
  }

  /// The identifier of a page in the table.
  private static func id(of page: Page, in site: Site) -> String { site.source(of: page).dropLast(3).text }

  @Test func everyURLOfTheExampleLeadsToItsLocation() throws {
    let site = try loadSite()
    let table = try Self.table(site)
    for page in site.pages where page.kind != .plain && !page.isVariant && !page.isGenerated {
      var urls = [site.url(of: page)]
      if let card = site.cardPagePath(of: page) { urls.append(site.url(of: card, on: page.domain)) }
      for alias in site.aliases where site[alias.page] === page {
        urls.append(site.url(of: alias.path, on: alias.domain))
      }
      for url in urls {
        let variants = [url, url.uppercased(), url.hasSuffix("/") ? String(url.dropLast()) : url + "/"]
        for variant in variants {
          #expect(
            Invocation(url: variant, in: table).location?.id == Self.id(of: page, in: site), "\(variant)")
        }
        let below = Invocation(url: (url.hasSuffix("/") ? url : url + "/") + "Table/7?guests=2", in: table)
        #expect(below.location?.id == Self.id(of: page, in: site))
        #expect(below.path == ["Table", "7"])
        #expect(below.parameters["guests", as: Int.self] == 2)
      }
      #expect(table[Self.id(of: page, in: site)]?.url == site.url(of: page))
      let link = Invocation(url: site.defaultLink(of: page).description, in: table)
      #expect(link.location?.id == Self.id(of: page, in: site))
      #expect(link.parameters.isEmpty)
    }
    #expect(
      table.locations.count
        == site.pages.count { $0.kind != .plain && !$0.isVariant && !$0.isGenerated })
  }

  /// The table and the experiences that Apple's systems would launch are made from the same site.
  @Test func theTableAgreesWithTheExperiences() throws {
    let site = try loadSite()
    let table = try Self.table(site)
    let registered = site.pages.filter { site.hasExperience($0) }
    let urls = try registered.map { try InvocationURL(site.url(of: $0)) }
    for page in site.pages where site.hasExperience(page) || page.kind == .plain {
      for suffix in ["", "/table/7"] where !page.path.isRoot || suffix.isEmpty {
        let url = site.url(of: page) + suffix
        let match = ExperienceMatch.find(try InvocationURL(url), among: urls)
        let wanted: Page? = if case .match(let index) = match { registered[index] } else { nil }
        #expect(
          Invocation(url: url, in: table).location?.id == wanted.map { Self.id(of: $0, in: site) }, "\(url)")
      }
    }
  }

  /// The pages of a location in other languages are the location; lists that a directory makes are none.
  @Test func variantsLeadToTheirOriginal() throws {
    let content = try UsualSite.folder([
      "site.yml": """
      name: Ferry Street
      domains: [example.com]
      app: {team-id: ABCDE12345, bundle-id: com.example.A, clip-bundle-id: com.example.A.Clip, app-store-id: 1,
        link-parameter: store}
      image: https://example.com/donut.png
      directory: {path: all, title: All}
      """,
      "index.md": "---\ntitle: Home\n---\n", "index.de.md": "---\ntitle: Start\n---\n",
      "market.md": """
      ---
      title: Market Street
      place: {locality: San Francisco, country: US}
      clip: {card-page: order}
      ---
      """,
      "market.de.md": "---\ntitle: Marktstraße\naliases: [/markt]\n---\n",
    ])
    let site = try loadSite(in: content)
    let table = try Self.table(site)
    #expect(table.locations.map(\.id) == ["index", "market"])
    for page in site.pages where page.isVariant && !page.isGenerated {
      let id = page.kind == .directory ? "index" : "market"
      #expect(Invocation(url: site.url(of: page), in: table).location?.id == id)
      #expect(Invocation(url: site.url(of: page) + "/x", in: table).path == ["x"])
      let link = site.defaultLink(of: page)
      #expect(link.description.hasSuffix("&store=\(id)"))
      #expect(Invocation(url: link.description, in: table).location?.id == id)
      #expect(site.page(namedBy: link).map { Self.id(of: $0, in: site) } == id)
    }
    // Pages of the directory are lists, and the link of one leads to the start screen.
    let lists = site.pages.filter(\.isGenerated)
    #expect(!lists.isEmpty && lists.allSatisfy { site.defaultLink(of: $0).parameters.isEmpty })
    #expect(site.pages.count { $0.isVariant && !$0.isGenerated } == 2)
    #expect(Invocation(url: "https://example.com/markt", in: table).location?.id == "market")
    #expect(Invocation(url: "https://example.com/all", in: table).location?.id == "index")
  }

  @Test func placesTheSlugAndTheFileApart() throws {
    let content = try UsualSite.folder([
      "index.md": "---\ntitle: Home\n---\n",
      "shops/market.md": """
      ---
      title: 'Market "1" \\ # street'
      slug: m
      place: {latitude: "37.50", longitude: "-122.0"}
      aliases: [/x, "https://go.example.com/"]
      clip: {card-page: order}
      ---
      """,
      "about.md": "---\ntitle: About\naliases: [/a]\n---\n",
    ])
    let routes = SiteRoutes(try loadSite(in: content))
    #expect(
      String(decoding: routes.compactJSON, as: UTF8.self)
        == #"""
        {"version":1,"clip":"com.example.Donuts.Clip","folders":[["",[["index","Home"]]],["shops",[["market","\#
        Market \"1\" \\ # street",37.50,-122.0]]]],"hosts":{"example.com":{"":0,"a":-1,"shops":{"m":{"":1,\#
        "order":-2}},"x":-2},"go.example.com":{"":-2}}}
        """#.replacing("\\#\n", with: ""))
  }

  /// Apple's example of a short URL, and a page that has a card by its words alone.
  @Test func aQueryOnTheRootLeadsToItsLocation() throws {
    let content = try UsualSite.folder([
      "index.md": "---\ntitle: Home\n---\n",
      "one.md": """
      ---
      title: One
      place: {locality: Bonn}
      aliases: ["https://appclip.example.com?id=1&kind=A%20b", /?p=1]
      ---
      """,
      "about.md": "---\ntitle: About\nclip: {subtitle: All about it}\n---\n",
      "plain.md": "---\ntitle: Plain\n---\n",
    ])
    let table = try Self.table(try loadSite(in: content))
    func found(_ url: String) -> (id: String?, rest: String) {
      let invocation = Invocation(url: url, in: table)
      return (invocation.location?.id, invocation.parameters.description)
    }
    #expect(table.locations.map(\.id) == ["about", "index", "one"])
    #expect(found("https://appclip.example.com?id=1&kind=A%20b") == ("one", ""))
    #expect(found("https://APPCLIP.example.com/?id=1&kind=%41%20b&table=7") == ("one", "table=7"))
    #expect(found("https://appclip.example.com?id=1&kind=a%20b") == (nil, "id=1&kind=a%20b"))
    #expect(found("https://appclip.example.com?id=2") == (nil, "id=2"))
    #expect(found("https://example.com/?p=1&x=2") == ("one", "x=2"))
    #expect(found("https://example.com/?p=2") == ("index", "p=2"))
    #expect(found("https://example.com/about?p=1") == ("about", "p=1"))
    #expect(found("https://example.com/plain") == ("index", ""))
  }

  /// The last 2,000 of 10,000 locations in 20 folders, with titles and coordinates as chains have them: a
  /// fifth has to fit into a fifth.
  @Test func aLargeChainFitsIntoAMegabyte() throws {
    var files = ["index.md": "---\ntitle: Home\n---\n"]
    for number in 8_000..<10_000 {
      let (city, street) = ("city-\(10 + number / 500)", "market-street-\(10_000 + number)")
      files["\(city)/\(street).md"] = """
        ---
        title: Market Street \(number), City \(number / 500)
        place: {latitude: "37.\(10_000 + number)", longitude: "-122.\(20_000 + number)"}
        aliases: ["https://go.example.com/s\(String(10_000 + number, radix: 36))"]
        ---
        """
    }
    for city in 0..<20 { files["city-\(10 + city)/index.md"] = "---\ntitle: City \(city)\n---\n" }
    let content = try UsualSite.folder(files)
    let json = SiteRoutes(try loadSite(in: content)).json
    #expect(json.count < 200_000, "\(json.count) bytes")
    let table = try RoutingTable(json: json)
    #expect(table.locations.count == 2_021)
    for number in stride(from: 8_000, to: 10_000, by: 97) {
      let id = "city-\(10 + number / 500)/market-street-\(10_000 + number)"
      for url in [
        "https://example.com/\(id)", "https://go.example.com/s\(String(10_000 + number, radix: 36))",
      ] {
        #expect(Invocation(url: url, in: table).location?.id == id)
      }
    }
  }

  @Test func theTableIsJSONWithoutRepeatedNames() throws {
    let site = try loadSite()
    let value = try JSONParser.parse(SiteRoutes(site).json).value
    #expect(value["version"] == 1)
    #expect(value["hosts"]?.members?.map(\.name) == site.domains.map(\.name.rawValue))
  }

  /// The router that apps paste is the library, not a second one.
  @Test func theStandaloneSourceHasEachFileOfTheLibraryOnce() throws {
    let routes = SiteRoutes(try loadSite())
    let source = String(decoding: routes.standaloneSwiftSource, as: UTF8.self)
    let library = Repository.root.appending(path: "Sources/ClipsiteInvocationRouting")
    let names = try FileManager.default.contentsOfDirectory(atPath: library.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.count > 5)
    for name in names {
      let text = try String(contentsOf: library.appending(path: name), encoding: .utf8)
      #expect(source.components(separatedBy: text).count == 2, "\(name)")
    }
    #expect(!source.contains("import Clipsite"))
    let table = String(decoding: routes.swiftSource, as: UTF8.self)
      .components(separatedBy: "import ClipsiteInvocationRouting\n")
    #expect(table.count == 2 && source.contains(table[1]))
  }

  // MARK: SwiftName

  @Test(arguments: [
    ("index", "index"), ("ferry-street/index", "ferryStreet"), ("ferry-street/market", "ferryStreetMarket"),
    ("7-eleven", "_7Eleven"), ("default", "default_"), ("self", "self_"), ("café", "caf"),
    ("קפה", "location"),
    ("a_b.c d", "aBCD"), ("Market", "market"), ("index/index", "index"), ("pier-39/index", "pier39"),
  ])
  func namesACase(_ path: String, name: String) { #expect(SwiftName.make(from: path) == name) }

  @Test func namesAreUnique() {
    #expect(
      SwiftName.make(from: ["a-b", "a/b", "aB", "a-b/index", "aB_2"]) == ["aB", "aB_2", "ab", "aB_3", "ab2"])
  }
}
