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
  static let labels = Fields<PageContext>(
    zip(ThemeLabels.names, ThemeLabels.english).enumerated().map { index, label in
      let name = Name(label.0)
      return .text(name, "A word of the theme", example: label.1) { $0.label(at: index, name) }
    })
}
