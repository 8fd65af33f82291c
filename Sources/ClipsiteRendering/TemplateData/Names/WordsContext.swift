import ClipsiteContent
import ClipsiteLocales
import ClipsiteMustache
import ClipsiteSite

extension PageContext {
  /// The word of the theme at an index of `ThemeLabels.names`: the page's own, that of the answers to unknown
  /// URLs, or the one of the language.
  fileprivate func label(at index: Int, _ name: Name) -> String {
    if let own = page?.source.extra.label(name) { return own }
    if kind == .notFound, let own = site.ownLabel(name) { return own }
    return words.label(at: index)
  }
}

extension TemplateContext {
  /// The words of the theme in the language of the page.
  static let labels = fields { $0.label(at: $1, $2) } as Fields<PageContext>

  /// The words of the theme in a language.
  static let words = fields { words, index, _ in words.label(at: index) } as Fields<PageWords>

  private static func fields<Source>(
    _ text: @escaping @Sendable (Source, Int, Name) -> String
  ) -> Fields<Source> {
    Fields(
      zip(ThemeLabels.names, ThemeLabels.english).enumerated().map { index, label in
        let name = Name(label.0)
        return .text(name, "A word of the theme", example: label.1) { text($0, index, name) }
      })
  }
}
