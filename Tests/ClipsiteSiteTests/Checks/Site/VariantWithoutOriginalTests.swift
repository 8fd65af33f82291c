import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct VariantWithoutOriginalTests {
  private static let message = "there is no `market.md` beside it that would say the same in another language"

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
