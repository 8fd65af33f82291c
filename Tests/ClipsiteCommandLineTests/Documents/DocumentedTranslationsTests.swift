import ClipsiteLocales
import Foundation
import Testing

/// A page for each language shows reviewers the words of the themes: where readers see them, the text, and
/// what it says word for word.
struct DocumentedTranslationsTests {
  /// A label of `Labels.txt`.
  private struct Label {
    let name: String
    var context = ""
    /// By language: the text, and what it says.
    var texts: [String: (text: String, meaning: String)] = [:]
  }

  private static let folder = "\(Document.catalog)/Reference/Translations"
  private static let source = "Sources/ClipsiteLocales/Labels/Labels.txt"

  private static let labels: [Label] = {
    var labels: [Label] = []
    for line in ((try? Document(source).text) ?? "").split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        labels.append(Label(name: String(line.dropFirst().dropLast())))
      } else if line.hasPrefix("context: ") {
        labels[labels.count - 1].context = String(line.dropFirst(9))
      } else if let match = line.wholeMatch(of: /(\S+) = (.+?)(?: ~ (.+))?/) {
        let entry = (text: String(match.2), meaning: match.3.map(String.init) ?? "")
        labels[labels.count - 1].texts[String(match.1)] = entry
      }
    }
    return labels
  }()

  /// The languages with words, by the name of their page.
  private static let languages: [(page: String, tag: String)] = ThemeLabels.languages.compactMap { tag in
    guard tag != "en", LocaleData(tag)?.language == tag, let name = LanguageNames.englishName(of: tag) else {
      return nil
    }
    let page = name.folding(options: .diacriticInsensitive, locale: nil).replacing(" ", with: "")
    return (page, tag)
  }.sorted { $0.page < $1.page }

  private static func name(of tag: String) -> String { LanguageNames.englishName(of: tag) ?? tag }

  @Test func everyLanguageIsThere() {
    #expect(Self.languages.count == 22 && Self.labels.map(\.name).sorted() == ThemeLabels.names)
  }

  @Test(arguments: languages.map(\.page)) func aLanguageHasItsPage(_ page: String) throws {
    let tag = try #require(Self.languages.first { $0.page == page }?.tag)
    // A region is on the page of its language, below it.
    let tags =
      [tag] + ThemeLabels.languages.filter { $0.hasPrefix("\(tag)-") && $0 != tag && Self.isRegion($0) }
    let rows = Self.labels.flatMap { label in
      tags.compactMap { tag in
        label.texts[tag].map { entry in
          "| `\(label.name)`\(tag.contains("-") && Self.isRegion(tag) ? " (\(tag))" : "") | \(label.context) "
            + "| \(label.texts["en"]?.text ?? "") | \(entry.text) | \(entry.meaning) |\n"
        }
      }
    }
    try Document.expectPage(
      "\(Self.folder)/\(page).md",
      """
      # \(Self.name(of: tag)) translation

      The words of the themes in \(Self.name(of: tag)) (`\(tag)`), for reviewers.

      Nobody fluent has read this translation yet. The last column is what the text says, word for word.
      [Translations](../Translations.md) explains how to correct a text.

      | label | where readers see it | English | text | it says |
      |---|---|---|---|---|
      \(rows.joined())
      """)
  }

  private static func isRegion(_ tag: String) -> Bool { tag.split(separator: "-").last?.count == 2 }

  @Test func noPageIsLeftOver() throws {
    let folder = Document.root.appendingPathComponent(Self.folder).path
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(pages) == Set(Self.languages.map { "\($0.page).md" }))
  }

  @Test func theIndexHasEveryLanguageAndLabel() throws {
    let rows = Self.labels.map { "| `\($0.name)` | \($0.context) | \($0.texts["en"]?.text ?? "") |\n" }
    let topics = Self.languages.map {
      "- [\(Self.name(of: $0.tag)) translation](Translations/\($0.page).md)\n"
    }
    try Document.expectPage(
      "\(Document.catalog)/Reference/Translations.md",
      """
      # Translations

      The words of the themes, which templates name as `labels.hours`, and their translations.

      Nobody fluent has read the translations yet. If you speak a language, read its page below. To correct a
      text, change `\(Self.source)`, and run `.ci/locales`. To use other words on your own site, see [Add a
      language](../Guides/AddALanguage.md#use-your-own-words).

      A page puts values in the place of `{day}`, `{time}`, and `{date}`.

      | label | where readers see it | English |
      |---|---|---|
      \(rows.joined())
      ## Topics

      ### Languages

      \(topics.joined())
      """)
  }
}
