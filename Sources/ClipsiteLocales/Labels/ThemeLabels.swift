/// The words of the themes in a language, as pages have them under `extra.labels`.
///
/// `Labels.txt` beside this file has the context of each label, and for reviewers what each translation says.
package struct ThemeLabels: Sendable {
  /// The region's differences, and the language.
  private let lines: [TableLine]

  /// The labels of a language, or `nil` if the themes are not translated into it.
  package init?(_ locale: LocaleData) {
    lines = locale.lines("labels")
    if lines.isEmpty { return nil }
  }

  /// Returns the text of a label, or `nil` if no theme has the label.
  package func text(_ name: String) -> String? {
    for line in lines { if let text = line.value(of: name) { return text } }
    return nil
  }

  /// The names of all labels, sorted.
  package static let names = english(\.name)

  /// The English texts, in the order of the names.
  package static let english = english(\.text)

  private static func english(_ part: ((name: String, text: String)) -> String) -> [String] {
    (TableLine("labels", "en")?.fields ?? []).map { field in
      let name = field.prefix { $0 != "=" }
      return part((String(name), String(field.dropFirst(name.count + 1))))
    }
  }

  /// The tags of the languages that the themes are translated into, and of regions with some other words.
  package static var languages: [String] { TableLine.keys(of: "labels") }
}
