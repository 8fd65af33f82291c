@testable import ClipsiteContent
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteSite

/// What pages in other languages say: the key `words`.
struct WordTableTests {
  private static let template = """
    <head>{{head.tags}}</head><body>{{#place}}{{#hours}}{{text}};{{/hours}} {{#address-lines}}{{.}};{{/address-lines}}{{/place}} \
    {{page.extra.labels.hours}}|{{page.extra.labels.phone}}|{{page.extra.more}}|{{site.extra.labels.missing}}
    """
  private static let place =
    "place: {locality: Lund, country: SE, hours: [\"Mo-Fr 06:00-18:00\", \"Su 08:00-12:00\"]}"

  private func text(_ language: String, words: String = "", extra: String = "") throws -> String {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(words), "Templates/location.mustache": Self.template,
      "Content/a.md": Fixture.page("title: A\nlanguage: \(language)\n\(Self.place)\n\(extra)"),
    ])
    try fixture.buildCleanly()
    let page = try fixture.read("Output/example.com/a.html")
    return String(page[(page.range(of: "<body>")?.upperBound ?? page.startIndex)...])
  }

  @Test(arguments: [
    ("en", "Monday 06:00–18:00;Tuesday"), ("nl", "maandag 06:00–18:00;dinsdag"),
    ("de-AT", "Montag 06:00–18:00;Dienstag"), ("he", "יום שני 6:00–18:00;יום שלישי"),
    ("sv", "måndag 06:00–18:00;tisdag"), ("az", "Monday 6:00\u{A0}AM – 6:00\u{A0}PM;Tuesday"),
  ])
  func daysHaveTheNamesOfTheLanguage(_ language: String, start: String) throws {
    // App Store Connect does not have Azerbaijani.
    let clip = language == "az" ? "clip: {language: en}" : ""
    #expect(try text(language, extra: clip).hasPrefix(start))
  }

  private static let swedish = """
    words:
      sv:
        days: {monday: Måndag, friday: Fredag}
        countries: {SE: Sverige}
        labels: {hours: Öppettider, phone: Telefon}
    """

  @Test func aSiteSaysWhatIsNotKnown() throws {
    let days = ["Måndag", "tisdag", "onsdag", "torsdag", "Fredag"].map { "\($0) 06:00–18:00;" }.joined()
    let start = days + "lördag Stängt;söndag 08:00–12:00; Lund; "
    #expect(try text("sv", words: Self.swedish) == start + "Öppettider|Telefon||")
    #expect(
      try text("sv-FI", words: Self.swedish, extra: "extra: {labels: {hours: Öppet}, more: x}")
        == start + "Öppet|Telefon|x|")
    #expect(try text("fr", words: Self.swedish).hasSuffix(" Lund; |||"))
  }

  @Test func theAnswerToUnknownAddressesHasTheWordsOfTheSite() throws {
    let words = "words: {en: {labels: {missing: Lost}}}"
    #expect(try text("fr", words: words).hasSuffix("|||Lost"))
  }

  @Test(arguments: [
    ("«xx_yy»: {days: {}}", DiagnosticCode.invalidLanguage), ("nl: {«dayz»: {}}", DiagnosticCode.unknownKey),
    ("nl: {days: {«montag»: x}}", DiagnosticCode.unknownKey),
    ("nl: {countries: {«XX»: x}}", DiagnosticCode.invalidPlace),
    ("nl: {labels: {closes-day: «'{day} om {tijd}'»}}", DiagnosticCode.unknownPlaceholder),
  ])
  func reportsWhatItDoesNotKnow(_ words: String, code: DiagnosticCode) throws {
    try Fixture.expect(code, in: ["Content/site.yml": Fixture.site("words: {\(words)}")])
  }
}
