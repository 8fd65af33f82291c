import ClipsiteContentParsing
import Testing

@Suite(.timeLimit(.minutes(30))) struct LocatedTests {
  @Test func keepsItsRangeWhenMapped() {
    #expect(Located("42", at: 3..<5).map { Int($0) } == Located(42, at: 3..<5))
  }
}
