import Testing

@testable import ClipsiteSite

struct FoldingTests {
  private let folding = Folding()

  @Test(arguments: [
    ("San Francisco", "san francisco"), ("  O'Fallon — IL ", "ofallon il"), ("Weißenburg", "weissenburg"),
    ("Ærøskøbing", "aeroskobing"), ("Łódź", "lodz"), ("ISPARTA", "isparta"), ("Iğdır", "igdir"),
    ("İzmir", "izmir"),
    ("Orléans", "orleans"), ("Orle\u{301}ans", "orleans"), ("Ηράκλειο", "ηρακλειο"), ("Πάτρας", "πατρασ"),
    ("Київ", "киів"), ("東京都", "東京都"),
    ("서울", "\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}"), ("힣", "\u{1112}\u{1175}\u{11C2}"),
    ("ＴＯＫＹＯ１", "tokyo1"), ("الإسكندريّة", "الاسكندريه"),
    ("دُبَيّ", "دبي"), ("٩٤١٠٥", "94105"), ("תֵּל אָבִיב", "תל אביב"), ("", ""), ("!?", ""), ("K1A 0B1", "k1a 0b1"),
    ("Denver🍺", "denver"), ("☕️Café™ №5 🏳️‍🌈", "cafe 5"), ("a🇩🇪b➡c", "a b c"), ("Denver𠀀", "denver𠀀"),
  ])
  func foldsWhatPeopleMean(text: String, folded: String) {
    #expect(Array(folding.text(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  /// macOS and some keyboards write letters in parts.
  @Test(arguments: [
    (
      "서울특별시",
      "\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}\u{1110}\u{1173}\u{11A8}\u{1107}\u{1167}\u{11AF}\u{1109}\u{1175}"
    ),
    ("가게", "\u{1100}\u{1161}\u{1100}\u{1166}"), ("がぎパ", "\u{304B}\u{3099}\u{304D}\u{3099}\u{30CF}\u{309A}"),
    ("\u{30AC}", "ｶﾞ"), ("\u{95C}", "\u{921}\u{93C}"), ("São", "Sa\u{303}o"), ("Việt", "Vie\u{323}\u{302}t"),
  ])
  func foldsComposedAndDecomposedLettersAlike(composed: String, decomposed: String) {
    #expect(!composed.unicodeScalars.elementsEqual(decomposed.unicodeScalars))
    #expect(Array(folding.text(composed).utf8) == Array(folding.text(decomposed).utf8))
  }

  @Test func appendsWithoutTouchingWhatIsThere() {
    var bytes = Array("a ".utf8)
    folding.append(" B ", to: &bytes)
    #expect(bytes == Array("a b".utf8))
  }

  @Test func foldsTheSameTwice() {
    for scalar in (UInt32(1)...0xFFFF).compactMap(Unicode.Scalar.init) {
      let once = folding.text(String(Character(scalar)))
      #expect(folding.text(once) == once, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
