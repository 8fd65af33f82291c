import Testing

@testable import ClipsitePreview

@Suite(.timeLimit(.minutes(30))) struct CardLineTests {
  @Test(arguments: [
    ("", "", 0), ("Donuts", "Donuts", 0), ("Donuts!", "Donut…", 1), ("Dönüts", "Dönüts", 0),
    ("👩‍👩‍👧abcde", "👩‍👩‍👧abcde", 0), ("👩‍👩‍👧abcdef", "👩‍👩‍👧abcd…", 1),
  ])
  func cutsAfterTheLimit(_ text: String, shown: String, excess: Int) {
    let line = CardLine(text: text, limit: 6)
    #expect(line.shown == shown)
    #expect(line.excess == excess)
  }
}
