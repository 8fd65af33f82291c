import Testing

/// The directory, the search, and the answer to unknown URLs in every language of a site.
struct DirectoryLanguagesTests {
  private static let files: [String: String] = {
    var files = [
      "Content/site.yml": Fixture.site("directory: {path: shops, title: Our shops}"),
      "Content/index.md": Fixture.page("title: Donuts\ndescription: All donuts."),
      "Content/index.de.md": Fixture.page("title: Krapfen"),
      "Content/index.ar.md": Fixture.page("title: كعك"),
      "Content/all/a.ja.md": Fixture.page("title: 本店"),
    ]
    let addresses = [
      "street: 1710 S Broadway, locality: Denver, region: CO, postal-code: '80202', country: US",
      "street: 2 Main St, locality: Denver, region: CO, postal-code: '80202', country: US",
      "street: 3 Main St, locality: Boulder, region: CO, postal-code: '80202', country: US",
      "street: Ring 1, locality: Wien, postal-code: '1010', country: AT",
      "street: Ring 1, locality: Wien, postal-code: '1010', country: AT",
      "street: Gasse 1, locality: Bern, postal-code: '3011', country: CH",
      "street: Gasse 1, locality: Bern, postal-code: '3011', country: CH",
    ]
    for (name, address) in zip("abcdefg", addresses) {
      files["Content/all/\(name).md"] = Fixture.page("title: \(name.uppercased())\nplace: {\(address)}")
    }
    return files
  }()

  private func built(_ theme: [String: String] = [:]) throws -> Fixture {
    let fixture = try Fixture(Self.files.merging(theme) { $1 })
    try fixture.buildCleanly()
    return fixture
  }

  private static let theme = [
    "Templates/directory.mustache":
      "<head>{{head.tags}}</head><p>{{#breadcrumbs}}{{title}} {{url}};{{/breadcrumbs}}|{{page.title}}|"
      + "{{#children}}{{title}} {{url}} {{locations-text}};{{/children}}|{{page.description}}|{{home.url}}|"
      + "{{#languages}}{{#languages.all}}{{tag}} {{url}};{{/languages.all}}{{/languages}}",
    "Templates/404.mustache":
      "<head>{{head.tags}}</head><p>|{{finder.url}}|"
      + "{{#languages.all}}{{tag}} {{url}} {{words.missing}};{{/languages.all}}</p>",
    "Templates/finder.mustache": "<head>{{head.tags}}</head><p>{{page.title}}</p>",
  ]

  private func parts(_ path: String) throws -> [String] {
    let text = try built(Self.theme).page("example.com/\(path).html").text
    return text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func eachLanguageHasItsDirectoryBelowItsHomePage() throws {
    let parts = try parts("de/shops")
    #expect(parts[0].hasSuffix("Ferry Street Donuts /de;") && parts[1] == "Standorte")
    #expect(parts[2].contains("Schweiz /de/shops/ch 2 Standorte;"))
    #expect(parts[4] == "/de")
    #expect(parts[5] == "en /shops;ar /ar/shops;de /de/shops;ja /ja/shops;")
  }

  @Test func countriesAreSortedByTheirNamesInTheLanguage() throws {
    let (german, english) = (try parts("de/shops")[2], try parts("shops")[2])
    #expect(german.split(separator: ";").map { $0.prefix(3) } == ["Öst", "Sch", "Ver"])
    #expect(english.split(separator: ";").map { $0.prefix(3) } == ["Aus", "Swi", "Uni"])
  }

  @Test func eachPageNamesTheOthersAndHasADescription() throws {
    let fixture = try built()
    let page = try fixture.page("example.com/ar/shops/us/co/denver.html")
    #expect(
      page.links("alternate").sorted() == [
        "https://example.com/ar/shops/us/co/denver", "https://example.com/de/shops/us/co/denver",
        "https://example.com/ja/shops/us/co/denver", "https://example.com/shops/us/co/denver",
        "https://example.com/shops/us/co/denver",
      ])
    #expect(page.meta("description").first?.contains("فرعان") == true)
    #expect(
      try fixture.read("Output/example.com/sitemap.xml").contains("<loc>https://example.com/ar/shops</loc>"))
  }

  @Test func everyPageHasADescription() throws {
    let fixture = try built()
    let pages = try fixture.files(in: "Output").keys.filter { $0.hasSuffix(".html") }
    #expect(pages.count > 20)
    for path in pages {
      let text = try fixture.read("Output/" + path)
      #expect(
        text.contains("<meta name=\"description\"") || text.contains("http-equiv=\"refresh\""), "\(path)")
    }
  }

  @Test func theAnswerToUnknownURLsLeadsToTheSearchAndToAllLanguages() throws {
    let parts = try parts("404")
    #expect(parts[1] == "/shops/find")
    #expect(parts[2].contains("de /de Seite nicht gefunden;"))
  }

  @Test func aTownIsToldFromOthersOfItsName() throws {
    let page = try built().page("example.com/de/shops/us/co/denver.html")
    #expect(page.title == "Denver, Vereinigte Staaten – Ferry Street Donuts")
  }

  @Test func aSiteInOneLanguageHasOneDirectory() throws {
    let files = Self.files.filter {
      !$0.key.contains(".de.") && !$0.key.contains(".ar.") && !$0.key.contains(".ja.")
    }
    let fixture = try Fixture(files)
    try fixture.buildCleanly()
    #expect(try !fixture.files(in: "Output").keys.contains { $0.hasPrefix("example.com/de/") })
  }
}
