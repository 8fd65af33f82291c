import Testing

@testable import ClipsiteHTTPServer

@Suite struct EntityTagTests {
  @Test func isQuotedAndOfOneLength() {
    for count in 0..<40 {
      let text = EntityTag(of: [UInt8](repeating: 0, count: count)).text
      #expect(text.utf8.count == 34 && text.hasPrefix("\"") && text.hasSuffix("\""))
    }
  }

  @Test func isTheSameForTheSameBytes() {
    #expect(EntityTag(of: Array("page".utf8)) == EntityTag(of: Array("page".utf8)))
  }

  @Test func everyBitAndEveryLengthCounts() {
    let bytes = [UInt8]((0..<37).map { $0 &* 7 })
    var tags: Set<EntityTag> = [EntityTag(of: bytes)]
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        tags.insert(EntityTag(of: changed))
      }
    }
    for count in 0..<37 { tags.insert(EntityTag(of: [UInt8](repeating: 0, count: count))) }
    #expect(tags.count == 1 + 37 * 8 + 37)
  }
}
