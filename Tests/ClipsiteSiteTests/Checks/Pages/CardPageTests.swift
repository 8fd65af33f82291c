import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

/// A page that shows the card needs a card.
struct CardPageTests {
  @Test(arguments: [
    "clip: {display: banner, card-page: order}", "clip: {card-page: order}",
    "place: {locality: X}\nclip: {display: none, card-page: order}",
  ])
  func aCardPageWithoutACardIsAnError(keys: String) throws {
    try Fixture.expect(
      .cardPageWithoutCard, at: "Content/a.md", severity: .error,
      in: ["Content/a.md": Fixture.page("title: A\n\(keys)")])
  }

  @Test(arguments: [
    "clip: {display: banner, card-page: order, title: A}", "place: {locality: X}\nclip: {card-page: order}",
  ])
  func aPageWithACardCanHaveOne(keys: String) throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\n\(keys)")])
  }

  /// The business hands the key down to its locations.
  @Test func aBusinessWithoutACardCanStateIt() throws {
    let found = try Fixture([
      "Content/biz/index.md": Fixture.page("title: Biz\nclip: {display: none, card-page: order}"),
      "Content/biz/a.md": Fixture.page("title: A\nplace: {locality: X}\nclip: {display: card}"),
    ]).findings()
    #expect(!found.contains { $0.contains("CardPageWithoutCard") })
  }
}
