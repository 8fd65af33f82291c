package import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteLocales
import ClipsiteMustache

/// The site's own words in its languages: the key `words` of `site.yml`.
package struct WordTable: Sendable {
  /// By language tags.
  private var entries: [String: LanguageWords] = [:]
  /// The labels that clipsite's own themes do not have. Another theme can have them.
  package private(set) var unusualLabels: [SpannedText] = []

  /// The site's words for a language: its own, or those of the language without region, or without script and
  /// region.
  package func words(in language: LanguageTag) -> LanguageWords {
    if entries.isEmpty { return .none }
    if let words = entries[language.rawValue] { return words }
    let inScript = LocaleData(language.rawValue).flatMap { entries[$0.language] }
    return inScript ?? entries[language.language] ?? .none
  }

  /// Decodes the mapping.
  static func read(_ reader: inout MappingReader) -> WordTable {
    var table = WordTable()
    guard let node = reader.mapping("words") else { return table }
    for (key, value) in node.entries {
      guard let text = key.text, !value.isEmpty else { continue }
      let located = Located(text, at: key.range)
      let tag = reader.value(of: located, .invalidLanguage, LanguageTag.init(_:))
      var entry = MappingReader(value)
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
    let days = reader.mapping("days", days) ?? [:]
    words.days.merge(days) { $1 }
    words.countries.merge(countries(&reader)) { $1 }
    if case .record(let labels)? = reader.templateData("labels") {
      words.take(labels: labels)
    }
    return words
  }

  private static func days(_ reader: inout MappingReader) -> [Weekday: String] {
    let names: [(Weekday, Located<String>?)] = [
      (.monday, reader.line("monday")), (.tuesday, reader.line("tuesday")),
      (.wednesday, reader.line("wednesday")), (.thursday, reader.line("thursday")),
      (.friday, reader.line("friday")), (.saturday, reader.line("saturday")),
      (.sunday, reader.line("sunday")),
    ]
    return Dictionary(uniqueKeysWithValues: names.compactMap { day, name in name.map { (day, $0.value) } })
  }

  private static func countries(_ reader: inout MappingReader) -> [CountryCode: String] {
    guard let node = reader.mapping("countries") else { return [:] }
    var names: [CountryCode: String] = [:]
    for (key, value) in node.entries {
      let code = reader.value(of: Located(key.text ?? "", at: key.range), .invalidPlace, CountryCode.init(_:))
      if let code, let name = value.text { names[code.value] = name }
    }
    return names
  }
}
