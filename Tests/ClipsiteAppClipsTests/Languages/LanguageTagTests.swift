import ClipsiteAppClips
import ClipsiteText
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en", nil), ("EN-us", "en-US", "en_US"), ("zh-hant-tw", "zh-Hant-TW", "zh_TW"),
    ("es-419", "es-419", nil),
    ("de-CH-1996", "de-CH-1996", "de_CH"), ("sl-rozaj-biske", "sl-rozaj-biske", nil), ("fil", "fil", nil),
    ("en-GB-x-Old", "en-GB-x-old", "en_GB"), ("ar-u-nu-latn", "ar-u-nu-latn", nil),
  ])
  func accepts(text: String, canonical: String, locale: String?) throws {
    let tag = try LanguageTag(text)
    #expect(tag.rawValue == canonical)
    #expect(tag.openGraphLocale == locale)
  }

  @Test func takesItsPartsApart() throws {
    let tag = try LanguageTag("zh-Hant-TW")
    #expect(tag.language == "zh" && tag.script == "Hant" && tag.region == "TW")
  }

  @Test(
    arguments: [
      ("", .empty), ("en_US", .underscore), ("e", .badLanguage), ("english", .badLanguage),
      ("12", .badLanguage),
      ("en-", .badSubtag), ("en--US", .badSubtag), ("en-USA1", .badSubtag), ("en-US-DE", .badSubtag),
      ("en-x", .badSubtag),
      ("en US", .badSubtag), ("dé", .badSubtag), ("en-abcdefghi", .badSubtag),
    ] as [(String, LanguageTag.Rule)])
  func refuses(text: String, rule: LanguageTag.Rule) {
    #expect(mistake { () throws(InvalidValue) in try LanguageTag(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }
}

struct AppStoreConnectLanguageTests {
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
