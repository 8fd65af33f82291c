import Testing

@testable import ClipsitePreview

@Suite(.timeLimit(.minutes(30))) struct ListPartsTests {
  @Test(arguments: [
    (0, 1, 0..<0), (10, 1, 0..<10), (25, 1, 0..<10), (25, 3, 20..<25), (25, 99, 20..<25), (20, 3, 10..<20),
    (25, Int.max, 20..<25),
  ])
  func givesTheRange(_ total: Int, _ number: Int, _ range: Range<Int>) {
    #expect(ListParts(total, length: 10, number: number).range == range)
  }
}
