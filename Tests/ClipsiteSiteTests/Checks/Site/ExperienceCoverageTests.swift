import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// Each planted site has its mark where a person who knows Apple's documents would put it, and nothing else.
struct ExperienceCoverageTests {
  /// A site whose files lack nothing but what a test plants.
  struct Planted: CustomTestStringConvertible {
    let name: String
    let domains: String
    var language = "en"
    let files: [String: String]

    init(_ name: String, domains: String = "example.com", language: String = "en", _ files: [String: String])
    {
      (self.name, self.domains, self.language, self.files) = (name, domains, language, files)
    }

    var testDescription: String { name }

    var content: [String: String] {
      let site = Fixture.site(
        "layout: multi-domain", replacing: "[example.com]", with: "[\(domains)]"
      ).replacing("language: en", with: "language: \(language)")
      var all = ["Content/site.yml": site]
      for (path, text) in files { all["Content/\(path)"] = Fixture.page(text) }
      return all
    }
  }

  private static let noClip = "title: Home\nclip: {display: none}"
  private static let shown = "clip: {display: card}"

  // MARK: Tags

  static let tags: [Planted] = [
    Planted(
      "a page beside a home page without the App Clip",
      ["index.md": noClip, "about.md": "title: «About»\n\(shown)"]),
    Planted(
      "a banner below a folder without the App Clip",
      [
        "index.md": noClip, "shop/index.md": "title: Shop",
        "shop/faq.md": "title: «FAQ»\nclip: {display: banner}",
      ]),
    Planted(
      "a page beside a domain with an experience", domains: "example.com, example.org",
      ["index.md": noClip, "far.md": "title: Far\ndomain: example.org", "faq.md": "title: «FAQ»\n\(shown)"]),
    Planted(
      "a page of a folder with a separate domain",
      domains: "example.com, shop.example",
      [
        "shop/index.md": "title: Shop\ndomain: shop.example\nclip: {display: none}",
        "shop/info/terms.md": "title: «Terms»\n\(shown)",
      ]),
    Planted(
      "both languages of a page",
      [
        "index.md": noClip, "about.md": "title: «About»\n\(shown)",
        "about.de.md": "title: «Wir»\n\(shown)",
      ]),
  ]

  // MARK: Printed codes

  /// App Store Connect has no cards in Irish, Basque, Icelandic, Welsh, and Latvian.
  static let codes: [Planted] = [
    Planted("a page whose URL no experience covers", language: "ga", ["index.md": "title: «Baile»"]),
    Planted(
      "a location below `display: none`",
      ["index.md": noClip, "denda.md": "title: «Denda»\nlanguage: eu\nplace: {locality: Bilbo}\n\(shown)"]),
    Planted(
      "a business on another domain", domains: "example.com, shop.example",
      ["shop/index.md": "title: «Búð»\ndomain: shop.example\nlanguage: is"]),
    Planted(
      "a page with words for a card in another language",
      [
        "index.md": noClip,
        "party.md": "title: «Parti»\nlanguage: cy\nclip: {display: card, subtitle: Croeso}",
      ]),
    Planted(
      "a location with a short URL", language: "lv",
      [
        "m.md": "title: «Veikals»\nplace: {locality: R}\n\(shown)\naliases: [«\"https://go.example.com/m\"»]",
        "index.md": noClip,
      ]),
  ]

  // MARK: Short URLs

  static let shortURLs: [Planted] = [
    Planted(
      "a short URL on the domain of its page",
      ["index.md": noClip, "about.md": "title: «About»\n\(shown)\naliases: [«/a»]"]),
    Planted(
      "two short URLs of one page",
      ["index.md": noClip, "about.md": "title: «About»\n\(shown)\naliases: [«/a», «/b»]"]),
    Planted(
      "a short URL on another domain, in a language without cards",
      language: "ga",
      ["index.md": "title: «Baile»\naliases: [«\"https://go.example.com/b\"»]"]),
    Planted(
      "the root of a domain for short URLs",
      language: "ga",
      ["index.md": "title: «Baile»\naliases: [«\"https://go.example.com\"»]"]),
    Planted(
      "a short URL with a query",
      language: "ga",
      [
        "index.md":
          "title: «Baile»\naliases: [«\"https://go.example.com\"», «\"https://go.example.com?id=1\"»]"
      ]),
  ]

  @Test(arguments: tags + shortURLs.prefix(2))
  func anUncoveredCardIsAWarning(_ planted: Planted) throws {
    let found = try findings(planted, but: ["NoHomePage"])
    try expect(found, .cardWithoutExperience, .warning, planted)
  }

  /// Another check says that nobody can register a card in these languages.
  @Test(arguments: codes + shortURLs.dropFirst(2))
  func aCardThatNobodyCanRegisterIsNotReportedAgain(_ planted: Planted) throws {
    let found = try findings(planted, but: ["UntranslatedLabels"])
    #expect(found.count == 1 && found[0].hasPrefix("warning: UnknownExperienceLanguage "), "\(found)")
  }

  /// The original of a translation may show no App Clip.
  @Test func theShortURLOfATranslationIsLikeAnyOther() throws {
    let planted = Planted(
      "a short URL of a translation",
      [
        "index.md": Self.noClip, "about.md": "title: About\nclip: {display: none}",
        "about.de.md": "title: «Wir»\n\(Self.shown)\naliases: [«/dede»]",
      ])
    try expect(try findings(planted), .cardWithoutExperience, .warning, planted)
  }

