import Testing

@testable import clipsite_bench

struct SampleContentTests {
  @Test func hasTheSequenceOfThePublishedGenerator() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }

  @Test func writesTheSameBytesForTheSameNumber() {
    let one = SampleLocation(41, first: 0, count: 100, bodyBytes: 1500)
    #expect(one.text == SampleLocation(41, first: 0, count: 100, bodyBytes: 1500).text)
    #expect(one.text != SampleLocation(42, first: 0, count: 100, bodyBytes: 1500).text)
  }

  @Test(arguments: [1500, 15_000])
  func writesBodiesOfAboutTheSizeAskedFor(bytes: Int) throws {
    let text = SampleLocation(7, first: 0, count: 100, bodyBytes: bytes).text
    let body = try #require(text.ranges(of: "---\n").last.map { text[$0.upperBound...] })
    #expect((bytes..<bytes + 600).contains(body.utf8.count))
  }

  @Test(arguments: [(1, 1), (7, 3), (1000, 20), (10, 10)])
  func givesEachLocationToOneFolder(locations: Int, folders: Int) {
    let size = SampleSize(locations: locations, bodyBytes: 1500, folders: folders)
    #expect((0..<folders).flatMap(size.locations(ofFolder:)) == Array(0..<locations))
  }

  @Test func countsThePartsOfLongLists() {
    #expect(SampleSize(locations: 1000, bodyBytes: 1500, folders: 1).htmlFiles == 1002 + 200 + 1 + 1)
    #expect(SampleSize(locations: 500, bodyBytes: 1500, folders: 1).htmlFiles == 502 + 100 + 1)
  }
}
