import ClipsiteSite
import Foundation
import Testing

/// What the pages above many locations say: no more of them than people can read.
struct ManyLocationsTests {
  private static let template = """
    <head>{{head.tags}}</head><body><h1>{{page.title}}</h1>{{#locations}}<p>{{count}} {{#are-few}}few{{/are-few}} {{url}}</p>
    {{#towns}}<b>{{title}} {{count}} {{url}}</b>{{/towns}}
    {{#parts}}<u>{{title}} {{count}} {{url}}{{#parts}}, {{title}} {{count}} {{url}}{{/parts}}</u>{{/parts}}
    {{#more}}<s>{{title}} {{count}} {{url}}</s>{{/more}}{{/locations}}
    {{#pagination}}<tt>{{first}} – {{last}} {{range}} / {{count}}</tt>\
    {{#near}}<u>{{#follows-gap}}… {{/follows-gap}}{{number}}{{#is-current}} here{{/is-current}}</u>{{/near}}{{/pagination}}
    {{#children}}<i>{{title}} {{#street}}{{street}}, {{/street}}{{locality}}{{#hours-data}} hours{{/hours-data}} {{closed-until}}</i>\
    {{#children}}<em><a href="{{url}}">{{title}}</a>{{#hours-data}} hours{{/hours-data}}</em>{{/children}}{{/children}}
    {{#lists-hours}}<hr>{{/lists-hours}}</body>
    """

  private static func location(_ title: String, _ address: String, _ more: String = "") -> String {
    Fixture.page("title: \(title)\nplace: {\(address)\(more)}")
  }

  private func built(_ files: [String: String], _ site: String = "directory: {}") throws -> Fixture {
    let fixture = try Fixture(
      ["Content/site.yml": Fixture.site(site), "Templates/directory.mustache": Self.template]
        .merging(files) { $1 })
    try fixture.buildCleanly()
    return fixture
  }

  private func texts(_ element: String, _ path: String, in fixture: Fixture) throws -> [String] {
    try fixture.read("Output/example.com/\(path).html").components(separatedBy: "<\(element)>").dropFirst()
      .compactMap { $0.components(separatedBy: "</\(element)>").first }
  }

  /// Two locations of the country that most are in, and one whose clock is another.
  @Test func aListStatesTheWordsOfHoursOnce() throws {
    let fixture = try Fixture([
      "Templates/directory.mustache": """
      <head>{{head.tags}}</head><body>{{#hours-words}}<q>{{hours-words}}</q>{{/hours-words}}
      {{#children}}<q>{{hours-times}}</q><s>{{hours-data}}</s>{{/children}}</body>
      """,
      "Content/chain/index.md": Fixture.page("title: Chain"),
      "Content/chain/a.md": Self.location("A", "country: DE", ", hours: [Mo 09:00-17:00]"),
      "Content/chain/b.md": Self.location("B", "country: DE", ", hours: [Tu off, We 09:00-17:00]"),
      "Content/chain/c.md": Self.location(
        "C", "country: US", ", time-zone: America/Denver, hours: [Mo 09:00-17:00]"),
    ])
    try fixture.buildCleanly()
    let all = try texts("q", "chain", in: fixture)
    try #require(all.count == 4)
    #expect(all.map { $0.contains("words") } == [true, false, false, false])
    #expect(all.map { $0.contains("clock") } == [true, false, false, true])
    #expect(all[1].contains("zone") && all[1].contains("[[540,1020],[],[],[],[],[],[]]"))
    #expect(try texts("s", "chain", in: fixture).allSatisfy { $0.contains("words") })
  }

