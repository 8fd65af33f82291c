import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct AppStoreConnectLanguageTests {
  @Test func has32Languages() { #expect(AppStoreConnectLanguage.allCases.count == 32) }

  @Test(
    arguments: [
      ("en", .english), ("en-GB", .english), ("pt-BR", .portuguese), ("pt-PT", .portuguese),
      ("zh-Hans", .chinese),
      ("zh-Hant-TW", .chinese), ("nb", .norwegian), ("nn-NO", .norwegian), ("no", .norwegian),
      ("uk", .ukrainian),
      ("iw", .hebrew), ("in", .indonesian), ("bg", nil), ("fil", nil),
    ] as [(String, AppStoreConnectLanguage?)])
  func followsFromATag(text: String, expected: AppStoreConnectLanguage?) throws {
    #expect(try AppStoreConnectLanguage(LanguageTag(text)) == expected)
  }
}
