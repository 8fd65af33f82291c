package import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteLocales
import ClipsiteMustache

/// The site's own words in its languages: the key `words` of `site.yml`.
package struct WordTable: Sendable {
  /// By language tags.
  private var entries: [String: LanguageWords] = [:]
  /// The labels that clipsite's own themes do not have. Another theme can have them.
  package private(set) var unusualLabels: [Ranged<String>] = []

  /// The site's words for a language: its own, or those of the language without region, or without script and
  /// region.
  package func words(in language: LanguageTag) -> LanguageWords {
    if entries.isEmpty { return .none }
    if let words = entries[language.rawValue] { return words }
    let inScript = LocaleData(language.rawValue).flatMap { entries[$0.language] }
    return inScript ?? entries[language.language] ?? .none
  }

  /// Decodes the mapping.
  static func read(_ reader: inout MappingReader, _ key: Key) -> WordTable {
    var table = WordTable()
    guard let node = reader.mapping(key) else { return table }
    for (key, value) in node.entries {
      guard let text = key.text, !value.isEmpty else { continue }
      let located = Ranged(text, at: key.range)
      let tag = reader.value(of: located, .invalidLanguage, LanguageTag.init(_:))
      var entry = MappingReader(value, WordKeys.keys)
      let known = tag.map { table.words(in: $0.value) } ?? .none
      let words = Self.read(&entry, besides: known)
      table.unusualLabels += MappingReader.unusualLabels(in: value)
      var diagnostics: [Diagnostic] = []
      entry.finish(&diagnostics)
      diagnostics.forEach { reader.report($0) }
      if let tag { table.entries[tag.value.rawValue] = words }
    }
    return table
  }

  private static func read(
    _ reader: inout MappingReader, besides known: LanguageWords
  ) -> LanguageWords {
    var words = known
    let days = reader.mapping(WordKeys.keys.days, days) ?? [:]
    words.days.merge(days) { $1 }
    words.countries.merge(countries(&reader)) { $1 }
    if case .record(let labels)? = reader.templateData(WordKeys.keys.labels) {
      words.take(labels: labels)
    }
    return words
  }

  private static func days(_ reader: inout MappingReader) -> [Weekday: String] {
    let keys = DayKeys.keys
    let names: [(Weekday, Ranged<String>?)] = [
      (.monday, reader.line(keys.monday)), (.tuesday, reader.line(keys.tuesday)),
      (.wednesday, reader.line(keys.wednesday)), (.thursday, reader.line(keys.thursday)),
      (.friday, reader.line(keys.friday)), (.saturday, reader.line(keys.saturday)),
      (.sunday, reader.line(keys.sunday)),
    ]
    return Dictionary(uniqueKeysWithValues: names.compactMap { day, name in name.map { (day, $0.value) } })
  }

  private static func countries(_ reader: inout MappingReader) -> [CountryCode: String] {
    guard let node = reader.mapping(WordKeys.keys.countries) else { return [:] }
    var names: [CountryCode: String] = [:]
    for (key, value) in node.entries {
      let code = reader.value(of: Ranged(key.text ?? "", at: key.range), .invalidPlace, CountryCode.init(_:))
      if let code, let name = value.text { names[code.value] = name }
    }
    return names
  }
}

/// The keys of a language in `words`.
package final class WordKeys: KeyGroup {
  package static let keys = WordKeys()

  let days = Key("days", .mapping(DayKeys.keys), about: "the names of the days")
  let countries = Key(
    "countries", .entries(.text, named: "CODE"), about: "the names of countries, by code", default: "CLDR’s",
    example: "{US: USA}", codes: [.invalidPlace])
  let labels = Key(
    "labels", .anything,
    about: "the words of the theme. See [Add a language](../Guides/AddALanguage.md#use-your-own-words)",
    default: "clipsite’s in 23 languages",
    example: "{open: geöffnet}")
}

/// The keys of `days`.
final class DayKeys: KeyGroup {
  static let keys = DayKeys()

  let monday = day("monday", "Montag")
  let tuesday = day("tuesday", "Dienstag")
  let wednesday = day("wednesday", "Mittwoch")
  let thursday = day("thursday", "Donnerstag")
  let friday = day("friday", "Freitag")
  let saturday = day("saturday", "Samstag")
  let sunday = day("sunday", "Sonntag")

  private static func day(_ name: StaticString, _ example: String) -> Key {
    Key(name, .text(.line), about: "the name of the day", default: "English", example: example)
  }
}