  /// A region or a country with one town has no page for the town, whose name it is to have among towns.
  @Test func aTownIsNamedEvenIfItsRegionHasNoOther() throws {
    var files: [String: String] = [:]
    for (index, address) in [
      "locality: Anchorage, region: AK, country: US", "locality: Austin, region: TX, country: US",
      "locality: Dallas, region: TX, country: US", "locality: Vienna, region: Vienna, country: AT",
    ].enumerated() {
      for number in 0..<(6 - index) {
        files["Content/\(index)\(number).md"] = Self.location("Shop \(index)", address)
      }
    }
    let fixture = try built(files)
    #expect(
      try texts("b", "index", in: fixture) == [
        "Anchorage, Alaska 6 /locations/us/ak", "Austin, Texas 5 /locations/us/tx/austin",
        "Dallas, Texas 4 /locations/us/tx/dallas",
        "Vienna, Austria 3 /locations/at",
      ])
  }

  /// A chain at home in Germany. Its home page and its business name a town in the same way.
  @Test(arguments: ["", "chain/"])
  func aTownIsToldFromOthersWithItsName(folder: String) throws {
    var files: [String: String] = [:]
    if !folder.isEmpty { files["Content/chain/index.md"] = Fixture.page("title: Chain") }
    for (index, address) in [
      "locality: Berlin, region: Berlin, country: DE", "locality: Frankfurt, region: Hessen, country: DE",
      "locality: Frankfurt, region: Brandenburg, country: DE", "locality: Berlin, region: NH, country: US",
      "locality: Portland, region: Oregon, country: US", "locality: Portland, region: Maine, country: US",
      "locality: Paris, country: FR", "locality: Wellington, region: Wellington Region, country: DE",
      "locality: Wellington, region: CO, country: US",
    ].enumerated() {
      for number in 0..<((index < 3 ? 30 : 10) - index) {
        files["Content/\(folder)\(index)-\(number).md"] = Self.location("\(index)-\(number)", address)
      }
    }
    let fixture = try built(files)
    #expect(
      try texts("b", folder.isEmpty ? "index" : "chain", in: fixture).map { $0.split(separator: " /")[0] }
        == [
          "Berlin 30", "Frankfurt, Hessen 29", "Frankfurt, Brandenburg 28", "Berlin, United States 7",
          "Portland, Oregon, United States 6", "Portland, Maine, United States 5", "Paris, France 4",
          "Wellington 3",
          "Wellington, United States 2",
        ])
  }

  @Test func twelveAreListedWithTownAndHours() throws {
    var files: [String: String] = [:]
    for number in 10..<22 {
      files["Content/\(number).md"] = Self.location(
        "Shop \(number)", "locality: Haifa, country: IL, hours: '08:00-18:00'")
    }
    let fixture = try built(files)
    #expect(try texts("i", "index", in: fixture).count == 12)
    #expect(try texts("i", "index", in: fixture).first == "Shop 10 Haifa hours ")
    #expect(try texts("p", "index", in: fixture) == ["12 few /locations"])
    #expect(try texts("b", "index", in: fixture) == [])
    #expect(try fixture.page("example.com/index.html").all("hr").count == 1)
  }

  @Test func thirteenAreTheirNumberAndTowns() throws {
    var files = ["Content/x.md": Self.location("Alone", "locality: Eilat, country: IL")]
    for number in 10..<22 {
      files["Content/\(number).md"] = Self.location(
        "Shop \(number)", "locality: \(number < 19 ? "Haifa" : "Jaffa"), country: IL")
    }
    let fixture = try built(files)
    #expect(try texts("i", "index", in: fixture) == [])
    #expect(try texts("p", "index", in: fixture) == ["13  /locations"])
    #expect(
      try texts("b", "index", in: fixture) == [
        "Haifa 9 /locations/il/haifa", "Jaffa 3 /locations/il/jaffa",
      ])
    #expect(try fixture.page("example.com/index.html").all("hr") == [])
  }

  @Test func withoutADirectoryNothingIsHidden() throws {
    var files: [String: String] = [:]
    for number in 10..<31 { files["Content/\(number).md"] = Self.location("Shop \(number)", "country: IL") }
    let fixture = try built(files, "")
    #expect(try texts("i", "index", in: fixture).count == 20)
    #expect(try texts("i", "page/2", in: fixture) == ["Shop 30  "])
  }

  @Test func aBusinessNamesTheTownsOfItsPages() throws {
    var files = ["Content/shop/index.md": Fixture.page("title: Shop")]
    for number in 10..<40 {
      files["Content/shop/\(number).md"] = Self.location(
        "Shop \(number)", "locality: \(number.isMultiple(of: 5) ? "Acre" : "Haifa"), country: IL")
    }
    files["Content/shop/40.md"] = Self.location("Shop 40", "locality: Jaffa, country: IL")
    let fixture = try built(files)
    #expect(
      try texts("b", "shop", in: fixture) == ["Haifa 24 /shop", "Acre 6 /shop", "Jaffa 1 /shop/page/2"])
    #expect(try texts("p", "shop", in: fixture) == ["31  "])
    #expect(try texts("i", "shop", in: fixture).first == "Shop 10 Acre ")
    #expect(try texts("i", "shop/page/2", in: fixture).last == "Shop 40 Jaffa ")
    // The number is said once.
    #expect(try texts("p", "shop/page/2", in: fixture) == [])
    #expect(try texts("em", "index", in: fixture) == [])
  }

  /// A part of the directory names its towns, also those with one location.
  @Test func aPartOfARegionNamesItsTowns() throws {
    var files: [String: String] = [:]
    for number in 100..<170 {
      files["Content/\(number).md"] = Self.location(
        "Shop \(300 - number)", "locality: Town \(number), region: TX, country: US")
    }
    let fixture = try built(files)
    #expect(try texts("tt", "locations", in: fixture).first?.hasPrefix("Town 100 – Town 1") == true)
    #expect(try texts("tt", "locations/page/2", in: fixture).first?.contains("– Town 169 ") == true)
  }

  @Test func aPartSaysWhatItShows() throws {
    var files = ["Content/shop/index.md": Fixture.page("title: Shop")]
    for number in 100..<415 {
      files["Content/shop/\(number).md"] = Self.location(
        "Shop \(number)", "street: \(number) Main St, locality: Town \(number / 10), country: IL")
    }
    let fixture = try built(files)
    #expect(try texts("tt", "shop", in: fixture) == ["Town 10 – Town 11 1–20 / 315"])
    #expect(try texts("tt", "shop/page/15", in: fixture) == ["Town 38 – Town 39 281–300 / 315"])
    #expect(try texts("i", "shop", in: fixture).first == "Shop 100 100 Main St, Town 10 ")
    let near = try ["", "/page/3", "/page/5", "/page/13", "/page/16"].map {
      try texts("u", "shop\($0)", in: fixture).joined(separator: " ")
    }
    #expect(
      near == [
        "1 here 2 3 … 16", "1 2 3 here 4 … 16", "1 … 4 5 here 6 … 16", "1 … 12 13 here 14 15 16",
        "1 … 15 16 here",
      ])
  }

  /// A crawler reaches all of 15 parts in one step, and people need no list of their first entries.
  @Test func fifteenPartsAreAllNamed() throws {
    var files = ["Content/shop/index.md": Fixture.page("title: Shop")]
    for number in 100..<400 { files["Content/shop/\(number).md"] = Self.location("\(number)", "country: IL") }
    let fixture = try built(files)
    let numbers = try texts("u", "shop/page/8", in: fixture).map { $0.replacing(" here", with: "") }
    #expect(numbers == (1...15).map(String.init))
  }

  /// The name of the only business is in the heading of its locations, and the words of a page are said once.
  @Test(arguments: [2, 20]) func theOnlyBusinessIsNamed(_ count: Int) throws {
    var files = [
      "Content/index.md": "---\ntitle: Home\ndescription: Fresh & warm.\n---\nFresh & warm.\n",
      "Content/shop/index.md": Fixture.page("title: Shop\ndescription: Fresh & warm."),
    ]
    for number in 1...count { files["Content/shop/\(number).md"] = Self.location("\(number)", "country: IL") }
    files["Templates/directory.mustache"] = """
      <head>{{head.tags}}</head><body><h1>{{page.title}}</h1><b>{{page.lead}}</b><u>{{page.body}}</u>
      {{#locations.only-business}}<i>{{title}} {{url}}</i>{{/locations.only-business}}
      {{#locations}}<p>{{locations-text}}</p>{{/locations}}{{#children}}<em>{{description}}</em>{{/children}}
      {{#page.is-in-directory}}<hr>{{/page.is-in-directory}}<a href="/shop"></a></body>
      """
    var fixture = try built(files)
    #expect(try texts("i", "index", in: fixture) == ["Shop /shop"])
    #expect(try texts("b", "index", in: fixture) == ["Fresh &amp; warm."])
    #expect(try texts("u", "index", in: fixture) == [""])
    #expect(try texts("em", "index", in: fixture) == [""])
    #expect(try fixture.page("example.com/index.html").all("hr") == [])
    // The page of the directory says how many there are.
    #expect(try texts("p", "locations", in: fixture) == ["\(count) locations"])
    #expect(try fixture.page("example.com/locations.html").all("hr").count == 1)
    files["Content/index.md"]? += "More.\n"
    files["Content/alone.md"] = Self.location("Alone", "country: IL")
    fixture = try built(files)
    #expect(try texts("i", "index", in: fixture) == [])
    #expect(try texts("b", "index", in: fixture) == [""])
    #expect(try texts("u", "index", in: fixture) == ["<p>Fresh &amp; warm.\nMore.</p>\n"])
  }

  /// Several countries have a London, and several states a Portland.
  @Test func equalNamesAreSeveralTowns() throws {
    var files = ["Content/shop/index.md": Fixture.page("title: Shop")]
    for number in 10..<40 {
      let town = ["country: GB", "country: CA, region: Ontario", "country: GB"][number % 3]
      files["Content/shop/\(number).md"] = Self.location("Shop \(number)", "locality: London, \(town)")
    }
    files["Content/shop/x.md"] = Self.location("Shop X", "locality: Leeds, country: GB")
    let fixture = try built(files)
    #expect(
      try texts("b", "shop", in: fixture) == [
        "London 20 /shop", "London, Canada 10 /shop", "Leeds 1 /shop",
      ])
    // The entries of a town follow one another.
    #expect(
      try texts("i", "shop", in: fixture).prefix(3) == [
        "Shop 10 London ", "Shop 13 London ", "Shop 16 London ",
      ])
  }

  @Test func countriesHaveTheirRegions() throws {
    var files: [String: String] = [:]
    for number in 10..<20 {
      files["Content/\(number).md"] = Self.location(
        "Shop \(number)",
        "locality: Town \(number / 2), region: \(number < 14 ? "Nevada" : "Texas"), country: US")
    }
    for number in 20..<24 {
      files["Content/\(number).md"] = Self.location(
        "Shop \(number)", "locality: Stadt \(number / 2), country: DE")
    }
    // The only location of a country stands for it.
    files["Content/99.md"] = Self.location("Shop 99", "locality: Singapore, country: SG")
    let fixture = try built(files)
    #expect(
      try texts("u", "index", in: fixture) == [
        "United States 10 /locations/us, Texas 6 /locations/us/texas, Nevada 4 /locations/us/nevada",
        "Germany 4 /locations/de", "Singapore 1 /99",
      ])
    #expect(try texts("s", "index", in: fixture) == [])
  }

  @Test func theStatesOfACountryAreShown() throws {
    var files: [String: String] = [:]
    for number in 0..<100 {
      files["Content/r\(number).md"] = Self.location(
        "Shop R\(number)", "locality: T\(number), region: R\(100 + number / 2), country: MX")
    }
    let fixture = try built(files)
    #expect(try texts("u", "index", in: fixture).count == 50)
    #expect(try texts("s", "index", in: fixture) == [])
  }

  @Test func manyRegionsAndLongTownsAreFolded() throws {
    var files: [String: String] = [:]
    for number in 0..<124 {
      files["Content/r\(number).md"] = Self.location(
        "Shop R\(number)", "locality: T\(number), region: R\(100 + number / 2), country: MX")
    }
    for town in 0..<13 {
      for number in 0..<61 {
        files["Content/t\(town)n\(number).md"] = Self.location(
          "Shop \(town)-\(number)", "locality: U\(100 + town), region: R100, country: MX")
      }
    }
    let fixture = try built(files)
    #expect(try texts("b", "index", in: fixture).count == 12)
    #expect(try texts("u", "index", in: fixture) == [])
    let more = try texts("s", "index", in: fixture)
    #expect(more.count == 63)
    #expect(more.first == "U112 61 /locations/mx/r100/u112")
    #expect(more.last == "R161 2 /locations/mx/r161")
  }
}

