import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct ByteRangeTests {
  @Test(
    arguments: [
      ("bytes=0-0", .part(0..<1)), ("bytes=0-9", .part(0..<10)), ("bytes=2-4", .part(2..<5)),
      ("bytes=2-", .part(2..<10)), ("bytes=9-", .part(9..<10)), ("bytes=-3", .part(7..<10)),
      ("bytes=-10", .part(0..<10)), ("bytes=-11", .part(0..<10)), ("bytes=5-10", .part(5..<10)),
      ("bytes=0-99999999999999999999999", .part(0..<10)), ("bytes=-99999999999999999999999", .part(0..<10)),
      ("BYTES=0-1", .part(0..<2)), ("bytes= 0-1 ", .part(0..<2)),
      ("bytes=10-", .unsatisfiable), ("bytes=10-20", .unsatisfiable), ("bytes=-0", .unsatisfiable),
      ("bytes=99999999999999999999999-", .unsatisfiable), ("bytes=9223372036854775807-", .unsatisfiable),
      ("lines=0-1", .ignored), ("bytes", .ignored), ("bytes=", .ignored), ("bytes=-", .ignored),
      ("bytes=4-2", .ignored), ("bytes=a-b", .ignored), ("bytes=0-1,3-4", .ignored), ("bytes=1", .ignored),
      ("bytes=1-2-3", .ignored), ("bytes=--1", .ignored), ("bytes=+1-2", .ignored), ("bytes 0-1", .ignored),
      ("bytes=0 -1", .ignored), ("", .ignored), ("bytes=٠-١", .ignored),
    ] as [(String, RequestedRange)])
  func readsOneRange(_ field: String, _ range: RequestedRange) {
    #expect(RequestedRange(field, size: 10) == range)
  }

  @Test(
    arguments: [
      ("bytes=0-", .unsatisfiable), ("bytes=0-0", .unsatisfiable), ("bytes=-5", .ignored),
      ("bytes=-0", .unsatisfiable),
    ] as [(String, RequestedRange)])
  func nothingHasNoParts(_ field: String, _ range: RequestedRange) {
    #expect(RequestedRange(field, size: 0) == range)
  }
}
