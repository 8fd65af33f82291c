import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct StableHashTests {
  /// These are parts of file names: a change would rename pages.
  @Test(arguments: [
    ([], "69aj9x2cz0mze"), (["a"], "vwmqf3at93vn3"), (["Mill Inn", "1 High St", "York"], "4m0q5tm4mcadc"),
  ])
  func staysWhatItIs(texts: [String], expected: String) {
    #expect(StableHash(texts).text == expected)
  }

  @Test func tellsWhereATextEnds() {
    #expect(StableHash(["ab", "c"]) != StableHash(["a", "bc"]))
    #expect(StableHash(["a", ""]) != StableHash(["a"]))
  }

  @Test func spreadsItsPrefix() {
    let prefixes = Set((0..<10_000).map { StableHash(["\($0)"]).text.prefix(6) })
    #expect(prefixes.count > 9_990)
  }
}
