/// A language of an advanced App Clip experience (App Store Connect API,
/// `AppClipAdvancedExperienceLanguage`).
///
/// There are no regions and scripts: `pt-BR` and `pt-PT` are one language here.
public enum AppStoreConnectLanguage: String, Hashable, Sendable, CaseIterable {
  /// Arabic.
  case arabic = "AR"
  /// Catalan.
  case catalan = "CA"
  /// Czech.
  case czech = "CS"
  /// Danish.
  case danish = "DA"
  /// German.
  case german = "DE"
  /// Greek.
  case greek = "EL"
  /// English.
  case english = "EN"
  /// Spanish.
  case spanish = "ES"
  /// Finnish.
  case finnish = "FI"
  /// French.
  case french = "FR"
  /// Hebrew.
  case hebrew = "HE"
  /// Hindi.
  case hindi = "HI"
  /// Croatian.
  case croatian = "HR"
  /// Hungarian.
  case hungarian = "HU"
  /// Indonesian.
  case indonesian = "ID"
  /// Italian.
  case italian = "IT"
  /// Japanese.
  case japanese = "JA"
  /// Korean.
  case korean = "KO"
  /// Malay.
  case malay = "MS"
  /// Dutch.
  case dutch = "NL"
  /// Norwegian.
  case norwegian = "NO"
  /// Polish.
  case polish = "PL"
  /// Portuguese.
  case portuguese = "PT"
  /// Romanian.
  case romanian = "RO"
  /// Russian.
  case russian = "RU"
  /// Slovak.
  case slovak = "SK"
  /// Swedish.
  case swedish = "SV"
  /// Thai.
  case thai = "TH"
  /// Turkish.
  case turkish = "TR"
  /// Ukrainian.
  case ukrainian = "UK"
  /// Vietnamese.
  case vietnamese = "VI"
  /// Chinese.
  case chinese = "ZH"

  /// The language for a BCP 47 tag, or `nil` if App Store Connect has none.
  ///
  /// Region, script and variants are dropped; Bokmål and Nynorsk are Norwegian.
  public init?(_ tag: LanguageTag) {
    let code =
      switch tag.language {
      case "nb", "nn": "no"
      case "iw": "he"
      case "in": "id"
      default: tag.language
      }
    self.init(rawValue: code.asciiUppercased)
  }
}
