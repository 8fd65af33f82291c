import Testing

@testable import ClipsiteDiagnostics

@Suite(.timeLimit(.minutes(30))) struct DisplayWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("ß", 1), ("Ω", 1), ("я", 1), ("א", 1), ("…", 1), ("ｱ", 1),
    ("日", 2), ("あ", 2), ("ア", 2), ("한", 2), ("ᄀ", 2), ("，", 2), ("Ａ", 2), ("𠀀", 2), ("😀", 2), ("☕", 2),
    ("\u{301}", 0), ("\u{5B0}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{1161}", 0), ("\u{1F1E9}", 1),
  ])
  func countsColumns(_ text: String, width: Int) throws {
    let scalar = try #require(text.unicodeScalars.first)
    #expect(DisplayWidth.of(scalar) == width)
  }
}
