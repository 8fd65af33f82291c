import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct LanguageTagNameTests {
  @Test(arguments: [
    ("de", "Deutsch"), ("pt-BR", "Português (BR)"), ("zh-Hant", "繁體中文"), ("zh-Hant-TW", "繁體中文"),
    ("zh-TW", "中文 (TW)"), ("sr-Latn", "Српски"), ("he", "עברית"), ("tlh", "tlh"), ("gsw-CH", "gsw-CH"),
  ])
  func isWhatSpeakersCallTheLanguage(tag: String, name: String) throws {
    #expect(try LanguageTag(tag).ownName == name)
  }

  @Test func everyLanguageOfAppStoreConnectHasOne() throws {
    for language in AppStoreConnectLanguage.allCases {
      let tag = try LanguageTag(language.rawValue)
      #expect(tag.ownName != tag.rawValue)
    }
  }
}
