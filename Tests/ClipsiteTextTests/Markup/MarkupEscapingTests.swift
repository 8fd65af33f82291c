import ClipsiteText
import Testing

struct MarkupEscapingTests {
  @Test func setsDifferInTheirCharacters() {
    let text = "a&b<c>d\"e'f\tg\nh\ri\u{0} ü 🍩 #"
    let escaped = { MarkupEscaping.escaped(text, $0) }
    #expect(escaped(.html) == "a&amp;b&lt;c&gt;d&quot;e&#39;f\tg\nh\ri\u{0} ü 🍩 #")
    #expect(escaped(.xml) == "a&amp;b&lt;c&gt;d&quot;e'f\tg\nh\ri\u{0} ü 🍩 #")
    #expect(escaped(.xmlWithSpaces) == "a&amp;b&lt;c&gt;d&quot;e'f&#9;g&#10;h&#13;i\u{0} ü 🍩 #")
  }

  @Test(arguments: zip([EscapedCharacters.html, .xml, .xmlWithSpaces], ["\"&'<>", "\"&<>", "\t\n\r\"&<>"]))
  func escapesExactlyTheSet(characters: EscapedCharacters, expected: String) {
    let changed = (0...255).filter { byte in
      var output: [UInt8] = []
      [UInt8(byte)].withUnsafeBufferPointer { MarkupEscaping.escape($0, characters, into: &output) }
      return output != [UInt8(byte)]
    }
    #expect(changed == expected.utf8.map(Int.init))
  }

  /// Eight bytes are looked at in one step, so each place in a text and each length of it counts.
  @Test(arguments: ["&", "<", ">", "\"", "'", "#", "\n", "é", "\u{7F}", "\u{0}"])
  func escapesWhereverACharacterIs(character: String) {
    for characters in [EscapedCharacters.html, .xml, .xmlWithSpaces] {
      let alone = MarkupEscaping.escaped(character, characters)
      for (before, after) in (0..<20).flatMap({ before in (0..<20).map { (before, $0) } }) {
        let (start, end) = (String(repeating: "a", count: before), String(repeating: "~", count: after))
        #expect(MarkupEscaping.escaped(start + character + end, characters) == start + alone + end)
      }
    }
  }
}
