import Testing

@testable import ClipsiteSystem

struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
  ])
  func followsTheVectorsOfTheStandard(_ text: String, encoded: String) {
    #expect(Base64.text(Array(text.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(text.utf8))
  }

  @Test(arguments: [1, 71, 72, 73, 144, 1000])
  func readsWhatItWrites(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let text = Base64.text(bytes, lineLength: 96)
    #expect(Base64.decode(text) == bytes)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 96 })
    #expect(!text.hasSuffix("\n"))
  }

  @Test func usesTheWholeAlphabet() {
    #expect(Base64.text([0xFB, 0xEF, 0xFF]) == "++//")
    #expect(Base64.decode("+ +\n//") == [0xFB, 0xEF, 0xFF])
  }
}
