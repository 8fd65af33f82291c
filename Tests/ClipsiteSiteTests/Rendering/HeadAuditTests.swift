@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsitePreview
@testable import ClipsiteRendering
@testable import ClipsiteSite

struct HeadAuditTests {
  private static let plain = Fixture.templates["partials/layout"] ?? ""
  private static let tag = "<meta name=\"apple-itunes-app\" content=\"app-id=1\">"

  /// A site with a page, a location and a business, all from one layout.
  private static func fixture(layout: String, _ files: [String: String] = [:]) throws -> Fixture {
    let pages = [
      "Content/a.md": Fixture.page("title: A"),
      "Content/b.md": Fixture.page("title: B\nplace: {locality: Town}"),
      "Content/c/index.md": Fixture.page("title: C"), "Templates/partials/layout.mustache": layout,
    ]
    return try Fixture(pages.merging(files) { $1 })
  }

  @Test func aThemeThatDropsTheHeadIsReportedOnce() throws {
    let bare = Self.plain.replacing("{{head.tags}}", with: "").replacing("<head>", with: "«<head»>")
    try Self.fixture(layout: bare).expect(
      .missingTag, "the theme does not place {{head.tags}} here",
      fix: "place {{head.tags}} in the `<head>` of the template")
  }

  @Test(arguments: [
    ("<meta name=\"viewport\" content=\"width=device-width\">", "viewport"),
    ("<link rel=canonical href=https://example.org/x>", "canonical"), (tag, "apple-itunes-app"),
    (tag.replacing("name=", with: "property="), "apple-itunes-app"),
  ])
  func aTagOfAPartialIsReportedThereOnce(tag: String, label: String) throws {
    let layout = Self.plain.replacing("</head>", with: "{{> more}}</head>")
    let fixture = try Self.fixture(
      layout: layout, ["Templates/partials/more.mustache": "\n  «\(tag)»\n<meta name=\"color-scheme\">\n"])
    try fixture.expect(
      .doubledTag, "this is a second tag `\(label)` on the page",
      fix: "remove the one beside {{head.tags}}")
  }

  @Test func aHeadThatIsPlacedTwiceIsReportedAtTheSecondTag() throws {
    let layout = Self.plain.replacing("<body>", with: "<body>«{{head.tags}}»")
    try Self.fixture(layout: layout).expect(.doubledTag, "the theme places {{head.tags}} a second time")
  }

  @Test(arguments: ["<body>", "<p>x</p>", "<body>\n<!-- <head> -->", "<header>"])
  func aHeadInTheBodyIsReportedAtItsTag(start: String) throws {
    let layout = Self.plain.replacing("{{head.tags}}</head>", with: "</head>\(start)«{{head.tags}}»")
    try Self.fixture(layout: layout).expect(
      .missingTag, "the tags of the head are in the `<body>`, where nothing reads them")
  }

  @Test(arguments: [
    "<!-- <body> -->", "<script>if (1 <body) x()</script>", "<meta name=\"x\" content=\"<p>\">",
    "<style>p<b {}</style>", "<noscript><style></style></noscript>",
    "<LINK rel=icon href=https://example.org/x>",
  ])
  func whatStandsBeforeTheHeadMayHoldAnyText(text: String) throws {
    let layout = Self.plain.replacing("{{head.tags}}", with: "\(text){{head.tags}}")
    #expect(try Self.fixture(layout: layout).findings() == [])
  }

  @Test(arguments: [1, 2, 5])
  func aMistakeOfAThemeIsTheSameForAnyNumberOfWorkers(count: Int) throws {
    let layout = Self.plain.replacing("</head>", with: "\(Self.tag)</head>")
    let fixture = try Self.fixture(layout: layout)
    var options = SiteBuilder.Options()
    options.workers = Workers(count: count)
    let found = DiagnosticList(try SiteBuilder(fixture.folder, options).check().diagnostics).diagnostics
    #expect(found.map { fixture.relative($0.range.path) } == ["Templates/partials/layout.mustache"])
    let live = LiveSite(fixture.folder, workers: options.workers)
    _ = try live.reload()
    #expect(DiagnosticList(live.status.diagnostics).diagnostics == found)
  }

  @Test func aBannerThatDataSpoilIsTheFaultOfItsPage() throws {
    let layout = Self.plain.replacing(
      "{{head.tags}}",
      with: """
        {{^clip}}<meta name="apple-itunes-app" content="app-id={{page.extra.id}}">{{/clip}}{{head.tags}}
        """)
    let hidden = "clip: {display: none}"
    let fixture = try Self.fixture(
      layout: layout,
      [
        "Content/a.md": Fixture.page("title: A\n\(hidden)\nextra: {id: zzz}"),
        "Content/d.md": Fixture.page("title: D\n\(hidden)\nextra: {id: 1}"),
      ])
    let found = try fixture.findings()
    #expect(found.contains("error: MistakenBanner Content/a.md"))
    #expect(!found.contains { $0.contains("d.md") })
  }

  @Test func rawHTMLOfAPageCannotAddATag() throws {
    let fixture = try Fixture(["Content/a.md": "---\ntitle: A\nallow-html: true\n---\n\(Self.tag)\n"])
    #expect(try fixture.check().map(\.code) == [.doubledTag, .rawHTMLAllowed])
  }

  @Test func tagsThatATemplateWritesItselfCountWhenTheyAreEqual() {
    let head = Array("<title>T</title>\n<link rel=\"canonical\" href=\"https://example.com/\">\n".utf8)
    let page = Array("<head><link href=\"https://example.com/\" rel=canonical></head>".utf8)
    let other = Array("<head><link rel=\"canonical\" href=\"https://example.com/\"></head>".utf8)
    let below = Array("<head></head><body><link rel=\"canonical\" href=\"https://example.com/\">".utf8)
    #expect(findings(in: other, expecting: head) == [])
    #expect(findings(in: page, expecting: head) == [.noHead])
    #expect(findings(in: below, expecting: head) == [.inBody("canonical")])
    let misnamed = Array("<head>\(Self.tag.replacing("name=", with: "property="))</head>".utf8)
    #expect(findings(in: misnamed, expecting: Array(Self.tag.utf8)) == [.noHead])
  }

  private func findings(in output: [UInt8], expecting head: [UInt8]) -> [HeadFinding.Mistake] {
    var links: [PageLink] = []
    return HeadAudit.check(output, expecting: head, links: &links).map(\.kind)
  }
}
