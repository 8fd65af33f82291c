import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// The files of search pages.
struct FinderIndexTests {
  private static let configuration = Fixture.siteYAML + "directory: {title: Locations}\n"
  private static let finder =
    "{{<layout}}{{$main}}<h1>{{page.title}}</h1>{{#finder}}{{finder.url}}{{/finder}}{{/main}}{{/layout}}"

  private static func place(
    _ title: String, in town: String = "Salem", _ code: String = "", at point: String? = nil,
    _ more: String = ""
  ) -> String {
    let coordinates = point.map { $0.split(separator: " ") }.map {
      "  latitude: \($0[0])\n  longitude: \($0[1])\n"
    }
    return """
      ---
      title: "\(title)"
      \(more)
      place:
        street: 1 Main St
        locality: \(town)
        region: OR
        country: US
        postal-code: "\(code)"
      \(coordinates ?? "")---

      """
  }

  private static func site(_ files: [String: String], _ configuration: String = configuration) throws
    -> Fixture
  {
    var all = files
    all["Content/site.yml"] = configuration
    all["Templates/finder.mustache"] = finder
    return try Fixture(all)
  }

  private static func chain(of count: Int) throws -> Fixture {
    var files: [String: String] = [:]
    for number in 0..<count {
      let point = number % 5 == 0 ? nil : "\(40 + number % 7).25 \(-120 + number % 11).5"
      files["Content/l\(number).md"] = place(
        "Shop \(["Oak", "Elm", "Ash"][number % 3]) \(number)", in: "Town\(number % 9)",
        "9\(1000 + number % 20)",
        at: point)
    }
    return try site(files)
  }

  /// The files of an index, by path.
  private static func files(
    of fixture: Fixture, limits: FinderLimits = FinderLimits(), workers: Int = 2
  ) throws -> [String: JSONValue] {
    let site = try fixture.site()
    let scope = try #require(FinderScope.all(on: .primary, in: site).first)
    let index = FinderIndex(
      scope, in: site, with: FinderTables(site, Workers(count: workers)), limits: limits,
      Workers(count: workers))
    var files: [String: JSONValue] = [:]
    for (position, path) in index.files.enumerated() {
      var bytes: [UInt8] = []
      index.append(file: position, to: &bytes)
      files[path.text] = try JSONParser.parse(bytes).value
    }
    return files
  }

  private static func titles(_ records: JSONValue?) -> [String] {
    records?.elements?.compactMap { $0.elements?.first?.text } ?? []
  }

  private static var small: FinderLimits {
    var limits = FinderLimits()
    limits.locationsInOneFile = 10
    limits.wordBytes = 800
    limits.locationsInLeaf = 6
    limits.namesOfWord = 25
    return limits
  }

