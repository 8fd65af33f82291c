import Testing

@testable import ClipsiteContent
@testable import ClipsiteSite

struct FingerprintTests {
  @Test(arguments: [1, 7, 8, 9, 64, 101])
  func tellsFilesApartThatDifferInOneByte(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let hash = Fingerprint.of(bytes, end: count)
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << UInt8(bit)
        #expect(Fingerprint.of(other, end: count) != hash)
      }
    }
  }

  @Test func countsOnlyTheBytesUpToTheEnd() {
    #expect(Fingerprint.of([1, 2, 3], end: 2) == Fingerprint.of([1, 2, 4, 5], end: 2))
    #expect(Fingerprint.of([1, 2, 3], end: 2) != Fingerprint.of([1, 2, 3], end: 3))
    #expect(Fingerprint.of([0, 0], end: 1) != Fingerprint.of([0, 0], end: 2))
    #expect(Fingerprint.of([1], end: 2) == 0)
  }
}
