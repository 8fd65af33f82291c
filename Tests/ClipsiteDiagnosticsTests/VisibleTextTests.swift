import Testing

@testable import ClipsiteDiagnostics

@Suite(.timeLimit(.minutes(30))) struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\nb\tc\rd", "a\\nb\\tc\\rd"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{0}", "\\u{00}"),
    ("\u{7F}\u{85}\u{9B}", "\\u{7F}\\u{85}\\u{9B}"), ("a\u{202E}b\u{2066}c", "a\\u{202E}b\\u{2066}c"),
    ("\u{200E}\u{200F}\u{61C}", "\\u{200E}\\u{200F}\\u{61C}"),
    ("\u{2028}\u{2029}\u{FEFF}\u{200B}", "\\u{2028}\\u{2029}\\u{FEFF}\\u{200B}"),
    ("日本 café 👨‍👩‍👧", "日本 café 👨‍👩‍👧"), ("back\\slash", "back\\slash"),
  ])
  func spellsOutWhatATerminalActsOn(_ text: String, escaped: String) {
    #expect(VisibleText.escaped(text) == escaped)
  }

  @Test func spellsOutInvalidBytes() {
    #expect(VisibleText.escape(forInvalid: 0xE9) == "\\xE9")
    #expect(VisibleText.escape(forInvalid: 0x80) == "\\x80")
  }
}
