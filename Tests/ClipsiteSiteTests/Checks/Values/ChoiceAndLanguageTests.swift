@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct InvalidChoiceTests {
  @Test(arguments: [
    (
      "layout: «multidomain»", "`layout` is one of multi-domain, single-domain, not `multidomain`",
      "did you mean `multi-domain`?"
    ),
    ("theme: «bistrot»", "`theme` is one of clean, bistro, not `bistrot`", "did you mean `bistro`?"),
    ("page-files: «tree»", "`page-files` is one of flat, folders, not `tree`", "use one of these words"),
  ])
  func looksAtTheConfiguration(line: String, message: String, fix: String) throws {
    try Fixture.expect(.invalidChoice, message, fix: fix, in: ["Content/site.yml": Fixture.site(line)])
  }

  @Test(arguments: [
    ("clip: {display: «Card»}", "`display` is one of card, banner, none, not `Card`", "did you mean `card`?"),
    ("clip: {action: «OPEN»}", "`action` is one of open, view, play, not `OPEN`", "did you mean `open`?"),
    (
      "robots: «noindex, nofollow»", "`robots` is one of index, noindex, not `noindex, nofollow`",
      "use one of these words"
    ),
    (
      "clip: {category: «FOOD»}",
      "`category` is one of AUTOMOTIVE, BEAUTY, BIKES, BOOKS, CASINO, EDUCATION, EDUCATION_JAPAN, "
        + "ENTERTAINMENT, …, not `FOOD`",
      "did you mean `FOOD_AND_DRINK`?"
    ),
    (
      "clip: {map-action: «FLY»}",
      "`map-action` is one of BUY_TICKETS, VIEW_AVAILABILITY, VIEW_PRICING, HOTEL_BOOK_ROOM, "
        + "PARKING_RESERVE_PARKING, RESTAURANT_JOIN_WAITLIST, RESTAURANT_ORDER_DELIVERY, "
        + "RESTAURANT_ORDER_FOOD, …, not `FLY`",
      "use one of the words that `clipsite schema page` lists"
    ),
  ])
  func looksAtFrontMatter(line: String, message: String, fix: String) throws {
    let line =
      line.contains(", nofollow") ? line.replacing("«", with: "«\"").replacing("»", with: "\"»") : line
    try Fixture.expect(
      .invalidChoice, message, fix: fix, in: ["Content/a.md": Fixture.page("title: A\n\(line)")])
  }

  @Test(arguments: [
    "clip: {display: card}", "clip: {display: banner}", "clip: {display: none}", "clip: {action: open}",
    "clip: {action: view}", "clip: {action: play}", "clip: {category: FOOD_AND_DRINK}", "robots: index",
    "robots: noindex",
  ])
  func isContentWith(line: String) throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\n\(line)")])
  }
}

struct InvalidLanguageTests {
  @Test(arguments: [
    ("en_US", "the language tag `en_US` has an underscore. Subtags are joined by hyphens"),
    ("e", "the language tag `e` does not start with a language of two or three letters"),
    ("en-\"><", "the language tag `en-\"><` is not formed as BCP 47 wants"),
  ])
  func refuses(language: String, message: String) throws {
    try Fixture.expect(
      .invalidLanguage, message,
      in: ["Content/site.yml": Fixture.site(replacing: "language: en", with: "language: «'\(language)'»")])
    try Fixture.expect(
      .invalidLanguage, message, in: ["Content/a.md": Fixture.page("title: A\nlanguage: «'\(language)'»")]
    )
  }

  @Test(arguments: [
    ("de_DE", "the language tag `de_DE` has an underscore. Subtags are joined by hyphens"),
    ("german", "the language tag `german` does not start with a language of two or three letters"),
  ])
  func refusesTheNameOfAVariant(tag: String, message: String) throws {
    try Fixture.expect(
      .invalidLanguage, at: "Content/a.\(tag).md", message,
      in: ["Content/a.md": Fixture.page("title: A"), "Content/a.\(tag).md": Fixture.page("title: A")])
  }

  @Test func noIsNorwegian() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nlanguage: no")])
    #expect(try fixture.build().diagnostics == [])
    #expect(try fixture.read("Output/example.com/a.html").contains("<html lang=\"no\">"))
  }
}
