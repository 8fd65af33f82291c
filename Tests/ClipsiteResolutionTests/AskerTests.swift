import ClipsiteResolution
import Testing

@Suite(.timeLimit(.minutes(30))) struct AskerTests {
  @Test func speaksOfTheSystem() {
    #expect(Asker().description == "iPhone with the newest iOS")
    #expect(Asker(.ipad, system: IOSVersion("16.3")).description == "iPad with iPadOS 16.3")
    #expect(Asker(.android).description == "Android")
  }
}
