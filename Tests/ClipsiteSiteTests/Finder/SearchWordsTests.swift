import Testing

@testable import ClipsiteSite

struct SearchWordsTests {
  private static func words(_ text: String) -> String {
    var bytes = Array("before".utf8)
    SearchWords.append(text, by: Folding(), to: &bytes)
    return String(decoding: bytes.dropFirst("before".utf8.count), as: UTF8.self)
  }

  @Test(arguments: [
    ("Saint Louis", "St. Louis"), ("Mount Vernon", "Mt Vernon"), ("Fort Worth", "FT. WORTH"),
    ("Smith & Sons", "Smith and Sons"), ("Muenchen", "München"), ("Poeßneck", "Pößneck"),
    ("Market Street", "Market St."), ("Lange Strasse 2", "Lange Straße 2"), ("Bräuhaus", "Braeuhaus"),
    ("Winston-Salem", "winston salem"), ("O’Fallon", "O'Fallon"),
  ])
  func spellingsOfTheSameWordsAreTheSame(one: String, other: String) {
    #expect(Self.words(one) == Self.words(other))
  }

  @Test(arguments: [
    ("", ""), ("And", ""), ("and Sons", "sons"), ("Fort and", "ft"), ("Saints", "saints"), ("&", ""),
  ])
  func onlyWholeWordsChange(text: String, words: String) { #expect(Self.words(text) == words) }
}
