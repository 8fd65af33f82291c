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

  /// Returns the code of the country with a name in any language of the table, in any letter case.
  ///
  /// A name that means two countries in two languages has no code.
  package static func code(inAnyLanguage name: String) -> String? { codesByName[name.lowercased()] ?? nil }

  /// The codes by all names. Made when a country is first given by a name that is not English.
  private static let codesByName: [String: String?] = {
    var found: [String: String?] = [:]
    for names in LocaleData.languages.compactMap({ LocaleData($0) }).map(CountryNames.init) {
      for code in codes {
        guard let name = names.name(of: code)?.lowercased() else { continue }
        found[name] = .some(found[name, default: code] == code ? code : nil)
      }
    }
    return found
  }()

  /// The codes of all countries with their English names, sorted by code.
  package static var english: [(code: String, name: String)] {
    LocaleData.english.lines("countries").flatMap(\.fields).map { field in
      (String(field.prefix(2)), String(field.dropFirst(3)))
    }
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
