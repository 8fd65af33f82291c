import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// The card of a short URL is that of the page above it, and not of the page above its page.
struct ShortURLCardsTests {
  static func files(_ aliases: String, business: String = "", plain: String = "") -> [String: String] {
    [
      "Content/biz/index.md": Fixture.page("title: Biz\n\(business)"),
      "Content/biz/plain.md": Fixture.page("title: Plain\n\(plain)aliases: [\(aliases)]"),
    ]
  }

  @Test(arguments: ["«/p»", "«/q/p»", "/biz/p, «/p»"])
  func aShortURLOutsideOfTheBusinessIsAWarning(aliases: String) throws {
    try Fixture.expect(.shortURLOfAnotherCard, severity: .warning, in: Self.files(aliases))
  }

  @Test func theMessageNamesBothCards() throws {
    try Fixture.expect(
      .shortURLOfAnotherCard,
      "the short URL https://example.com/p shows the card of https://example.com/, but its page shows that of "
        + "https://example.com/biz",
      fix: "set `clip.title` on this page for a separate card, or begin the short URL with `/biz`",
      in: Self.files("«/p»"))
  }

  @Test func theShortURLOfATranslationIsLikeAnyOther() throws {
    var files = Self.files("/biz/x")
    files["Content/biz/plain.de.md"] = Fixture.page("title: P\naliases: [«/p»]")
    try Fixture.expect(.shortURLOfAnotherCard, in: files)
  }

  @Test(arguments: [
    files("/biz/p"), files("/p", plain: "clip: {title: Own}\n"),
    files("/p", business: "clip: {display: none}"),
    files("/p", plain: "clip: {display: none}\n"),
    files("\"https://go.example.com/p\""),
  ])
  func theSameCardIsSilent(files: [String: String]) throws {
    #expect(try !Fixture(files).findings().contains { $0.contains("ShortURLOfAnotherCard") })
  }
}
