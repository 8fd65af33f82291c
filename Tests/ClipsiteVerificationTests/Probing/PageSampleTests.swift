import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct PageSampleTests {
  @Test(arguments: [(nil, 5), (5, 5), (9, 5), (200, 0)] as [(Int?, Int)])
  func takesAllWhereThereAreNotMore(_ wanted: Int?, total: Int) {
    #expect(PageSample(wanted, of: total).positions == Array(0..<total))
  }

  @Test(arguments: [(0, 9), (1, 9), (8, 9), (200, 100_000)])
  func takesAsManyAsWantedInOrderTheFirstAmongThem(_ wanted: Int, total: Int) {
    let positions = PageSample(wanted, of: total).positions
    #expect(positions.count == wanted)
    #expect(zip(positions, positions.dropFirst()).allSatisfy(<))
    #expect(positions.first == (wanted > 0 ? 0 : nil))
    #expect(positions.allSatisfy { $0 < total })
  }

  @Test func takesTheSameOnesEachTimeFromAllParts() {
    let positions = PageSample(200, of: 100_000).positions
    #expect(positions == PageSample(200, of: 100_000).positions)
    for tenth in 0..<10 { #expect(positions.contains { $0 / 10_000 == tenth }) }
  }
}
