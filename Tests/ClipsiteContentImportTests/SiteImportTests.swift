import ClipsiteTestTools
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

struct SiteImportTests {
  // MARK: TOMLReader

  private func toml(_ text: String) throws(ForeignFault) -> ForeignValue {
    .mapping(try TOMLReader.entries(of: text, firstLine: 2))
  }

  private func mapping(_ entries: [(String, ForeignValue)]) -> ForeignValue {
    .mapping(entries.map { .init(key: $0.0, value: $0.1) })
  }

  @Test func readsTOML() throws {
    let value = try toml(
      #"""
      # A comment
      title = "Caf\u00e9 \"One\""   # the name
      'odd key' = 'C:\path'
      date = 2024-05-01T08:00:00-07:00
      day = 2024-05-01 08:00:00
      weight = 1_000
      draft = false
      tags = ["a", 'b',
        "c", ]
      point = {lat = 45.5, lon = -122.6}
      site.name = "x"
      text = """
      one \
        two
      "three" """
      [params]
      author = "me"
      [params.links]
      web = "w"
      [[photos]]
      file = "a.jpg"
      [[photos]]
      file = "b.jpg"
      """#)
    #expect(
      value
        == mapping([
          ("title", .text("Café \"One\"")), ("odd key", .text(#"C:\path"#)),
          ("date", .literal("2024-05-01T08:00:00-07:00")), ("day", .literal("2024-05-01 08:00:00")),
          ("weight", .literal("1000")), ("draft", .literal("false")),
          ("tags", .list([.text("a"), .text("b"), .text("c")])),
          ("point", mapping([("lat", .literal("45.5")), ("lon", .literal("-122.6"))])),
          ("site", mapping([("name", .text("x"))])), ("text", .text("one two\n\"three\" ")),
          ("params", mapping([("author", .text("me")), ("links", mapping([("web", .text("w"))]))])),
          ("photos", .list([mapping([("file", .text("a.jpg"))]), mapping([("file", .text("b.jpg"))])])),
        ]))
  }

  @Test(arguments: [
    ("a = ", 2), ("a", 2), ("a = 1\na = 2", 3), ("a = \"x", 2), ("[a", 2), ("a = [1", 2), ("a = {b = 1", 2),
    ("\n\na = b", 4), ("a = 1 b", 2), ("a = \"\\q\"", 2), ("= 1", 2), ("a = 1\n[a.b]", 3),
    ("a.b = 1\n[[a]]", 3),
  ])
  func reportsTheLineOfAMistake(text: String, line: Int) {
    #expect(throws: ForeignFault.self) { try toml(text) }
    do throws(ForeignFault) { _ = try toml(text) } catch { #expect(error.line == line, "\(error.message)") }
  }

  @Test func endsForAnyTOML() {
    var random = SeededNumbers(3)
    let pieces = [
      "a", ".", "=", "[", "]", "{", "}", "\"", "'", "\"\"\"", "\\", "\n", " ", ",", "1", "-", "2024-05-01",
      "#", "true",
    ]
    for _ in 0..<5000 {
      _ = try? toml((0..<14).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
    }
    #expect(throws: ForeignFault.self) { try toml("a = " + String(repeating: "[", count: 100_000)) }
    #expect(throws: ForeignFault.self) { try toml("a" + String(repeating: ".a", count: 30_000) + " = 1") }
  }

  @Test func readsManyTables() throws {
    let text = (0..<20_000).map { "[[a]]\nb = \($0)\n" }.joined()
    guard case .mapping(let entries) = try toml(text), case .list(let tables) = entries[0].value else {
      Issue.record("no list")
      return
    }
    #expect(tables.count == 20_000)
  }

  // MARK: Imports

  private func site() throws -> DisposableFolder {
    let folder = try DisposableFolder()
    try folder.write("name: x\n", to: "Content/site.yml")
    try folder.write("---\ntitle: Home\n---\n", to: "Content/index.md")
    return folder
  }

  private func run(
    _ format: DataFormat, _ files: [String: String], folder: String = "", into site: DisposableFolder,
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportReport {
    let source = try DisposableFolder()
    for (name, text) in files { try source.write(text, to: name) }
    var options = ImportOptions(folder: folder)
    options.format = format
    change(&options)
    return try #require(try ImportStore(site: site.path).run(source.path, options).report)
  }

  @Test func readsAPostOfJekyll() throws {
    let site = try site()
    let report = try run(
      .jekyll,
      [
        "_config.yml": "title: Donuts\npermalink: pretty\n",
        "_posts/2024-05-01-market-street.md": """
        ---
        layout: post
        title: "Market Street"
        categories: portland downtown
        address: 1 Market St
        city: Portland
        redirect_from: [/old/, /m]
        author: {name: Ada, links: [a, b]}
        published: false
        ---
        # *Hello*

        {% include map.html %}

        """,
      ], into: site)
    #expect(
      try site.read("Content/portland/downtown/market-street.md") == """
        ---
        title: Market Street
        place:
          street: "1 Market St"
          locality: Portland
        aliases:
          - "/portland/downtown/2024/05/01/market-street"
          - "/old"
          - "/m"
        draft: true
        extra:
          layout: post
          author: {"name": "Ada", "links": ["a", "b"]}
          date: "2024-05-01"
        ---
        # *Hello*

        {% include map.html %}

        """)
    #expect(try site.read("Content/portland/index.md") == "---\ntitle: Portland\n---\n")
    #expect(report.mapped["address → place.street"] == 1)
    #expect(report.extra == ["layout": 1, "author": 1])
    #expect(report.tagged == ["_posts/2024-05-01-market-street.md"])
    #expect(report.left.map(\.path) == ["_config.yml"])
  }

  @Test func readsPagesCollectionsAndFilesOfJekyll() throws {
    let site = try site()
    let report = try run(
      .jekyll,
      [
        "_config.yml": "title: Donuts\n", "about.md": "---\npermalink: /company/about/\n---\nHi\n",
        "_stores/pier.markdown": "---\ntitle: Pier\nlat: 45.5\nlng: -122.6\n---\n",
        "food/_posts/2024-05-02-glaze.md": "---\ntitle: Glaze\n---\n",
        "_drafts/idea.md": "---\ntitle: Idea\n---\n", "README.md": "# Readme\n", "_layouts/post.html": "x",
        "assets/a.jpg": "jpg", "_site/about.html": "x", "broken.md": "---\ntitle: [\n---\n",
        "index.md": "---\ntitle: Start\n---\n",
      ], into: site)
    #expect(
      try site.files() == [
        "Content/.clipsite-import-jekyll", "Content/assets/a.jpg", "Content/company/about.md",
        "Content/company/index.md",
        "Content/food/glaze.md",
        "Content/food/index.md", "Content/idea.md", "Content/index.md", "Content/site.yml",
        "Content/stores/index.md", "Content/stores/pier.md",
      ])
    #expect(try site.read("Content/company/about.md") == "---\ntitle: About\n---\nHi\n")
    #expect(try site.read("Content/food/glaze.md").contains("- \"/food/2024/05/02/glaze\""))
    #expect(try site.read("Content/stores/pier.md").contains("latitude: 45.5"))
    #expect(try site.read("Content/idea.md").contains("draft: true"))
    #expect(report.kept == ["Content/index.md"])
    #expect(report.left.map(\.path) == ["README.md", "_config.yml", "_layouts/post.html", "broken.md"])
    #expect(report.text.contains("left, no front matter: README.md"))
  }

  @Test func readsHugoWithTOMLYAMLAndJSON() throws {
    let site = try site()
    let report = try run(
      .hugo,
      [
        "hugo.toml": "title = 'x'", "content/_index.md": "+++\ntitle = 'Home'\n+++\n",
        "content/stores/_index.md": "+++\ntitle = 'Stores'\nweight = 2\n+++\nAll stores.\n",
        "content/stores/market.md": """
        +++
        title = "Market Street"
        slug = "market-street"
        aliases = ["/old/market/", "former"]
        draft = false
        tags = ["a"]
        date = 2024-05-01T08:00:00-07:00
        [params]
        address = "1 Market St"
        city = "Portland"
        phone = "+1 503 555 0100"
        +++
        Open {{< hours >}}.
        """,
        "content/stores/pier/index.md": "---\ntitle: Pier\nurl: /pier-39/\n---\nText\n",
        "content/stores/mill/index.md": "{\n\"title\": \"Mill\",\n\"rank\": 3\n}\n\n![a](a.jpg)\n",
        "content/stores/mill/a.jpg": "jpg", "static/img/b.png": "png", "layouts/x.html": "x",
        "public/a.html": "x",
        "content/about.fr.md": "---\ntitle: À propos\n---\n",
      ], into: site)
    #expect(
      try site.read("Content/stores/market-street.md") == """
        ---
        title: Market Street
        place:
          street: "1 Market St"
          locality: Portland
          phone: "+1 503 555 0100"
        aliases:
          - "/old/market"
          - "/stores/former"
        draft: false
        extra:
          tags:
            - a
          date: "2024-05-01T08:00:00-07:00"
        ---
        Open {{< hours >}}.
        """)
    #expect(try site.read("Content/stores/index.md") == "---\ntitle: Stores\norder: 2\n---\nAll stores.\n")
    #expect(
      try site.read("Content/stores/mill/index.md")
        == "---\ntitle: Mill\nextra:\n  rank: 3\n---\n![a](a.jpg)\n")
    #expect(try site.read("Content/pier-39.md") == "---\ntitle: Pier\n---\nText\n")
    #expect(
      try site.files().filter { $0.hasSuffix("g") || $0.contains("about") }
        == ["Content/about.md", "Content/img/b.png", "Content/stores/mill/a.jpg"])
    #expect(report.tagged == ["content/stores/market.md"])
  }

  @Test func reportsURLsThatNoPageCanHave() throws {
    let site = try site()
    let report = try run(
      .hugo,
      ["content/a.md": "---\ntitle: A\naliases: [/Old/B, /x.php, /c.html, 'https://example.org/d']\n---\n"],
      into: site)
    #expect(report.lostURLs == ["/Old/B", "/x.php"])
    #expect(try site.read("Content/a.md").contains("  - \"/c\"\n  - \"https://example.org/d\"\n"))
  }

  @Test func keepsOldURLsInAFolder() throws {
    let site = try site()
    _ = try run(.hugo, ["content/a.md": "---\ntitle: A\n---\n"], folder: "mills", into: site)
    #expect(try site.read("Content/mills/a.md") == "---\ntitle: A\naliases:\n  - \"/a\"\n---\n")
  }

  @Test func importsASecondTimeWithoutWriting() throws {
    let site = try site()
    let files = ["content/a/b.md": "---\ntitle: B\n---\n", "static/a.png": "x"]
    _ = try run(.hugo, files, into: site)
    let before = try site.signatures()
    let second = try run(.hugo, files, into: site)
    #expect(second.written.isEmpty && second.unchanged == 3)
    try site.write("---\ntitle: Mine\n---\n", to: "Content/a/b.md")
    #expect(try run(.hugo, files, into: site).edited == ["Content/a/b.md"])
    #expect(try site.read("Content/a/b.md").contains("Mine"))
    #expect(before.count == 6)
    #expect(
      try site.signatures().filter { $0.key != "Content/a/b.md" }
        == before.filter { $0.key != "Content/a/b.md" })
  }

  // MARK: Other folders

  @Test func leavesOutItsOwnSiteAndOthers() throws {
    let site = try site()
    try site.write("---\ntitle: A\n---\n", to: "a.md")
    try site.write("x", to: "Output/example.com/x.jpg")
    try site.write("x", to: "Codes/m.svg")
    try site.write("name: x\n", to: "old/Content/site.yml")
    try site.write("---\ntitle: B\n---\n", to: "old/Content/b.md")
    try site.write("x", to: "release/1/y.jpg")
    try site.write("{}", to: "release/1/.clipsite-published.json")
    var options = ImportOptions(folder: "")
    options.format = .jekyll
    let reports = try (0..<2).map { _ in
      try #require(try ImportStore(site: site.path).run(site.path, options).report)
    }
    #expect(reports[0].written == ["Content/a.md"] && reports[1].written.isEmpty)
    #expect(reports[0].left.map(\.path) == ["Codes/", "Content/", "Output/", "old/", "release/1/"])
    #expect(reports[0].left.allSatisfy { $0.reason == "a folder of clipsite's" })
  }

  // MARK: Hugo's rules

  @Test func keepsTheFilesOfABundleBesideItsPage() throws {
    let site = try site()
    let report = try run(
      .hugo,
      [
        "content/blog/post/index.md": "---\ntitle: Post\nslug: first\nimage: /img/b.png\n---\n![a](a.jpg)\n",
        "content/blog/post/a.jpg": "a", "content/blog/post/more.md": page("More"), "static/img/b.png": "b",
        "content/blog/pier/index.md": "---\ntitle: Pier\nurl: /pier-39/\n---\n",
        "content/blog/pier/p.jpg": "p",
        "content/blog/_index.md": "---\ntitle: Blog\nslug: news\n---\n", "content/blog/c.jpg": "c",
      ], folder: "old", into: site)
    #expect(
      try site.files().filter { !$0.contains("/.") } == [
        "Content/img/b.png", "Content/index.md", "Content/old/blog/c.jpg", "Content/old/blog/first/a.jpg",
        "Content/old/blog/first/index.md", "Content/old/blog/index.md", "Content/old/index.md",
        "Content/old/pier-39/index.md", "Content/old/pier-39/p.jpg", "Content/site.yml",
      ])
    let post = try site.read("Content/old/blog/first/index.md")
    #expect(post.contains("image: \"/img/b.png\"") && post.contains("  - \"/blog/first\"\n"))
    #expect(try site.read("Content/old/blog/index.md").contains("slug: news\n"))
    #expect(report.extra == ["slug": 1])
    #expect(report.left.map(\.reason) == ["a resource of a bundle, which is not a page"])
  }

  @Test func prefersADescriptionToASummary() throws {
    let site = try site()
    let report = try run(
      .hugo, ["content/a.md": "---\ntitle: A\nsummary: Long\ndescription: Short\n---\n"], into: site)
    #expect(try site.read("Content/a.md").contains("\ndescription: Short\n"))
    #expect(report.extra == ["summary": 1])
  }

  @Test func keepsTheLanguageOfAPageWithAURL() throws {
    let site = try site()
    _ = try run(
      .hugo,
      [
        "hugo.toml": "defaultContentLanguage = 'en'\n",
        "content/x.md": "---\ntitle: X\nurl: /place/x/\n---\n",
        "content/x.de.md": "---\ntitle: X\nurl: /ort/x/\n---\n",
        "content/y.en.md": page("Y"), "content/y.pt-br.md": page("Y"),
      ], into: site)
    #expect(
      try site.files().filter { $0.hasSuffix(".md") && !$0.hasSuffix("index.md") } == [
        "Content/place/x.de.md", "Content/place/x.md", "Content/y.md", "Content/y.pt-BR.md",
      ])
    #expect(try site.read("Content/place/x.de.md").contains("- \"/ort/x\""))
  }

  @Test func makesDraftsOfPagesThatAreNotPublic() throws {
    let site = try site()
    let files = [
      "content/a.md": "+++\ntitle = 'A'\nexpiryDate = 2020-01-01\n+++\n",
      "content/b.md": "+++\ntitle = 'B'\npublishDate = 2999-01-01T00:00:00Z\n+++\n",
      "content/c.md": "+++\ntitle = 'C'\ndate = 2999-01-01T00:00:00Z\npublishDate = 2020-01-01\n+++\n",
      "content/d.md": "+++\ntitle = 'D'\nheadless = true\n+++\n",
    ]
    let report = try run(.hugo, files, into: site)
    #expect(report.hidden == ["content/a.md", "content/b.md"])
    #expect(report.text.contains("not public on their dates, and drafts here: content/a.md, content/b.md"))
    let drafts = try ["a", "b", "c", "d"].filter { try site.read("Content/\($0).md").contains("draft: true") }
    #expect(drafts == ["a", "b", "d"])
    let open = try self.site()
    let shown = files.merging(["hugo.yaml": "buildExpired: true\nbuildFuture: true\n"]) { first, _ in first }
    #expect(try run(.hugo, shown, into: open).hidden == [])
    let posts = ["_posts/2999-01-01-a.md": page("A"), "b.md": "---\ndate: 2999-01-01\n---\n"]
    #expect(try run(.jekyll, posts, into: try self.site()).hidden == ["_posts/2999-01-01-a.md"])
  }

  @Test(arguments: [
    ("hugo.toml", "[permalinks]\nblog = '/:year/:month/:slug/'\n", ["/2024/05/my-post"]),
    ("config/_default/permalinks.yaml", "page:\n  blog: /articles/:contentbasename\n", ["/articles/post"]),
    (
      "hugo.json", "{\"permalinks\": {\"page\": {\"blog\": \"/:sections/:day/:title/\"}}}",
      ["/blog/07/my-post"]
    ),
    ("hugo.yaml", "permalinks: {page: {blog: '/:sections[1:]/x'}}\n", []), ("hugo.toml", "[permalinks", []),
  ])
  func readsThePatternsOfURLs(name: String, text: String, aliases: [String]) throws {
    let site = try site()
    let post = "---\ntitle: My Post\ndate: 2024-05-07\n---\n"
    let report = try run(.hugo, [name: text, "content/blog/post.md": post], into: site)
    let lines = try site.read("Content/blog/post.md").split(separator: "\n").filter { $0.hasPrefix("  - ") }
    #expect(lines.map { $0.dropFirst(5).dropLast() } == aliases.map { $0[...] })
    #expect(report.lostURLs == (text.contains("[1:]") ? ["/:sections[1:]/x of content/blog/post.md"] : []))
  }

  /// Names that sort before `_index.md`, the folder's page, inherit from it, too.
  @Test(arguments: ["content/fr", "./content/fr/"])
  func makesDraftsOfTranslatedPagesThatInheritIt(folder: String) throws {
    let site = try site()
    let files = [
      "config/_default/languages.toml": "[fr]\ncontentDir = '\(folder)'\n",
      "content/fr/news/_index.md": "---\ntitle: News\ncascade: {draft: true}\n---\n",
      "content/fr/news/2020/X.md": "---\ntitle: X\n---\n",
    ]
    _ = try run(.hugo, files, into: site)
    let page = try site.read("Content/news/2020/x.md")
    #expect(page.contains("draft: true\n") && page.contains("language: fr\n"))
  }

  @Test func keepsTheURLsOfPagesInOtherLanguages() throws {
    let site = try site()
    let files = [
      "hugo.toml": "[languages.de]\ncontentDir = 'content/de'\n[permalinks]\nblog = '/b/:slug/'\n",
      "content/blog/hi.md": "---\ntitle: Hi\n---\n", "content/blog/hi.de.md": "---\ntitle: Hallo\n---\n",
      "content/de/news/neu.md": "---\ntitle: Neu\n---\n",
      "content/about.fr.md": "---\ntitle: À propos\n---\n",
    ]
    #expect(try run(.hugo, files, into: site).lostURLs == [])
    let pages = [
      "blog/hi": "/b/hi", "blog/hi.de": "/de/b/hallo", "news/neu": "/de/news/neu", "about": "/fr/about",
    ]
    for (page, url) in pages {
      #expect(try site.read("Content/\(page).md").contains("- \"\(url)\"\n"), "\(page)")
    }
  }

  @Test func takesTheDayOfAURLInTheTimeZoneOfTheDate() throws {
    let site = try site()
    let files = [
      "hugo.yaml": "permalinks: {page: {blog: '/:year/:month/:day/x'}}\n",
      "content/blog/a.md": "---\ntitle: A\ndate: 2024-01-02T23:00:00-05:00\n---\n",
    ]
    _ = try run(.hugo, files, into: site)
    #expect(try site.read("Content/blog/a.md").contains("  - \"/2024/01/02/x\"\n"))
  }

  @Test func keepsAKeyThatBeginsWithACombiningMarkBelowExtra() throws {
    let site = try site()
    _ = try run(.jekyll, ["a.md": "---\ntitle: A\n\"\u{301}key\": 1\n---\n"], into: site)
    #expect(
      try site.read("Content/a.md").utf8.elementsEqual(
        "---\ntitle: A\nextra:\n  \"\u{301}key\": 1\n---\n".utf8))
  }

  @Test func keepsTheFilesOfABundleInTheirFolders() throws {
    let site = try site()
    _ = try run(
      .hugo,
      [
        "content/blog/post/index.md": "---\ntitle: Post\nslug: first\n---\n![a](img/a.jpg)\n",
        "content/blog/post/img/a.jpg": "a",
      ], into: site)
    let files = try site.files().filter { $0.hasPrefix("Content/blog/first/") }
    #expect(files == ["Content/blog/first/img/a.jpg", "Content/blog/first/index.md"])
  }

  @Test func makesDraftsOfPagesThatInheritIt() throws {
    let site = try site()
    let report = try run(
      .hugo,
      [
        "hugo.yaml": """
        cascade:
          - {target: {kind: section}, draft: true}
          - {target: {path: '/Limited/**', lang: en}, draft: true}
          - {weight: 1}

        """, "content/limited/g.md": page("G"),
        "content/old/_index.md": "---\ntitle: Old\ncascade: {expiryDate: 'May 5, 2020', layout: x}\n---\n",
        "content/old/a.md": page("A"), "content/old/in/b.md": page("B"),
        "content/old/c.md": "---\ntitle: C\nexpiryDate: 2999-01-01\n---\n",
        "content/wip/_index.md": "+++\n[[cascade]]\ndraft = true\n+++\n", "content/wip/d.md": page("D"),
        "content/part.md": "---\ntitle: E\nbuild: {render: never}\n---\n", "content/f.md": page("F"),
      ], into: site)
    let paths = ["old/a", "old/in/b", "old/c", "wip/d", "part", "f", "old/index", "limited/g"]
    let drafts = try paths.filter { try site.read("Content/\($0).md").contains("draft: true") }
    #expect(drafts == ["old/a", "old/in/b", "wip/d", "part", "old/index", "limited/g"])
    #expect(report.mapped["cascade → draft"] == 4)
    #expect(report.hidden == ["content/old/_index.md", "content/old/a.md", "content/old/in/b.md"])
    #expect(report.unpublished == ["content/part.md"])
    #expect(report.text.contains("never separate pages, and drafts here: content/part.md"))
  }

  @Test(arguments: [
    ("May 5, 2020", 1_588_636_800), ("5 May 2020", 1_588_636_800),
    ("Tue, 05 May 2020 10:00:00 +0200", 1_588_636_800), ("2020-05-05", 1_588_636_800), ("soon", nil),
    ("\u{301}May 40, 2020", nil), ("May 5 99999999999999999999", nil),
  ])
  func readsDates(text: String, seconds: Int?) { #expect(SiteImport.seconds(text) == seconds) }

  @Test func neverGivesAPageTheURLOfAnother() throws {
    let site = try site()
    let report = try run(
      .hugo,
      [
        "content/a.md": "---\ntitle: A\nslug: x\naliases: [/m, /y]\n---\n",
        "content/b.md": "---\ntitle: B\nurl: /a/\naliases: [/m]\n---\n", "content/y.md": page("Y"),
      ], into: site)
    #expect(report.lostURLs == ["/y", "/m"])
    #expect(try site.read("Content/x.md").contains("aliases:\n  - \"/m\"\n"))
    #expect(try !site.read("Content/a.md").contains("aliases"))
  }

  @Test func makesAPageOfATranslationWithoutOriginal() throws {
    let site = try site()
    _ = try run(
      .hugo,
      [
        "hugo.toml": "[languages.en]\n[languages.es]\ncontentDir = 'content/spanish'\n",
        "content/x.de.md": page("X"), "content/fr.fr.md": page("FR"), "content/y.de.md": page("Y"),
        "content/y.md": page("Y"), "content/spanish/y.md": page("Y"), "content/spanish/z/index.md": page("Z"),
      ], into: site)
    let pages = try site.files().filter { $0.hasSuffix(".md") && !$0.hasSuffix("index.md") }
    #expect(
      pages == ["fr.md", "x.md", "y.de.md", "y.es.md", "y.md", "z.md"].map { "Content/\($0)" })
    #expect(try site.read("Content/x.md").contains("language: de\n"))
    #expect(try site.read("Content/fr.md").contains("language: fr\n"))
    #expect(try site.read("Content/z.md").contains("language: es\n"))
    #expect(try !site.read("Content/y.es.md").contains("language:"))
  }

  @Test func namesTheMistakeInFrontMatterInJSON() throws {
    let report = try run(
      .hugo, ["content/a.md": "{\"title\": 1,\n\"title\": 2}\n", "content/b.md": "{{< x >}}\n"], into: site())
    #expect(
      report.left.map(\.reason) == [
        "line 2: the front matter is not JSON: the object has two members named `title`", "no front matter",
      ])
  }

  // MARK: Later imports

  private func page(_ title: String, _ text: String = "Text") -> String {
    "---\ntitle: \(title)\n---\n\(text)\n"
  }

  @Test func updatesFilesThatNobodyEdited() throws {
    let site = try site()
    let first = ["content/a.md": page("A"), "content/b.md": page("B"), "static/x.png": "1"]
    _ = try run(.hugo, first, into: site)
    try site.write(page("B", "Mine"), to: "Content/b.md")
    let later = ["content/a.md": page("A", "New"), "content/b.md": page("B"), "static/x.png": "2"]
    let report = try run(.hugo, later, into: site)
    #expect(report.updated == ["Content/a.md", "Content/x.png"] && report.written.isEmpty)
    #expect(report.edited == ["Content/b.md"] && report.kept.isEmpty)
    #expect(try site.read("Content/a.md") == page("A", "New") && site.read("Content/x.png") == "2")
    #expect(try site.read("Content/b.md") == page("B", "Mine"))
    let third = try run(.hugo, later, into: site)
    #expect(third.updated.isEmpty && third.edited == ["Content/b.md"] && third.unchanged == 2)
  }

  @Test func keepsWhatBothSidesChanged() throws {
    let site = try site()
    _ = try run(.hugo, ["content/a.md": page("A")], into: site)
    try site.write(page("A", "Mine"), to: "Content/a.md")
    let later = ["content/a.md": page("A", "Theirs")]
    for _ in 0..<2 { #expect(try run(.hugo, later, into: site).kept == ["Content/a.md"]) }
    #expect(try site.read("Content/a.md") == page("A", "Mine"))
    let report = try run(.hugo, later, into: site) { $0.overwrites = true }
    #expect(report.updated == ["Content/a.md"])
    #expect(try site.read("Content/a.md") == page("A", "Theirs"))
  }

  @Test func neverReplacesFilesThatNoImportMade() throws {
    let site = try site()
    let report = try run(.hugo, ["content/_index.md": page("Other")], into: site) { $0.overwrites = true }
    #expect(report.kept == ["Content/index.md"])
    #expect(try site.read("Content/index.md").contains("Home"))
  }

  @Test func reportsFilesWithoutSourceAndThoseRemoved() throws {
    let site = try site()
    let files = ["content/a.md": page("A"), "content/b.md": page("B"), "content/c.md": page("C")]
    _ = try run(.hugo, files, into: site)
    try site.remove("Content/b.md")
    try site.remove("Content/c.md")
    let later = ["content/b.md": page("B"), "content/d.md": page("D")]
    let report = try run(.hugo, later, into: site)
    #expect(report.withoutSource == ["Content/a.md"] && report.removed == ["Content/b.md"])
    #expect(report.written == ["Content/d.md"])
    #expect(try site.files().filter { $0.hasSuffix("/a.md") || $0.hasSuffix("/b.md") } == ["Content/a.md"])
    #expect(report.text.contains("without a source now, and left alone: Content/a.md"))
    let again = try run(.hugo, later, into: site) { $0.overwrites = true }
    #expect(again.written == ["Content/b.md"] && again.removed.isEmpty)
  }

  @Test func showsTheFirstDifferencesOfADryRun() throws {
    let site = try site()
    _ = try run(.hugo, ["content/a.md": page("A", "one\ntwo\nthree")], into: site)
    let before = try site.signatures()
    let later = ["content/a.md": page("A", "one\n2\nthree"), "content/b.md": page("B")]
    let report = try run(.hugo, later, into: site) { $0.isDryRun = true }
    #expect(report.text.contains("Content/a.md:\n  - two\n  + 2\nContent/b.md:\n  + ---\n  + title: B\n"))
    #expect(report.differences.count == 2 && report.updated == ["Content/a.md"])
    #expect(try site.signatures() == before)
  }

  @Test func keepsRandomEditsBetweenImports() throws {
    let site = try site()
    var random = SeededNumbers(11)
    var source: [String: String] = [:]
    for index in 0..<40 { source["content/p\(index).md"] = page("P\(index)") }
    _ = try run(.hugo, source, into: site)
    var edits: [String: String] = [:]
    for step in 0..<200 {
      let name = "p\(Int.random(in: 0..<40, using: &random)).md"
      let text = page("Edit \(step)")
      try site.write(text, to: "Content/\(name)")
      edits[name] = text
      let other = "content/p\(Int.random(in: 0..<40, using: &random)).md"
      source[other] = page("Source \(step)")
      if step % 10 == 0 { _ = try run(.hugo, source, into: site) }
    }
    _ = try run(.hugo, source, into: site)
    for (name, text) in edits { #expect(try site.read("Content/\(name)") == text) }
    for (path, text) in source where edits[path.replacing("content/", with: "")] == nil {
      #expect(try site.read(path.replacing("content", with: "Content")) == text)
    }
  }

  // MARK: Hostile sites

  @Test func neverWritesThroughALinkThatLeavesTheSite() throws {
    let (site, outside) = (try site(), try DisposableFolder())
    try site.link("Content/blog", to: outside.path)
    let files = ["a.md": "---\ntitle: A\npermalink: /blog/a/\n---\n", "blog/b.jpg": "x"]
    #expect(throws: ImportError.self) { try run(.jekyll, files, into: site) }
    #expect(try outside.files().isEmpty && site.files().allSatisfy { !$0.contains(".import-") })
  }

  @Test func importsOneOfTwoFilesAtOnePath() throws {
    let site = try site()
    let report = try run(
      .hugo, ["content/x/a.md": page("A"), "content/x/p.png": "1", "static/x/p.png": "2"], into: site)
    #expect(report.left.map(\.path) == ["static/x/p.png"])
    #expect(try site.read("Content/x/p.png") == "1")
  }

  @Test func leavesFrontMatterThatNoPageCanHave() throws {
    let site = try site()
    let files = [
      "content/big.md": "+++\ntitle = 'x'\nb = '\(String(repeating: "x", count: 70_000))'\n+++\n",
      "content/deep.md":
        "+++\n\((0..<30).map { "a\($0)" }.joined(separator: ".")) = {\((0..<30).map { "b\($0)" }.joined(separator: ".")) = 1}\n+++\n",
      "content/key.md": "{\"\(String(repeating: "k", count: 3_000))\": 1}\n",
      "content/empty.md": "{\"\": 1, \"a.b\": 2, \"a-b\": 3}\n",
    ]
    let report = try run(.hugo, files, into: site)
    #expect(report.left.map(\.path) == ["content/big.md", "content/deep.md", "content/key.md"])
    #expect(
      try site.read("Content/empty.md") == "---\ntitle: Empty\nextra:\n  key: 1\n  a-b: 2\n  a-b-2: 3\n---\n")
  }

  @Test func givesPagesOfOneNameDifferentFiles() throws {
    let site = try site()
    let report = try run(
      .jekyll,
      ["_posts/2024-01-01-a.md": "---\ntitle: A\n---\n", "_posts/2024-02-01-a.md": "---\ntitle: A\n---\n"],
      into: site)
    #expect(try site.files().filter { $0.contains("/a") } == ["Content/a-2.md", "Content/a.md"])
    #expect(report.renamed == ["_posts/2024-02-01-a.md"])
  }

  @Test func namesAFolderWithoutPages() throws {
    let site = try site()
    #expect(throws: ImportError.self) { try run(.hugo, ["a.md": "---\n---\n"], into: site) }
  }
}

extension ImportReport {
  var written: [String] { paths(.written) }
  var updated: [String] { paths(.updated) }
  var unchanged: Int { count(.unchanged) }
  var edited: [String] { paths(.edited) }
  var kept: [String] { paths(.kept) }
  var removed: [String] { paths(.removed) }
}
