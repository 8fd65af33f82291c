/// The names of countries in a language.
package struct CountryNames: Sendable {
  /// The region's differences, the language, and English for what CLDR does not name in the language.
  private let lines: [TableLine]

  /// The names in a language.
  package init(_ locale: LocaleData) {
    lines = locale.lines("countries") + LocaleData.english.lines("countries")
  }

  /// Returns the name of a country, as in `Deutschland` for `DE`, or `nil` if no country has the code.
  ///
  /// This reads the language's line up to the name, a few kilobytes. The name is English where CLDR has none
  /// in the language.
  package func name(of code: String) -> String? {
    let code = code.uppercased()
    guard code.utf8.count == 2 else { return nil }
    for line in lines { if let name = line.value(of: code) { return name } }
    return nil
  }

  /// Returns the code of the country with a name in the language, in any letter case.
  package func code(named name: String) -> String? {
    let wanted = name.lowercased()
    return Self.codes.first { self.name(of: $0)?.lowercased() == wanted }
  }

  /// The codes of all countries (ISO 3166-1 alpha-2, and `XK` for Kosovo), sorted.
  package static var codes: [String] { TableLine.keys(of: "zone") }
}

package enum LanguageNames {
  /// Returns what speakers of a language call it, with the region of the tag, as in `Português (Brasil)`.
  ///
  /// - Returns: `nil` if the table does not have the language.
  package static func ownName(of tag: String) -> String? {
    guard let locale = LocaleData(tag), let line = locale.line("language") else { return nil }
    // `no` is a language with two written forms, and a page does not say which.
    let name = tag.lowercased() == "no" ? "Norsk" : line.field(1)
    let region = tag.split(separator: "-").dropFirst().first { $0.utf8.count == 2 }
    guard let region, let country = CountryNames(locale).name(of: String(region)) else { return name }
    return "\(name) (\(country))"
  }

  /// Returns the English name of a language, as in `German`, for messages.
  package static func englishName(of tag: String) -> String? {
    LocaleData(tag)?.line("language")?.field(2)
  }
}
