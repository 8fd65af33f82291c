import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsitePreview
@testable import ClipsiteRendering

/// Links of rendered pages, wherever they come from.
struct PageLinksTests {
  private static let layout = Fixture.templates["partials/layout"] ?? ""
  private static let twoDomains = [
    "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, shop.example.net]"),
    "Content/about.md": Fixture.page("title: About"),
    "Content/shop/index.md": Fixture.page("title: Shop\ndomain: shop.example.net"),
    "Content/shop/market.md": Fixture.page("title: Market"),
    "Content/shop/station.md": Fixture.page("title: Station"),
  ]

  /// A site whose pages end with some HTML of the theme.
  private static func site(_ footer: String, _ files: [String: String] = [:]) -> [String: String] {
    files.merging([
      "Templates/partials/layout.mustache": layout.replacing("</body>", with: "\(footer)</body>")
    ]) { $1 }
  }

  @Test func aFooterIsReportedOnceWithItsLineAndTheDomainThatLacksThePage() throws {
    let fixture = try Fixture(Self.site(#"<a href="«/about»">About</a>"#, Self.twoDomains))
    try fixture.expect(
      .deadLink, "`/about` leads to nothing on shop.example.net",
      fix: "write `https://example.com/about`, or add the page")
    let found = try #require(try fixture.check().first)
    #expect(found.notes.map(\.message) == ["first on this page"])
    #expect(found.notes.map { fixture.relative($0.range.path) } == ["Content/shop/index.md"])
  }

  /// What an unfinished template renders is not judged, and neither is a page that includes it.
  @Test(arguments: ["<a href=\"{{page.path\">x</a>", "{{> none}}<a href=\"none\">x</a>"])
  func anUnfinishedTemplateHasOneMessage(html: String) throws {
    let fixture = try Fixture(Self.site(html, Self.twoDomains))
    let found = try fixture.check()
    #expect(found.count == 1 && ["UnclosedTag", "MissingTemplate"].contains(found.first?.code.name))
  }

  @Test(arguments: [
    (#"<a href="«/none»">x</a>"#, "`/none` leads to nothing on example.com"),
    (#"<a href='«/none?a=1&amp;b=2#c»'>x</a>"#, "`/none?a=1&b=2#c` leads to nothing on example.com"),
    (#"<img src="«/none.png»" alt="">"#, "`/none.png` leads to nothing on example.com"),
    (#"<img srcset="/donut.png 1x, «/none.png» 2x" alt="">"#, "`/none.png` leads to nothing on example.com"),
    (#"<script src="«/none.js»"></script>"#, "`/none.js` leads to nothing on example.com"),
    (#"<link rel="stylesheet" href="«/none.css»">"#, "`/none.css` leads to nothing on example.com"),
    (
      #"<link rel="preload" as="image" imagesrcset="«/a.png» 1x">"#,
      "`/a.png` leads to nothing on example.com"
    ),
    (#"<video poster="«/none.jpg»"></video>"#, "`/none.jpg` leads to nothing on example.com"),
    (#"<source src=«/none.mp4»>"#, "`/none.mp4` leads to nothing on example.com"),
    (#"<object data="«/none.svg»"></object>"#, "`/none.svg` leads to nothing on example.com"),
    (#"<svg><use href="«/none.svg#a»"/></svg>"#, "`/none.svg#a` leads to nothing on example.com"),
    (#"<a href="«/{{page.language}}/none»">x</a>"#, "`/en/none` leads to nothing on example.com"),
    (#"<a href="«none»">x</a>"#, "`none` leads to nothing on example.com"),
    (#"<img src="«/»" alt="">"#, "`/` is a page and cannot be shown by `<img>`"),
    (#"<script src="«/»"></script>"#, "`/` is a page and cannot be run by `<script>`"),
  ])
  func aDeadTargetOfTheThemeIsReportedAtItsPlace(html: String, message: String) throws {
    try Fixture.expect(.deadLink, message, in: Self.site(html))
  }

  @Test(arguments: [
    ##"<a href="#x">x</a>"##, #"<a href="?x=1">x</a>"#, #"<a href="">x</a>"#, #"<a href>x</a>"#,
    #"<a href="/">x</a>"#, #"<a href="/about">x</a>"#,
    #"<a href=" /about ">x</a>"#, #"<a href="./about">x</a>"#, #"<a href="/x/../about">x</a>"#,
    #"<a href="/%61bout">x</a>"#, #"<a href="&#47;about">x</a>"#, #"<a href="/about?a=1#b">x</a>"#,
    #"<a href="https://example.com">x</a>"#, #"<a href="HTTPS://EXAMPLE.com:443/about">x</a>"#,
    #"<a href="//example.com/about">x</a>"#,
    #"<a href="https://example.org/none">x</a>"#, #"<a href="https://example.com:8443/none">x</a>"#,
    #"<a href="//example.org/none">x</a>"#, #"<a href="mailto:a@example.com">x</a>"#,
    #"<a href="tel:+1">x</a>"#,
    #"<a href="/sitemap.xml">x</a><a href="/robots.txt">x</a><a href="/404">x</a>"#,
    #"<a href="/.well-known/apple-app-site-association">x</a>"#,
    #"<img src="/donut.png" srcset="/donut.png 1x, donut.png 2x" alt="">"#,
    #"<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">"#,
    #"<script src="/_vercel/insights/script.js"></script><script src="/cdn-cgi/x.js"></script>"#,
    #"<a href="/.netlify/functions/x">x</a><a href="/__/auth/x">x</a><a href="/.auth/login/x">x</a>"#,
    #"<form action="/search"></form>"#, #"<a href="javascript:history.back()">x</a>"#,
    #"<!-- <a href="/none"> --><template><a href="/{id}">x</a></template>"#,
    #"<script>"<a href='/none'>"</script><p title="<a href='/none'>">x</p>"#,
    #"<base href="/about/"><a href="../about">x</a><a href="/about">x</a>"#,
  ])
  func isContentWith(html: String) throws {
    try Fixture.expectNothing(in: Self.site(html, ["Content/about.md": Fixture.page("title: About")]))
  }

  @Test(arguments: [
    ("http://example.com/about", "https://example.com/about"),
    ("http://example.com/index.html", "https://example.com"),
  ])
  func aDetourToAPageIsAWarning(target: String, url: String) throws {
    try Fixture.expect(
      .deadLink, "`\(target)` is not the URL of the page, so some hosts do not answer it",
      fix: "write `\(url)`",
      severity: .warning,
      in: Self.site(#"<a href="«\#(target)»">x</a>"#, ["Content/about.md": Fixture.page("title: About")]))
  }

  @Test func aLinkInATextToTheFileOfAPageIsAWarning() throws {
    try Fixture.expect(
      .deadLink, "`/about.html` is not the URL of the page, so some hosts do not answer it",
      fix: "write `/about`", severity: .warning,
      in: [
        "Content/about.md": Fixture.page("title: About"),
        "Content/market.md": "---\ntitle: Market\n---\nSee [x](«/about.html»).\n",
      ])
  }

  @Test func aSlashBehindAPageIsAWarning() throws {
    try Fixture.expect(
      .deadLink, "`/about/` leads to nothing on example.com", fix: "remove the slash at the end",
      severity: .warning,
      in: Self.site(#"<a href="«/about/»">x</a>"#, ["Content/about.md": Fixture.page("title: About")]))
  }

  @Test func aBaseIsWhatRelativeLinksAreSeenFrom() throws {
    try Fixture.expect(
      .deadLink, "`about` leads to nothing on example.com",
      in: Self.site(
        #"<base href="/x/"><a href="«about»">x</a>"#, ["Content/about.md": Fixture.page("title: About")]))
  }

  @Test(arguments: ["https://shop.example.net/cart", "//shop.example.net/cart"])
  func anAbsoluteURLOfAnOwnDomainMayBeAnsweredBySomethingElse(url: String) throws {
    try Fixture.expect(
      .deadLink, "`\(url)` leads to nothing on shop.example.net", severity: .warning,
      in: Self.site("<a href=\"«\(url)»\">x</a>", Self.twoDomains))
  }

  @Test func aDomainThatTheLayoutDoesNotUseIsAnother() throws {
    var files = Self.twoDomains
    files["Content/site.yml"]? += "layout: single-domain\n"
    try Fixture.expectNothing(
      in: Self.site(#"<a href="https://shop.example.net/cart">x</a><a href="/shop/market">x</a>"#, files))
  }

  @Test func dataOfAPageIsReportedWithItsKey() throws {
    try Fixture.expect(
      .deadLink, "`/none` in `extra.links.url` leads to nothing on example.com",
      in: Self.site(
        #"{{#page.extra.links}}<a href="{{url}}">{{title}}</a>{{/page.extra.links}}"#,
        ["Content/a.md": Fixture.page("title: A\nextra:\n  links:\n    - {title: x, url: «/none»}")]))
  }

  @Test func dataOfTheSiteIsReportedWithItsKeyOnce() throws {
    try Fixture.expect(
      .deadLink, "`/none?a&b` in `extra.imprint` leads to nothing on example.com",
      in: Self.site(
        #"<a href="{{site.extra.imprint}}">x</a>"#,
        [
          "Content/site.yml": Fixture.site("# {x: /none?a&b}\nextra: {imprint: «/none?a&b»}"),
          "Content/a.md": Fixture.page("title: A"),
        ]))
  }

  @Test func rawHTMLIsReportedInTheTextOfThePage() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\nallow-html: true", "<p><a href=\"«/none»\">x</a></p>\n")
    ])
    let found = try fixture.check().filter { $0.code == .deadLink }
    #expect(found.compactMap(\.range.bytes) == fixture.marks["Content/a.md"])
  }

  @Test func aLinkOfMarkdownIsReportedOnce() throws {
    try Fixture.expect(
      .deadLink, "`/none` leads to nothing in the content folder",
      in: ["Content/a.md": Fixture.page("title: A", "[x](«/none»)")])
    try Fixture.expect(
      .deadLink, "`https://example.com/none` leads to nothing on example.com", severity: .warning,
      in: ["Content/a.md": Fixture.page("title: A", "[x](«https://example.com/none»)")])
  }

  @Test func aPictureOfMarkdownThatIsAPageIsReported() throws {
    try Fixture.expect(
      .deadLink, "`b.md` is a page and cannot be shown by `<img>`",
      in: [
        "Content/a.md": Fixture.page("title: A", "![x](«b.md»)"), "Content/b.md": Fixture.page("title: B"),
      ])
  }

  @Test func aShortURLThatHostsRedirectIsNoDeadLink() throws {
    try Fixture.expectNothing(
      in: Self.site(
        #"<a href="/m">x</a>"#,
        [
          "Content/site.yml": Fixture.site("hosts: [netlify]"),
          "Content/a.md": Fixture.page("title: A\naliases: [/m]", "[x](/m)"),
        ]))
  }

  @Test func theHomeOfADomainWithoutPagesIsThatOfTheSite() throws {
    let fixture = try Fixture(
      Self.site(
        #"<a href="{{site.home}}">x</a>"#,
        ["Content/a.md": Fixture.page("title: A\naliases: [\"https://go.example.com/m\"]")]))
    try fixture.buildCleanly()
    #expect(
      try fixture.page("go.example.com/404.html").all("a").last?.attributes["href"] == "https://example.com/")
    #expect(try fixture.page("example.com/404.html").all("a").last?.attributes["href"] == "/")
  }

  @Test func nothingDependsOnTheNumberOfWorkers() throws {
    var files = Self.twoDomains
    for number in 0..<200 { files["Content/shop/p\(number).md"] = Fixture.page("title: P\(number)") }
    let fixture = try Fixture(
      Self.site(#"<a href="/about">x</a><img src="{{page.title}}.png" alt="">"#, files))
    let reports = try [1, 2, 5].map { try fixture.build(workers: $0).diagnostics }
    #expect(reports[0].count { $0.message.contains("/about") } == 1)
    #expect(reports[1] == reports[0])
    #expect(reports[2] == reports[0])
  }

  @Test func theLastGoodStateOfAPreviewKnowsThem() throws {
    let fixture = try Fixture(
      Self.site(#"<a href="/about">x</a>"#, ["Content/about.md": Fixture.page("title: A")]))
    let live = LiveSite(fixture.folder, workers: Workers(count: 2))
    #expect(try live.reload() == .good(build: 1))
    try fixture.remove("Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .broken)
    #expect(live.status.diagnostics.map(\.code) == [.deadLink])
    try fixture.write(Fixture.page("title: A"), to: "Content/about.md")
    #expect(try live.reload(.paths(["Content/about.md"])) == .good(build: 3))
  }
}
