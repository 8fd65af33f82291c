import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct RandomHeadsTests {
  private static let head = """
    <title>T</title>
    <meta name="description" content="D">
    <link rel="canonical" href="/">

    """

  @Test func randomPagesAreReadAsTheyWereWritten() {
    for round in 0..<RandomRounds.count(1_000, of: 20_000) {
      var random = RandomHeads(seed: UInt64(round))
      let before = random.pieces(atMost: 2, inHead: true)
      let after = random.pieces(atMost: 8, inHead: false)
      let start = "<!DOCTYPE html><html><head>" + before.map(\.text).joined()
      let page = Array((start + Self.head + after.map(\.text).joined()).utf8)
      var links: [PageLink] = []
      let found = HeadAudit.check(page, expecting: Array(Self.head.utf8), links: &links).map(\.kind)
      let expected = before.contains(where: \.beginsBody) ? [.inBody(nil)] : Self.doubled(before + after)
      #expect(found == expected, "\(String(decoding: page, as: UTF8.self))")
      let values = links.map { String(decoding: page[$0.value], as: UTF8.self) }
      #expect(values == (before + after).flatMap(\.links), "\(String(decoding: page, as: UTF8.self))")
    }
  }

  private static func doubled(_ pieces: [RandomHeads.Piece]) -> [HeadFinding.Mistake] {
    var seen: Set = ["description", "canonical"]
    return pieces.flatMap(\.labels).filter { !seen.insert($0).inserted }.map { .doubled($0) }
  }
}
