@testable import ClipsiteContent
import ClipsiteMustache
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// What the policy of a theme says. That browsers agree is in `SecurityHeadersInBrowserTests`.
struct ContentSecurityPolicyTests {
  private static let style = "'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='"
  private static let script = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"
  private static let rest = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  private static let framesOnly = "frame-ancestors 'none'"

  /// The policy of a theme whose one template is this.
  private func policy(_ template: String, adding sources: PolicySources = PolicySources()) throws -> String {
    let library = TemplateLibrary(["t": SourceFile(path: "t", bytes: Array(template.utf8))])
    let id = try #require(library.template(named: "t"))
    let found = try Exploration(of: id, in: library, trusting: ThemeMarkup.trustedMarkup)
    let markup = ThemeMarkup(exploring: found.bytes, allowing: sources.scripts)
    return ContentSecurityPolicy(markup, adding: sources).text
  }

  /// A host ends at a query or a fragment, too.
  @Test(arguments: ["?", "#"]) func aHostInAQueryIsNoOriginOfTheSite(_ mark: String) throws {
    var sources = PolicySources()
    sources.scripts = ["https://*.example.com"]
    let good = "<script src=\"https://stats.example.com/count.js\"></script>"
    #expect(try policy(good, adding: sources) != Self.framesOnly)
    let other = "<script src=\"https://example.net\(mark).example.com/count.js\"></script>"
    #expect(try policy(other, adding: sources) == Self.framesOnly)
  }

