extension LanguageTag {
  /// English, without a region.
  public static let english = LanguageTag(knownLanguage: "en")

  private init(knownLanguage language: String) {
    rawValue = language
  }

  /// Whether text in the language runs from right to left: by the script of the tag, or else by the script in which
  /// the language is usually written (Unicode CLDR, “Script Metadata” and likely subtags).
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
}
