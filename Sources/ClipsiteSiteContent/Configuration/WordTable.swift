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
      Self.checkPlaceholders(of: value.value(forKey: "labels"), &reader)
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

  /// Reports names in braces that nothing fills, so that pages would show them.
  private static func checkPlaceholders(of labels: YAMLNode?, _ reader: inout MappingReader) {
    guard let labels, labels.kind == .mapping else { return }
    for (key, value) in labels.entries {
      guard let name = key.text, let text = value.text, text.contains("{"),
        let index = ThemeLabels.names.firstIndex(of: name)
      else { continue }
      let known = placeholders(in: ThemeLabels.english[index])
      guard let unknown = placeholders(in: text).first(where: { !known.contains($0) }) else { continue }
      reader.report(
        .unknownPlaceholder(unknown, in: name, known: known, at: reader.range(ByteRange(value.range))))
    }
  }

  /// The names in braces, with their braces.
  private static func placeholders(in text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { "{\(part[..<$0])}" }
    }
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
    example: "{open: geöffnet}", codes: [.unknownPlaceholder])
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

extension Diagnostic {
  fileprivate static func unknownPlaceholder(
    _ name: String, in label: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let names = known.map { "`\($0)`" }.joined(separator: " or ")
    return Diagnostic(
      .unknownPlaceholder, at: range,
      "nothing has the place of `\(name)` in the label `\(label)`, so pages show it as it is",
      fix: known.isEmpty ? "remove it" : "write \(names)")
  }
}

extension DiagnosticCode {
  /// A label contains a name in braces that nothing fills.
  package static let unknownPlaceholder = DiagnosticCode(
    "UnknownPlaceholder", .warning,
    summary: "A label contains a name in braces that clipsite does not replace.",
    explanation: """
      Some words of the theme contain `{day}`, `{time}`, or `{date}`, which a page replaces with a value. The
      reference page “Translations” lists them. A page shows every other name in braces as you wrote it.
      """,
    fix: "Write the name that the English label contains.",
    example: .init(
      .configuration, wrong: "words:\n  de: {labels: {closes-at: \"zu um {tim}\"}}",
      right: "words:\n  de: {labels: {closes-at: \"zu um {time}\"}}"))
}