  @Test func originsOfTheSiteKeepThePolicyStrict() throws {
    let template = "<script src=\"https://stats.example.com/count.js\" defer></script>"
    #expect(try policy(template) == Self.framesOnly)
    var sources = PolicySources()
    sources.scripts = ["https://stats.example.com"]
    sources.connections = ["https://*.example.com"]
    #expect(
      try policy(template, adding: sources)
        == "default-src 'none'; img-src 'self' https: data:; "
        + "base-uri 'none'; form-action 'none'; script-src https://stats.example.com; "
        + "connect-src https://*.example.com; frame-ancestors 'none'")
    #expect(
      try policy("<script src=\"https://other.example.com/a.js\"></script>", adding: sources)
        == Self.framesOnly)
  }

  @Test func aSearchFieldLoadsFilesOfTheSiteAndLeadsToItsPages() throws {
    let loader = FinderScript.loader(of: try URLPath("/locations/find"))
    let search = "<form data-finder=\"/locations/find\"></form><script>\(loader)</script>"
    let policy = try policy(search)
    #expect(policy.contains("form-action 'self'; ") && policy.contains("connect-src 'self'; "))
    #expect(policy.contains("script-src 'self' 'sha256-") && policy.hasPrefix("default-src 'none'; "))
    // With a script of the theme, what an allowed script loads is allowed.
    let open = try self.policy(search + "<script>other()</script>")
    #expect(open.contains("script-src 'strict-dynamic' 'sha256-") && open.contains("form-action 'self'"))
    #expect(try self.policy("<form action=\"/a\"></form>").contains("form-action 'self' https:"))
  }

  @Test(arguments: [
    ("<p>{{page.title}}</p>{{{page.body}}}", ""),
    ("<style>body{margin:0}</style>", "style-src \(style); "),
    ("{{#a}}<style>body{margin:0}</style>{{/a}}", "style-src \(style); "),
    ("<style>body{margin:{{site.extra.m}}}</style>", "style-src 'self' https: 'unsafe-inline'; "),
    ("<style>{{#a}}body{margin:0}{{/a}}</style>", "style-src 'self' https: 'unsafe-inline'; "),
    ("<p style=\"margin:0\">", "style-src 'self' https: 'unsafe-inline'; "),
    ("<p {{#a}}style=\"margin:0\"{{/a}}>", "style-src 'self' https: 'unsafe-inline'; "),
    ("<link rel=icon href=a.png><link rel=canonical href=/>", ""),
    ("<script type=\"application/ld+json\">{{page.title}}</script>", ""),
  ])
  func aThemeWithoutScriptsLoadsWhatItsMarkupSays(template: String, styles: String) throws {
    #expect(
      try policy(template) == "default-src 'none'; img-src 'self' https: data:; \(styles)\(Self.rest)")
  }

  @Test(arguments: [
    ("<link rel=stylesheet href=/a.css>", "style-src 'self' https:; font-src 'self' https: data:"),
    ("<style>@font-face{}</style>", "font-src 'self' https: data:"),
    ("<iframe src=/a>", "frame-src 'self' https:"),
    ("<video src=/a>", "media-src 'self' https:"),
    ("<link rel=manifest href=/a>", "manifest-src 'self' https:"),
    ("<embed src=/a>", "object-src 'self' https:"), ("<form action=/a>", "form-action 'self' https:"),
    ("<base href=/>", "base-uri 'self' https:"),
    (
      "<link rel=preload href=/a>",
      "default-src 'self' https: data: blob:; script-src 'none'; object-src 'none'"
    ),
  ])
  func whatAThemeLoadsIsAllowed(template: String, directives: String) throws {
    #expect(try policy(template).contains(directives))
  }

  @Test func aScriptIsNamedByItsHash() throws {
    #expect(
      try policy("<style>body{margin:0}</style>{{#a}}<script>go()</script>{{/a}}")
        == "default-src 'self' https: data: blob:; style-src 'self' https: 'unsafe-inline'; "
        + "script-src 'strict-dynamic' \(Self.script); object-src 'none'; \(Self.rest)")
  }

  /// clipsite's own script loads nothing, so everything else stays forbidden.
  @Test func theScriptForTodayIsAllThatIsAllowed() throws {
    let own = "'sha256-24F6CZPxHxNU1LWzzVtfeVd9wQ4IZwZJk3JFGfVzbNA='"
    #expect(
      try policy("<style>body{margin:0}</style>{{#a}}<script>\(HoursScript.text)</script>{{/a}}")
        == "default-src 'none'; img-src 'self' https: data:; style-src \(Self.style); "
        + "script-src \(own); \(Self.rest)")
    #expect(
      try policy("<script>\(HoursScript.text)</script><script>go()</script>").contains(
        "script-src 'strict-dynamic' \([Self.script, own].sorted().joined(separator: " "))"))
    #expect(
      try policy("<script>\(HoursScript.text) </script>").contains("default-src 'self' https: data: blob:"))
  }

  @Test(arguments: [
    "<script>go({{page.title}})</script>", "<script>{{#a}}go(){{/a}}</script>", "<script src=/a.js></script>",
    "<script{{#a}} type=module{{/a}}>go()</script>", "<p onclick=go()>", "<p {{#a}}ONclick=go(){{/a}}>",
    "<a href=\" JavaScript:go()\">", "<iframe srcdoc=x>", "{{{site.extra.analytics}}}",
    "{{>*site.extra.part}}",
    "<{{site.extra.element}}>", "<p {{site.extra.attributes}}>",
  ])
  func aScriptThatNoHashNamesIsLeftAlone(template: String) throws {
    #expect(try policy(template) == Self.framesOnly)
  }

  @Test func aTemplateWithoutEndIsLeftAlone() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [netlify]"),
      "Templates/partials/links.mustache": "{{#children}}{{> links}}{{> links}}{{/children}}",
    ])
    _ = try fixture.build()
    #expect(try headers(of: fixture)["Content-Security-Policy"] == Self.framesOnly)
  }

  // MARK: In a site

  /// The headers that Netlify is told to send everywhere.
  private func headers(of fixture: Fixture, _ domain: String = "example.com") throws -> [String: String] {
    var headers: [String: String] = [:]
    var path = ""
    for line in try fixture.read("Output/\(domain)/_headers").split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        path = String(line)
        continue
      }
      let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1).map(String.init)
      if path == "/*" { headers[parts[0]] = String(parts[1].dropFirst()) }
    }
    return headers
  }

  @Test func everyAnswerIsMadeSafer() throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site("hosts: [netlify]")])
    try fixture.buildCleanly()
    #expect(
      try headers(of: fixture) == [
        "Content-Security-Policy": "default-src 'none'; img-src 'self' https: data:; \(Self.rest)",
        "Strict-Transport-Security": "max-age=31536000", "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
      ])
  }

  /// What is the same on all pages is part of a style's hash.
  @Test func theLooksOfTheSiteAreKnown() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [netlify]\nlooks: {corners: square}"),
      "Templates/partials/links.mustache":
        "<style>body{margin:{{#site.looks.radius}}0{{/site.looks.radius}}}</style>",
    ])
    try fixture.buildCleanly()
    let policy = try #require(try headers(of: fixture)["Content-Security-Policy"])
    #expect(policy.contains("style-src \(Self.style); "))
  }

  @Test func anAuthorCanLeaveItToTheServer() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [netlify]\nsecurity-headers: false")
    ])
    try fixture.buildCleanly()
    #expect(try headers(of: fixture) == [:])
  }

  @Test(arguments: [
    ("Content/raw.md", Fixture.page("title: Raw\nallow-html: true", "<script>go()</script>")),
    ("Content/tool.html", "<script>go()</script>"),
  ])
  func markupOfTheAuthorsOwnIsLeftAlone(path: String, text: String) throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [netlify]"), path: text,
      "Content/a.md": Fixture.page("title: A\naliases: [\"https://go.example.com/a\"]"),
    ])
    _ = try fixture.build()
    #expect(try headers(of: fixture)["Content-Security-Policy"] == Self.framesOnly)
    #expect(
      try headers(of: fixture, "go.example.com")["Content-Security-Policy"]?.hasPrefix("default-src 'none'")
        == true)
  }
}
