import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct VariantContradictionTests {
  private static let original = Fixture.page(
    """
    title: Market
    place: {type: Bakery, street: 1 Market St, locality: San Francisco, postal-code: "94105", country: US,
            latitude: 37.7936, longitude: -122.3958, phone: "+1 415 555 0100", hours: ["Mo-Fr 06:00-18:00"]}
    """)

  private func files(_ frontMatter: String) -> [String: String] {
    ["Content/a.md": Self.original, "Content/a.de.md": Fixture.page("title: Markt\n\(frontMatter)")]
  }

  @Test(arguments: [
    ("type: Store", "`place.type` is not as in `a.md`"),
    ("postal-code: \"1\", country: DE", "`place.postal-code`, `place.country` are not as in `a.md`"),
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
      "the file is named as one in `de`, but says `language: fr`", in: files("language: fr"))
    try Fixture.expectNothing(in: files("language: de"))
  }

  @Test func aDomainOfItsOwnIsRefused() throws {
    try Fixture.expect(
      .variantContradiction, "a page in another language has the domain of `a.md`",
      in: files("domain: «example.com»"))
  }
}
