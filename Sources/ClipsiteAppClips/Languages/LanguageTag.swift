public import ClipsiteText

/// A language tag such as `en`, `pt-BR` or `zh-Hant-TW` (BCP 47, RFC 5646).
///
/// The form is checked, not the registry. Letter case is made canonical: `zh-hant-tw` gives `zh-Hant-TW`.
public struct LanguageTag: CheckedText {
  /// The tag in its canonical letter case.
  public let rawValue: String

  /// Checks a tag.
  public init(_ text: String) throws(InvalidValue) {
    if text.isEmpty { throw InvalidValue(text, Rule.empty) }
    if text.utf8.contains(UInt8(ascii: "_")) { throw InvalidValue(text, Rule.underscore) }
    var rest = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard rest.allSatisfy(Self.isSubtag), let first = rest.popFirst() else {
      throw InvalidValue(text, Rule.badSubtag)
    }
    guard 2...3 ~= first.utf8.count, first.utf8.allSatisfy(\.isLetter) else {
      throw InvalidValue(text, Rule.badLanguage)
    }
    var subtags = [first.asciiLowercased]
    if let script = Self.take(from: &rest, where: Self.isScript) { subtags.append(Self.titleCased(script)) }
    if let region = Self.take(from: &rest, where: Self.isRegion) { subtags.append(region.asciiUppercased) }
    while let variant = Self.take(from: &rest, where: Self.isVariant) {
      subtags.append(variant.asciiLowercased)
    }
    if let next = rest.first, next.utf8.count > 1 { throw InvalidValue(text, Rule.badSubtag) }
    if rest.last?.utf8.count == 1 { throw InvalidValue(text, Rule.badSubtag) }
    subtags += rest.map(\.asciiLowercased)
    rawValue = subtags.joined(separator: "-")
  }

  /// The language subtag in lower case, as in `zh`.
  public var language: String { String(subtags[0]) }

  /// The script subtag in title case, as in `Hant`, or nil.
  public var script: String? { subtags.dropFirst().first.flatMap { Self.isScript($0) ? String($0) : nil } }

  /// The region subtag in upper case, as in `TW` or `419`, or nil.
  public var region: String? {
    subtags.dropFirst().first { !Self.isScript($0) }.flatMap { Self.isRegion($0) ? String($0) : nil }
  }

  /// The subtags, among which are language, script, and region, in this order.
  private var subtags: [Substring] { rawValue.split(separator: "-") }

  /// The form of `og:locale`: language, underscore, region, as in `en_US`; nil without a region of two
  /// letters.
  public var openGraphLocale: String? {
    region.flatMap { $0.utf8.count == 2 ? "\(language)_\($0)" : nil }
  }

  private static func isSubtag(_ text: Substring) -> Bool {
    1...8 ~= text.utf8.count && text.utf8.allSatisfy(\.isLetterOrDigit)
  }

  private static func isScript(_ text: Substring) -> Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy(\.isLetter)
  }

  private static func isRegion(_ text: Substring) -> Bool {
    (text.utf8.count == 2 && text.utf8.allSatisfy(\.isLetter))
      || (text.utf8.count == 3 && text.utf8.allSatisfy(\.isDigit))
  }

  private static func isVariant(_ text: Substring) -> Bool {
    text.utf8.count >= 5 || (text.utf8.count == 4 && text.utf8.first?.isDigit == true)
  }

  private static func take(from rest: inout ArraySlice<Substring>, where fits: (Substring) -> Bool)
    -> Substring?
  {
    guard let first = rest.first, fits(first) else { return nil }
    return rest.removeFirst()
  }

  private static func titleCased(_ text: Substring) -> String {
    text.prefix(1).asciiUppercased + text.dropFirst().asciiLowercased
  }

  /// The rules for a language tag.
  public typealias Rule = ValueRule<LanguageTag>
}

extension ValueRule<LanguageTag> {
  private static var form: String { "use a tag such as `en`, `pt-BR` or `zh-Hant`" }

  /// It may not be empty.
  public static var empty: Self { .init("the language tag is empty", fix: form) }
  /// Its subtags are joined by hyphens.
  public static var underscore: Self {
    .init("the language tag {value} has an underscore. Subtags are joined by hyphens") {
      "write `\(String($0.map { $0 == "_" ? "-" : $0 }))`"
    }
  }
  /// It starts with a language of two or three letters.
  public static var badLanguage: Self {
    .init("the language tag {value} does not start with a language of two or three letters", fix: form)
  }
  /// The subtags after it have the forms and the order of BCP 47.
  public static var badSubtag: Self {
    .init("the language tag {value} is not formed as BCP 47 wants", fix: form)
  }
}

extension LanguageTag {
  /// English, without a region.
  public static let english = LanguageTag(knownLanguage: "en")

  private init(knownLanguage language: String) {
    rawValue = language
  }

  /// Indicates whether text in the language runs from right to left: by the script of the tag, or else by the
  /// script in which the language is usually written (Unicode CLDR, “Script Metadata” and likely subtags).
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
