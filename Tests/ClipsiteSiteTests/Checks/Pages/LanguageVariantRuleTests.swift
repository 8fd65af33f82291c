import ClipsiteText
import Testing

@testable import ClipsiteSite

struct VariantContradictionTests {
  private static let original = Fixture.page(
    """
    title: Market
    place: {type: Bakery, street: 1 Market St, locality: San Francisco, region: CA, postal-code: "94105",
            country: US,
            latitude: 37.7936, longitude: -122.3958, phone: "+1 415 555 0100", hours: ["Mo-Fr 06:00-18:00"],
            time-zone: America/Los_Angeles}
    """)

  private func files(_ frontMatter: String) -> [String: String] {
    ["Content/a.md": Self.original, "Content/a.de.md": Fixture.page("title: Markt\n\(frontMatter)")]
  }

  @Test(arguments: [
    ("type: Store", "`place.type` is not as in `a.md`"),
    ("postal-code: \"10115\", country: DE", "`place.postal-code`, `place.country` are not as in `a.md`"),
    ("latitude: 37.7, longitude: -122.3958", "`place.latitude` is not as in `a.md`"),
    ("latitude: 37.7936, longitude: -122", "`place.longitude` is not as in `a.md`"),
    ("phone: \"+49 30 555\", street: Markt 1", "`place.phone` is not as in `a.md`"),
    ("hours: [\"Mo-Fr 06:00-19:00\"]", "`place.hours` is not as in `a.md`"),
  ])
  func otherFactsOfThePlaceAreRefused(place: String, message: String) throws {
    try Fixture.expect(
      .variantContradiction, at: "Content/a.de.md", message,
      fix: "remove what is not in the language of the page: it is taken from `a.md`",
      in: files("place: {\(place)}"))
  }

  @Test func theSameFactsAgainAreNone() throws {
    try Fixture.expectNothing(
      in: files(
        "place: {type: Bakery, country: US, latitude: 37.7936, longitude: -122.3958, region: Kalifornien}"))
  }

  @Test func aPlaceOfItsOwnIsRefused() throws {
    try Fixture.expect(
      .variantContradiction, at: "Content/b.de.md", "`place` is not as in `b.md`",
      in: [
        "Content/b.md": Fixture.page("title: B"),
        "Content/b.de.md": Fixture.page("title: B\nplace: {locality: X}"),
      ])
  }

  @Test func anotherLanguageThanInTheNameIsRefused() throws {
    try Fixture.expect(
      .variantContradiction, at: "Content/a.de.md",
      "the file is named as one in `de`, but has `language: fr`", in: files("language: fr"))
    try Fixture.expectNothing(in: files("language: de"))
  }

  @Test func aDomainOfItsOwnIsRefused() throws {
    try Fixture.expect(
      .variantContradiction, "a page in another language has the domain of `a.md`",
      in: files("domain: «example.com»"))
  }
}

struct UntranslatedSubtitleTests {
  private func files(_ clip: String, original: String = "clip: {subtitle: Order ahead}") -> [String: String] {
    [
      "Content/a.md": Fixture.page("title: A\nplace: {locality: X}\n\(original)"),
      "Content/a.de.md": Fixture.page("title: A\n\(clip)"),
    ]
  }

  @Test func theSubtitleOfTheOriginalIsReported() throws {
    try Fixture.expect(
      .untranslatedSubtitle, at: "Content/a.de.md",
      "the card subtitle is in the language of the original",
      in: files(""))
  }

  @Test func soIsThatOfTheFolder() throws {
    var files = files("", original: "")
    files["Content/index.md"] = Fixture.page("title: Home\nclip: {subtitle: Order ahead}")
    try Fixture.expect(.untranslatedSubtitle, at: "Content/a.de.md", in: files)
  }

  @Test func theFolderInTheLanguageOfTheVariantHasOne() throws {
    var files = files("")
    files["Content/index.md"] = Fixture.page("title: Home\nclip: {subtitle: Order ahead}")
    files["Content/index.de.md"] = Fixture.page("title: Start\nclip: {subtitle: Vorbestellen}")
    try Fixture.expectNothing(in: files)
  }

  @Test(arguments: [
    "clip: {subtitle: Vorbestellen}", "clip: {subtitle: Order ahead}", "clip: {display: none}",
  ])
  func nothingIsSaidOf(clip: String) throws { try Fixture.expectNothing(in: files(clip)) }

  @Test func aPageWithoutACardHasNone() throws {
    try Fixture.expectNothing(in: [
      "Content/a.md": Fixture.page("title: A\nclip: {subtitle: Order ahead}"),
      "Content/a.de.md": Fixture.page("title: A"),
    ])
  }

  @Test func aRegionIsNoOtherLanguage() throws {
    var files = files("")
    files["Content/a.en-GB.md"] = files.removeValue(forKey: "Content/a.de.md")
    let found = try Fixture(files).findings()
    #expect(found == ["note: SharedExperienceLanguage Content/a.en-GB.md"])
  }
}

struct VariantWithoutOriginalTests {
  private static let message = "there is no `market.md` beside it that it could be a translation of"

  @Test func aVariantAloneIsRefused() throws {
    try Fixture.expect(
      .variantWithoutOriginal, at: "Content/market.de.md", Self.message,
      fix: "add `market.md`, or rename the file and set `language: de` in it",
      in: ["Content/market.de.md": Fixture.page("title: Markt")])
  }

  @Test func bothHaveToBeInOneFolder() throws {
    let fixture = try Fixture([
      "Content/shop/market.md": Fixture.page("title: Market"),
      "Content/de/market.de.md": Fixture.page("title: Markt"),
    ])
    let found = try fixture.check()
    #expect(found.map(\.message) == [Self.message])
    #expect(found.flatMap(\.notes).map { fixture.relative($0.range.path) } == ["Content/shop/market.md"])
  }

  @Test func theFolderOfAnotherLanguageHasPagesOfItsOwn() throws {
    try Fixture.expectNothing(in: [
      "Content/de/index.md": Fixture.page("title: Deutsch\nlanguage: de"),
      "Content/de/market.md": Fixture.page("title: Markt"),
    ])
  }
}

struct RepeatedLanguageTests {
  @Test func aVariantInTheLanguageOfItsOriginalIsRefused() throws {
    try Fixture.expect(
      .repeatedLanguage, at: "Content/a.en.md", "another file already has this text in the language `en`",
      in: ["Content/a.md": Fixture.page("title: A"), "Content/a.en.md": Fixture.page("title: A")])
  }

  @Test func letterCaseMakesNoLanguage() throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page("title: A"), "Content/a.pt-BR.md": Fixture.page("title: A"),
      "Content/a.pt-br.md": Fixture.page("title: A"),
    ])
    try fixture.expect(
      .repeatedLanguage, at: "Content/a.pt-br.md",
      "another file already has this text in the language `pt-BR`")
    #expect(
      try fixture.check().flatMap(\.notes).map { fixture.relative($0.range.path) } == ["Content/a.pt-BR.md"])
  }

  @Test func theLanguageOfAFolderCounts() throws {
    let files = [
      "Content/x/index.md": Fixture.page("title: X\nlanguage: de"),
      "Content/x/a.md": Fixture.page("title: A"),
    ]
    try Fixture.expect(
      .repeatedLanguage, at: "Content/x/a.de.md",
      in: files.merging(["Content/x/a.de.md": Fixture.page("title: A")]) { $1 })
    try Fixture.expectNothing(in: files.merging(["Content/x/a.en.md": Fixture.page("title: A")]) { $1 })
  }
}