  @Test func fewLocationsAreOneFile() throws {
    let fixture = try Self.site([
      "Content/a.md": Self.place("Market", in: "Salem", "97301", at: "44.94 -123.03"),
      "Content/b.md": Self.place("Mission", in: "Salem", "97301"),
    ])
    let files = try Self.files(of: fixture)
    #expect(files.keys.sorted() == ["index.json"])
    let index = try #require(files["index.json"])
    #expect(Self.titles(index["r"]) == ["Market", "Mission"])
    let town = index["e"]?.elements?.first?.elements
    #expect(
      town == [
        .number("0"), .string("Salem"), .string("OR"), .number("2"), .number("0"), .number("4494000"),
        .number("-12303000"), .number("1"),
      ])
  }

  @Test func draftsAndPagesHiddenFromSearchAreLeftOut() throws {
    let fixture = try Self.site([
      "Content/a.md": Self.place("Market", "97301"),
      "Content/b.md": Self.place("Mission", "97301", "draft: true"),
      "Content/c.md": Self.place("Pier", at: nil, "robots: noindex"),
    ])
    let text = try Self.titles(Self.files(of: fixture)["index.json"]?["r"])
    #expect(text == ["Market"])
  }

  @Test func everyLocationIsInOneLeafOrOneTownFile() throws {
    let fixture = try Self.chain(of: 120)
    let files = try Self.files(of: fixture, limits: Self.small)
    let inMap = files.filter { $0.key.hasPrefix("map/") }.flatMap { Self.titles($0.value) }
    let lost = files.filter { $0.key.hasPrefix("towns/") }.flatMap { Self.titles($0.value) }
    #expect(inMap.count == 96 && Set(inMap).count == 96)
    #expect(lost.count == 24 && Set(lost + inMap).count == 120)
    #expect(
      files["index.json"]?["m"]?.text?.filter { $0 == "1" }.count == files.count { $0.key.hasPrefix("map/") })
  }

  /// A code that no location has leads to the nearest one of its country.
  @Test func codesAreSortedByCountry() throws {
    let files = try Self.files(of: try Self.chain(of: 120), limits: Self.small)
    #expect(
      files["index.json"]?["k"]
        == .array([.array([.string("-US"), .string(""), .string(" 00000 000000000 ")])]))
    let found = files.filter { $0.key.hasPrefix("words/_-US") }.flatMap { $0.value["e"]?.elements ?? [] }
    #expect(Set(found.compactMap { $0.elements?[1].text }).count == 20)
    #expect(found.allSatisfy { $0.elements?.first == .number("1") })
  }

  /// The number of a house tells it from others only on a street whose words many locations have.
  @Test func housesOfFrequentStreetsAreFoundByTheirNumbers() throws {
    func hasHouses(_ count: Int) throws -> Bool {
      try Self.files(of: try Self.chain(of: count), limits: Self.small).values.contains {
        $0["s"]?.elements?.contains { $0.elements?.first == .string("1main") } == true
      }
    }
    #expect(try hasHouses(120))
    #expect(try !hasHouses(4))
  }

  @Test func wordsOfTooManyNamesFindNone() throws {
    let files = try Self.files(of: try Self.chain(of: 120), limits: Self.small)
    let common = files["index.json"]?["c"]?.elements?.compactMap(\.text)
    #expect(common == ["ash", "elm", "oak", "shop"])
    let ones = Self.titles(files["words/_1.json"]?["r"])
    #expect(ones.contains("Shop Elm 1"))
  }

  /// A name of words that too many have is found by its words together.
  @Test func namesOfCommonWordsAreFoundByTheWordsTogether() throws {
    let files = try Self.files(of: try Self.chain(of: 120), limits: Self.small)
    let found = files.filter { $0.key.hasPrefix("words/_shop_20") }.flatMap { Self.titles($0.value["r"]) }
    #expect(Set(found).count == 120)
  }

  @Test func aBrandHasItsNumberAndItsLargestTowns() throws {
    let files = try Self.site(
      Dictionary(
        uniqueKeysWithValues: (0..<40).map {
          ("Content/l\($0).md", Self.place("Nimbus Coffee", in: $0 < 30 ? "Salem" : "Eugene"))
        }))
    let brands = try Self.files(of: files, limits: Self.small)["index.json"]?["b"]?.elements
    #expect(
      brands?.first?.elements == [
        .string("Nimbus Coffee"),
        .array([
          .array(["Salem, OR", "", "", "30", "?q=Nimbus%20Coffee%20Salem%2C%20OR"].map(JSONValue.string)),
          .array(["Eugene, OR", "", "", "10", "?q=Nimbus%20Coffee%20Eugene%2C%20OR"].map(JSONValue.string)),
        ]), .string("40. Use “Near me”, or add a town."),
      ])
  }

  /// The texts of the countries and regions of an index: name, number in words, URL, and all names.
  private static func lands(_ files: [String: String], _ more: String = "") throws -> [[String]] {
    let index = try Self.files(
      of: site(files, configuration.replacing("language: en\n", with: more.isEmpty ? "language: en\n" : more))
    )["index.json"]
    return index?["g"]?.elements?.compactMap(\.elements).map { land in
      [0, 3, 4, 5].compactMap { land[$0].text }
    } ?? []
  }

  private static func abroad(in region: String, _ country: String) -> String {
    place("Shop").replacing(
      "region: OR\n  country: US", with: "region: \(region)\n  country: \(country)")
  }

  @Test func regionsAndCountriesLeadToThePagesOfTheDirectory() throws {
    let lands = try Self.lands([
      "Content/a.md": Self.place("Market"), "Content/b.md": Self.place("Pier"),
      "Content/c.md": Self.abroad(in: "CA", "US"), "Content/d.md": Self.abroad(in: "Bayern", "DE"),
    ])
    #expect(
      lands == [
        [
          "United States", "3 locations →", "/locations/us",
          "United States,America,U.S.,US,USA,United States of America,أمريكا,アメリカ,米国",
        ],
        ["OR", "2 locations →", "/locations/us/or", "OR,Oregon"],
        ["Bayern", "1 location →", "/d", "Bayern,Bavaria"],
        ["CA", "1 location →", "/c", "CA,California"],
        ["Germany", "1 location →", "/d", "Germany,DE,Deutschland"],
      ])
  }

  /// A level at which all locations agree has no page.
  @Test func aChainInOneRegionLeadsToAllLocations() throws {
    let lands = try Self.lands(["Content/a.md": Self.place("Market"), "Content/b.md": Self.place("Pier")])
    #expect(lands.map { $0[2] } == ["/locations", "/locations"])
  }

  @Test func namesInTheLanguagesOfTheSiteLeadToRegions() throws {
    let lands = try Self.lands(
      ["Content/a.md": Self.abroad(in: "CA", "US"), "Content/b.md": Self.abroad(in: "Texas", "US")],
      "language: de\n")
    #expect(lands.map { $0[0] } == ["Vereinigte Staaten", "CA", "Texas"])
    #expect(lands[1][3] == "CA,California,Kalifornien" && lands[2][3] == "Texas,TX")
    #expect(
      lands[0][3]
        == "Vereinigte Staaten,America,U.S.,US,USA,United States,United States of America,أمريكا,アメリカ,米国")
  }

  /// A street leads to the leaves of its locations, or with −1 − the file to those without coordinates.
  @Test func wordsOfStreetsLeadToFilesOfTheirLocations() throws {
    let files = try Self.files(of: try Self.chain(of: 120), limits: Self.small)
    let streets = files.filter { $0.key.hasPrefix("words/") }.flatMap { $0.value["s"]?.elements ?? [] }
    let main = streets.compactMap(\.elements).filter { $0.first == .string("main") }
    #expect(main.count == 1 && main.allSatisfy { $0.count > 5 })
    #expect(streets.allSatisfy { $0.elements?.first != .string("1") })
  }

  @Test func eachWordIsInTheListsForItsFirstAndItsLastTwoLetters() throws {
    let near = FinderNear(["salem", "eugene"])
    #expect(near.lists.map { String(decoding: $0, as: UTF8.self) } == ["salem eugene"])
    let many = FinderNear((1000..<3000).map { "w\($0)x" })
    let size = many.lists.count
    let letters = Array("w1".utf16.map(Int.init)) + Array("0x".utf16.map(Int.init))
    for (first, second) in [(letters[0], letters[1]), (letters[2], letters[3])] {
      #expect(String(decoding: many.lists[(first * 31 + second) % size], as: UTF8.self).contains("w1000x"))
    }
  }

  @Test func everyWordIsInTheFileOfItsLongestPrefix() throws {
    let files = try Self.files(of: try Self.chain(of: 120), limits: Self.small)
    var (prefixes, path, last) = ([""], [""], "")
    for letter in files["index.json"]?["p"]?.text ?? "" {
      if letter == "<" {
        path.append(last)
      } else if letter == ">" {
        path.removeLast()
      } else {
        last = try #require(path.last) + String(letter)
        prefixes.append(last)
      }
    }
    #expect(path == [""] && prefixes == prefixes.sorted())
    #expect(
      Set(prefixes.map { "words/_\($0.replacing(" ", with: "_20")).json" })
        == Set(files.keys.filter { $0.hasPrefix("words/") }))
    for number in 0..<9 {
      let word = "town\(number)"
      let prefix = try #require(prefixes.filter(word.hasPrefix).max { $0.count < $1.count })
      let towns = files["words/_\(prefix).json"]?["e"]?.elements?.compactMap { $0.elements?[1].text }
      #expect(towns?.contains("Town\(number)") == true, "\(word) in \(prefix)")
    }
  }

  @Test func theNumberOfWorkersChangesNothing() throws {
    let fixture = try Self.chain(of: 120)
    let one = try Self.files(of: fixture, limits: Self.small, workers: 1)
    #expect(try Self.files(of: fixture, limits: Self.small, workers: 7) == one)
  }

  @Test func townsAcrossTheDateLineAreThere() throws {
    let fixture = try Self.site([
      "Content/a.md": Self.place("East", in: "Taveuni", at: "-16.8 179.9"),
      "Content/b.md": Self.place("West", in: "Taveuni", at: "-16.8 -179.9"),
    ])
    let town = try Self.files(of: fixture)["index.json"]?["e"]?.elements?.first?.elements
    #expect(town?.dropLast().last?.integer.map(abs) == 17_990_000)
  }

  @Test func aWrongCoordinateDoesNotMoveATown() throws {
    let fixture = try Self.site([
      "Content/a.md": Self.place("North", in: "Denver", at: "39.75 -104.99"),
      "Content/b.md": Self.place("Middle", in: "Denver", at: "39.74 -104.98"),
      "Content/c.md": Self.place("Wrong", in: "Denver", at: "37.7 -122.4"),
    ])
    let town = try Self.files(of: fixture)["index.json"]?["e"]?.elements?.first?.elements
    #expect(town?.dropLast().last?.integer == -10_499_000)
  }

  // MARK: Pages

  @Test func theSearchPageIsPlannedWithItsFiles() throws {
    let fixture = try Self.chain(of: 3)
    #expect(try fixture.build().diagnostics.filter { $0.severity == .error }.isEmpty)
    let files = try fixture.files(in: "Output").keys.filter { $0.contains("/find") }.sorted()
    #expect(
      files == [
        "example.com/locations/find.html", "example.com/locations/find/finder.js",
        "example.com/locations/find/index.json",
      ])
    #expect(try fixture.read("Output/example.com/locations/find.html").contains("/locations/find"))
  }

  @Test func withoutADirectoryOrWithAnEmptyTemplateThereIsNoSearchPage() throws {
    let place = ["Content/a.md": Self.place("Market")]
    let plain = try Self.site(place, Fixture.siteYAML)
    _ = try plain.build()
    let old = try Self.site(place)
    try old.write("", to: "Templates/finder.mustache")
    _ = try old.build()
    for fixture in [plain, old] {
      #expect(
        try fixture.files(in: "Output").keys.allSatisfy {
          !$0.contains("finder.js") && !$0.contains("find.html")
        })
    }
  }

  /// Before somebody searches, the page has the directory, with the countries in its own language.
  @Test func aSearchPageListsTheDirectory() throws {
    let abroad = "---\ntitle: Altstadt\nplace: {street: Am Platz 1, locality: Bonn, country: DE}\n---\n"
    let fixture = try Self.site([
      "Content/a.md": Self.place("Market"), "Content/b.md": Self.place("Pier"), "Content/c.md": abroad,
      "Content/d.md": abroad, "Content/a.de.md": "---\ntitle: Markt\n---\n",
    ])
    let list = "{{#children}}<li>{{title}} {{url}} {{location-count}}</li>{{/children}}"
    try fixture.write(
      "{{<layout}}{{$main}}\(list){{/main}}{{/layout}}", to: "Templates/finder.mustache")
    _ = try fixture.build()
    let page = try fixture.read("Output/example.com/locations/find.html")
    #expect(page.contains("<li>Germany /locations/de 2</li><li>United States /locations/us 2</li>"))
    let german = try fixture.read("Output/example.com/locations/find/de.html")
    #expect(
      german.contains(
        "<li>Deutschland /de/locations/de 2</li><li>Vereinigte Staaten /de/locations/us 2</li>"))
  }

  @Test func eachLanguageHasItsSearchPage() throws {
    let fixture = try Self.site([
      "Content/a.md": Self.place("Market"), "Content/a.de.md": "---\ntitle: Markt\n---\n",
    ])
    _ = try fixture.build()
    let german = try fixture.read("Output/example.com/locations/find/de/index.json")
    #expect(german.contains("Markt") && german.contains("/a/de"))
    #expect(
      try fixture.read("Output/example.com/locations/find/de.html").contains("<h1>Standort finden</h1>"))
  }

  @Test func anIndexIsPublishedAfterTheFilesThatItNames() throws {
    let fixture = try Self.chain(of: 1001)
    let built = try #require(try SiteBuilder(fixture.folder).compare(with: fixture.output).value)
    let kinds = Dictionary(uniqueKeysWithValues: built.files.map { ($0.path, $0.kind) })
    #expect(kinds["locations/find/index.json"] == .siteWide)
    #expect(kinds["locations/find/towns/0.json"] == .searchFile)
    #expect(kinds.filter { $0.key.hasPrefix("locations/find/") && $0.value == .searchFile }.count > 20)
  }

  @Test func shardsTogetherHaveTheSameFilesOnce() throws {
    let fixture = try Self.chain(of: 12)
    let site = try fixture.site()
    let scope = try #require(FinderScope.all(on: .primary, in: site).first)
    #expect(scope.path.description == "/locations/find")
    let theme = Theme(try fixture.folder.templates.read(), for: site.configuration.options)
    let tree = try PlannedFiles(site, fixture.folder.content, theme: theme, Workers(count: 2)).tree
    let found = tree.entries.filter { tree.path(of: $0).text.contains("/find") }
    for entry in found {
      let shards = (1...3).filter { Shard("\($0)/3")?.contains(entry, in: tree, of: site) == true }
      #expect(shards.count == 1)
    }
    #expect(found.count == 3)
  }
}
