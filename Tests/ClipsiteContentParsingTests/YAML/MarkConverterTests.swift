import Testing

@testable import ClipsiteContentParsing

@Suite(.timeLimit(.minutes(30))) struct MarkConverterTests {
  @Test(arguments: [[0, 1, 2, 3, 4, 5], [5, 0, 3, 1, 4, 2], [9, 0, 9], [2, 2]])
  func convertsInAnyOrder(indexes: [Int]) {
    let text = Array("aé🍩x€".utf8)
    let offsets = [0, 1, 3, 7, 8, 11]
    text.withUnsafeBytes { bytes in
      var converter = MarkConverter(bytes, base: 100, isASCII: false)
      #expect(indexes.map { converter.offset(of: $0) } == indexes.map { 100 + offsets[min($0, 5)] })
    }
  }

  @Test func countsASCIIWithoutReadingIt() {
    Array("abc".utf8).withUnsafeBytes { bytes in
      var converter = MarkConverter(bytes, base: 10, isASCII: true)
      #expect([2, 0, 9].map { converter.offset(of: $0) } == [12, 10, 13])
    }
  }
}
