import ClipsiteSiteOutput
import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

/// Addresses that run code, in data that templates put into links.
@Suite(.timeLimit(.minutes(30))) struct UnsafeDataTests {
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
