import ClipsiteAppClips
import Testing

struct CardTextTests {
  @Test func countsCharactersNotBytes() {
    #expect(CardText.excess(ofTitle: String(repeating: "é", count: 30)) == 0)
    #expect(CardText.excess(ofTitle: String(repeating: "👩‍🍳", count: 31)) == 1)
    #expect(CardText.excess(ofSubtitle: String(repeating: "a", count: 56)) == 0)
    #expect(CardText.excess(ofSubtitle: String(repeating: "a", count: 61)) == 5)
  }
}

struct ClipActionTests {
  @Test(arguments: [
    ("open", ClipAction.open, "OPEN", "Open"), ("view", .view, "VIEW", "View"),
    ("play", .play, "PLAY", "Play"),
  ])
  func hasThreeSpellings(text: String, action: ClipAction, api: String, label: String) {
    #expect(ClipAction(frontMatter: text) == action)
    #expect(action.frontMatter == text && action.rawValue == api && action.label == label)
  }

  @Test(arguments: ["", "OPEN", "Open", "start"])
  func knowsNoOthers(text: String) { #expect(ClipAction(frontMatter: text) == nil) }
}

struct ClipDisplayTests {
  @Test func readsFrontMatter() {
    #expect(ClipDisplay(rawValue: "card") == .card && ClipDisplay(rawValue: "banner") == .banner)
    #expect(ClipDisplay(rawValue: "none") == ClipDisplay.none && ClipDisplay(rawValue: "Card") == nil)
  }
}

/// The words of the API that the types of experiences stand for.
struct MapActionTests {
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

struct BusinessCategoryTests {
  @Test func has27Categories() {
    #expect(BusinessCategory.allCases.count == 27)
    #expect(BusinessCategory(rawValue: "FOOD_AND_DRINK") == .foodAndDrink)
    #expect(BusinessCategory(rawValue: "FOOD") == nil)
  }
}
