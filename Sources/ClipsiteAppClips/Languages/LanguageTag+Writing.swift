extension LanguageTag {
  /// English, without a region.
  public static let english = LanguageTag(knownLanguage: "en")

  private init(knownLanguage language: String) {
    rawValue = language
  }

  /// Whether text in the language runs from right to left: by the script of the tag, or else by the script in
  /// which the language is usually written (Unicode CLDR, “Script Metadata” and likely subtags).
  public var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(language)
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// What speakers of the language call it, as in `Deutsch`, for a list of languages to choose from; with the
  /// region where the tag has one, as in `Português (BR)`. The tag itself for a language that is not in the
  /// list here.
  ///
  /// Source of the names: Unicode CLDR, “Languages by native name”.
  public var ownName: String {
    if let script, let name = Self.ownNames["\(language)-\(script)"] { return name }
    guard let name = Self.ownNames[language] else { return rawValue }
    return region.map { "\(name) (\($0))" } ?? name
  }

  private static let ownNames: [String: String] = [
    "ar": "العربية", "bg": "Български", "bn": "বাংলা", "ca": "Català", "cs": "Čeština", "cy": "Cymraeg",
    "da": "Dansk", "de": "Deutsch", "el": "Ελληνικά", "en": "English", "es": "Español", "et": "Eesti",
    "eu": "Euskara", "fa": "فارسی", "fi": "Suomi", "fr": "Français", "ga": "Gaeilge", "gl": "Galego",
    "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar", "id": "Bahasa Indonesia", "is": "Íslenska",
    "it": "Italiano", "ja": "日本語", "ko": "한국어", "lt": "Lietuvių", "lv": "Latviešu", "ms": "Bahasa Melayu",
    "nb": "Norsk bokmål", "nl": "Nederlands", "nn": "Norsk nynorsk", "no": "Norsk", "pl": "Polski",
    "pt": "Português", "ro": "Română", "ru": "Русский", "sk": "Slovenčina", "sl": "Slovenščina",
    "sr": "Српски", "sv": "Svenska", "th": "ไทย", "tr": "Türkçe", "uk": "Українська", "ur": "اردو",
    "vi": "Tiếng Việt", "zh": "中文", "zh-Hans": "简体中文", "zh-Hant": "繁體中文",
  ]
}
