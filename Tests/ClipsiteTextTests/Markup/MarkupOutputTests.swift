import ClipsiteText
import Testing

struct MarkupOutputTests {
  /// Appends pieces of these lengths to an array with three bytes.
  private func output(_ lengths: [Int], removing: Bool = false) -> (bytes: [UInt8], expected: [UInt8]) {
    var array: [UInt8] = [1, 2, 3]
    var expected = array
    var output = MarkupOutput(extending: &array)
    for (index, length) in lengths.enumerated() {
      let piece = [UInt8](repeating: UInt8(index), count: length)
      piece.withUnsafeBufferPointer { output.append($0) }
      expected += piece
    }
    #expect(output.count == expected.count - 3)
    if removing { output.removeAll() }
    output.finish(in: &array)
    return (array, expected)
  }

  @Test(arguments: [
    [], [0], [1, 2, 3], [4096], [4095, 1, 1], [4000, 97, 5], [9000], [5, 9000, 5], [2000, 2000, 2000],
  ])
  func appendsPiecesInOrder(lengths: [Int]) {
    let (bytes, expected) = output(lengths)
    #expect(bytes == expected)
  }

  @Test(arguments: [[], [5], [9000, 5]]) func removesOnlyItsOwnBytes(lengths: [Int]) {
    #expect(output(lengths, removing: true).bytes == [1, 2, 3])
  }
}
