import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct BusinessCategoryTests {
  @Test func has27Categories() {
    #expect(BusinessCategory.allCases.count == 27)
    #expect(BusinessCategory(rawValue: "FOOD_AND_DRINK") == .foodAndDrink)
    #expect(BusinessCategory(rawValue: "FOOD") == nil)
  }
}
