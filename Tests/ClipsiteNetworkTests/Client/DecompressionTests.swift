import ClipsiteTestTools
import Testing

@testable import ClipsiteNetwork

@Suite(.needs(LoadedLibrary.curl))
struct DecompressionTests {
  /// zlib comes with libcurl, which a program has loaded before there is an answer.
  init() throws { try #require(CurlLibrary.failure == nil) }

  /// `text`, as Python's `gzip.compress` writes it.
  private static let bytes: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xB3, 0x29,
    0xB0, 0x73, 0xC9, 0xCF, 0x2B, 0x2D, 0x29, 0xB6, 0xD1, 0x2F, 0xB0, 0xE3,
    0xB2, 0xA1, 0x33, 0x0F, 0x00, 0x70, 0x56, 0x86, 0x53, 0x7E, 0x00, 0x00,
    0x00,
  ]
  private static let text = String(repeating: "<p>Donuts</p>\n", count: 9)

  private func result(
    _ body: [UInt8], _ encodings: [String] = ["gzip"], status: Int = 200, limit: Int = 1000
  ) -> Result<[UInt8], HTTPFailure> {
    let headers = encodings.map { HTTPHeader("Content-Encoding", $0) }
    let answer = HTTPAnswer(status, headers: headers, body: body)
    return Decompression.result(of: answer, limit: limit).map(\.body)
  }

  private func failure(_ result: Result<[UInt8], HTTPFailure>) -> HTTPFailure? {
    if case .failure(let failure) = result { failure } else { nil }
  }

  @Test func aBodyIsTheOneBeforeItWasCompressed() throws {
    #expect(try result(Self.bytes).get() == Array(Self.text.utf8))
    #expect(try result(Self.bytes, ["X-GZIP"]).get() == Array(Self.text.utf8))
    // Browsers leave out what follows.
    #expect(try result(Self.bytes + [0, 0]).get() == Array(Self.text.utf8))
    #expect(try result([1, 2], []).get() == [1, 2])
    #expect(try result([1, 2], ["identity"]).get() == [1, 2])
  }

  /// The last eight bytes are the checksum and the length, so all of the text is there without them.
  @Test(arguments: 0..<bytes.count) func dataThatDoesNotEndIsAFailure(_ count: Int) {
    let failure = failure(result(Array(Self.bytes.prefix(count))))
    #expect(failure?.kind == .encoding && failure?.reason.contains("ends too early") == true)
  }

  @Test func anAnswerWithoutABodyHasNothingToDecompress() throws {
    #expect(try result([], status: 304).get() == [])
  }

  @Test(arguments: [1, 7, 20]) func brokenDataIsAFailure(_ position: Int) {
    var bytes = Self.bytes
    bytes[bytes.count - position] ^= 0xFF
    #expect(failure(result(bytes))?.kind == .encoding)
    #expect(failure(result(Array(Self.text.utf8)))?.reason.contains("incorrect header check") == true)
  }

  @Test(arguments: [["br"], ["gzip", "gzip"], ["gzip, br"]])
  func anEncodingThatWasNotAcceptedIsAFailure(_ encodings: [String]) {
    #expect(failure(result(Self.bytes, encodings))?.kind == .encoding)
  }

  @Test func theLimitIsThatOfTheTextAndNotOfItsCompressedBytes() {
    let count = Self.text.utf8.count
    #expect(failure(result(Self.bytes, limit: count)) == nil)
    #expect(
      failure(result(Self.bytes, limit: count - 1))?.reason == "the answer has more than \(count - 1) bytes")
  }
}
