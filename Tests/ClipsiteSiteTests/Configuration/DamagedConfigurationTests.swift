import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteSite

/// Damaged settings of sites and pages end or are reported, inside the file.
struct DamagedConfigurationTests {
  private static let tokens = [
    ": ", "- ", "[", "]", "{", "}", ", ", "\"", "'", "\n", "\n  ", "true", "null", "-1", "../", "https://",
    "javascript:",
    "example.com", "{}", "99999999999999999999", "é", "\\u0000",
  ]

  @Test func ofASite() throws {
    let seeds = [
      Fixture.siteYAML,
      Fixture.siteYAML + """
        layout: single-domain
        page-files: folders
        hosts: [netlify, {nginx: x}]
        universal-links: [{path: "/a*", exclude: true}]
        theme-color: {light: "#fff", dark: "#000"}
        icons: {touch: t.png, favicon: f.svg}
        social: {twitter: "@donuts"}
        android: {package: com.example, fingerprints: [AA]}
        publish: {production: {to: {example.com: "s3://site"}, endpoint: "https://s3.example.com"}}
        extra: {labels: {a: b}}
        """,
    ]
    var damage = Mutations("site", of: seeds, tokens: Self.tokens)
    var parser = DocumentParser()
    try damage.forEach { bytes in
      let file = SourceFile(path: "site.yml", bytes: bytes)
      var diagnostics: [Diagnostic] = []
      let tree = parser.parseYAML(file, diagnostics: &diagnostics)
      _ = ConfigurationReader.read(tree.root, &diagnostics)
      try #require(Hostile.strays(diagnostics, in: file) == [])
    }
  }

  @Test func ofAPage() throws {
    let seeds = [
      Fixture.page(
        """
        title: Market
        description: Fresh
        slug: market
        domain: shop.example.net
        image: a.png
        clip: {display: card, title: Card, subtitle: Sub, action: open, category: FOOD_AND_DRINK, card-page: card}
        place: {street: 1 Market St, country: US, latitude: 37.79, longitude: -122.3, phone: "+1 415", hours: ["Mo-Fr 06:00-18:00"]}
        aliases: [/m, "https://go.example.com/m"]
        app-links: {ios: [{url: "donuts://m", app-name: D}], web: {should-fallback: true}}
        draft: false
        """)
    ]
    var damage = Mutations("front-matter", of: seeds, tokens: Self.tokens)
    var (parser, reader) = (DocumentParser(), FrontMatterReader(language: .english))
    try damage.forEach { bytes in
      let file = SourceFile(path: "page.md", bytes: bytes)
      var diagnostics: [Diagnostic] = []
      let document = parser.parse(file, diagnostics: &diagnostics)
      _ = reader.read(document.frontMatter.root, &diagnostics)
      try #require(Hostile.strays(diagnostics, in: file) == [])
    }
  }
}
