import Testing

@testable import ClipsiteSystem

struct MemoryTests {
  @Test(arguments: [
    ("abc", "abcabc", 0..<6, 0..<3), ("abc", "abcabc", 1..<6, 3..<6), ("abc", "ababc", 0..<5, 2..<5),
    ("abc", "abcab", 1..<5, nil), ("abc", "abcabc", 1..<5, nil), ("", "abc", 0..<3, nil),
    ("a", "", 0..<0, nil),
  ])
  func findsBytesInsideARange(needle: String, text: String, range: Range<Int>, found: Range<Int>?) {
    let result = Array(needle.utf8).withUnsafeBytes { needle in
      Array(text.utf8).withUnsafeBytes { Memory.firstRange(of: needle, in: $0, within: range) }
    }
    #expect(result == found)
  }
}
