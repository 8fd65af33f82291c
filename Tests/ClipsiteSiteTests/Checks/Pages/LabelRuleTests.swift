import ClipsiteLocales
import ClipsiteMustache
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering

/// The words of the theme: what pages show, and what is reported.
struct LabelRuleTests {
  private static let theme = [
    "Templates/page.mustache":
      "<head>{{head.tags}}</head><body>{{labels.hours}}|{{labels.phone}}|{{page.extra.labels.more}}"
  ]

  private func text(_ frontMatter: String, site: String = "") throws -> String {
    let fixture = try Fixture(
      Self.theme.merging([
        "Content/site.yml": Fixture.site(site), "Content/a.md": Fixture.page("title: A\n\(frontMatter)"),
      ]) { $1 })
    _ = try fixture.build()
    let page = try fixture.read("Output/example.com/a.html")
    return String(page[(page.range(of: "<body>")?.upperBound ?? page.startIndex)...])
  }

  @Test(arguments: [
    ("en", "Opening hours|Phone|"), ("de", "Öffnungszeiten|Telefon|"), ("de-AT", "Öffnungszeiten|Telefon|"),
    ("ja", "営業時間|電話番号|"), ("ar", "ساعات العمل|الهاتف|"), ("zh-TW", "營業時間|電話|"),
    ("bg", "Opening hours|Phone|"),
  ])
  func areThoseOfTheLanguage(language: String, expected: String) throws {
    #expect(try text("language: \(language)") == expected)
  }

  @Test func theSitesOwnWordsWin() throws {
    let words = "words: {de: {labels: {hours: Geöffnet, more: Mehr}}}"
    #expect(try text("language: de-CH", site: words) == "Geöffnet|Telefon|Mehr")
    let own = "language: de\nextra: {labels: {hours: Offen}}"
    #expect(try text(own, site: words) == "Offen|Telefon|Mehr")
  }

  /// The words on the pages of locations follow the country where a region has others.
  @Test func aCountryCanHaveOtherWords() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A\nlanguage: pt\nplace: {locality: Faro, country: PT}"),
      "Content/b.md": Fixture.page("title: B\nlanguage: pt\nplace: {locality: Natal, country: BR}"),
      "Templates/location.mustache": "<head>{{head.tags}}</head>{{labels.address}}",
    ])
    _ = try fixture.build()
    #expect(try fixture.read("Output/example.com/a.html").hasSuffix("Morada"))
    #expect(try fixture.read("Output/example.com/b.html").hasSuffix("Endereço"))
  }

  // MARK: Missing words

  @Test func aLanguageWithoutWordsIsReportedOnce() throws {
    let files = [
      "Content/a.md": Fixture.page("title: A\nlanguage: bg"),
      "Content/b.md": Fixture.page("title: B\nlanguage: bg"),
    ]
    try Fixture.expect(
      .untranslatedLabels, at: "Content/site.yml",
      "pages in Bulgarian (`bg`) show English for the words hours, phone of the theme",
      fix: "add `words: {bg: {labels: {hours: …, phone: …}}}`", in: Self.theme.merging(files) { $1 })
  }

  @Test(arguments: [
    ("words: {bg: {labels: {hours: Работно време, phone: Телефон}}}", ""),
    ("words: {bg: {labels: {hours: Работно време}}}", "extra: {labels: {phone: Телефон}}"),
  ])
  func whatTheSiteSaysIsNotMissing(site: String, page: String) throws {
    let files = [
      "Content/site.yml": Fixture.site(site), "Content/a.md": Fixture.page("title: A\nlanguage: bg\n\(page)"),
    ]
    try Fixture.expectNothing(in: Self.theme.merging(files) { $1 })
  }

  /// A theme from version 0.1 has its own words.
  @Test func aThemeWithoutLabelsMissesNone() throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nlanguage: bg")])
  }

  // MARK: Misspelled names

  @Test func aMisspelledLabelIsReported() throws {
    let files = [
      "Content/site.yml": Fixture.site("words: {de: {labels: {«huors»: Offen, address: Ort}}}"),
      "Content/a.md": Fixture.page("title: A\nextra: {labels: {«phnoe»: Fon, more: x}}"),
    ]
    try Fixture.expect(.unknownLabel, in: Self.theme.merging(files) { $1 })
    try Fixture.expect(
      .unknownLabel, "no template uses the label `huors`", fix: "did you mean `hours`?",
      in: Self.theme.merging(["Content/site.yml": Fixture.site("words: {de: {labels: {«huors»: Offen}}}")]) {
        $1
      })
  }

  @Test func aTemplateWithAMisspelledLabelIsAnError() throws {
    try Fixture.expect(
      .unknownVariable,
      in: ["Templates/page.mustache": "<head>{{head.tags}}</head>{{labels.«huors»}}"])
  }
}