/// The way of a crawler, which follows links and nothing else.
struct CrawlerTests {
  @Test func everyLocationIsFourStepsFromHome() throws {
    var files: [String: String] = ["Content/shop/index.md": Fixture.page("title: Shop")]
    var locations: Set<String> = []
    func add(_ address: String) {
      let name = "l\(locations.count)"
      locations.insert("/shop/\(name)")
      files["Content/shop/\(name).md"] = Fixture.page("title: \(name)\nplace: {\(address)}")
    }
    // A region whose towns need three pages, two locations each, and towns of three pages each.
    for town in 0..<150 { for _ in 0..<2 { add("locality: T\(town), region: Texas, country: US") } }
    for town in 0..<3 { for _ in 0..<130 { add("locality: Z\(town), region: Texas, country: US") } }
    for region in 0..<20 { for _ in 0..<3 { add("locality: A, region: R\(region), country: MX") } }
    for town in 0..<9 { for _ in 0..<4 { add("locality: S\(town), region: L\(town % 3), country: DE") } }
    add("country: AT")
    files["Content/site.yml"] = Fixture.site("directory: {}")
    files["Templates/directory.mustache"] = """
      <head>{{head.tags}}</head><body><h1>{{page.title}}</h1>{{#children}}<a href="{{url}}">{{title}}</a>{{/children}}
      {{#pagination.parts}}<a href="{{url}}">{{number}}</a>{{/pagination.parts}}
      {{#directory}}<a href="{{url}}">All</a>{{/directory}}
      {{#locations}}{{#towns}}<a href="{{url}}">{{title}}</a>{{/towns}}{{#more}}<a href="{{url}}">{{title}}</a>{{/more}}
      {{#parts}}<a href="{{url}}">{{title}}</a>{{#parts}}<a href="{{url}}">{{title}}</a>{{/parts}}{{/parts}}{{/locations}}
      """
    let fixture = try Fixture(files)
    try fixture.buildCleanly()
    var steps = ["/": 0]
    var queue = ["/"]
    while let path = queue.first {
      queue.removeFirst()
      let file = path == "/" ? "index" : String(path.dropFirst())
      guard !locations.contains(path), let page = try? fixture.page("example.com/\(file).html") else {
        continue
      }
      for url in page.all("a").compactMap({ $0.attributes["href"] }) where steps[url] == nil {
        steps[url] = (steps[path] ?? 0) + 1
        queue.append(url)
      }
    }
    let far = locations.filter { steps[$0, default: .max] > 4 }
    #expect(far.sorted() == [])
  }
}