  // MARK: Uncovered pages

  static let uncovered: [Planted] = [
    Planted(
      "the home page above a location",
      [
        "index.md": "title: «Home»\nclip: {display: none}",
        "m.md": "title: M\nplace: {locality: Bonn}\n\(shown)",
      ]),
    Planted(
      "a page beside a card",
      [
        "index.md": "title: «Home»\nclip: {display: none}", "privacy.md": "title: «Privacy»",
        "party.md": "title: Party\nclip: {display: card, title: Party}",
      ]),
    Planted(
      "the home page of another domain", domains: "example.com, shop.example",
      [
        "shop/index.md": "title: «Shop»\ndomain: shop.example\nclip: {display: none}",
        "shop/m.md": "title: M\nplace: {locality: Bonn}\n\(shown)",
      ]),
    Planted(
      "a short URL of a page without the App Clip",
      [
        "m.md": "title: M\nplace: {locality: Bonn}\naliases: [\"https://go.example.com/m\"]",
        "jobs.md": "title: Jobs\nclip: {display: none}\naliases: [«\"https://go.example.com/jobs\"»]",
      ]),
    Planted(
      "a page whose URL goes on from another in the middle of a word",
      [
        "index.md": "title: «Home»\nclip: {display: none}",
        "store1.md": "title: M\nplace: {locality: B}\n\(shown)",
        "store10.md": "title: «Far»",
      ]),
  ]

  @Test(arguments: uncovered) func aScanBesideExperiencesIsANote(_ planted: Planted) throws {
    try expect(try findings(planted), .uncoveredURL, .note, planted)
  }

  // MARK: Sites that lack nothing

  static let covered: [Planted] = [
    Planted(
      "a page alone on its domain", domains: "example.com, example2.com",
      ["second.md": "title: Second\ndomain: example2.com"]),
    Planted(
      "locations and short URLs",
      ["m.md": "title: M\nplace: {locality: Bonn}\naliases: [/m2, \"https://go.example.com/m\"]"]),
    Planted(
      "pages below a home page", ["a/b/c.md": "title: C", "a/c.md": "title: C", "a/c.de.md": "title: D"]),
    Planted("a language without cards below a home page", ["ga.md": "title: G\nlanguage: ga"]),
    Planted("no App Clip anywhere", ["index.md": noClip, "about.md": "title: About\naliases: [/a]"]),
    Planted(
      "another domain without the App Clip", domains: "example.com, shop.example",
      ["shop/index.md": "title: Shop\ndomain: shop.example\nclip: {display: none}"]),
    Planted(
      "a part of a site below its own experience",
      [
        "index.md": "title: Home", "shop/index.md": "title: S\nclip: {display: none}",
        "shop/a.md": "title: A\n\(shown)",
      ]),
  ]

  @Test(arguments: covered) func coveredURLsAreNotReported(_ planted: Planted) throws {
    #expect(try findings(planted, but: ["UntranslatedLabels"]) == [])
  }

  // MARK: Messages

  @Test func messagesNameTheURLAndWhatHelps() throws {
    func message(_ planted: Planted) throws -> String {
      let found = try Fixture(planted.content).check().filter {
        $0.code.name.contains("URL") || $0.code == .cardWithoutExperience
      }
      let first = try #require(found.first { $0.code != .noHomePage })
      return "\(first.message)\n\(first.fix?.replacing(#/in \S*Content/#, with: "in Content") ?? "")"
    }
    #expect(
      try message(Self.tags[0]) == """
        the tag of https://example.com/about shows the App Clip, but no App Clip experience covers this URL
        set `clip.display: card` in Content/index.md, so that the domain has an experience, or set `clip.title` on this page for a separate one
        """)
    #expect(
      try message(Self.uncovered[0]) == """
        no App Clip experience covers https://example.com/, and a scan of it launches the default experience by Apple's documents, but shows “App Clip Unavailable” by a report, because example.com has App Clip experiences for other URLs
        set `clip.display: card` in Content/index.md, so that the domain has an experience, or print a URL of another domain
        """)
    #expect(
      try message(Self.uncovered[3]).hasSuffix(
        "\nadd the short URL https://go.example.com to a page with an experience, which covers the domain, or print a "
          + "URL of another domain"))
  }

  // MARK: Tools

  private func findings(_ planted: Planted, but ignored: [String] = []) throws -> [String] {
    try Fixture(planted.content).findings().filter { finding in
      !ignored.contains { finding.contains(" \($0) ") }
    }
  }

  private func expect(
    _ found: [String], _ code: DiagnosticCode, _ severity: Severity, _ planted: Planted,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let marks = planted.files.values.flatMap { text in
      text.split(separator: "«").dropFirst().map { $0.prefix { $0 != "»" } }
    }
    #expect(!marks.isEmpty, sourceLocation: sourceLocation)
    #expect(found.count == marks.count, "\(found)", sourceLocation: sourceLocation)
    for mark in marks {
      #expect(
        found.contains { $0.hasPrefix("\(severity): \(code.name) ") && $0.hasSuffix("«\(mark)»") },
        "\(mark) in \(found)", sourceLocation: sourceLocation)
    }
  }
}
