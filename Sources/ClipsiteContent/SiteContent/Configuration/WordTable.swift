package import ClipsiteAppClips
import ClipsiteLocales
import ClipsiteMustache
package import ClipsiteText

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
  fileprivate static func read(_ node: YAMLNode, _ reader: inout MappingReader) -> WordTable {
    var table = WordTable()
    for (key, value) in node.entries {
      guard let text = key.text, !value.isEmpty else { continue }
      let tag = reader.value(of: Ranged(text, at: key.range), Forms.language)
      var words = tag.map { table.words(in: $0) } ?? .none
      _ = reader.readApart(value, WordKeys.keys, into: &words)
      Self.checkPlaceholders(of: value.value(forKey: "labels"), &reader)
      table.unusualLabels += MappingReader.unusualLabels(in: value)
      if let tag { table.entries[tag.rawValue] = words }
    }
    return table
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
      let names = known.map { "`\($0)`" }.joined(separator: " or ")
      reader.report(
        .unknownPlaceholder, at: value.place,
        "nothing has the place of `\(unknown)` in the label `\(name)`, so pages show it as it is",
        fix: known.isEmpty ? "remove it" : "write \(names)")
    }
  }

  /// The names in braces, with their braces.
  private static func placeholders(in text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { "{\(part[..<$0])}" }
    }
  }
}

/// The keys of a language in `words`.
package enum WordKeys {
  package static let keys = Keys<LanguageWords>([
    .key("days", KeyField(days, \.self), .alone, about: "the names of the days"),
    .key(
      "countries",
      KeyField(.entries(.text, named: "CODE")) { node, key, reader, words in
        guard let node = reader.mapping(node, key) else { return }
        for (key, value) in node.entries {
          let code = reader.value(of: Ranged(key.text ?? "", at: key.range), Forms.country)
          if let code, let name = value.text { words.countries[code] = name }
        }
      }, .alone, about: "the names of countries, by code", default: "CLDR’s",
      example: "{US: USA}", codes: [.invalidPlace]),
    .key(
      "labels",
      KeyField(.anything) { node, key, reader, words in
        guard let node = reader.mapping(node, key) else { return }
        if case .record(let labels) = MappingReader.templateData(node) { words.take(labels: labels) }
      }, .alone,
      about: "the words of the theme. See [Add a language](../Guides/AddALanguage.md#use-your-own-words)",
      default: "clipsite’s in 23 languages", example: "{open: geöffnet}", codes: [.unknownPlaceholder]),
  ])

  private static let days = Keys<LanguageWords>([
    day("monday", .monday, "Montag"), day("tuesday", .tuesday, "Dienstag"),
    day("wednesday", .wednesday, "Mittwoch"), day("thursday", .thursday, "Donnerstag"),
    day("friday", .friday, "Freitag"), day("saturday", .saturday, "Samstag"),
    day("sunday", .sunday, "Sonntag"),
  ])

  private static func day(
    _ name: StaticString, _ day: Weekday, _ example: String
  ) -> KeyDeclaration<LanguageWords> {
    let field = KeyField<LanguageWords>(.text(.line)) { node, key, reader, words in
      if let name = reader.line(node, key) { words.days[day] = name.value }
    }
    return .key(name, field, .alone, about: "the name of the day", default: "English", example: example)
  }
}

extension KeyField {
  /// The site's own words, by language.
  static func words(_ path: WritableKeyPath<Owner, WordTable>) -> KeyField {
    KeyField(.entries(.mapping(WordKeys.keys), named: "LANGUAGE"), plain: path) { node, key, reader in
      reader.mapping(node, key).map { WordTable.read($0, &reader) }
    }
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
