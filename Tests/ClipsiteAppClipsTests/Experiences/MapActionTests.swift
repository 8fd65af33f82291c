import ClipsiteAppClips
import Testing

/// The words of the API that the types of experiences stand for.
@Suite(.timeLimit(.minutes(30))) struct MapActionTests {
  @Test func thereAreAsManyWordsAsInTheAPI() {
    #expect(MapAction.allCases.count == 41)
    #expect(PlaceRelationship.allCases.map(\.rawValue) == ["OWNER", "AUTHORIZED", "OTHER"])
    #expect(PhoneType.allCases.map(\.rawValue) == ["FAX", "LANDLINE", "MOBILE", "TOLLFREE"])
  }

  @Test(arguments: [
    "RESTAURANT_ORDER_FOOD", "CHARGE_EV", "BOOK_TEETIMES", "PAY_TO_PARK", "THEATER_NOW_PLAYING",
  ])
  func knowsTheWord(_ word: String) { #expect(MapAction(rawValue: word)?.rawValue == word) }
}
