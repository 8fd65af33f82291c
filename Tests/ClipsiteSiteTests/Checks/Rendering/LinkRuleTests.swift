import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct DeadLinkTests {
  private func expect(_ target: String, fix: String, _ more: [String: String] = [:]) throws {
    try Fixture.expect(
      .deadLink, "`\(target)` leads to nothing in the content folder", fix: fix,
      in: more.merging(["Content/shops/a.md": Fixture.page("title: A", "See [this](«\(target)»).\n")]) { $1 })
  }

  @Test(arguments: ["nowhere.md", "./nowhere.png", "/nowhere", "nowhere.md#part"])
  func refusesALinkToNothing(target: String) throws {
    try expect(target, fix: "correct the target, or add the file")
  }

  @Test func suggestsTheFileOfAPage() throws {
    try expect("a", fix: "write `a.md`")
  }

  @Test func suggestsTheIndexOfAFolder() throws {
    try expect("../b", fix: "write `../b/index.md`", ["Content/b/index.md": Fixture.page("title: B")])
    try expect("../b/", fix: "write `../b/index.md`", ["Content/b/index.md": Fixture.page("title: B")])
  }

  @Test func looksAtPicturesAndReferences() throws {
    try Fixture.expect(
      .deadLink, "`none.png` leads to nothing in the content folder",
      in: ["Content/a.md": Fixture.page("title: A", "![x](«none.png»)\n")])
    try Fixture.expect(
      .deadLink, "`gone.md` leads to nothing in the content folder",
      in: ["Content/a.md": Fixture.page("title: A", "«[x]»\n\n[x]: gone.md\n")])
  }

  @Test func saysThatADraftIsOne() throws {
    try Fixture.expect(
      .deadLink, "`b.md` is a draft, which is not part of the site",
      fix: "publish it, or build with --drafts",
      in: [
        "Content/a.md": Fixture.page("title: A", "[x](«b.md»)"),
        "Content/b.md": Fixture.page("title: B\ndraft: true"),
      ])
  }

  @Test(arguments: ["../../secret.txt", "/../secret.txt", "..%2f../secret.txt"])
  func refusesToLeaveTheContentFolder(target: String) throws {
    try Fixture.expect(
      .deadLink, "`\(target)` leads out of the content folder",
      fix: "move the file into the content folder",
      in: ["Content/shops/a.md": Fixture.page("title: A", "[x](«\(target)»)"), "secret.txt": "mine"])
  }

  @Test(arguments: [
    "a.md", "./a.md", "/shops/a.md", "../index.md", "a.md#part", "a.md?x=1", "/", "/shops/a", "/donut.png",
    "../donut.png", "#part", "?x=1", "", "https://example.net/none", "mailto:a@example.com", "tel:+1",
    "/sitemap.xml", "/robots.txt", "/404", "/.well-known/apple-app-site-association",
  ])
  func isContentWith(target: String) throws {
    try Fixture.expectNothing(in: ["Content/shops/a.md": Fixture.page("title: A", "[x](\(target))")])
  }

  @Test func findsOnesOwnFileInAnotherFolder() throws {
    try Fixture.expectNothing(
      in: [
        "Content/a.md": Fixture.page("title: A", "[x](files/a%20b.pdf) [y](<files/a b.pdf>)"),
        "Content/files/a b.pdf": "%PDF",
      ])
  }
}

/// Addresses that run code, in data that templates put into links.
struct UnsafeDataTests {
  private static let layout = Fixture.templates["partials/layout"] ?? ""

  /// A site whose pages end with some HTML of the theme.
  private static func site(_ footer: String) -> [String: String] {
    ["Templates/partials/layout.mustache": layout.replacing("</body>", with: "\(footer)</body>")]
  }

  private static let links = Self.site(
    "{{#page.extra.links}}<a class=x href=\"{{.}}\">run</a><img alt=i src='{{.}}'>{{/page.extra.links}}")

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "' javascript:alert(1)'", "\"java\\tscript:alert(1)\"",
    "'data:text/html,<script>alert(1)</script>'", "vbscript:x",
  ])
  func isLeftOutAsInMarkdown(address: String) throws {
    let fixture = try Fixture(Self.links)
    try fixture.write(Fixture.page("title: A\nextra:\n  links: [\(address)]"), to: "Content/a.md")
    let report = try fixture.build()
    #expect(report.diagnostics.map(\.code) == [.unsafeLink])
    #expect(report.diagnostics.first?.message.contains("in `extra.links` is left out") == true)
    #expect(report.diagnostics.first.map { fixture.relative($0.range.path) } == "Content/a.md")
    let page = try fixture.read("Output/example.com/a.html")
    #expect(page.contains("<a class=x>run</a><img alt=i>"))
  }

  @Test func ofTheThemeStays() throws {
    let back = #"<a href="javascript:go('{{page.title}}')">x</a><link rel="icon" href="data:,">"#
    let fixture = try Fixture(Self.site(back))
    try fixture.buildCleanly()
    #expect(
      try fixture.read("Output/example.com/index.html").contains("javascript:go(&#39;Home&#39;)") == false)
    #expect(try fixture.read("Output/example.com/index.html").contains("javascript:go('Home')"))
  }
}
